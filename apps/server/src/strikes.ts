// Owns from which addresses nobody new is let in for a while: those whose connections have to be cut again and again. Each
// would else bring an allowance of its own. Connections that are there and behave go on.
import { createBuckets } from './limits.ts';
import type { Clock, Limits } from './limits.ts';

/** What nobody does by accident: so many times what might be. */
export const ON_PURPOSE = 10;
const MOST = 1000;

export interface Strikes {
  /** Something of this address had to be cut for what it sent. */
  struck(address: string, times?: number): void;
  /** Milliseconds for which nobody new is let in from there; 0: whoever comes. */
  wait(address: string): number;
}

interface StrikesOptions {
  readonly limits: Limits;
  readonly now: Clock;
  /** Nobody new is let in from there for so many seconds. */
  readonly shut: (address: string, seconds: number) => void;
}

interface Shut {
  readonly until: number;
  readonly seconds: number;
}

export function createStrikes({ limits, now, shut }: StrikesOptions): Strikes {
  const allowance = createBuckets(limits.strikes, limits.strikesPerSecond, now);
  /** Also those that are let in again, until their allowance is whole. */
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
      // Connections that were there before.
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
