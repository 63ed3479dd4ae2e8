// Owns which addresses may open no connections for a while: those whose connections were cut again and again.
// Existing ones that behave go on.
import { createBuckets } from './limits.ts';
import type { Clock, Limits } from './limits.ts';

/** Accidents, for an act that is none. */
export const ON_PURPOSE = 10;
const MOST = 1000;

export interface Strikes {
  struck(address: string, times?: number): void;
  /** Milliseconds; 0: it may open connections. */
  wait(address: string): number;
}

interface StrikesOptions {
  readonly limits: Limits;
  readonly now: Clock;
  readonly shut: (address: string, seconds: number) => void;
}

interface Shut {
  readonly until: number;
  readonly seconds: number;
}

export function createStrikes({ limits, now, shut }: StrikesOptions): Strikes {
  const allowance = createBuckets(limits.strikes, limits.strikesPerSecond, now);
  /** Also addresses that may enter again, but have not regained their full allowance. */
  const places = new Map<string, Shut>();
  let most = MOST;

  function wait(address: string): number {
    const place = places.get(address);
    return place === undefined ? 0 : Math.max(0, place.until - now());
  }

  function forget(): void {
    if (places.size < most) return;
    for (const [address] of places)
      if (wait(address) === 0 && allowance(address).isFull()) places.delete(address);
    most = Math.max(MOST, 2 * places.size);
  }

  return {
    wait,
    struck(address, times = 1) {
      // The cut connection was opened before the address was shut out.
      if (wait(address) > 0) return;
      const left = allowance(address);
      if (left.isFull()) places.delete(address);
      if (left.take(times) === 0) return;
      const last = places.get(address)?.seconds;
      const seconds = Math.min(last === undefined ? limits.shutSeconds : 2 * last, limits.longestShutSeconds);
      forget();
      places.set(address, { until: now() + seconds * 1000, seconds });
      shut(address, seconds);
    },
  };
}
