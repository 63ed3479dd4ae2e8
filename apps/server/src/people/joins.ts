// Owns how often a connection may join or read its log, in which order rooms are read, and what that is charged.
import type { RoomId, WireRefusal } from '@ludo/protocol';
import type { LoggedRow } from '@ludo/room';
import type { Result } from '@ludo/rules';
import type { Capacity } from '../rooms/capacity.ts';
import { createBucket, createBuckets, PERSONS } from '../limits/limits.ts';
import type { Bucket, Clock, Limits } from '../limits/limits.ts';
import type { LiveRoom } from '../rooms/live-room.ts';
import { charactersOf } from '../rooms/row-size.ts';
import { siteOf } from '../limits/networks.ts';
import type { EventStore } from '../store/event-store.ts';
import type { Turns } from '../kit/turns.ts';
import { createWorkQueue } from '../kit/work-queue.ts';
import type { FindProblem, Registry } from '../rooms/registry.ts';

/** In rows told: how much of a turn an answer takes at most. */
export const ANSWER_WEIGHT = 50;

/** Rows in one answer, and characters of names in them: some 200 kB, and never so much that the connection is cut for it. */
export const LOG_PART = 1000;
const MOST_NAMES = 100_000;
/** Rows that even an empty part costs. */
const LEAST_READ = 50;
/** Milliseconds. */
const AGAIN = 1000;
/** Of a row's cost, where it is passed over on the way from the end of the log. */
const PASSED = 1 / 10;

interface Arrival {
  /** Takes one join from the allowance; null: it is not refused. */
  refusal(): WireRefusal | null;
  /** Such a join: until it is over it is one that waits. */
  joining(join: () => Promise<void>): Promise<void>;
  find(room: RoomId): Promise<Result<LiveRoom, FindProblem | WireRefusal>>;
  /** For a room in memory that is empty. */
  refusalToWake(room: LiveRoom): WireRefusal | null;
  /** Answers when it may: a few in each turn of the event loop, by number and by the time they take. */
  inTurn<T>(answer: () => T): Promise<T>;
  answered(bytes: number): void;
  /** Of the log of a room in memory, after this number, in order and at most LOG_PART. */
  logPart(room: RoomId, after: number): Promise<Result<readonly LoggedRow[], WireRefusal>>;
}

export type Joins = (address: string) => Arrival;

interface JoinsOptions {
  readonly registry: Registry;
  readonly store: Pick<EventStore, 'load'>;
  readonly capacity: Capacity;
  readonly limits: Limits;
  readonly now: Clock;
  readonly telling: Pick<Turns, 'inTurn'>;
  /** By address: rows read. */
  readonly loadsFrom: (address: string) => Bucket;
}

export function createJoins(options: JoinsOptions): Joins {
  const { registry, store, capacity, limits, now, telling, loadsFrom } = options;
  const answersFrom = createBuckets(limits.answerBurst, limits.answersPerSecond, now);
  /** One at a time, whichever addresses ask: the rows of each are in memory, and the store's thread is everybody's. */
  const logReads = createWorkQueue(1);
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
    let [joinsWaiting, logsWaiting] = [0, 0];

    async function part(room: RoomId, after: number): Promise<Result<readonly LoggedRow[], WireRefusal>> {
      const retryAfter = Math.max(loads.wait(), loadsFrom(address).wait(), answersFrom(address).wait());
      if (retryAfter > 0) return tooMany(retryAfter);
      const loaded = await logReads.done(() => store.load(room, after, LOG_PART));
      if (!loaded.ok) return { ok: false, error: { code: 'storage-failed', clause: null } };
      const passed = Math.max(0, (registry.live(room)?.state.seq ?? 0) - after - loaded.value.length);
      const cost = LEAST_READ + loaded.value.length + PASSED * passed;
      for (const bucket of [loads, loadsFrom(address)]) bucket.charge(cost);
      return { ok: true, value: lightOnes(loaded.value) };
    }

    function counted(room: LiveRoom): void {
      if (room.people.size === 0) room.broughtFrom = siteOf(address);
    }

    async function read(room: RoomId): Promise<Result<LiveRoom, FindProblem | WireRefusal>> {
      const isLive = registry.live(room) !== undefined;
      const retryAfter = isLive ? 0 : Math.max(loads.wait(), loadsFrom(address).wait());
      if (retryAfter > 0) return tooMany(retryAfter);
      const full = isLive ? null : capacity.refusalToLoad(registry, siteOf(address));
      if (full !== null) return { ok: false, error: full };
      const found = await registry.find(room, siteOf(address));
      const rows = isLive || !found.ok ? 0 : found.value.folded;
      for (const bucket of [loads, loadsFrom(address)]) bucket.charge(rows);
      return found;
    }

    return {
      refusal() {
        if (joinsWaiting >= limits.joinsWaiting) return tooMany(AGAIN).error;
        const retryAfter = Math.max(answersFrom(address).wait(), joins.take());
        return retryAfter === 0 ? null : tooMany(retryAfter).error;
      },
      async joining(join) {
        joinsWaiting += 1;
        try {
          await join();
        } finally {
          joinsWaiting -= 1;
        }
      },
      async find(room) {
        const isLive = registry.live(room) !== undefined;
        const found = await (isLive
          ? registry.find(room, siteOf(address))
          : afterOthers(address, () => read(room)));
        if (found.ok) counted(found.value);
        return found;
      },
      refusalToWake(room) {
        counted(room);
        return room.isIdle ? capacity.refusalToWake(registry, siteOf(address)) : null;
      },
      inTurn: (answer) =>
        new Promise((resolve, reject) => {
          const act = (): void => {
            try {
              resolve(answer());
            } catch (thrown) {
              reject(thrown);
            }
          };
          telling.inTurn(address, act, ANSWER_WEIGHT);
        }),
      async logPart(room, after) {
        if (logsWaiting >= limits.logsWaiting) return tooMany(AGAIN);
        logsWaiting += 1;
        try {
          return await afterOthers(address, () => part(room, after));
        } finally {
          logsWaiting -= 1;
        }
      },
      answered: (bytes) => answersFrom(address).charge(bytes),
    };
  };
}

/** As many of the first rows as have few enough names together, and one at least. */
function lightOnes(rows: readonly LoggedRow[]): readonly LoggedRow[] {
  let characters = 0;
  const heavy = rows.findIndex(({ row }) => {
    characters += charactersOf(row);
    return characters > MOST_NAMES;
  });
  return heavy < 0 ? rows : rows.slice(0, Math.max(1, heavy));
}

function tooMany(retryAfter: number): { readonly ok: false; readonly error: WireRefusal } {
  return { ok: false, error: { code: 'too-many-messages', clause: null, retryAfter } };
}
