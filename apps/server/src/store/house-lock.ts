// Owns that one process at a time runs the rooms of a database: a lock that the system itself lets go when the process
// ends, however it ends, and not while it is only stopped. Node has no locks of its own, SQLite has: an empty database
// beside the other one, `FILE.lock`, in which a transaction stays open. Nothing is ever written to it. Whoever only reads,
// a backup or a check, needs no lock.
import { readlinkSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { attempt, isLock, reasonOf } from './libsql-file.ts';
import { keepToOwner, makeFolder, makeOwnersFile } from './owner-only.ts';

/** Milliseconds: two that try at the same moment hinder each other, and then one of them gets it. */
const PATIENCE = 250;

/** Symbolic links that lead to each other end somewhere. */
const MOST_LINKS = 40;

export interface HouseLock {
  /** The database, by the one path that all its names lead to. */
  readonly file: string;
  readonly release: () => void;
}

export interface LockProblem {
  readonly code: 'in-use' | 'not-writable';
  readonly file: string;
  readonly reason: string;
}

/** A connection that nobody holds on to may be collected, and its lock with it. */
const held = new Set<Database.Database>();

export function lockHouse(file: string): Result<HouseLock, LockProblem> {
  let path = resolve(file);
  let connection: Database.Database | null = null;
  try {
    path = realPathOf(path);
    makeFolder(dirname(path));
    const lock = lockFileOf(path);
    makeOwnersFile(lock);
    keepToOwner(lock);
    connection = new Database(lock, { timeout: PATIENCE });
    // Else a journal would lie beside it.
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
    // This library closes when it pleases: the transaction is what holds the lock.
    attempt(() => connection.exec('ROLLBACK'));
    attempt(() => connection.close());
  };
}

/** Also of a file that is not there yet, and of a link to one. Throws what the system says. */
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
