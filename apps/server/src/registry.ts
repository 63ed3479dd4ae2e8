// Owns which rooms are in memory: read from the store when somebody joins, forgotten when everybody has left.
import { open } from '@ludo/room';
import type { Opening, PersonId } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import type { Result, SetupError } from '@ludo/rules';
import { newRoomId } from './identity.ts';
import { LiveRoom } from './live-room.ts';
import type { EventStore, RemovedRooms, RoomEntry, StoreProblem } from './store/event-store.ts';

export type FindProblem =
  | { readonly code: 'room-unknown' }
  | { readonly code: 'storage-failed'; readonly reason: string };
export type OpenProblem =
  | { readonly code: 'setup'; readonly setup: SetupError }
  | { readonly code: 'storage-failed'; readonly reason: string };

export interface Registry {
  /** Writes the first row of a new room. */
  open(opening: Opening, host: PersonId, at: number): Promise<Result<RoomId, OpenProblem>>;
  /** The room, read from the store if it is not in memory. The room is in memory when the promise is kept. */
  find(id: RoomId): Promise<Result<LiveRoom, FindProblem>>;
  /** The room, if it is in memory. */
  live(id: RoomId): LiveRoom | undefined;
  /** Forgets the room if nobody is in it. */
  release(room: LiveRoom): void;
  /** Takes rooms out of the store whose last row is still this one, but for those that somebody is in or on the way to. */
  remove(rooms: readonly RoomEntry[]): Promise<Result<RemovedRooms, StoreProblem>>;
  /** Those in memory. */
  all(): Iterable<LiveRoom>;
  readonly size: number;
}

/** `loaded`: told of every room that was read from the store. */
export function createRegistry(store: EventStore, loaded: (room: LiveRoom) => void): Registry {
  const rooms = new Map<RoomId, LiveRoom>();
  /** Rooms that are being read, and how often; rooms that are being removed. */
  const reading = new Map<RoomId, number>();
  const leaving = new Map<RoomId, Promise<unknown>>();

  async function find(id: RoomId): Promise<Result<LiveRoom, FindProblem>> {
    const live = rooms.get(id);
    if (live !== undefined) return { ok: true, value: live };
    const departure = leaving.get(id);
    if (departure !== undefined) {
      await departure;
      return find(id);
    }
    reading.set(id, (reading.get(id) ?? 0) + 1);
    const found = await read(id);
    const others = (reading.get(id) ?? 1) - 1;
    if (others === 0) reading.delete(id);
    else reading.set(id, others);
    return found;
  }

  async function read(id: RoomId): Promise<Result<LiveRoom, FindProblem>> {
    try {
      const read = await store.load(id, 0);
      if (!read.ok)
        return { ok: false, error: { code: 'storage-failed', reason: JSON.stringify(read.error) } };
      const known = rooms.get(id);
      if (known !== undefined) return { ok: true, value: known };
      const room = LiveRoom.of(id, read.value);
      if (room === null) return { ok: false, error: { code: 'room-unknown' } };
      rooms.set(id, room);
      loaded(room);
      return { ok: true, value: room };
    } catch (thrown) {
      return { ok: false, error: { code: 'storage-failed', reason: String(thrown) } };
    }
  }

  return {
    async open(opening, host, at) {
      const row = open(opening, host);
      if (!row.ok) return { ok: false, error: { code: 'setup', setup: row.error } };
      const room = newRoomId();
      const appended = await store.append([
        { room, logged: { s: 1, at, row: row.value }, phase: 'gathering' },
      ]);
      if (appended.ok) return { ok: true, value: room };
      return { ok: false, error: { code: 'storage-failed', reason: JSON.stringify(appended.error) } };
    },
    find,
    async remove(entries) {
      const unused = entries.filter(({ room }) => !rooms.has(room) && !reading.has(room));
      const removing = store.remove(unused);
      const settled = removing.catch(() => undefined);
      for (const { room } of unused) leaving.set(room, settled);
      try {
        return await removing;
      } finally {
        for (const { room } of unused) leaving.delete(room);
      }
    },
    all: () => rooms.values(),
    live: (id) => rooms.get(id),
    release(room) {
      if (room.isIdle && rooms.get(room.id) === room) rooms.delete(room.id);
    },
    get size() {
      return rooms.size;
    },
  };
}
