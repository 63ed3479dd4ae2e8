// Owns the lane in which much that has to be done goes through a few at a time: after each the event loop turns, so that
// whoever asks for anything meanwhile is answered in between.
interface Lane {
  /** Kept when the deed has begun: whoever waits for that hands over no more than goes through. */
  take(deed: () => Promise<void>): Promise<void>;
}

/** `most`: deeds that are under way at once. */
export function createLane(most: number): Lane {
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
