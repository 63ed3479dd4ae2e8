// Owns the file rights: only the owner may read a database's files and the folder made for it. SQLite copies the
// database's rights to its side files. On Windows rights are inherited instead.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

const OWNERS_FILE = 0o600;
const OWNERS_FOLDER = 0o700;
const OTHERS = 0o077;

/** What SQLite may keep beside a database, with the same content. */
export const SIDE_FILES = ['-wal', '-shm', '-journal'] as const;

/** Step by step: Node's recursive mkdir never ends where a folder cannot be made in an existing parent, as in /proc. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  mkdirSync(folder, { mode: OWNERS_FOLDER });
}

/** Makes an empty file if there is none; false if there is one. Throws the system's error. */
export function makeOwnersFile(file: string): boolean {
  try {
    // Never opens an existing file: closing it would release every lock that this process has on it.
    closeSync(openSync(file, 'wx', OWNERS_FILE));
    return true;
  } catch (thrown) {
    if (existsSync(file)) return false;
    throw thrown;
  }
}

/** Takes others' rights away from the file and its side files, where we may. */
export function keepToOwner(file: string): void {
  if (process.platform === 'win32') return;
  for (const path of [file, ...SIDE_FILES.map((side) => file + side)]) {
    try {
      const { mode } = statSync(path);
      if ((mode & OTHERS) !== 0) chmodSync(path, mode & ~OTHERS);
    } catch {
      // no such file, or its owner decides
    }
  }
}
