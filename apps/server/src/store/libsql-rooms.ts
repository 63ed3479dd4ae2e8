// Owns reading rooms from the libsql file: rows, each pointing to the one before it, and snapshots. Throws the
// library's errors.
import type Database from 'libsql';
import { storedRow } from './event-store.ts';
import type { RoomEntry, RoomSeed, SnapshotMark, StoredRow, StoredSnapshot } from './event-store.ts';
import type { RowLine } from './packs/pack.ts';

/** Rows; writers wait for so many at most. */
const PORTION = 500;
/** Likewise, of rows that are passed over: each takes a tenth of the time. */
const PASSED = 2000;

const PART = `
  WITH RECURSIVE chain(nth, seq, before, at, command, body, author) AS (
    SELECT 1, seq, before, at, command, body, author FROM event WHERE id = ?1 AND seq > ?2
    UNION ALL
    SELECT c.nth + 1, e.seq, e.before, e.at, e.command, e.body, e.author FROM event e JOIN chain c ON e.id = c.before
    WHERE c.seq > ?2 + 1 AND c.nth < ${PORTION}
  )
  SELECT seq, before, at, command, body, author FROM chain ORDER BY seq
`;
const BACK = `
  WITH RECURSIVE chain(nth, id, seq, before) AS (
    SELECT 1, id, seq, before FROM event WHERE id = ?1
    UNION ALL
    SELECT c.nth + 1, e.id, e.seq, e.before FROM event e JOIN chain c ON e.id = c.before
    WHERE c.seq > ?2 AND c.nth <= ${PASSED}
  )
  SELECT id, min(seq) AS seq FROM chain
`;
const FIND_LENGTHS = `
  SELECT name AS room, seq FROM room WHERE seq > 0 AND name IN (SELECT value FROM json_each(?))
`;
const FIND_SNAPSHOT = `
  SELECT snapshot.seq AS seq, version, body FROM snapshot JOIN room ON room.id = snapshot.room WHERE name = ?
`;
const FIND_MARK = `
  SELECT snapshot.seq AS seq, version FROM snapshot JOIN room ON room.id = snapshot.room WHERE name = ?
`;
const KEEP_SNAPSHOT = `
  INSERT INTO snapshot (room, seq, version, body) SELECT id, ?2, ?3, ?4 FROM room WHERE name = ?1
  ON CONFLICT (room) DO UPDATE SET seq = excluded.seq, version = excluded.version, body = excluded.body
`;

const FIND_SEEDS = 'SELECT tip, seed FROM seed JOIN room ON room.id = seed.room WHERE name = ?';

interface ChainRow extends RowLine {
  readonly before: number;
}

/** `before`: where the rows before these end; null: there are none. */
interface Part {
  readonly rows: readonly StoredRow[];
  readonly before: number | null;
}

interface RowPlace {
  readonly id: number;
  readonly seq: number;
}

/** `id`: of its last row. */
export interface RoomLine extends RowPlace {
  readonly room: number;
  /** Its first rows, as many as these, lie in packs. */
  readonly packed: number;
}

export interface Rooms {
  lineOf(room: string): RoomLine | null;
  /** From this row some way back, but no further than to that number. */
  back(from: number, seq: number): RowPlace;
  part(last: number, afterSeq: number): Part;
  lengths(rooms: readonly string[]): readonly RoomEntry[];
  snapshot(room: string): StoredSnapshot | null;
  snapshotMark(room: string): SnapshotMark | null;
  keepSnapshot(room: string, snapshot: StoredSnapshot): null;
  seeds(room: string): readonly RoomSeed[];
  list(): readonly RoomEntry[];
}

export function roomsOn(database: Database.Database): Rooms {
  const part = database.prepare(PART);
  const findLine = database.prepare(
    'SELECT id AS room, last AS id, seq, packed FROM room WHERE name = ? AND seq > 0',
  );
  const back = database.prepare(BACK);
  const findLengths = database.prepare(FIND_LENGTHS);
  const findSnapshot = database.prepare(FIND_SNAPSHOT);
  const findMark = database.prepare(FIND_MARK);
  const keepSnapshot = database.prepare(KEEP_SNAPSHOT);
  const findSeeds = database.prepare(FIND_SEEDS);
  const rooms = database.prepare('SELECT name, seq FROM room WHERE seq > 0 ORDER BY id');

  return {
    lineOf(name) {
      const [found] = findLine.all(name) as RoomLine[];
      if (found === undefined) return null;
      const { room, id, seq, packed } = found;
      return { room, id, seq, packed };
    },
    back(from, seq) {
      const [found] = back.all(from, seq) as { id: number | null; seq: number | null }[];
      if (found?.id == null || found.seq === null) throw new Error(`row ${from} is missing`);
      // Else the rows before it are missing.
      if (found.id === from) throw new Error(`the row before row ${from} is missing`);
      return { id: found.id, seq: found.seq };
    },
    part(last, afterSeq) {
      const rows = part.all(last, afterSeq) as ChainRow[];
      const [first] = rows;
      const isAll = first === undefined || first.seq <= afterSeq + 1 || first.before === 0;
      return { rows: rows.map(storedRow), before: isAll ? null : first.before };
    },
    lengths: (names) =>
      (findLengths.all(JSON.stringify(names)) as RoomEntry[]).map(({ room, seq }) => ({ room, seq })),
    snapshot(room) {
      const [found] = findSnapshot.all(room) as (Omit<StoredSnapshot, 'body'> & { body: ArrayBuffer })[];
      return found === undefined ? null : { ...found, body: new Uint8Array(found.body) };
    },
    snapshotMark(room) {
      const [found] = findMark.all(room) as SnapshotMark[];
      return found === undefined ? null : { seq: found.seq, version: found.version };
    },
    keepSnapshot(room, { seq, version, body }) {
      keepSnapshot.run(room, seq, version, Buffer.from(body.buffer, body.byteOffset, body.length));
      return null;
    },
    seeds: (room) => (findSeeds.all(room) as RoomSeed[]).map(({ tip, seed }) => ({ tip, seed })),
    list: () =>
      (rooms.all() as { name: string; seq: number }[]).map(({ name, seq }) => ({ room: name, seq })),
  };
}
