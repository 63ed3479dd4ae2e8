// For tests: a database file as an older version of the server left it.
import Database from 'libsql';

/** The steps from each version back to the one before, from version 8 on. */
const BACK: readonly string[] = [
  'DROP TABLE pack; ALTER TABLE room DROP COLUMN packed;',
  'DROP TABLE due;',
  'DROP TABLE seed;',
  `DROP TABLE snapshot; DROP TABLE running; DROP TABLE known;
   ALTER TABLE event DROP COLUMN author; ALTER TABLE room DROP COLUMN noted;
   ALTER TABLE room DROP COLUMN ran; ALTER TABLE room DROP COLUMN marked;`,
  'DROP TABLE credential;',
  'ALTER TABLE room DROP COLUMN phase;',
  'ALTER TABLE room DROP COLUMN due;',
];

/** `file`: of the current version, not open anywhere. */
export function makeOlder(file: string, version: number): void {
  const present = 1 + BACK.length;
  const database = new Database(file);
  database.exec(`${BACK.slice(0, present - version).join(' ')} PRAGMA user_version = ${version};`);
  database.close();
}
