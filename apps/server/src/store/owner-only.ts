// Owns the rights of a database's files and of the folder made for them: only the owner reads them. SQLite gives side
// files the same rights; Windows inherits rights instead.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;
const OTHERS = 0o077;

export const SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

/** Node's recursive mkdir never ends where an existing parent takes no folder, as /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: OWNERS_FOLDER });
}

/** False if there is one already. Throws the system's error. */
export function makeOwnersFile(file: string): boolean {
  try {
    // Opening an existing file and closing it would release every lock this process has on it.
    closeSync(openSync(file, 'wx', OWNERS_FILE));
    return true;
  } catch (thrown) {
    if (existsSync(file)) return false;
    throw thrown;
  }
}

export function keepToOwner(file: string): void {
  if (process.platform === 'win32') return;
  for (const path of [file, ...SIDE_FILES.map((side) => file + side)]) {
    try {
      const { mode } = statSync(path);
      if ((mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS);
    } catch {
      // no file, or another owner
    }
  }
}
