// Owns reading a database without changing it, whether a server writes to it or not.
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { realPathOf } from '../store/store-lock.ts';
import { APPLICATION, attempt, numberOf, reasonOf, SCHEMA_VERSION } from '../store/libsql-file.ts';
import { SIDE_FILES } from '../store/owner-only.ts';
import type { DatabaseProblem } from './problems.ts';

/** Milliseconds. */
const PATIENCE = 5000;

interface Reading {
  readonly database: Database.Database;
  readonly file: string;
  readonly version: number;
  /** With the write-ahead log. */
  readonly bytes: number;
  readonly isAlone: boolean;
}

/** `mayBegin`: a server may start to use the file meanwhile. */
export function openForReading(file: string, mayBegin = false): Result<Reading, DatabaseProblem> {
  let path = file;
  let database: Database.Database | null = null;
  try {
    path = realPathOf(file);
    if (!existsSync(path)) return { ok: false, error: { code: 'missing', file: path } };
    if (!statSync(path).isFile()) return { ok: false, error: { code: 'no-file', file: path } };
    const isAlone = !mayBegin && !hasCompany(path);
    database = new Database(readingAddress(path, isAlone));
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`);
    const ask = (pragma: string): number =>
      numberOf(database?.prepare(`PRAGMA ${pragma}`).all() ?? [], pragma);
    const version = ask('user_version');
    const problem = strangeness(path, ask('application_id'), version);
    if (problem === null)
      return {
        ok: true,
        value: { database, file: path, version, bytes: ask('page_count') * ask('page_size'), isAlone },
      };
    database.close();
    return { ok: false, error: problem };
  } catch (thrown) {
    attempt(() => database?.close());
    const reason = reasonOf(thrown);
    const code = /not a database|malformed|corrupt/i.test(reason) ? 'not-a-database' : 'not-readable';
    return { ok: false, error: { code, file: path, reason } };
  }
}

function strangeness(file: string, application: number, version: number): DatabaseProblem | null {
  if (application !== APPLICATION) return { code: 'of-another-program', file };
  if (version <= SCHEMA_VERSION) return null;
  const reason = `the file is of version ${version}, this program knows ${SCHEMA_VERSION}`;
  return { code: 'of-a-newer-version', file, reason };
}

/** Also side files that a killed program has left: they belong to the content. */
export function hasCompany(file: string): boolean {
  return SIDE_FILES.some((side) => existsSync(file + side));
}

/** `immutable`: without locks, and without new side files. */
export function readingAddress(file: string, isAlone: boolean): string {
  return `${pathToFileURL(file).href}?${isAlone ? 'immutable=1' : 'mode=ro'}`;
}
