// Owns which rooms are in memory: from a join until some time after everybody has left, for quick returns.
import { UnknownRow } from '@ludo/room';
import type { Row } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import { noFeed } from '../feed/feed.ts';
import type { Feed } from '../feed/feed.ts';
import { newRoomId } from '../secrets/identity.ts';
import { standardLimits } from '../limits/limits.ts';
import type { Limits } from '../limits/limits.ts';
import type { LiveRoom } from './live-room.ts';
import { createOpenings } from './openings.ts';
import { createReadingOrder, SHORT } from './reading-order.ts';
import type { Sites } from './reading-order.ts';
import { readRoom } from './room-reader.ts';
import { openingInstant } from './room-time.ts';
import type { Clocks } from './room-time.ts';
import type { Snapshots } from './snapshots.ts';
import { SNAPSHOT_VERSION } from './stored-snapshot.ts';
import type { Wait } from '../kit/wait.ts';
import { isLock } from '../store/libsql-file.ts';
import type { EventStore, MarkedRoom, RemovedRooms, RoomSeed, StoreProblem } from '../store/event-store.ts';

export type FindProblem =
  | { readonly code: 'room-unknown' }
  | { readonly code: 'storage-failed'; readonly reason: string }
  /** Newer processes go on with it; this one will be stopped soon. */
  | { readonly code: 'server-stopping' };

export interface Registry {
  /** The error is the store's reason. */
  open(first: Row): Promise<Result<RoomId, string>>;
  /** Reads it from the store if need be; it is in memory when the promise resolves. No site: the room acts by itself. */
  find(id: RoomId, site?: string): Promise<Result<LiveRoom, FindProblem>>;
  live(id: RoomId): LiveRoom | undefined;
  /** It is read now: in memory soon, unless it is unknown. Undefined: it is not. */
  coming(id: RoomId): Promise<unknown> | undefined;
  /** Forgets the room after a while if it stays empty. */
  release(room: LiveRoom): void;
  stop(): void;
  /** From the store, if last row and mark are unchanged, and nobody is there or about to enter. */
  remove(rooms: readonly MarkedRoom[]): Promise<Result<RemovedRooms, StoreProblem>>;
  all(): Iterable<LiveRoom>;
  /** In memory, with somebody there, or somebody or something waited for. */
  readonly size: number;
  readonly idle: number;
  /** `size`, estimated without looking at each room. */
  readonly aboutSize: number;
}

/** Empty rooms in memory: milliseconds, and how many. */
export const IDLE_LASTS = 280_000;
export const MOST_IDLE = 200;

/** Milliseconds until an unreadable room is read again, and how many are remembered. */
export const UNREADABLE_LASTS = 30_000;
const MOST_UNREADABLE = 1000;

/** For whom rooms that act by themselves are read. */
const NOBODY = '';

const LEFT = { ok: false, error: { code: 'server-stopping' } } as const;

interface Unreadable {
  readonly reason: string;
  readonly isNewer: boolean;
  readonly since: number;
}

interface Reading {
  readonly sites: Sites;
  readonly read: Promise<Result<LiveRoom, FindProblem>>;
}

interface RegistryOptions {
  readonly store: EventStore;
  readonly snapshots: Snapshots;
  readonly wait: Wait;
  readonly clocks: Clocks;
  readonly limits?: Limits;
  /** Default: this process is alone with its store. */
  readonly feed?: Pick<Feed, 'follow' | 'leave'>;
  /** Of the chain of a new room's dice; default: its dice cannot be checked. */
  readonly seedFor?: (room: RoomId) => RoomSeed | null;
  readonly loaded: (room: LiveRoom) => void;
  readonly emptied: (room: LiveRoom) => void;
  readonly removed: (room: RoomId) => void;
}

export function createRegistry({
  store,
  snapshots,
  wait,
  clocks,
  limits = standardLimits,
  feed = noFeed,
  seedFor = () => null,
  loaded,
  emptied,
  removed,
}: RegistryOptions): Registry {
  const rooms = new Map<RoomId, LiveRoom>();
  /** The longest empty first, each with how to cancel its forgetting. */
  const idle = new Map<RoomId, () => void>();
  const reading = new Map<RoomId, Reading>();
  const leaving = new Map<RoomId, Promise<unknown>>();
  const order = createReadingOrder(limits, clocks.now);
  const openings = createOpenings(store);
  /** With the time of the attempt: reading a long damaged log costs as much as a sound one. */
  const unreadable = new Map<RoomId, Unreadable>();

  async function find(id: RoomId, site = NOBODY): Promise<Result<LiveRoom, FindProblem>> {
    const live = rooms.get(id);
    if (live !== undefined) return live.isLeft ? LEFT : { ok: true, value: live };
    const departure = leaving.get(id);
    if (departure !== undefined) {
      await departure;
      return find(id, site);
    }
    const already = reading.get(id);
    if (already !== undefined) {
      order.add(already.sites, site);
      return already.read;
    }
    const known = unreadable.get(id);
    if (known !== undefined && clocks.now() - known.since < UNREADABLE_LASTS)
      return known.isNewer ? LEFT : { ok: false, error: { code: 'storage-failed', reason: known.reason } };
    unreadable.delete(id);
    const sites: Sites = new Set([site]);
    const read = readIn(id, sites).finally(() => reading.delete(id));
    reading.set(id, { sites, read });
    return read;
  }

  async function readIn(id: RoomId, sites: Sites): Promise<Result<LiveRoom, FindProblem>> {
    // From before the reading on: no row may be missed between the two.
    feed.follow(id);
    let isRead = false;
    try {
      const length = await store.length(id);
      if (!length.ok) return failed(JSON.stringify(length.error));
      if (length.value === 0) return { ok: false, error: { code: 'room-unknown' } };
      const rows = await rowsToRead(id, length.value);
      const read = await order.done(sites, rows, () => readOnceMore(id));
      if (!read.ok)
        return read.error.isOfTheRoom ? notRead(id, read.error.reason, false) : failed(read.error.reason);
      const room = read.value;
      if (room === null) return { ok: false, error: { code: 'room-unknown' } };
      order.wereRead(sites, room.folded);
      rooms.set(id, room);
      isRead = true;
      snapshots.look(room);
      loaded(room);
      return { ok: true, value: room };
    } catch (thrown) {
      return notRead(id, String(thrown), thrown instanceof UnknownRow);
    } finally {
      if (!isRead) feed.leave(id);
    }
  }

  /** Where the store answers again at once, it is asked again: else a moment's failure would be taken for the room's. */
  async function readOnceMore(
    id: RoomId,
  ): Promise<Result<LiveRoom | null, { readonly reason: string; readonly isOfTheRoom: boolean }>> {
    const first = await readRoom(store, id, clocks);
    if (first.ok) return first;
    const isThere = !isLock(first.error.reason) && (await store.length(id)).ok;
    const read = isThere ? await readRoom(store, id, clocks) : first;
    if (read.ok) return read;
    return {
      ok: false,
      error: { reason: JSON.stringify(read.error), isOfTheRoom: isThere && !isLock(read.error.reason) },
    };
  }

  async function rowsToRead(id: RoomId, length: number): Promise<number> {
    if (length <= SHORT) return length;
    const mark = await store.snapshotMark(id);
    const isReadable = mark.ok && mark.value?.version === SNAPSHOT_VERSION;
    return isReadable ? length - mark.value.seq : length;
  }

  function notRead(id: RoomId, reason: string, isNewer: boolean): Result<never, FindProblem> {
    unreadable.set(id, { reason, isNewer, since: clocks.now() });
    const [oldest] = unreadable.keys();
    if (unreadable.size > MOST_UNREADABLE && oldest !== undefined) unreadable.delete(oldest);
    return isNewer ? LEFT : failed(reason);
  }

  function park(room: LiveRoom): void {
    idle.get(room.id)?.();
    idle.delete(room.id);
    idle.set(
      room.id,
      wait(IDLE_LASTS, () => forget(room.id)),
    );
    const [longest] = idle.keys();
    if (idle.size > MOST_IDLE && longest !== undefined) forget(longest);
  }

  function forget(id: RoomId): void {
    idle.get(id)?.();
    idle.delete(id);
    const room = rooms.get(id);
    if (room === undefined || !room.isIdle) return;
    rooms.delete(id);
    feed.leave(id);
    if (!room.isLeft) snapshots.forgetting(room);
  }

  return {
    async open(first) {
      const room = newRoomId();
      const seed = seedFor(room);
      const row = seed === null ? first : { ...first, h: seed.tip };
      const logged = { s: 1, at: openingInstant(clocks), row };
      const phase = 'gathering';
      const appended = await openings({ room, logged, phase, ...(seed === null ? {} : { seed }) });
      if (appended.ok) return { ok: true, value: room };
      return { ok: false, error: JSON.stringify(appended.error) };
    },
    find,
    async remove(entries) {
      // Somebody is about to enter the rooms that were just read.
      for (const { room } of entries) if (idle.has(room)) forget(room);
      const unused = entries.filter(({ room }) => !rooms.has(room) && !reading.has(room));
      const removing = store.remove(unused);
      const settled = removing.catch(() => undefined);
      for (const { room } of unused) leaving.set(room, settled);
      try {
        return await removing;
      } finally {
        for (const { room } of unused) {
          leaving.delete(room);
          removed(room);
        }
      }
    },
    all: () => rooms.values(),
    live: (id) => rooms.get(id),
    coming: (id) => reading.get(id)?.read,
    release(room) {
      if (!room.isIdle || rooms.get(room.id) !== room) return;
      emptied(room);
      park(room);
      if (room.isLeft) forget(room.id);
    },
    stop() {
      for (const callOff of idle.values()) callOff();
      idle.clear();
    },
    get size() {
      return [...rooms.values()].filter((room) => !room.isIdle).length;
    },
    get aboutSize() {
      return rooms.size - idle.size;
    },
    get idle() {
      return [...rooms.values()].filter((room) => room.isIdle).length;
    },
  };
}

function failed(reason: string): { readonly ok: false; readonly error: FindProblem } {
  return { ok: false, error: { code: 'storage-failed', reason } };
}
