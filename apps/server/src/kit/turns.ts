// Owns spreading work over turns of the event loop, in rotation among names (addresses, rooms), so that none delays the
// others.
import { performance } from 'node:perf_hooks';

/** Milliseconds between two tasks while turns are cut short: where one took longer than that allows, the process was held up. */
export const LONGEST_REST = 20;

export interface Turns {
  /**
   * Acts now or in its turn, in order for each name. `weight`: its part of a turn's `most`, 1 unless given; the last
   * one in a turn may exceed it.
   */
  readonly inTurn: (name: string, act: () => void, weight?: number) => void;
  /** Acts in its turn, never now, and before whatever else the name has waiting: the next piece of what has begun. */
  readonly goOn: (name: string, act: () => void, weight?: number) => void;
  /** This turn ends after one task: others wait for the event loop. */
  readonly cutShort: () => void;
}

interface TurnsOptions {
  /** Of weight, in a turn. */
  readonly most: number;
  /** Milliseconds after which no task is begun in a turn. */
  readonly longest?: number;
  /** Of the time, what tasks may take as long as each turn is cut short: a turn may have none then. 1 unless given. */
  readonly shareOfShort?: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

interface Task {
  readonly act: () => void;
  readonly weight: number;
}

type Waiting = Map<string, Set<Task>>;

export function createTurns({
  most,
  longest = Number.POSITIVE_INFINITY,
  shareOfShort = 1,
  now = () => performance.now(),
}: TurnsOptions): Turns {
  /** Names, the next one first: those of which nothing was done since they had nothing waiting, and the others. */
  const fresh: Waiting = new Map();
  const waiting: Waiting = new Map();
  let wasFresh = false;
  let done = 0;
  let spent = 0;
  let isTurning = false;
  let isShort = false;
  /** Of the latest task. */
  let lasted = 0;
  let ended = Number.NEGATIVE_INFINITY;

  /** Turns in a row that were cut short. */
  let row = 0;

  /** What of a turn that is cut short is as good as done. */
  function lessOfShort(): number {
    const rest = Math.min((lasted * (1 - shareOfShort)) / shareOfShort, LONGEST_REST);
    const isRested = now() - ended >= rest;
    return row < 2 || isRested ? most - 1 : most;
  }

  function isOver(): boolean {
    return done >= most || spent >= longest;
  }

  function turn(): void {
    row = isShort ? row + 1 : 0;
    const before = isShort ? lessOfShort() : 0;
    isTurning = false;
    isShort = false;
    done = before;
    spent = 0;
    while (!isOver()) {
      const [next] = nextOnes();
      if (next === undefined) break;
      take(...next);
    }
    if (done > before || fresh.size + waiting.size > 0) turnLater();
    else done = 0;
  }

  /** The fresh ones, but never two in a row while others wait: else a crowd of new ones would keep those waiting. */
  function nextOnes(): Waiting {
    wasFresh = fresh.size > 0 && !(wasFresh && waiting.size > 0);
    return wasFresh ? fresh : waiting;
  }

  function take(name: string, tasks: Set<Task>): void {
    fresh.delete(name);
    waiting.delete(name);
    const [task] = tasks;
    if (task === undefined) return;
    tasks.delete(task);
    if (tasks.size > 0) waiting.set(name, tasks);
    carryOut(task);
  }

  function carryOut({ act, weight }: Task): void {
    done += weight;
    const begun = now();
    try {
      act();
    } finally {
      ended = now();
      lasted = ended - begun;
      spent += lasted;
    }
  }

  function turnLater(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  }

  return {
    inTurn(name, act, weight = 1) {
      turnLater();
      const mine = fresh.get(name) ?? waiting.get(name);
      if (mine !== undefined) mine.add({ act, weight });
      else if (isOver()) fresh.set(name, new Set([{ act, weight }]));
      else carryOut({ act, weight });
    },
    goOn(name, act, weight = 1) {
      turnLater();
      const mine = fresh.get(name) ?? waiting.get(name) ?? new Set();
      const others = [...mine];
      mine.clear();
      for (const task of [{ act, weight }, ...others]) mine.add(task);
      if (!fresh.has(name)) waiting.set(name, mine);
    },
    cutShort() {
      turnLater();
      isShort = true;
      done = Math.max(done, lessOfShort());
    },
  };
}
