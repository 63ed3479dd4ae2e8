// Owns reading rooms from PostgreSQL: rows and snapshots. Throws the library's errors.
import { storedRow } from './event-store.ts';
import type {
  RoomEntry,
  RoomReading,
  RoomSeed,
  SnapshotMark,
  StoredRow,
  StoredSnapshot,
} from './event-store.ts';
import type { RowLine } from './packs/pack.ts';
import { areWhole, rowsBetween } from './packs/parts.ts';
import { packsOver } from './packs/postgres-packs.ts';
import type { Ask, Statement } from './postgres-connections.ts';

/** Rows before the event loop turns: some two milliseconds. */
const PORTION = 250;

const FIND: Statement = { name: 'find', text: 'SELECT id, seq, packed FROM room WHERE name = $1' };
const ROWS: Statement = {
  name: 'rows',
  text: `
    SELECT seq, at, command, body, author FROM event
    WHERE room = $1 AND seq > $2 AND seq <= $3 ORDER BY seq
  `,
};
const SNAPSHOT: Statement = {
  name: 'snapshot',
  text: 'SELECT seq, version, body FROM snapshot WHERE room = $1',
};
const SEEDS: Statement = { name: 'seeds', text: 'SELECT tip, seed FROM seed WHERE room = $1 ORDER BY tip' };
/** It holds no more than the rows do, so nobody waits for the disk. The room is there, and not another of its name. */
const KEEP_SNAPSHOT: Statement = {
  name: 'keep-snapshot',
  text: `
    WITH found AS (SELECT id FROM room WHERE name = $1 AND seq >= $2 FOR KEY SHARE)
    INSERT INTO snapshot (room, seq, version, body)
    SELECT found.id, $2, $3::int, $4::bytea
    FROM found, set_config('synchronous_commit', 'off', true)
    ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, version = excluded.version, body = excluded.body
  `,
};
const LIST: Statement = { name: 'list', text: 'SELECT name AS room, seq FROM room ORDER BY id' };
interface FoundRoom {
  readonly id: number;
  readonly name: string;
  readonly seq: number;
  /** Its first rows, as many as these, lie in packs. */
  readonly packed: number;
}

async function findRoom(ask: Ask, room: string): Promise<FoundRoom | null> {
  const [found] = await ask<Omit<FoundRoom, 'name'>>(FIND, [room]);
  return found === undefined ? null : { ...found, name: room };
}

const LENGTHS: Statement = {
  name: 'lengths',
  text: 'SELECT name AS room, seq FROM room WHERE seq > 0 AND name = ANY ($1::text[])',
};

export function lengths(ask: Ask, rooms: readonly string[]): Promise<readonly RoomEntry[]> {
  return ask<RoomEntry>(LENGTHS, [rooms]);
}

export async function lengthOf(ask: Ask, room: string): Promise<number> {
  return (await findRoom(ask, room))?.seq ?? 0;
}

const MARK: Statement = {
  name: 'snapshot-mark',
  text: `
    SELECT snapshot.seq, snapshot.version FROM snapshot JOIN room ON room.id = snapshot.room
    WHERE room.name = $1
  `,
};

export async function snapshotMark(ask: Ask, room: string): Promise<SnapshotMark | null> {
  const [found] = await ask<SnapshotMark>(MARK, [room]);
  return found ?? null;
}

/** The first `most` after a number. */
export function rowsAfter(
  ask: Ask,
  room: string,
  after: number,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly StoredRow[]> {
  return whole(ask, room, [], async (found) => await rowsOf(ask, found, after, most));
}

export function reading(ask: Ask, room: string, after: number | 'snapshot'): Promise<RoomReading> {
  return whole<RoomReading>(ask, room, { snapshot: null, rows: [], seeds: [] }, async (found) => {
    const snapshot = after === 'snapshot' ? await snapshotOf(ask, found) : null;
    const seeds = await ask<RoomSeed>(SEEDS, [found.id]);
    const rows = await rowsOf(ask, found, after === 'snapshot' ? (snapshot?.seq ?? 0) : after);
    return rows && { snapshot, rows, seeds };
  });
}

/** A room that goes while it is read, or whose rows are packed, is looked up again; of one that stays, rows are missing. */
async function whole<T>(
  ask: Ask,
  room: string,
  none: T,
  read: (found: FoundRoom) => Promise<T | null>,
): Promise<T> {
  for (let before: FoundRoom | null = null; ;) {
    const found = await findRoom(ask, room);
    if (found === null) return none;
    const value = await read(found);
    if (value !== null) return value;
    if (found.id === before?.id && found.packed === before.packed)
      throw new Error(`rows of room ${room} are missing`);
    before = found;
  }
}

/** Null: some are not there. */
async function rowsOf(
  ask: Ask,
  { id, name, seq, packed }: FoundRoom,
  after: number,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly StoredRow[] | null> {
  const last = Math.min(seq, after + most);
  if (last <= after) return [];
  const lastPacked = Math.min(last, packed);
  const packs = lastPacked > after ? await packsOver(ask, id, after, lastPacked) : [];
  const found = [
    ...(await rowsBetween(name, packs, after, lastPacked)),
    ...(last > packed ? await ask<RowLine>(ROWS, [id, Math.max(after, packed), last]) : []),
  ];
  if (!areWhole(found, after, last)) return null;
  const rows: StoredRow[] = [];
  for (const [nth, row] of found.entries()) {
    if (nth > 0 && nth % PORTION === 0) await nextTurn();
    rows.push(storedRow(row));
  }
  return rows;
}

async function snapshotOf(ask: Ask, { id }: FoundRoom): Promise<StoredSnapshot | null> {
  const [found] = await ask<StoredSnapshot>(SNAPSHOT, [id]);
  return found === undefined ? null : { ...found, body: new Uint8Array(found.body) };
}

export async function keepSnapshot(
  ask: Ask,
  room: string,
  { seq, version, body }: StoredSnapshot,
): Promise<null> {
  await ask(KEEP_SNAPSHOT, [room, seq, version, body]);
  return null;
}

export function list(ask: Ask): Promise<readonly RoomEntry[]> {
  return ask<RoomEntry>(LIST);
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
