// Owns how much one connection, one address and one room may ask for.

export interface Limits {
  /** Messages that a connection may send at once, and how many more each second. */
  readonly messageBurst: number;
  readonly messagesPerSecond: number;
  /** Messages refused for that, beyond as many again each second, after which a connection is cut. */
  readonly patience: number;
  /** Connections from one address. */
  readonly connectionsPerAddress: number;
  /** Rooms that one address may open at once, and how many more each hour. */
  readonly roomBurst: number;
  readonly roomsPerHour: number;
  /** Tables that one address may make public at once, and how many more each hour. */
  readonly listingBurst: number;
  readonly listingsPerHour: number;
  /** Rows that one person may add to the log of a room at once, and how many more each hour. */
  readonly rowBurst: number;
  readonly rowsPerHour: number;
  /** The same for what is not a throw or a play: sitting down, standing up, pausing, starting ... */
  readonly changeBurst: number;
  readonly changesPerHour: number;
  /** Rows of one room, all games together. */
  readonly rowsPerRoom: number;
  /** Times that the token of one person at one address is renewed at once, and how many more each hour; each is a write. */
  readonly renewalBurst: number;
  readonly renewalsPerHour: number;
  /** Lines that one person may say in a room at once, and how many more each second. */
  readonly talkBurst: number;
  readonly talkPerSecond: number;
  /** The same for all watchers of a room together. */
  readonly watchersTalkBurst: number;
  readonly watchersTalkPerSecond: number;
  /** Connections in one room. */
  readonly connectionsPerRoom: number;
}

export const standardLimits: Limits = {
  messageBurst: 100,
  messagesPerSecond: 30,
  patience: 200,
  connectionsPerAddress: 500,
  roomBurst: 60,
  roomsPerHour: 60,
  listingBurst: 10,
  listingsPerHour: 20,
  rowBurst: 1200,
  rowsPerHour: 3600,
  changeBurst: 60,
  changesPerHour: 240,
  rowsPerRoom: 20_000,
  renewalBurst: 30,
  renewalsPerHour: 240,
  talkBurst: 6,
  talkPerSecond: 0.5,
  watchersTalkBurst: 20,
  watchersTalkPerSecond: 2,
  connectionsPerRoom: 2000,
};

/** Persons behind one address, each of whom has the allowance of one. */
export const PERSONS = 8;
/**
 * What one address may send, as so many connections: a bucket of its own, since a connection that is made anew has a full
 * one. After a restart each of 500 connections of one school joins and sends a command once more, all within a
 * second: 4 messages each, 20 times what a single connection may send at once. From then on 8 connections' worth is more
 * than 100 tables need that all play at a time.
 */
export const ADDRESS = { bursts: 20, rates: 8 } as const;

/** Milliseconds that only ever rise. */
export type Clock = () => number;

export interface Bucket {
  /** Takes so many tokens, one if not said: 0 when they were there, else the milliseconds until they will be. */
  take(count?: number): number;
  /** The same, but takes nothing. */
  wait(count?: number): number;
  /** Whether nothing has been taken that is not back by now. */
  isFull(): boolean;
}

/** A token bucket: `burst` at once, then `perSecond`. */
export function createBucket(burst: number, perSecond: number, now: Clock): Bucket {
  let tokens = burst;
  let filledAt = now();
  function fill(): void {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - filledAt) / 1000) * perSecond);
    filledAt = time;
  }
  function wait(count = 1): number {
    fill();
    const cost = Math.min(count, burst);
    return tokens < cost ? Math.ceil(((cost - tokens) / perSecond) * 1000) : 0;
  }
  return {
    wait,
    take(count = 1) {
      const milliseconds = wait(count);
      if (milliseconds === 0) tokens -= Math.min(count, burst);
      return milliseconds;
    },
    isFull() {
      fill();
      return tokens === burst;
    },
  };
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
