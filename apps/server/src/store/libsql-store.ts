// Owns the log in one libsql (SQLite) file. Rows lie in order of arrival, so that an append touches only the end of
// the file. Each row points back to the one before it in its room, and a small table knows the last of every room:
// that is how one room is read back, and its number is what a second writer stumbles over.
import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { LoggedRow, Row } from '@ludo/room';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import type { EventStore, RoomEntry, RoomRow, StoreProblem } from './event-store.ts';

/** PRAGMA user_version of the tables below. */
const SCHEMA_VERSION = 1;
/** PRAGMA application_id: 'LUDO'. */
const APPLICATION = 0x4c55444f;

const SCHEMA = `
  CREATE TABLE room (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    last INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE event (
    id INTEGER PRIMARY KEY,
    room INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    before INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command TEXT,
    body TEXT NOT NULL
  ) STRICT;
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

/** All rows of a group in one statement: calling into the library costs more than what it then does. */
const ADD_EVENTS = `
  INSERT INTO event (id, room, seq, before, at, command, body)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5, value ->> 6 FROM json_each(?)
`;
const TURN_ROOMS = `
  UPDATE room SET seq = turned.seq, last = turned.last
  FROM (
    SELECT value ->> 0 AS id, value ->> 1 AS was, value ->> 2 AS seq, value ->> 3 AS last FROM json_each(?)
  ) AS turned
  WHERE room.id = turned.id AND room.seq = turned.was
`;

const CHAIN = `
  WITH RECURSIVE chain(seq, before, at, command, body) AS (
    SELECT seq, before, at, command, body FROM event WHERE id = (SELECT last FROM room WHERE name = ?1)
    UNION ALL
    SELECT e.seq, e.before, e.at, e.command, e.body FROM event e JOIN chain c ON e.id = c.before WHERE c.seq > ?2 + 1
  )
  SELECT seq, at, command, body FROM chain WHERE seq > ?2 ORDER BY seq
`;

export interface OpenProblem {
  readonly code: 'not-writable' | 'not-a-database' | 'of-another-program' | 'of-a-newer-version' | 'locked';
  readonly file: string;
  readonly reason: string;
}

/** Rooms whose last row is remembered, so that an append need not look for it. */
const REMEMBERED = 10_000;

/** Where a room's log ends. */
interface End {
  readonly id: number;
  readonly seq: number;
  readonly last: number;
}

class Conflict extends Error {
  readonly room: string;
  readonly seq: number;
  constructor(room: string, seq: number) {
    super(`row ${seq} of room ${room} is not the next`);
    this.room = room;
    this.seq = seq;
  }
}

/** Opens the file, making it and its folder where they are missing. */
export function openLibsqlStore(file: string): Result<EventStore, OpenProblem> {
  const path = resolve(file);
  let database: Database.Database | null = null;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new Database(path, { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    const problem = prepare(database, path);
    if (problem !== null) {
      database.close();
      return { ok: false, error: problem };
    }
    return { ok: true, value: storeOn(database) };
  } catch (thrown) {
    database?.close();
    return { ok: false, error: openProblem(path, reasonOf(thrown)) };
  }
}

function prepare(database: Database.Database, file: string): OpenProblem | null {
  const version = numberOf(database.prepare('PRAGMA user_version').all(), 'user_version');
  const application = numberOf(database.prepare('PRAGMA application_id').all(), 'application_id');
  const tables = numberOf(database.prepare('SELECT count(*) AS tables FROM sqlite_master').all(), 'tables');
  if (tables === 0) {
    database.exec(`BEGIN IMMEDIATE; ${SCHEMA} COMMIT;`);
    return null;
  }
  if (application !== APPLICATION) {
    return { code: 'of-another-program', file, reason: 'the file is a database of another program' };
  }
  if (version > SCHEMA_VERSION) {
    const reason = `the file is of version ${version}, this program knows ${SCHEMA_VERSION}`;
    return { code: 'of-a-newer-version', file, reason };
  }
  return null;
}

function openProblem(file: string, reason: string): OpenProblem {
  if (/not a database|malformed|corrupt/i.test(reason)) return { code: 'not-a-database', file, reason };
  if (/locked|busy/i.test(reason)) return { code: 'locked', file, reason };
  return { code: 'not-writable', file, reason };
}

function storeOn(database: Database.Database): EventStore {
  const begin = database.prepare('BEGIN IMMEDIATE');
  const commit = database.prepare('COMMIT');
  const rollback = database.prepare('ROLLBACK');
  const findRoom = database.prepare('SELECT id, seq, last FROM room WHERE name = ?');
  const addRoom = database.prepare('INSERT INTO room (name, seq, last) VALUES (?, 0, 0)');
  const findLast = database.prepare('SELECT coalesce(max(id), 0) AS last FROM event');
  const addEvents = database.prepare(ADD_EVENTS);
  const turnRooms = database.prepare(TURN_ROOMS);
  const chain = database.prepare(CHAIN);
  const rooms = database.prepare('SELECT name, seq FROM room ORDER BY id');

  /** As this process last saw it: whether it still is so is told by the update that moves it. */
  const remembered = new Map<string, End>();

  function endOf(room: string): End {
    const known = remembered.get(room);
    if (known !== undefined) return known;
    const [found] = findRoom.all(room) as End[];
    if (found !== undefined) return { id: found.id, seq: found.seq, last: found.last };
    return { id: Number(addRoom.run(room).lastInsertRowid), seq: 0, last: 0 };
  }

  /** Writes the rows, and gives where the logs of their rooms end by then. */
  function write(rows: readonly RoomRow[]): ReadonlyMap<string, End> {
    const before = new Map<string, End>();
    const after = new Map<string, End>();
    let id = numberOf(findLast.all(), 'last');
    const events = rows.map(({ room, logged }) => {
      const end = after.get(room) ?? endOf(room);
      if (!before.has(room)) before.set(room, end);
      const { s: seq, at, id: command = null, row } = logged;
      if (seq !== end.seq + 1) throw new Conflict(room, seq);
      id += 1;
      after.set(room, { id: end.id, seq, last: id });
      return [id, end.id, seq, end.last, at, command, JSON.stringify(row)];
    });
    addEvents.run(JSON.stringify(events));
    const turns = Array.from(after, ([room, { id: of, seq, last }]) => [
      of,
      before.get(room)?.seq ?? 0,
      seq,
      last,
    ]);
    if (turnRooms.run(JSON.stringify(turns)).changes !== turns.length) throw overtaken(before);
    return after;
  }

  /** The first of these rooms whose log ended elsewhere than was remembered: somebody else wrote to it. */
  function overtaken(ends: ReadonlyMap<string, End>): Error {
    for (const [room, { seq }] of ends) {
      remembered.delete(room);
      if (endOf(room).seq !== seq) return new Conflict(room, seq + 1);
    }
    return new Error('the rooms could not be moved on');
  }

  function append(rows: readonly RoomRow[]): Result<null, StoreProblem> {
    try {
      begin.run();
      const ends = write(rows);
      commit.run();
      if (remembered.size > REMEMBERED) remembered.clear();
      for (const [room, end] of ends) remembered.set(room, end);
      return { ok: true, value: null };
    } catch (thrown) {
      if (database.inTransaction) attempt(() => rollback.run());
      for (const { room } of rows) remembered.delete(room);
      if (thrown instanceof Conflict) {
        return { ok: false, error: { code: 'conflict', room: thrown.room, seq: thrown.seq } };
      }
      return failed(thrown);
    }
  }

  function load(room: string, afterSeq: number): Result<readonly LoggedRow[], StoreProblem> {
    try {
      const rows = (chain.all(room, afterSeq) as ChainRow[]).map(loggedRow);
      const whole = rows.every((row, index) => row.s === afterSeq + 1 + index);
      return whole ? { ok: true, value: rows } : failed(new Error(`rows of room ${room} are missing`));
    } catch (thrown) {
      return failed(thrown);
    }
  }

  function list(): Result<readonly RoomEntry[], StoreProblem> {
    try {
      const entries = rooms.all() as { name: string; seq: number }[];
      return { ok: true, value: entries.map(({ name, seq }) => ({ room: name, seq })) };
    } catch (thrown) {
      return failed(thrown);
    }
  }

  return {
    append: (rows) => Promise.resolve(append(rows)),
    load: (room, afterSeq) => Promise.resolve(load(room, afterSeq)),
    list: () => Promise.resolve(list()),
    close: () => {
      // This library leaves the write-ahead log beside the file; a closed file is to be whole by itself.
      attempt(() => database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
      attempt(() => database.close());
      return Promise.resolve();
    },
  };
}

interface ChainRow {
  readonly seq: number;
  readonly at: number;
  readonly command: string | null;
  readonly body: string;
}

function loggedRow({ seq, at, command, body }: ChainRow): LoggedRow {
  const logged: LoggedRow = { s: seq, at, row: JSON.parse(body) as Row };
  return command === null ? logged : { ...logged, id: command };
}

/** `.all()` throughout: `.get()` of this library adds a field of its own to the row. */
function numberOf(rows: unknown[], column: string): number {
  const [row] = rows as Record<string, unknown>[];
  return Number(row?.[column]);
}

function attempt(action: () => unknown): void {
  try {
    action();
  } catch {
    // the database is already closed or out of reach: nothing more can be done about it
  }
}

function failed(thrown: unknown): { readonly ok: false; readonly error: StoreProblem } {
  return { ok: false, error: { code: 'failed', reason: reasonOf(thrown) } };
}

function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
