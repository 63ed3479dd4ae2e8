// Owns what becomes of the database that another takes the place of: it is kept under a name with the date, whole by
// itself, and nothing of it stays beside the name that the other will have.
import { constants, copyFileSync, existsSync, linkSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { attempt, numberOf, reasonOf } from '../store/libsql-file.ts';
import { keepToOwner, SIDE_FILES } from '../store/owner-only.ts';
import { syncFile, syncFolder } from './durable.ts';
import { timeInName } from './figures.ts';
import { writeProblem } from './problems.ts';
import type { DatabaseProblem } from './problems.ts';

const MARK = '.replaced-';

/**
 * Writes what waits in the write-ahead log into the file, so that the file alone is the database. A file that is no
 * database any more stays as it is, with everything beside it.
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

/** Gives the file a second name, and its side files where they hold something of it; that name. Throws. */
export function nameAside(file: string, parts: 'whole' | 'no-database', now: number): string {
  const aside = `${file}${MARK}${timeInName(now)}`;
  // Side files first: beside a database that has no name yet they say nothing.
  const sides = parts === 'whole' ? [] : SIDE_FILES.filter((side) => existsSync(file + side));
  for (const side of sides) nameAgain(file + side, aside + side);
  if (existsSync(file)) nameAgain(file, aside);
  keepToOwner(aside);
  syncFolder(dirname(file));
  return aside;
}

/** A second name costs nothing; some disks have none, and it is copied there. */
function nameAgain(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (thrown) {
    if (existsSync(to)) throw thrown;
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    syncFile(to);
  }
}

/** A log that waits beside a name would be taken for that of whatever database is there next. */
export function removeSideFiles(file: string): void {
  for (const side of SIDE_FILES) rmSync(file + side, { force: true });
  syncFolder(dirname(file));
}

/** A restoring that was killed may have left a second name for the database itself, which is then no other one. */
export function removeSecondNames(file: string): void {
  if (!existsSync(file)) return;
  const { ino, dev } = statSync(file);
  for (const name of readdirSync(dirname(file))) {
    const path = join(dirname(file), name);
    if (!name.startsWith(basename(file) + MARK)) continue;
    attempt(() => {
      const other = statSync(path);
      if (other.ino === ino && other.dev === dev) rmSync(path);
    });
  }
}
