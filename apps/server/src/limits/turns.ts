// Owns how incoming work is spread over turns of the event loop: so much at once, and the rest in rotation among the
// addresses, so that one address with much work does not delay the others.

export interface Turns {
  readonly inTurn: (address: string, act: () => void) => void;
  /** A connection was accepted. libuv accepts one a turn and others may wait, so this turn ends after one task. */
  readonly connectionCame: () => void;
}

/** `most` tasks are done in a turn. */
export function createTurns(most: number): Turns {
  /** Addresses with waiting tasks, the next one first. */
  const waiting = new Map<string, Set<() => void>>();
  let done = 0;
  let isTurning = false;
  let hasConnectionCome = false;

  function turn(): void {
    const before = hasConnectionCome ? most - 1 : 0;
    isTurning = false;
    hasConnectionCome = false;
    done = before;
    while (waiting.size > 0 && done < most) {
      const [next] = waiting;
      if (next !== undefined) take(...next);
    }
    if (done > before) turnLater();
    else done = 0;
  }

  function take(address: string, acts: Set<() => void>): void {
    waiting.delete(address);
    const [act] = acts;
    if (act === undefined) return;
    acts.delete(act);
    if (acts.size > 0) waiting.set(address, acts);
    done += 1;
    act();
  }

  function turnLater(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  }

  return {
    inTurn(address, act) {
      turnLater();
      const mine = waiting.get(address);
      if (mine !== undefined) mine.add(act);
      else if (done >= most) waiting.set(address, new Set([act]));
      else {
        done += 1;
        act();
      }
    },
    connectionCame() {
      turnLater();
      hasConnectionCome = true;
      done = Math.max(done, most - 1);
    },
  };
}
