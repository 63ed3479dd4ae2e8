// Owns running many tasks a few at a time; the event loop turns after each.
interface WorkQueue {
  /** Resolves when the task has begun: whoever waits for that never queues more than can run. */
  take(deed: () => Promise<void>): Promise<void>;
  /** Resolves or rejects as the task does. */
  done<T>(task: () => Promise<T>): Promise<T>;
}

export function createWorkQueue(most: number): WorkQueue {
  let busy = 0;
  const waiting = new Set<() => void>();

  async function run(deed: () => Promise<void>): Promise<void> {
    try {
      await deed();
    } finally {
      await new Promise((resolve) => setImmediate(resolve));
      busy -= 1;
      const [next] = waiting;
      if (next !== undefined) {
        waiting.delete(next);
        next();
      }
    }
  }

  async function take(deed: () => Promise<void>): Promise<void> {
    if (busy >= most) await new Promise<void>((resolve) => waiting.add(() => resolve(begin())));
    else begin();

    function begin(): void {
      busy += 1;
      void run(deed);
    }
  }

  return {
    take,
    done: (task) => new Promise((resolve, reject) => void take(() => task().then(resolve, reject))),
  };
}
