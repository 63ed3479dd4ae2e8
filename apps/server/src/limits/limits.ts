import { ofAnAddress } from './of-addresses.ts';
import { ofAll } from './of-all.ts';
import { ofAConnection } from './of-connections.ts';
import { ofAPerson, ofARoom } from './of-rooms.ts';

export const statedLimits = { ...ofAConnection, ...ofAnAddress, ...ofAPerson, ...ofARoom, ...ofAll } as const;

export type Limits = { readonly [K in keyof typeof statedLimits]: number };

export const standardLimits: Limits = Object.fromEntries(
  Object.entries(statedLimits).map(([name, { value }]) => [name, value]),
) as { [K in keyof typeof statedLimits]: number };

const DAY = 86_400;

/** In the database: a usual row takes half of it, and a long name counts as several rows. */
export const BYTES_OF_A_ROW = 250;
/** In the database, at a person's first renewal. */
export const BYTES_OF_A_TOKEN = 400;
/** In the database, besides its rows: the first row and the snapshot. */
export const BYTES_OF_A_ROOM = 40_000;

/** Bytes that one address can write to the database. */
export function bytesADay(limits: Limits): { readonly first: number; readonly later: number } {
  const later =
    limits.addressRowsPerSecond * DAY * BYTES_OF_A_ROW +
    limits.renewalsPerSecondPerAddress * DAY * BYTES_OF_A_TOKEN +
    limits.roomsPerHour * 24 * BYTES_OF_A_ROOM;
  // A full burst, and as much again as debt.
  const atOnce =
    2 * limits.addressRowBurst * BYTES_OF_A_ROW +
    limits.renewalBurstPerAddress * BYTES_OF_A_TOKEN +
    limits.roomBurst * BYTES_OF_A_ROOM;
  return { first: atOnce + later, later };
}

/** Persons behind one address with a person's full allowance each. */
export const PERSONS = 8;

/** Monotonic, in milliseconds. */
export type Clock = () => number;

export interface Bucket {
  /** 0, or the milliseconds until there are so many tokens (1). */
  take(count?: number): number;
  wait(count?: number): number;
  /** What was taken for something that has not happened. */
  giveBack(count?: number): void;
  /** The actual cost of something, on credit if need be; the debt is at most one burst. */
  charge(count: number): void;
  /** The next charge would not count in full. */
  isOwing(): boolean;
  isFull(): boolean;
  /** Tokens. */
  left(): number;
  taken(): number;
}

/** A connection has seven buckets, and closures take five times the memory. */
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
    // Where it is full for long, that time must not count after the taking.
    this.#fill();
    const milliseconds = this.wait(count);
    if (milliseconds === 0) this.#tokens -= Math.min(count, this.#burst);
    return milliseconds;
  }

  wait(count = 1): number {
    const cost = Math.min(count, this.#burst);
    // Time only adds to them, and asking for it costs more than all else here.
    if (this.#tokens >= cost) return 0;
    this.#fill();
    return this.#tokens < cost ? Math.ceil(((cost - this.#tokens) / this.#perSecond) * 1000) : 0;
  }

  charge(count: number): void {
    this.#fill();
    this.#tokens = Math.max(-this.#burst, this.#tokens - count);
  }

  giveBack(count = 1): void {
    this.#tokens = Math.min(this.#burst, this.#tokens + count);
  }

  isOwing(): boolean {
    const least = 1 - this.#burst;
    if (this.#tokens >= least) return false;
    this.#fill();
    return this.#tokens < least;
  }

  isFull(): boolean {
    this.#fill();
    return this.#tokens === this.#burst;
  }

  left(): number {
    this.#fill();
    return this.#tokens;
  }

  taken(): number {
    return this.#burst - this.left();
  }

  #fill(): void {
    const time = this.#now();
    this.#tokens = Math.min(this.#burst, this.#tokens + ((time - this.#filledAt) / 1000) * this.#perSecond);
    this.#filledAt = time;
  }
}

/** `burst` at once, then `perSecond`. */
export function createBucket(burst: number, perSecond: number, now: Clock): Bucket {
  return new TokenBucket(burst, perSecond, now);
}

export function createEmptyBucket(burst: number, perSecond: number, now: Clock): Bucket {
  const bucket = createBucket(burst, perSecond, now);
  bucket.charge(burst);
  return bucket;
}

/** By name; a full one is forgotten. */
export function createBuckets(burst: number, perSecond: number, now: Clock): (name: string) => Bucket {
  const buckets = new Map<string, Bucket>();
  /** Of buckets, before full ones are cleared: twice what remained last time. */
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
