// Owns the replaced database: it stays under a name with the date, and leaves no side files behind.
import { constants, copyFileSync, existsSync, linkSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { attempt, numberOf, reasonOf } from '../store/libsql-file.ts';
import { keepToOwner, SIDE_FILES } from '../store/owner-only.ts';
import { REPLACED } from '../store/store-lock.ts';
import { syncFile, syncFolder } from './durable.ts';
import { timeInName } from './figures.ts';
import { writeProblem } from './problems.ts';
import type { DatabaseProblem } from './problems.ts';

/**
 * Writes the write-ahead log into the file, which then is the database alone; what is no valid database stays as it
 * is.
 */
export function gather(file: string): Result<'whole' | 'no-database', DatabaseProblem> {
  let database: Database.Database | null = null;
  try {
    database = new Database(file);
    const done = database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all();
    if (numberOf(done, 'busy') === 0) return { ok: true, value: 'whole' };
    return { ok: false, error: { code: 'being-read', file } };
  } catch (thrown) {
    const reason = reasonOf(thrown);
    if (/not a database|malformed|corrupt/i.test(reason)) return { ok: true, value: 'no-database' };
    return { ok: false, error: writeProblem(file, reason) };
  } finally {
    attempt(() => database?.close());
  }
}

/** Gives the file, and side files that belong to it, a second name; returns it. Throws. */
export function nameAside(file: string, parts: 'whole' | 'no-database', now: number): string {
  const aside = `${file}${REPLACED}${timeInName(now)}`;
  // Side files first: without their database they mean nothing.
  const sides = parts === 'whole' ? [] : SIDE_FILES.filter((side) => existsSync(file + side));
  for (const side of sides) nameAgain(file + side, aside + side);
  if (existsSync(file)) nameAgain(file, aside);
  keepToOwner(aside);
  syncFolder(dirname(file));
  return aside;
}

function nameAgain(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (thrown) {
    if (existsSync(to)) throw thrown;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    syncFile(to);
  }
}

/** SQLite would read it as part of the new database. */
export function removeSideFiles(file: string): void {
  for (const side of SIDE_FILES) rmSync(file + side, { force: true });
  syncFolder(dirname(file));
}
