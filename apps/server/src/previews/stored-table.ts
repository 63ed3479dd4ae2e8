// Owns reading the state of a room that is not in memory, without bringing it there: nothing of it is kept or due.
import type { RoomId } from '@ludo/protocol';
import { foldingRows, type RoomState } from '@ludo/room';
import { readStoredSnapshot } from '../rooms/stored-snapshot.ts';
import type { EventStore } from '../store/event-store.ts';

/** Rows in one turn of the event loop: some two milliseconds. */
const PORTION = 250;

interface StoredTable {
  /** Null: unknown, or not to be read from its newest snapshot. */
  readonly state: RoomState | null;
  /** Rows that were read for it. */
  readonly rows: number;
}

/** Throws for a damaged log. */
export async function readStoredTable(store: Pick<EventStore, 'read'>, room: RoomId): Promise<StoredTable> {
  const read = await store.read(room, 'snapshot');
  if (!read.ok) return { state: null, rows: 0 };
  const { snapshot, rows } = read.value;
  const before = snapshot === null ? null : (readStoredSnapshot(snapshot)?.state ?? null);
  if (snapshot !== null && before === null) return { state: null, rows: rows.length };
  let state = before;
  let count = 0;
  const logged = rows.map((row) => row.logged);
  for (const after of foldingRows(before, logged)) {
    state = after;
    count += 1;
    if (count % PORTION === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return { state, rows: rows.length };
}
