// Owns running many tasks a few at a time; the event loop turns after each.
interface WorkQueue {
  /** Resolves when the task has begun: whoever waits for that never queues more than can run. */
  take(deed: () => Promise<void>): Promise<void>;
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

  return {
    async take(deed) {
      if (busy >= most) await new Promise<void>((resolve) => waiting.add(() => resolve(begin())));
      else begin();

      function begin(): void {
        busy += 1;
        void run(deed);
      }
    },
  };
}
