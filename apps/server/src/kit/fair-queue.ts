// Owns running many tasks a few at a time, in an order that no crowd can fill: those of names that have had least first; of
// equals, in turn the one that waits longest and the one that came last. So a crowd that came before somebody keeps them
// waiting for about two tasks, and nobody waits for ever behind those who come after them.

/** Somebody for whom a task is done; several may want the same one. */
type Names = ReadonlySet<string>;

interface FairQueue {
  /** Resolves or rejects as the task does. Whoever is added to the names while it waits is told of by `alsoFor`. */
  done<T>(names: Names, task: () => Promise<T>): Promise<T>;
  /** One more name wants the task of these: if it waits still, it counts as one that came last. */
  alsoFor(names: Names): void;
}

/** `had`: how much a name has had; 0: so little that it does not count. The event loop turns after each task. */
export function createFairQueue(most: number, had: (name: string) => number): FairQueue {
  /** The one that waits longest first. */
  const waiting = new Map<Names, () => void>();
  let busy = 0;
  let isLastsTurn = false;

  const hadBy = (names: Names): number => Math.min(...Array.from(names, had));

  function next(): (() => void) | undefined {
    let [least, chosen] = [Number.POSITIVE_INFINITY, undefined as Names | undefined];
    isLastsTurn = !isLastsTurn;
    for (const names of waiting.keys()) {
      const its = hadBy(names);
      if (its > least || (its === least && !isLastsTurn)) continue;
      [least, chosen] = [its, names];
    }
    if (chosen === undefined) return undefined;
    const begin = waiting.get(chosen);
    waiting.delete(chosen);
    return begin;
  }

  function begin(task: () => Promise<unknown>): void {
    busy += 1;
    void task().finally(() =>
      setImmediate(() => {
        busy -= 1;
        next()?.();
      }),
    );
  }

  return {
    done: (names, task) =>
      new Promise((resolve, reject) => {
        const settled = (): Promise<void> => Promise.resolve().then(task).then(resolve, reject);
        if (busy < most) begin(settled);
        else waiting.set(names, () => begin(settled));
      }),
    alsoFor(names) {
      const begins = waiting.get(names);
      if (begins === undefined) return;
      waiting.delete(names);
      waiting.set(names, begins);
    },
  };
}
