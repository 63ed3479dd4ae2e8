// Owns writing files durably: the content reaches the disk before the name does.
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { attempt } from '../store/libsql-file.ts';
import { SIDE_FILES } from '../store/owner-only.ts';
import { UNFINISHED } from '../store/store-lock.ts';

/** Milliseconds since its last change. */
const FORGOTTEN = 3_600_000;

export function unfinishedName(file: string): string {
  return join(dirname(file), `.${basename(file)}${UNFINISHED}${randomBytes(6).toString('hex')}`);
}

export function clearForgotten(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!name.startsWith('.') || !name.includes(UNFINISHED)) continue;
    attempt(() => {
      if (now - statSync(path).mtimeMs > FORGOTTEN) rmSync(path);
    });
  }
}

export function removeUnfinished(file: string): void {
  for (const path of [file, ...SIDE_FILES.map((side) => file + side)])
    attempt(() => rmSync(path, { force: true }));
}

export function syncFile(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function syncFolder(folder: string): void {
  // Windows cannot open folders, and needs no sync of them.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}

/** Renames, but never over a file that appeared meanwhile. */
export function nameDurably(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (thrown) {
    // Some file systems have no hard links.
    if (existsSync(to)) throw thrown;
    renameDurably(from, to);
    return;
  }
  syncFolder(dirname(to));
  rmSync(from);
}
