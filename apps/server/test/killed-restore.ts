// A restore in a process of its own that kills itself after the named step; "copying": during the copy.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { copyHere } from '../src/database/copy.ts';
import type { Copy } from '../src/database/copy.ts';
import { restore } from '../src/database/restore.ts';

const [copyFile, file, stopAfter] = process.argv.slice(2);
if (copyFile === undefined || file === undefined) throw new Error('usage: killed-restore.ts COPY FILE STEP');

function endHere(): void {
  process.kill(process.pid, 'SIGKILL');
}

const copy: Copy = (source, from, to) => {
  if (stopAfter !== 'copying') return Promise.resolve(copyHere(source, from, to));
  const half = openSync(to, 'wx', 0o600);
  const content = readFileSync(from);
  writeSync(half, content, 0, content.length / 2);
  closeSync(half);
  endHere();
  return new Promise(() => undefined);
};

const done = await restore({
  copyFile,
  file,
  isDamagedTaken: false,
  copy,
  now: Date.now(),
  tell: (step) => {
    if (step === stopAfter) endHere();
  },
});
process.exitCode = done.ok ? 0 : 1;
