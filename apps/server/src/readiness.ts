// Owns whether the game can be played just now: whether the store writes, not only reads. What was written a moment ago
// answers for a while, so that whoever asks every second makes the disk write a few times a minute at most.
import type { Clock } from './limits.ts';

/** Milliseconds in which the store has to answer, and for which it is known to have written, or to have failed to. */
const PATIENCE = 2000;
export const WROTE_LATELY = 20_000;
export const GRUDGE = 10_000;

export type Readiness = 'ok' | 'stopping' | 'storage-failed';

interface ReadinessOptions {
  readonly now: Clock;
  /** Writes something small, durably: whether that went well. */
  readonly tryToWrite: () => Promise<boolean>;
  readonly isStopping: () => boolean;
}

interface Watch {
  /** The store has written, or has failed to. */
  tried(isWritten: boolean): void;
  /** Asks the store only where nothing is known of it. */
  look(): Promise<Readiness>;
}

export function watchReadiness({ now, tryToWrite, isStopping }: ReadinessOptions): Watch {
  let wroteAt = Number.NEGATIVE_INFINITY;
  let failedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<boolean> | null = null;

  function tried(isWritten: boolean): void {
    if (isWritten) wroteAt = now();
    else failedAt = now();
  }

  /** However many ask at once. A write that hangs is waited for by nobody, and not asked for once more. */
  async function canWrite(): Promise<boolean> {
    const writing = (looking ??= tryToWrite().finally(() => (looking = null)));
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PATIENCE, false)));
    const isWritten = await Promise.race([writing, late]).finally(() => clearTimeout(timer));
    if (isWritten) wroteAt = now();
    return isWritten;
  }

  return {
    tried,
    async look() {
      if (isStopping()) return 'stopping';
      if (now() - failedAt < GRUDGE) return 'storage-failed';
      if (wroteAt > failedAt && now() - wroteAt < WROTE_LATELY) return 'ok';
      const isWritten = await canWrite();
      if (isStopping()) return 'stopping';
      return isWritten ? 'ok' : 'storage-failed';
    },
  };
}
