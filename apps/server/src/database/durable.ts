// Owns that a file which is said to be written is on the disk, by its name: the content first, then the name.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { basename, dirname, join } from 'node:path';
import { attempt } from '../store/libsql-file.ts';
import { SIDE_FILES } from '../store/owner-only.ts';

/** Milliseconds since its last change, after which nobody is at work on an unfinished file any more. */
const FORGOTTEN = 3_600_000;

const MARK = '.unfinished-';

/** A name in the same folder for what is to become this file. */
export function unfinishedName(file: string): string {
  return join(dirname(file), `.${basename(file)}${MARK}${randomBytes(6).toString('hex')}`);
}

/** Takes away what a process that was killed has left in this folder. */
export function clearForgotten(folder: string, now: number): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (!name.startsWith('.') || !name.includes(MARK)) continue;
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
  // Windows does not open folders, and keeps names by itself.
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** From one name to the other at once; whatever was there by that name is gone. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to);
  syncFolder(dirname(to));
}
