// Owns checking a whole database without changing it.
import type { Result } from '@ludo/rules';
import type Database from 'libsql';
import { attempt, reasonOf, SCHEMA_VERSION } from '../store/libsql-file.ts';
import { checkCredentials } from './check-credentials.ts';
import { checkRooms } from './check-rooms.ts';
import type { RoomFigures } from './check-rooms.ts';
import { checkTables } from './check-tables.ts';
import type { Fault } from './fault.ts';
import type { DatabaseProblem } from './problems.ts';
import { hasCompany, openForReading } from './read-only.ts';

const WITH_CREDENTIALS = 4;

const MOST_PAGE_FAULTS = 10;

export interface Checked extends RoomFigures {
  readonly file: string;
  readonly bytes: number;
  readonly version: number;
  /** Who came back to a seat at least once. */
  readonly persons: number;
  /** SQLite finds the file intact, and a server can open it. */
  readonly isFileWhole: boolean;
  readonly faults: readonly Fault[];
}

export function checkDatabase(file: string): Result<Checked, DatabaseProblem> {
  const opened = openForReading(file);
  if (!opened.ok) return opened;
  const { database, version, isAlone, ...reading } = opened.value;
  try {
    // One transaction shows one moment while a server writes on.
    database.exec('BEGIN');
    const pages = checkPages(database);
    // The server brings older tables up to date.
    const tables =
      version < SCHEMA_VERSION ? allThere : tried('tables', noTables, () => checkTables(database));
    const rooms = tried('rooms', noRooms, () => checkRooms(database, version));
    const credentials =
      version < WITH_CREDENTIALS ? nobody : tried('credentials', nobody, () => checkCredentials(database));
    const faults = [...pages, ...tables.faults, ...rooms.faults, ...credentials.faults];
    // A server has begun to use the file meanwhile.
    if (faults.length > 0 && isAlone && hasCompany(reading.file)) return checkDatabase(file);
    return {
      ok: true,
      value: {
        ...reading,
        version,
        ...rooms,
        persons: credentials.persons,
        isFileWhole: pages.length === 0 && tables.isWhole,
        faults,
      },
    };
  } finally {
    attempt(() => database.exec('ROLLBACK'));
    attempt(() => database.close());
  }
}

const noRooms = { rooms: 0, rows: 0, oldest: null, newest: null, faults: [] };
const allThere = { isWhole: true, faults: [] };
const noTables = { isWhole: false, faults: [] };
const nobody = { persons: 0, faults: [] };

function checkPages(database: Database.Database): readonly Fault[] {
  const { faults } = tried('file', { faults: [] }, () => {
    const found = database.prepare(`PRAGMA integrity_check(${MOST_PAGE_FAULTS})`).all() as {
      integrity_check: string;
    }[];
    const reasons = found.map(({ integrity_check: reason }) => reason).filter((reason) => reason !== 'ok');
    return { faults: reasons.map((reason) => ({ where: 'file', reason })) };
  });
  return faults;
}

function tried<T extends { readonly faults: readonly Fault[] }>(where: string, none: T, look: () => T): T {
  try {
    return look();
  } catch (thrown) {
    return { ...none, faults: [{ where, reason: reasonOf(thrown) }] };
  }
}
