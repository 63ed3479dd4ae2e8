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
  connectionsPerRoom: 2000,
};

/** Milliseconds that only ever rise. */
export type Clock = () => number;

export interface Bucket {
  /** Takes so many tokens, one if not said: 0 when they were there, else the milliseconds until they will be. */
  take(count?: number): number;
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
  return {
    take(count = 1) {
      fill();
      const cost = Math.min(count, burst);
      if (tokens < cost) return Math.ceil(((cost - tokens) / perSecond) * 1000);
      tokens -= cost;
      return 0;
    },
    isFull() {
      fill();
      return tokens === burst;
    },
  };
}

/** Buckets by name, forgotten when they are full again. */
export function createBuckets(burst: number, perSecond: number, now: Clock): (name: string) => number {
  const buckets = new Map<string, Bucket>();
  return (name) => {
    if (buckets.size > 1000) {
      for (const [other, bucket] of buckets) if (bucket.isFull()) buckets.delete(other);
    }
    const bucket = buckets.get(name) ?? createBucket(burst, perSecond, now);
    buckets.set(name, bucket);
    return bucket.take();
  };
}
