// Owns who may read what is kept: the files of a database, and the folder that is made for it, are their owner's alone.
// SQLite gives the files beside a database the rights of the database itself. On Windows rights are inherited instead.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;
const OTHERS = 0o077;

/** What may lie beside a database, and has the same in it. */
export const SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

/** Step by step: where a folder cannot be made beside its parent that is there, as in /proc, Node's own never ends. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: OWNERS_FOLDER });
}

/** Makes an empty file where there is none yet; false if there is one. Throws what the system says. */
export function makeOwnersFile(file: string): boolean {
  try {
    // Never opened if it is there: closing it again would end every lock that this process has on it.
    closeSync(openSync(file, 'wx', OWNERS_FILE));
    return true;
  } catch (thrown) {
    if (existsSync(file)) return false;
    throw thrown;
  }
}

/** Takes the rights of others away from the file and what lies beside it, as far as it is ours to do so. */
export function keepToOwner(file: string): void {
  if (process.platform === 'win32') return;
  for (const path of [file, ...SIDE_FILES.map((side) => file + side)]) {
    try {
      const { mode } = statSync(path);
      if ((mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS);
    } catch {
      // there is no such file, or it belongs to somebody else, who decides about it
    }
  }
}
