// Owns replacing a database by a copy. At every moment the name leads to one whole database: the new one is prepared
// beside the old, the old one is made self-contained, and one rename switches them.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { lockStore, removeSecondNames } from '../store/store-lock.ts';
import type { StoreLock } from '../store/store-lock.ts';
import { attempt, prepare, reasonOf } from '../store/libsql-file.ts';
import { SIDE_FILES } from '../store/owner-only.ts';
import { carryOver } from './carry-over.ts';
import { checkDatabase } from './check.ts';
import type { Checked } from './check.ts';
import type { Copy } from './copy.ts';
import { removeUnfinished, renameDurably, syncFile } from './durable.ts';
import { writeProblem } from './problems.ts';
import type { DatabaseProblem } from './problems.ts';
import { gather, nameAside, removeSideFiles } from './set-aside.ts';

export const restoreSteps = [
  'locked',
  'checked',
  'copied',
  'tokens-carried',
  'synced',
  'gathered',
  'set-aside',
  'sides-removed',
  'renamed',
] as const;
type RestoreStep = (typeof restoreSteps)[number];

interface RestoreWish {
  readonly copyFile: string;
  readonly file: string;
  /** Also a copy with damaged rooms, if the file itself is whole. */
  readonly isDamagedTaken: boolean;
  readonly copy: Copy;
  readonly now: number;
  readonly tell?: (step: RestoreStep) => void;
}

export interface Restored {
  readonly file: string;
  readonly checked: Checked;
  /** Where the previous database is now; null: there was none. */
  readonly aside: string | null;
  /** Whose tokens were taken over from it; null: they could not be read. */
  readonly persons: number | null;
}

export async function restore(wish: RestoreWish): Promise<Result<Restored, DatabaseProblem>> {
  const lock = lockStore(wish.file);
  if (!lock.ok) {
    const { code, file, reason } = lock.error;
    return { ok: false, error: code === 'in-use' ? { code, file } : { code, file, reason } };
  }
  try {
    return await restoreLocked(wish, lock.value);
  } finally {
    lock.value.release();
  }
}

async function restoreLocked(
  wish: RestoreWish,
  { file }: StoreLock,
): Promise<Result<Restored, DatabaseProblem>> {
  const { tell = () => undefined } = wish;
  tell('locked');
  const checked = checkDatabase(wish.copyFile);
  if (!checked.ok) return checked;
  const { file: copyFile } = checked.value;
  if (copyFile === file) return { ok: false, error: { code: 'same-file', file } };
  const faults = checked.value.faults.length;
  if (faults > 0 && !(wish.isDamagedTaken && checked.value.isFileWhole))
    return { ok: false, error: { code: 'damaged', file: copyFile, faults } };
  tell('checked');

  // The lock is ours, so nobody is writing these.
  const start = `.${basename(file)}.restored-`;
  for (const name of readdirSync(dirname(file)))
    if (name.startsWith(start)) attempt(() => rmSync(join(dirname(file), name)));
  const unfinished = join(dirname(file), `${start}${process.pid}`);
  try {
    const copied = await wish.copy('copy', copyFile, unfinished, () => undefined);
    if (!copied.ok) {
      const { error } = copied;
      return { ok: false, error: error.file === unfinished ? { ...error, file } : error };
    }
    tell('copied');
    const persons = finish(unfinished, file);
    tell('tokens-carried');
    syncFile(unfinished);
    tell('synced');
    const exchanged = exchange(unfinished, file, wish.now, tell);
    if (!exchanged.ok) return exchanged;
    return { ok: true, value: { file, checked: checked.value, aside: exchanged.value, persons } };
  } catch (thrown) {
    return { ok: false, error: writeProblem(file, reasonOf(thrown)) };
  } finally {
    removeUnfinished(unfinished);
  }
}

function finish(unfinished: string, replaced: string): number | null {
  const database = new Database(unfinished);
  try {
    prepare(database, unfinished);
    forgetSeeds(database);
    return carryOver(database, replaced);
  } finally {
    database.close();
  }
}

/** Throws that are known would come again. Without its seed the server starts a new chain before the next one. */
function forgetSeeds(database: Database.Database): void {
  database.exec('PRAGMA secure_delete = ON; DELETE FROM seed;');
}

function exchange(
  unfinished: string,
  file: string,
  now: number,
  tell: (step: RestoreStep) => void,
): Result<string | null, DatabaseProblem> {
  removeSecondNames(file);
  const isThere = existsSync(file);
  const gathered = isThere ? gather(file) : ({ ok: true, value: 'no-database' } as const);
  if (!gathered.ok) return gathered;
  tell('gathered');
  const isAnything = isThere || SIDE_FILES.some((side) => existsSync(file + side));
  const aside = isAnything ? nameAside(file, gathered.value, now) : null;
  tell('set-aside');
  try {
    removeSideFiles(file);
    tell('sides-removed');
    renameDurably(unfinished, file);
  } catch (thrown) {
    removeSecondNames(file);
    throw thrown;
  }
  tell('renamed');
  return { ok: true, value: aside };
}
