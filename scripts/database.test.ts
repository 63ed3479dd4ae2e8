import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { repository } from './run-typescript.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-database-command-'));
  for (const name of ['database.mjs', 'run-typescript.mjs'])
    cpSync(join(repository, 'scripts', name), join(folder, 'scripts', name));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function run(): { status: number | null; output: string; errors: string } {
  const words = [join(folder, 'scripts/database.mjs'), 'check', 'FILE'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, output: stdout, errors: stderr };
}

test('before a build it is said what is lacking', () => {
  const { status, output, errors } = run();
  expect([status, output]).toEqual([1, '']);
  expect(errors).toMatch(/^The commands for the database are not built yet .*Build first: npm run build\n$/);
});

test('after one the words go to what was built', () => {
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(
    join(folder, 'dist/server/database.js'),
    'console.log(process.argv.slice(2).join()); process.exitCode = 7;',
  );
  expect(run()).toEqual({ status: 7, output: 'check,FILE\n', errors: '' });
});
