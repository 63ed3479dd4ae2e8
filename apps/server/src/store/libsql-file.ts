// Owns the libsql (SQLite) file: opening it, its tables and their versions.
import { dirname, resolve } from 'node:path';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { keepToOwner, makeFolder, makeOwnersFile } from './owner-only.ts';

/** 'LUDO', as PRAGMA application_id. */
export const APPLICATION = 0x4c55444f;

/** Milliseconds of waiting for a lock: on opening nobody else waits, later everybody does. */
const OPENING_TIMEOUT = 5000;
const BUSY_TIMEOUT = 5;

const CREDENTIALS = `
  CREATE TABLE credential (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    parent TEXT,
    live INTEGER NOT NULL,
    used INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX credential_of ON credential (person);
`;

const SNAPSHOTS = `
  CREATE TABLE snapshot (
    room INTEGER PRIMARY KEY,
    seq INTEGER NOT NULL,
    version INTEGER NOT NULL,
    body BLOB NOT NULL
  ) STRICT;
`;

const RUNNING = `
  CREATE TABLE running (milliseconds INTEGER NOT NULL) STRICT;
  INSERT INTO running VALUES (0);
`;

/** Who has come back to a seat where: with the last of these rooms the credentials go. */
const PERSONS = `
  CREATE TABLE known (
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (room, person)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX known_as ON known (person);
`;

/** Of chains for the dice: secret, and apart from the rows, which everybody is sent. */
const SEEDS = `
  CREATE TABLE seed (
    room INTEGER NOT NULL,
    tip TEXT NOT NULL,
    seed TEXT NOT NULL,
    PRIMARY KEY (room, tip)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * Of each room with a due: the number of the process that looks after it; null: it is anybody's. `at` and `since`, when the
 * last row was logged, are as they were when nobody looked after it any more, and hold until somebody does.
 */
const DUES = `
  CREATE TABLE due (
    room INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    since INTEGER NOT NULL,
    process INTEGER
  ) STRICT;
  CREATE INDEX due_at ON due (at) WHERE process IS NULL;
  CREATE INDEX due_since ON due (since) WHERE process IS NULL;
  CREATE INDEX due_of ON due (process) WHERE process IS NOT NULL;
`;

/**
 * `packed` rows of a room, from the first on, are not in `event` but here. `rest`: of the rows of a pack that still lie there,
 * the last; null: none does any more.
 */
const PACKS = `
  CREATE TABLE pack (
    room INTEGER NOT NULL,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL,
    form INTEGER NOT NULL,
    body BLOB NOT NULL,
    rest INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX pack_of ON pack (room, first);
  CREATE INDEX pack_rest ON pack (rest) WHERE rest IS NOT NULL;
`;

/** `noted`: the row for which `ran` and `marked` hold. */
const PATIENCE_AND_CACHE = `
  ALTER TABLE room ADD COLUMN noted INTEGER;
  ALTER TABLE room ADD COLUMN ran INTEGER;
  ALTER TABLE room ADD COLUMN marked INTEGER;
  UPDATE room SET due = 0 WHERE due IS NOT NULL;
  ALTER TABLE event ADD COLUMN author INTEGER;
  ${SNAPSHOTS}
  ${RUNNING}
  ${PERSONS}
`;

/** From version 1 to 2, and so on. */
const STEPS: readonly string[] = [
  'ALTER TABLE room ADD COLUMN due INTEGER;',
  // The sweeper finds out those of older rooms.
  'ALTER TABLE room ADD COLUMN phase TEXT;',
  CREDENTIALS,
  // Rows of version 4 could go back in time: the next start finds out all dues anew.
  PATIENCE_AND_CACHE,
  SEEDS,
  `${DUES}
  INSERT INTO due (room, at, since)
  SELECT room.id, room.due, event.at FROM room JOIN event ON event.id = room.last WHERE room.due IS NOT NULL;`,
  `ALTER TABLE room ADD COLUMN packed INTEGER NOT NULL DEFAULT 0; ${PACKS}`,
];

/** Files before it have no packs. */
export const WITH_PACKS = 8;

/** As PRAGMA user_version. */
export const SCHEMA_VERSION = 1 + STEPS.length;

const SCHEMA = `
  CREATE TABLE room (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    seq INTEGER NOT NULL,
    last INTEGER NOT NULL,
    due INTEGER,
    phase TEXT,
    noted INTEGER,
    ran INTEGER,
    marked INTEGER,
    packed INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE TABLE event (
    id INTEGER PRIMARY KEY,
    room INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    before INTEGER NOT NULL,
    at INTEGER NOT NULL,
    command TEXT,
    body TEXT NOT NULL,
    author INTEGER
  ) STRICT;
  ${CREDENTIALS}
  ${SNAPSHOTS}
  ${RUNNING}
  ${PERSONS}
  ${SEEDS}
  ${DUES}
  ${PACKS}
  PRAGMA application_id = ${APPLICATION};
  PRAGMA user_version = ${SCHEMA_VERSION};
`;

export interface OpenProblem {
  readonly code: 'not-writable' | 'not-a-database' | 'of-another-program' | 'of-a-newer-version' | 'locked';
  readonly file: string;
  readonly reason: string;
}

export function openDatabase(file: string): Result<Database.Database, OpenProblem> {
  const path = resolve(file);
  let database: Database.Database | null = null;
  try {
    makeFolder(dirname(path));
    makeOwnersFile(path);
    keepToOwner(path);
    database = new Database(path, { timeout: OPENING_TIMEOUT });
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    const problem = prepare(database, path);
    if (problem !== null) {
      database.close();
      return { ok: false, error: problem };
    }
    database.exec(`PRAGMA busy_timeout = ${BUSY_TIMEOUT}`);
    return { ok: true, value: database };
  } catch (thrown) {
    database?.close();
    return { ok: false, error: openProblem(path, reasonOf(thrown)) };
  }
}

/** Makes missing tables, brings older ones up to date. Throws. */
export function prepare(database: Database.Database, file: string): OpenProblem | null {
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
  const steps = STEPS.slice(version - 1).join(' ');
  if (steps !== '')
    database.exec(`BEGIN IMMEDIATE; ${steps} PRAGMA user_version = ${SCHEMA_VERSION}; COMMIT;`);
  return null;
}

function openProblem(file: string, reason: string): OpenProblem {
  if (/not a database|malformed|corrupt/i.test(reason)) return { code: 'not-a-database', file, reason };
  if (isLock(reason)) return { code: 'locked', file, reason };
  return { code: 'not-writable', file, reason };
}

export function isLock(reason: string): boolean {
  return /locked|busy/i.test(reason);
}

/** The library's `.get()` adds a field to the row, `.all()` does not. */
export function numberOf(rows: unknown[], column: string): number {
  const [row] = rows as Record<string, unknown>[];
  return Number(row?.[column]);
}

/** For cleaning up after a failure, where a second one changes nothing. */
export function attempt(action: () => unknown): void {
  try {
    action();
  } catch {}
}

export function reasonOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
