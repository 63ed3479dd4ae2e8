// Owns how much one connection, one address and one room may ask for, and how it is counted.
import { BYTES_OF_A_ROOM, BYTES_OF_A_ROW, BYTES_OF_A_TOKEN, ofAnAddress } from './limits/of-addresses.ts';
import { ofAll } from './limits/of-all.ts';
import { ofAConnection } from './limits/of-connections.ts';
import { ofAPerson, ofARoom } from './limits/of-rooms.ts';

export const statedLimits = { ...ofAConnection, ...ofAnAddress, ...ofAPerson, ...ofARoom, ...ofAll } as const;

export type Limits = { readonly [K in keyof typeof statedLimits]: number };

export const standardLimits: Limits = Object.fromEntries(
  Object.entries(statedLimits).map(([name, { value }]) => [name, value]),
) as { [K in keyof typeof statedLimits]: number };

const DAY = 86_400;

/** What one address can have written into the database on its first day, and on each after that. */
export function bytesADay(limits: Limits): { readonly first: number; readonly later: number } {
  const later =
    limits.addressRowsPerSecond * DAY * BYTES_OF_A_ROW +
    limits.renewalsPerSecondPerAddress * DAY * BYTES_OF_A_TOKEN +
    limits.roomsPerHour * 24 * BYTES_OF_A_ROOM;
  // As many rows as it may at once, and as many again for which it owes.
  const atOnce =
    2 * limits.addressRowBurst * BYTES_OF_A_ROW +
    limits.renewalBurstPerAddress * BYTES_OF_A_TOKEN +
    limits.roomBurst * BYTES_OF_A_ROOM;
  return { first: atOnce + later, later };
}

/** Persons behind one address, each of whom has the allowance of one. */
export const PERSONS = 8;

/** Milliseconds that only ever rise. */
export type Clock = () => number;

export interface Bucket {
  /** Takes so many tokens, one if not said: 0 when they were there, else the milliseconds until they will be. */
  take(count?: number): number;
  /** The same, but takes nothing. */
  wait(count?: number): number;
  /** Takes what something has turned out to cost, also where it is not there: at most one burst is owed. */
  charge(count: number): void;
  /** Whether as much is owed as may be: the next charge would not be counted in full. */
  isOwing(): boolean;
  /** Whether nothing has been taken that is not back by now. */
  isFull(): boolean;
}

/** A class, since each connection has seven: closures take five times the memory. */
class TokenBucket implements Bucket {
  readonly #burst: number;
  readonly #perSecond: number;
  readonly #now: Clock;
  #tokens: number;
  #filledAt: number;

  constructor(burst: number, perSecond: number, now: Clock) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#now = now;
    this.#tokens = burst;
    this.#filledAt = now();
  }

  take(count = 1): number {
    const milliseconds = this.wait(count);
    if (milliseconds === 0) this.#tokens -= Math.min(count, this.#burst);
    return milliseconds;
  }

  wait(count = 1): number {
    this.#fill();
    const cost = Math.min(count, this.#burst);
    return this.#tokens < cost ? Math.ceil(((cost - this.#tokens) / this.#perSecond) * 1000) : 0;
  }

  charge(count: number): void {
    this.#fill();
    this.#tokens = Math.max(-this.#burst, this.#tokens - count);
  }

  isOwing(): boolean {
    this.#fill();
    return this.#tokens < 1 - this.#burst;
  }

  isFull(): boolean {
    this.#fill();
    return this.#tokens === this.#burst;
  }

  #fill(): void {
    const time = this.#now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((time - this.#filledAt) / 1000) * this.#perSecond);
    this.#filledAt = time;
  }
}

/** A token bucket: `burst` at once, then `perSecond`. */
export function createBucket(burst: number, perSecond: number, now: Clock): Bucket {
  return new TokenBucket(burst, perSecond, now);
}

/** One that begins empty: whoever has just come has earned nothing yet. */
export function createEmptyBucket(burst: number, perSecond: number, now: Clock): Bucket {
  const bucket = createBucket(burst, perSecond, now);
  bucket.charge(burst);
  return bucket;
}

/** Buckets by name, forgotten when they are full again. */
export function createBuckets(burst: number, perSecond: number, now: Clock): (name: string) => Bucket {
  const buckets = new Map<string, Bucket>();
  /** How many there may be before they are looked through: twice what was left the last time. */
  let most = LEAST_LOOKED_THROUGH;
  return (name) => {
    const known = buckets.get(name);
    if (known !== undefined) return known;
    if (buckets.size >= most) {
      for (const [other, bucket] of buckets) if (bucket.isFull()) buckets.delete(other);
      most = Math.max(LEAST_LOOKED_THROUGH, 2 * buckets.size);
    }
    const bucket = createBucket(burst, perSecond, now);
    buckets.set(name, bucket);
    return bucket;
  };
}

const LEAST_LOOKED_THROUGH = 1000;
