// If the copying process ends early, nothing is left of its copy, and the command says so.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyByProcess } from '../src/database/copy.ts';

let folder = '';
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'ludo-copying-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each(["process.kill(process.pid, 'SIGKILL')", 'process.exit()'])(
  'half a copy is taken away after %s',
  async (end) => {
    const entry = join(folder, 'entry.mjs');
    const to = join(folder, 'copy.sqlite');
    const write = "for (const side of ['', '-journal']) writeFileSync(process.argv[5] + side, 'half');";
    writeFileSync(entry, `import { writeFileSync } from 'node:fs'; ${write} ${end};`);
    const copied = await copyByProcess(entry)('server', 'from', to, () => undefined);
    expect(copied).toEqual({
      ok: false,
      error: { code: 'not-writable', file: to, reason: 'the copying was ended' },
    });
    expect([existsSync(to), existsSync(`${to}-journal`)]).toEqual([false, false]);
  },
);
