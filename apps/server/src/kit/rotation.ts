// Owns spreading what costs time over turns of the event loop, in rotation among names, so that none delays the
// others.

export interface Rotation {
  /**
   * Acts now or in its turn, in order for each name. `weight`: its part of a turn's `most`; the last one in a turn
   * may exceed it.
   */
  take(name: string, weight: number, act: () => void): void;
  /** Does now what this name has waiting. */
  hurry(name: string): void;
}

interface Task {
  readonly weight: number;
  readonly act: () => void;
}

export function createRotation(most: number): Rotation {
  /** By names, the next one first. */
  const waiting = new Map<string, Set<Task>>();
  let done = 0;
  let isTurning = false;

  function turn(): void {
    isTurning = false;
    done = 0;
    while (done < most) {
      const [next] = waiting;
      if (next === undefined) break;
      takeOne(...next);
    }
    if (done > 0) turnLater();
  }

  function takeOne(name: string, tasks: Set<Task>): void {
    waiting.delete(name);
    const [task] = tasks;
    if (task === undefined) return;
    tasks.delete(task);
    if (tasks.size > 0) waiting.set(name, tasks);
    carryOut(task);
  }

  function carryOut({ weight, act }: Task): void {
    done += weight;
    turnLater();
    act();
  }

  function turnLater(): void {
    if (isTurning) return;
    isTurning = true;
    setImmediate(turn);
  }

  return {
    take(name, weight, act) {
      const mine = waiting.get(name);
      if (mine !== undefined) mine.add({ weight, act });
      else if (done < most) carryOut({ weight, act });
      else waiting.set(name, new Set([{ weight, act }]));
    },
    hurry(name) {
      // Goes on with what a task adds at the end.
      for (const { act } of waiting.get(name) ?? []) act();
      waiting.delete(name);
    },
  };
}
