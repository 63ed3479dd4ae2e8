// Owns the lock by which one process alone runs the rooms of a database. Node.js has no file locks, SQLite has: a
// transaction stays open in an empty database `FILE.lock`. The system releases it however the process ends, but not
// while it is suspended. Backup and check only read, and need no lock.
import { existsSync, readdirSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { attempt, isLock, reasonOf } from './libsql-file.ts';
import { keepToOwner, makeFolder, makeOwnersFile } from './owner-only.ts';

/** After the name of a database: what a restore has replaced. */
export const REPLACED = '.replaced-';
/** After the name, and before it a dot: a copy that has its name once it is whole. */
export const UNFINISHED = '.unfinished-';

/** Milliseconds: two processes that try together block each other at first. */
const PATIENCE = 250;

/** Symbolic links can lead in circles. */
const MOST_LINKS = 40;

export interface StoreLock {
  readonly file: string;
  readonly release: () => void;
}

export interface LockProblem {
  readonly code: 'in-use' | 'not-writable';
  readonly file: string;
  readonly reason: string;
}

/** A connection that is garbage-collected releases its lock. */
const held = new Set<Database.Database>();

export function lockStore(file: string): Result<StoreLock, LockProblem> {
  let path = resolve(file);
  let connection: Database.Database | null = null;
  try {
    path = realPathOf(path);
    makeFolder(dirname(path));
    const lock = lockFileOf(path);
    makeOwnersFile(lock);
    keepToOwner(lock);
    connection = new Database(lock, { timeout: PATIENCE });
    // No journal file.
    connection.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    held.add(connection);
    return { ok: true, value: { file: path, release: releasing(connection) } };
  } catch (thrown) {
    attempt(() => connection?.close());
    const reason = reasonOf(thrown);
    const error = isLock(reason)
      ? ({ code: 'in-use', file: path, reason: 'another process runs its tables' } as const)
      : ({ code: 'not-writable', file: path, reason } as const);
    return { ok: false, error };
  }
}

export function lockFileOf(database: string): string {
  return `${database}.lock`;
}

function releasing(connection: Database.Database): () => void {
  return () => {
    if (!held.delete(connection)) return;
    // The library may close later; the transaction holds the lock.
    attempt(() => connection.exec('ROLLBACK'));
    attempt(() => connection.close());
  };
}

/** Also of a file that is not there yet. Throws the system's error. */
export function realPathOf(file: string, links = 0): string {
  const path = resolve(file);
  try {
    return realpathSync.native(path);
  } catch (thrown) {
    const target = linkedBy(path);
    if (target !== null && links < MOST_LINKS) return realPathOf(resolve(dirname(path), target), links + 1);
    if (target !== null || dirname(path) === path) throw thrown;
    return join(realPathOf(dirname(path), links), basename(path));
  }
}

function linkedBy(path: string): string | null {
  try {
    return readlinkSync(path);
  } catch {
    return null;
  }
}

/**
 * SQLite keeps rows that are not in the file yet beside the name by which it was opened, and the lock lies there, too: who
 * opens it by a second name (a hard link) finds neither. These are those that a killed restore, backup or move has left.
 */
export function removeSecondNames(file: string): void {
  if (!hasSecondName(file)) return;
  const { ino, dev } = statSync(file);
  const name = basename(file);
  const ours = readdirSync(dirname(file)).filter(
    (other) => other.startsWith(name + REPLACED) || other.startsWith(`.${name}${UNFINISHED}`),
  );
  for (const path of ours.map((other) => join(dirname(file), other))) {
    attempt(() => {
      const other = statSync(path);
      if (other.ino === ino && other.dev === dev) rmSync(path);
    });
  }
}

export function hasSecondName(file: string): boolean {
  return existsSync(file) && statSync(file).nlink > 1;
}
