// Owns the way of a connection into a room: how often it may join, that rooms which are not in memory are read one after
// the other for each address, and that a join is charged by what it has cost.
import type { RoomId, WireRefusal } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import type { Capacity } from './capacity.ts';
import { createBucket, createBuckets, PERSONS } from './limits.ts';
import type { Clock, Limits } from './limits.ts';
import type { LiveRoom } from './live-room.ts';
import { siteOf } from './networks.ts';
import type { FindProblem, Registry } from './registry.ts';

interface Arrival {
  /** Takes one join: why not, or null. */
  refusal(): WireRefusal | null;
  find(room: RoomId): Promise<Result<LiveRoom, FindProblem | WireRefusal>>;
  /** Why nobody may come into this room, which is in memory, while nobody is in it; null if somebody may. */
  refusalToWake(room: LiveRoom): WireRefusal | null;
  /** So many bytes were the answer. */
  answered(bytes: number): void;
}

/** Of one connection. */
export type Arrivals = (address: string) => Arrival;

interface ArrivalsOptions {
  readonly registry: Registry;
  readonly capacity: Capacity;
  readonly limits: Limits;
  readonly now: Clock;
}

export function createArrivals({ registry, capacity, limits, now }: ArrivalsOptions): Arrivals {
  const loadsFrom = createBuckets(limits.loadBurst, limits.loadsPerSecond, now);
  const answersFrom = createBuckets(limits.answerBurst, limits.answersPerSecond, now);
  /** The last of those at each address that wait for their turn to have a room read. */
  const turns = new Map<string, Promise<unknown>>();

  /** What many rooms cost that are read at the same time would only be known when all of them are. */
  function inTurn<T>(address: string, act: () => Promise<T>): Promise<T> {
    const turn = (turns.get(address) ?? Promise.resolve()).then(act);
    const over = turn.catch(() => undefined);
    turns.set(address, over);
    void over.then(() => {
      if (turns.get(address) === over) turns.delete(address);
    });
    return turn;
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
        const found = await (isLive ? registry.find(room) : inTurn(address, () => read(room)));
        if (found.ok) counted(found.value);
        return found;
      },
      refusalToWake(room) {
        counted(room);
        return room.isIdle ? capacity.refusalToWake(registry, siteOf(address)) : null;
      },
      answered: (bytes) => answersFrom(address).charge(bytes),
    };
  };
}

function tooMany(retryAfter: number): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error: { code: 'too-many-messages', clause: null, retryAfter } };
}
