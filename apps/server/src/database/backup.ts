// Owns copying a database that a server may be using: the copy shows one moment, and gets its name once it is whole
// on disk.
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, resolve } from 'node:path';
import type { Result } from '@ludo/rules';
import { lockFileOf, lockStore, realPathOf } from '../store/store-lock.ts';
import { numberOf, reasonOf } from '../store/libsql-file.ts';
import { makeFolder, SIDE_FILES } from '../store/owner-only.ts';
import type { Copy } from './copy.ts';
import { clearForgotten, nameDurably, removeUnfinished, renameDurably, unfinishedName } from './durable.ts';
import { timeInName } from './figures.ts';
import { writeProblem } from './problems.ts';
import type { DatabaseProblem } from './problems.ts';
import { hasCompany, openForReading } from './read-only.ts';

interface BackupWish {
  readonly file: string;
  /** A file, or an existing folder; null: a file named by the time, in `backups` beside the database. */
  readonly to: string | null;
  readonly isReplacing: boolean;
  readonly copy: Copy;
  readonly now: number;
  readonly tell?: (bytes: number, of: number) => void;
}

export interface BackedUp {
  readonly file: string;
  readonly bytes: number;
  readonly rooms: number;
  readonly rows: number;
}

export async function backUp(wish: BackupWish): Promise<Result<BackedUp, DatabaseProblem>> {
  const source = openForReading(wish.file, true);
  if (!source.ok) return source;
  const { file, bytes, database } = source.value;
  database.close();
  const target = targetOf(wish, file);
  if (!target.ok) return target;
  const to = target.value;
  const unfinished = unfinishedName(to);
  const written = await wish.copy('server', file, unfinished, (done) => wish.tell?.(done, bytes));
  if (!written.ok) {
    const { error } = written;
    return { ok: false, error: error.file === unfinished ? { ...error, file: to } : error };
  }
  try {
    if (wish.isReplacing) renameDurably(unfinished, to);
    else nameDurably(unfinished, to);
  } catch (thrown) {
    removeUnfinished(unfinished);
    if (existsSync(to) && !wish.isReplacing) return { ok: false, error: { code: 'exists', file: to } };
    return { ok: false, error: writeProblem(to, reasonOf(thrown)) };
  }
  return figuresOf(to);
}

function targetOf({ to, isReplacing, now }: BackupWish, file: string): Result<string, DatabaseProblem> {
  const name = `${basename(file, extname(file))}-${timeInName(now)}.sqlite`;
  let path = resolve(to ?? join(dirname(file), 'backups', name));
  try {
    path = realPathOf(path);
    if (to !== null && statSync(path, { throwIfNoEntry: false })?.isDirectory() === true)
      path = join(path, name);
    makeFolder(dirname(path));
    clearForgotten(dirname(path), now);
  } catch (thrown) {
    return { ok: false, error: writeProblem(path, reasonOf(thrown)) };
  }
  const own = [file, lockFileOf(file), ...SIDE_FILES.map((side) => file + side)];
  if (own.includes(path)) return { ok: false, error: { code: 'same-file', file: path } };
  const problem = existsSync(path) ? problemOfExisting(path, isReplacing) : null;
  if (problem === null && hasCompany(path)) return { ok: false, error: { code: 'being-read', file: path } };
  return problem === null ? { ok: true, value: path } : { ok: false, error: problem };
}

function problemOfExisting(path: string, isReplacing: boolean): DatabaseProblem | null {
  if (!isReplacing) return { code: 'exists', file: path };
  // A file that is no database of ours is probably a mistyped name.
  const older = openForReading(path);
  if (!older.ok) return older.error;
  older.value.database.close();
  if (!existsSync(lockFileOf(path))) return null;
  const lock = lockStore(path);
  if (!lock.ok) return { code: 'in-use', file: path };
  lock.value.release();
  return null;
}

function figuresOf(file: string): Result<BackedUp, DatabaseProblem> {
  const copy = openForReading(file);
  if (!copy.ok) return copy;
  const { database, bytes } = copy.value;
  const found = database
    .prepare('SELECT count(*) AS rooms, coalesce(sum(seq), 0) AS rows FROM room WHERE seq > 0')
    .all();
  const counts = { rooms: numberOf(found, 'rooms'), rows: numberOf(found, 'rows') };
  database.close();
  return { ok: true, value: { file, bytes, ...counts } };
}
