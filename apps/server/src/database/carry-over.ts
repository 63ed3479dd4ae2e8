// Owns what a restored copy takes over: tokens renewed since it was made go on working, those retired stay dead.
import { existsSync } from 'node:fs';
import type Database from 'libsql';
import { attempt, numberOf } from '../store/libsql-file.ts';
import { checkCredentials } from './check-credentials.ts';
import { openForReading, readingAddress } from './read-only.ts';

const TAKE = `
  DELETE FROM main.credential WHERE person IN (SELECT person FROM replaced.credential);
  INSERT OR REPLACE INTO main.credential (hash, person, parent, live, used)
  SELECT hash, person, parent, live, used FROM replaced.credential;
`;
const TAKE_ROOMS = 'INSERT OR IGNORE INTO main.known (room, person) SELECT room, person FROM replaced.known;';

/**
 * Replaces the credentials in `restored` of each person who has some in `replaced`. Returns how many persons; null:
 * they could not be read in full, and nothing was taken. Throws if `restored` cannot be written.
 */
export function carryOver(restored: Database.Database, replaced: string): number | null {
  if (!existsSync(replaced) || !areWhole(replaced)) return null;
  const address = readingAddress(replaced, false).replaceAll("'", "''");
  restored.exec(`ATTACH '${address}' AS replaced`);
  try {
    if (!hasTable(restored, 'replaced')) return 0;
    const rooms = hasTable(restored, 'replaced', 'known') ? TAKE_ROOMS : '';
    restored.exec(`BEGIN IMMEDIATE; ${TAKE} ${rooms} COMMIT;`);
    const persons = restored.prepare('SELECT count(DISTINCT person) AS n FROM replaced.credential').all();
    return numberOf(persons, 'n');
  } finally {
    if (restored.inTransaction) attempt(() => restored.exec('ROLLBACK'));
    attempt(() => restored.exec('DETACH replaced'));
  }
}

/** Other tables may be damaged: that may be why the file is replaced. */
function areWhole(file: string): boolean {
  const opened = openForReading(file, true);
  if (!opened.ok) return false;
  const { database } = opened.value;
  try {
    if (!hasTable(database, 'main')) return true;
    const found = database.prepare("PRAGMA integrity_check('credential')").all() as {
      integrity_check: string;
    }[];
    return (
      found.every(({ integrity_check: reason }) => reason === 'ok') &&
      checkCredentials(database).faults.length === 0
    );
  } catch {
    return false;
  } finally {
    database.close();
  }
}

/** Files before version 4 have none of them. */
function hasTable(
  database: Database.Database,
  schema: 'main' | 'replaced',
  name: 'credential' | 'known' = 'credential',
): boolean {
  const tables = database.prepare(`SELECT count(*) AS n FROM ${schema}.sqlite_master WHERE name = '${name}'`);
  return numberOf(tables.all(), 'n') > 0;
}
