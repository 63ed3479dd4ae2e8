// Owns how often a connection may join, in which order rooms are read, and what a join is charged.
import type { RoomId, WireRefusal } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import type { Capacity } from '../rooms/capacity.ts';
import { createBucket, createBuckets, PERSONS } from '../limits/limits.ts';
import type { Bucket, Clock, Limits } from '../limits/limits.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { siteOf } from '../limits/networks.ts';
import type { Turns } from '../kit/turns.ts';
import type { FindProblem, Registry } from '../rooms/registry.ts';

/** In rows told: how much of a turn an answer takes at most. */
export const ANSWER_WEIGHT = 50;

interface Arrival {
  /** Takes one join from the allowance; null: it is not refused. */
  refusal(): WireRefusal | null;
  find(room: RoomId): Promise<Result<LiveRoom, FindProblem | WireRefusal>>;
  /** For a room in memory that is empty. */
  refusalToWake(room: LiveRoom): WireRefusal | null;
  /** Resolves when the join may be answered: a few in each turn of the event loop. */
  turn(): Promise<void>;
  answered(bytes: number): void;
}

export type Joins = (address: string) => Arrival;

interface JoinsOptions {
  readonly registry: Registry;
  readonly capacity: Capacity;
  readonly limits: Limits;
  readonly now: Clock;
  readonly telling: Pick<Turns, 'inTurn'>;
  /** By address: rows read. */
  readonly loadsFrom: (address: string) => Bucket;
}

export function createJoins(options: JoinsOptions): Joins {
  const { registry, capacity, limits, now, telling, loadsFrom } = options;
  const answersFrom = createBuckets(limits.answerBurst, limits.answersPerSecond, now);
  /** By address, the last one queued. */
  const reads = new Map<string, Promise<unknown>>();

  /** One after the other for each address: the cost of a read is known only after it. */
  function afterOthers<T>(address: string, act: () => Promise<T>): Promise<T> {
    const reading = (reads.get(address) ?? Promise.resolve()).then(act);
    const over = reading.catch(() => undefined);
    reads.set(address, over);
    void over.then(() => {
      if (reads.get(address) === over) reads.delete(address);
    });
    return reading;
  }

  return (address) => {
    const joins = createBucket(limits.joinBurst, limits.joinsPerSecond, now);
    const loads = createBucket(limits.loadBurst / PERSONS, limits.loadsPerSecond / PERSONS, now);

    function counted(room: LiveRoom): void {
      if (room.people.size === 0) room.broughtFrom = siteOf(address);
    }

    async function read(room: RoomId): Promise<Result<LiveRoom, FindProblem | WireRefusal>> {
      const isLive = registry.live(room) !== undefined;
      const retryAfter = isLive ? 0 : Math.max(loads.wait(), loadsFrom(address).wait());
      if (retryAfter > 0) return tooMany(retryAfter);
      const full = isLive ? null : capacity.refusalToLoad(registry, siteOf(address));
      if (full !== null) return { ok: false, error: full };
      const found = await registry.find(room);
      const rows = isLive || !found.ok ? 0 : found.value.folded;
      for (const bucket of [loads, loadsFrom(address)]) bucket.charge(rows);
      return found;
    }

    return {
      refusal() {
        const retryAfter = Math.max(answersFrom(address).wait(), joins.take());
        return retryAfter === 0 ? null : tooMany(retryAfter).error;
      },
      async find(room) {
        const isLive = registry.live(room) !== undefined;
        const found = await (isLive ? registry.find(room) : afterOthers(address, () => read(room)));
        if (found.ok) counted(found.value);
        return found;
      },
      refusalToWake(room) {
        counted(room);
        return room.isIdle ? capacity.refusalToWake(registry, siteOf(address)) : null;
      },
      turn: () => new Promise((resolve) => telling.inTurn(address, resolve, ANSWER_WEIGHT)),
      answered: (bytes) => answersFrom(address).charge(bytes),
    };
  };
}

function tooMany(retryAfter: number): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error: { code: 'too-many-messages', clause: null, retryAfter } };
}
