// One process runs the tables of a database: real servers start beside each other, are killed and are stopped.
import { linkSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Installed, kill } from './installed-server.ts';

let folder = '';
let file = '';
let installed: Installed;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-two-')));
  file = join(folder, 'kept', 'games.sqlite');
  installed = new Installed(join(folder, 'installed'));
});
afterEach(async () => {
  await installed.dispose();
  rmSync(folder, { recursive: true, force: true });
});

const refusal = (): object => ({
  status: 1,
  output: '',
  errors: `Another server runs the tables of ${file} already. End it first, or give this one a file of its own: DATABASE=/path/to/games.sqlite npm start\n`,
});

test('the second server on one file says so and ends, by whatever name it knows the file', async () => {
  const first = installed.serve(file);
  expect(await first.outcome).toMatch(/^http/);
  symlinkSync(file, join(folder, 'link.sqlite'));
  symlinkSync('kept', join(folder, 'folder'));
  const names = [file, join(folder, 'kept/../kept//games.sqlite'), join(folder, 'link.sqlite')];
  for (const name of [...names, join(folder, 'folder/games.sqlite')])
    expect(await installed.serve(name).outcome).toEqual(refusal());
  const other = installed.serve(join(folder, 'kept', 'other.sqlite'));
  expect(await other.outcome).toMatch(/^http/);
});

test('a server that is stopped has it still; one that is killed has it no more', async () => {
  const first = installed.serve(file);
  expect(await first.outcome).toMatch(/^http/);
  first.child.kill('SIGSTOP');
  expect(await installed.serve(file).outcome).toEqual(refusal());
  await kill(first.child);
  const second = installed.serve(file);
  expect(await second.outcome).toMatch(/^http/);
  const ended = new Promise((resolve) => second.child.once('exit', resolve));
  second.child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(await installed.serve(file).outcome).toMatch(/^http/);
  expect(readdirSync(join(folder, 'kept')).filter((name) => name.includes('lock'))).toEqual([
    'games.sqlite.lock',
  ]);
});

test('a hard link to the file is refused with a sentence, while a server runs and after it was killed', async () => {
  const first = installed.serve(file);
  expect(await first.outcome).toMatch(/^http/);
  const second = join(folder, 'second', 'games.sqlite');
  mkdirSync(join(folder, 'second'));
  linkSync(file, second);
  const other = {
    status: 1,
    output: '',
    errors: `${second} has a second name (a hard link), by which a server would not find the newest rows, nor this server. Keep the name by which a server ran last, and remove the other one: find / -samefile ${second}\n`,
  };
  expect(await installed.serve(second).outcome).toEqual(other);
  await kill(first.child);
  expect(await installed.serve(second).outcome).toEqual(other);
  rmSync(second);
  expect(await installed.serve(file).outcome).toMatch(/^http/);
});
