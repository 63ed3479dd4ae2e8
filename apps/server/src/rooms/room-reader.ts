// Owns reading a room: from its snapshot and the rows since, or from all rows, a long log in portions.
import { DamagedLog, foldingRows, foldRow } from '@ludo/room';
import type { RoomState } from '@ludo/room';
import type { RoomId } from '@ludo/protocol';
import type { Result } from '@ludo/rules';
import { CommandIds } from './command-ids.ts';
import { readStoredSnapshot } from './stored-snapshot.ts';
import type { ReadSnapshot } from './stored-snapshot.ts';
import { LiveRoom } from './live-room.ts';
import { firstKept, RecentRows } from './recent-rows.ts';
import type { Clocks } from './room-time.ts';
import { nativeHash } from '../secrets/native-hash.ts';
import type { EventStore, RoomReading, StoredRow, StoreProblem } from '../store/event-store.ts';

/** Rows in one turn of the event loop: some two milliseconds. */
const PORTION = 250;

/** Rows after which commands are sorted: those of a whole long log would take too long. */
const SORTED = 2000;

/** Null for an unknown room. Throws DamagedLog. */
export async function readRoom(
  store: EventStore,
  id: RoomId,
  clocks: Clocks,
): Promise<Result<LiveRoom | null, StoreProblem>> {
  const read = await store.read(id, 'snapshot');
  if (!read.ok) return read;
  const room = await roomIn(store, id, read.value, clocks);
  if (room.ok && room.value !== null)
    for (const { tip, seed } of read.value.seeds) room.value.seeds.set(tip, seed);
  return room;
}

async function roomIn(
  store: EventStore,
  id: RoomId,
  { snapshot, rows }: RoomReading,
  clocks: Clocks,
): Promise<Result<LiveRoom | null, StoreProblem>> {
  if (snapshot === null) return { ok: true, value: await roomOfRows(id, rows, clocks) };
  const known = readStoredSnapshot(snapshot);
  // Every snapshot has a row after it: else the store has lost rows.
  const since = known === null || rows.length === 0 ? null : await roomSince(id, known, rows, clocks);
  if (since !== null) return { ok: true, value: since };
  const all = await store.read(id, 0);
  return all.ok ? { ok: true, value: await roomOfRows(id, all.value.rows, clocks) } : all;
}

/** Null: the rows do not continue the snapshot; by themselves they may still be sound. */
async function roomSince(
  id: RoomId,
  { state, ids }: ReadSnapshot,
  rows: readonly StoredRow[],
  clocks: Clocks,
): Promise<LiveRoom | null> {
  const reading: Reading = { recent: new RecentRows(state), ids: new CommandIds(ids) };
  try {
    const last = (await playAll(state, rows, reading)) ?? state;
    const at = instantOf(rows);
    return new LiveRoom(
      id,
      { ...reading, state: last, at, keptUpTo: state.seq, folded: rows.length },
      clocks,
    );
  } catch (thrown) {
    if (thrown instanceof DamagedLog) return null;
    throw thrown;
  }
}

/** Null: there are no rows. Throws DamagedLog. */
export async function roomOfRows(
  id: RoomId,
  rows: readonly StoredRow[],
  clocks: Clocks,
): Promise<LiveRoom | null> {
  const from = firstKept(rows);
  const ids = new CommandIds();
  const past = await foldAll(rows.slice(0, from), ids);
  const reading: Reading = { recent: new RecentRows(past), ids };
  const state = await playAll(past, rows.slice(from), reading);
  if (state === null) return null;
  return new LiveRoom(
    id,
    { ...reading, state, at: instantOf(rows), keptUpTo: 0, folded: rows.length },
    clocks,
  );
}

function instantOf(rows: readonly StoredRow[]): number {
  return rows.at(-1)?.logged.at ?? 0;
}

interface Reading {
  readonly recent: RecentRows;
  readonly ids: CommandIds;
}

async function foldAll(rows: readonly StoredRow[], ids: CommandIds): Promise<RoomState | null> {
  let last: RoomState | null = null;
  const states = foldingRows(
    null,
    rows.map(({ logged }) => logged),
    nativeHash,
  );
  for (const [nth, row] of rows.entries()) {
    await turnAfter(nth);
    last = states.next().value ?? last;
    note(ids, row);
    if (nth % SORTED === SORTED - 1) ids.sortUpTo(row.logged.s);
  }
  return last;
}

async function playAll(
  before: RoomState | null,
  rows: readonly StoredRow[],
  { recent, ids }: Reading,
): Promise<RoomState | null> {
  let last = before;
  for (const [nth, row] of rows.entries()) {
    await turnAfter(nth);
    last = foldRow(last, row.logged, null, nativeHash).state;
    recent.add(row.logged, last);
    note(ids, row);
  }
  return last;
}

function note(ids: CommandIds, { logged, author }: StoredRow): void {
  if (logged.id !== undefined) ids.add(logged.id, logged.s, author);
}

function turnAfter(rows: number): Promise<void> | undefined {
  if (rows === 0 || rows % PORTION !== 0) return undefined;
  return new Promise((resolve) => setImmediate(resolve));
}
