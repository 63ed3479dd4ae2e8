// Owns what time it is by a clock that has to be asked, and is the same for all who ask it: that of a database.
import { performance } from 'node:perf_hooks';

interface AskedTime {
  /** Milliseconds since 1970; by this device's wall clock until the other one was asked. */
  readonly time: () => number;
  /** What it says is followed as far as it does not come from having been on its way. */
  readonly ask: (clock: () => Promise<number>) => Promise<void>;
}

export function createAskedTime(now: () => number = () => performance.now()): AskedTime {
  /** Added to the monotonic clock; null: unknown. */
  let ahead: number | null = null;
  return {
    time: () => (ahead === null ? Date.now() : Math.floor(now() + ahead)),
    async ask(clock) {
      const before = now();
      const told = await clock();
      const after = now();
      // In between, whenever that was.
      ahead = Math.max(told - after, Math.min(told - before, ahead ?? told - (before + after) / 2));
    },
  };
}
