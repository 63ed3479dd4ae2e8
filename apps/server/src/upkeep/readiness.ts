// Owns whether the store really writes. A recent write counts for a while, so that frequent probes cause few.
import type { Clock } from '../limits/limits.ts';

/** Milliseconds. */
export const SEEN_LATELY = 5000;

/** Milliseconds for an answer of the store, and in which a write or a failure counts. */
const PATIENCE = 2000;
export const WROTE_LATELY = 20_000;
export const GRUDGE = 10_000;

export type Readiness = 'ok' | 'stopping' | 'storage-failed';

interface ReadinessOptions {
  readonly now: Clock;
  /** Something small, durably. */
  readonly tryToWrite: () => Promise<boolean>;
  /** A deleted file still takes writes. */
  readonly isInPlace: () => Promise<boolean>;
  readonly isStopping: () => boolean;
}

interface Watch {
  tried(isWritten: boolean): void;
  look(): Promise<Readiness>;
}

export function watchReadiness({ now, tryToWrite, isInPlace, isStopping }: ReadinessOptions): Watch {
  let wroteAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<boolean> | null = null;
  let seenAt = Number.NEGATIVE_INFINITY;
  let wasInPlace = true;

  function tried(isWritten: boolean): void {
    if (isWritten) wroteAt = now();
    else failedAt = now();
  }

  /** Concurrent calls get the previous result. */
  async function hasItsPlace(): Promise<boolean> {
    if (now() - seenAt >= SEEN_LATELY) {
      seenAt = now();
      await inTime(isInPlace().then((isThere) => (wasInPlace = isThere)));
    }
    return wasInPlace;
  }

  /** Concurrent calls share one write; one that hangs is not repeated. */
  async function canWrite(): Promise<boolean> {
    const writing = (looking ??= tryToWrite().finally(() => (looking = null)));
    const isWritten = await inTime(writing);
    if (isWritten) wroteAt = now();
    return isWritten;
  }

  return {
    tried,
    async look() {
      if (isStopping()) return 'stopping';
      if (now() - failedAt < GRUDGE || !(await hasItsPlace())) return 'storage-failed';
      if (wroteAt > failedAt && now() - wroteAt < WROTE_LATELY) return 'ok';
      const isWritten = await canWrite();
      if (isStopping()) return 'stopping';
      return isWritten ? 'ok' : 'storage-failed';
    },
  };
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}
