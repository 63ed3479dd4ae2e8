// Owns in which order rooms are read, and how many at once, for the memory that each takes: those of sites for which fewest
// rows were read lately go first, and none waits for much longer ones.
import { createFairQueue } from '../kit/fair-queue.ts';
import { createBuckets } from '../limits/limits.ts';
import type { Clock, Limits } from '../limits/limits.ts';

/** Rows to be read, after the snapshot where there is one: up to so many rooms are short, and long; beyond, they are longer. */
export const SHORT = 2000;
export const LONG = 5000;
export const SHORT_AT_ONCE = 4;
/** Of the long ones, and of the longer ones. */
export const LONG_AT_ONCE = 1;

/** For which a room is read; more may come as long as it waits. */
export type Sites = Set<string>;

interface ReadingOrder {
  /** Resolves or rejects as the task does. `rows`: so many are to be read. */
  done<T>(sites: Sites, rows: number, read: () => Promise<T>): Promise<T>;
  /** One more site wants the room of these. */
  add(sites: Sites, site: string): void;
  /** For these, so many rows were read. */
  wereRead(sites: Sites, rows: number): void;
}

type ReadingLimits = Pick<Limits, 'readRowBurst' | 'readRowsPerSecond'>;

export function createReadingOrder(limits: ReadingLimits, now: Clock): ReadingOrder {
  const readFor = createBuckets(limits.readRowBurst, limits.readRowsPerSecond, now);
  const had = (site: string): number => readFor(site).wait();
  const short = createFairQueue(SHORT_AT_ONCE, had);
  const long = createFairQueue(LONG_AT_ONCE, had);
  const longer = createFairQueue(LONG_AT_ONCE, had);

  return {
    done: (sites, rows, read) => (rows <= SHORT ? short : rows <= LONG ? long : longer).done(sites, read),
    add(sites, site) {
      if (sites.has(site)) return;
      sites.add(site);
      for (const queue of [short, long, longer]) queue.alsoFor(sites);
    },
    wereRead(sites, rows) {
      for (const site of sites) readFor(site).charge(rows);
    },
  };
}
