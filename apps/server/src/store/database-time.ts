// Owns what time it is for all processes of one database: that of its clock, for those of their machines may differ, and a
// player's time would be over at one that is ahead.
import { performance } from 'node:perf_hooks';
import type { Clock } from '../limits/limits.ts';

interface DatabaseTime {
  /** Milliseconds since 1970; by this device's wall clock until the database was asked. */
  readonly time: () => number;
  /** Asks the database. What it says is followed as far as it is not for having been on its way. */
  readonly ask: (database: () => Promise<number>) => Promise<void>;
}

export function createDatabaseTime(now: Clock = () => performance.now()): DatabaseTime {
  /** Added to the monotonic clock; null: unknown. */
  let ahead: number | null = null;
  return {
    time: () => (ahead === null ? Date.now() : Math.floor(now() + ahead)),
    async ask(database) {
      const before = now();
      const told = await database();
      const after = now();
      // In between, whenever that was.
      ahead = Math.max(told - after, Math.min(told - before, ahead ?? told - (before + after) / 2));
    },
  };
}
