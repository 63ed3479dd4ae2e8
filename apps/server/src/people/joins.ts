// Owns the way of a connection into a room: how often it may join, how rooms are read one after the other for each
// address, and what a join is charged.
import type { RoomId, WireRefusal } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import type { Capacity } from '../rooms/capacity.ts';
import { createBucket, createBuckets, PERSONS } from '../limits/limits.ts';
import type { Clock, Limits } from '../limits/limits.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { siteOf } from '../limits/networks.ts';
import type { FindProblem, Registry } from '../rooms/registry.ts';

interface Arrival {
  /** Takes one join from the allowance; returns why it is refused, or null. */
  refusal(): WireRefusal | null;
  find(room: RoomId): Promise<Result<LiveRoom, FindProblem | WireRefusal>>;
  /** Why nobody may enter this room, which is in memory but empty; null if people may. */
  refusalToWake(room: LiveRoom): WireRefusal | null;
  answered(bytes: number): void;
}

export type Joins = (address: string) => Arrival;

interface JoinsOptions {
  readonly registry: Registry;
  readonly capacity: Capacity;
  readonly limits: Limits;
  readonly now: Clock;
}

export function createJoins({ registry, capacity, limits, now }: JoinsOptions): Joins {
  const loadsFrom = createBuckets(limits.loadBurst, limits.loadsPerSecond, now);
  const answersFrom = createBuckets(limits.answerBurst, limits.answersPerSecond, now);
  /** For each address, the last read that is queued. */
  const turns = new Map<string, Promise<unknown>>();

  /** Rooms are read one by one for each address: the cost of a read is only known after it. */
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
