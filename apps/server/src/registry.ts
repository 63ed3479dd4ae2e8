// Owns which rooms are in memory: read from the store when somebody joins, forgotten when everybody has left.
import { open } from '@ludo/room';
import type { Opening, PersonId } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import type { Result, SetupError } from '@ludo/rules';
import { newRoomId } from './identity.ts';
import { LiveRoom } from './live-room.ts';
import type { EventStore } from './store/event-store.ts';

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
  readonly size: number;
}

/** `loaded`: told of every room that was read from the store. */
export function createRegistry(store: EventStore, loaded: (room: LiveRoom) => void): Registry {
  const rooms = new Map<RoomId, LiveRoom>();

  async function find(id: RoomId): Promise<Result<LiveRoom, FindProblem>> {
    const live = rooms.get(id);
    if (live !== undefined) return { ok: true, value: live };
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
    live: (id) => rooms.get(id),
    release(room) {
      if (room.isIdle && rooms.get(room.id) === room) rooms.delete(room.id);
    },
    get size() {
      return rooms.size;
    },
  };
}
