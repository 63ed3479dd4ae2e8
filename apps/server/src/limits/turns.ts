// Owns how incoming work is spread over turns of the event loop, in rotation among the addresses, so that none delays
// the others.

import { performance } from 'node:perf_hooks';
import type { Clock } from './limits.ts';

const clock: Clock = () => performance.now();

export interface Turns {
  readonly inTurn: (address: string, act: () => void) => void;
  /** libuv accepts one connection a turn and others may wait: this turn ends after one task. */
  readonly connectionCame: () => void;
}

/** Tasks in a turn; none is begun after `longest` milliseconds. */
export function createTurns(most: number, longest = Number.POSITIVE_INFINITY, now: Clock = clock): Turns {
  /** Addresses with waiting tasks, the next one first: those of which none was done since they had none, and the others. */
  const fresh = new Map<string, Set<() => void>>();
  const waiting = new Map<string, Set<() => void>>();
  let done = 0;
  let spent = 0;
  let isTurning = false;
  let hasConnectionCome = false;

  function isOver(): boolean {
    return done >= most || spent >= longest;
  }

  function turn(): void {
    const before = hasConnectionCome ? most - 1 : 0;
    isTurning = false;
    hasConnectionCome = false;
    done = before;
    spent = 0;
    while (!isOver()) {
      const [next] = fresh.size > 0 ? fresh : waiting;
      if (next === undefined) break;
      take(...next);
    }
    if (done > before) turnLater();
    else done = 0;
  }

  function take(address: string, acts: Set<() => void>): void {
    fresh.delete(address);
    waiting.delete(address);
    const [act] = acts;
    if (act === undefined) return;
    acts.delete(act);
    if (acts.size > 0) waiting.set(address, acts);
    carryOut(act);
  }

  function carryOut(act: () => void): void {
    done += 1;
    const begun = now();
    try {
      act();
    } finally {
      spent += now() - begun;
    }
  }

  function turnLater(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  }

  return {
    inTurn(address, act) {
      turnLater();
      const mine = fresh.get(address) ?? waiting.get(address);
      if (mine !== undefined) mine.add(act);
      else if (isOver()) fresh.set(address, new Set([act]));
      else carryOut(act);
    },
    connectionCame() {
      turnLater();
      hasConnectionCome = true;
      done = Math.max(done, most - 1);
    },
  };
}
