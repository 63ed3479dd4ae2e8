// Where a copy goes, what it never overwrites, and that no partial copy is left.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '../src/database/backup.ts';
import type { BackedUp } from '../src/database/backup.ts';
import { checkDatabase } from '../src/database/check.ts';
import { copyHere } from '../src/database/copy.ts';
import type { Copy } from '../src/database/copy.ts';
import type { DatabaseProblem } from '../src/database/problems.ts';
import { openLockedStore } from '../src/store/locked-store.ts';
import { addRoom, keepRooms, openStore, packRooms, readRooms } from './kept-rooms.ts';

const NOW = Date.UTC(2026, 4, 6, 7, 8, 9);

let folder = '';
let file = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-backup-')));
  file = join(folder, 'games.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const copyNow: Copy = (source, from, to) => Promise.resolve(copyHere(source, from, to));

function backedUp(
  to: string | null,
  { isReplacing = false, copy = copyNow } = {},
): Promise<Result<BackedUp, DatabaseProblem>> {
  return backUp({ file, to, isReplacing, copy, now: NOW });
}

test('beside an open store: whole, of one moment, its owner’s alone', async () => {
  const store = openStore(file);
  await addRoom(store, 'one', 30);
  const to = join(folder, 'new/copy.sqlite');
  const done = await backedUp(to);
  await addRoom(store, 'two', 3);
  expect(done).toEqual({ ok: true, value: { file: to, bytes: statSync(to).size, rooms: 1, rows: 30 } });
  expect((statSync(to).mode & 0o777).toString(8)).toBe(process.platform === 'win32' ? '666' : '600');
  expect(readdirSync(join(folder, 'new'))).toEqual(['copy.sqlite']);
  expect(checkDatabase(to)).toMatchObject({ value: { faults: [] } });
  expect(await readRooms(to)).toEqual({ one: 30 });
  await store.close();
});

test('packs come along, and their rows count', async () => {
  await keepRooms(file, { one: 30, two: 3 });
  await packRooms(file, { one: 30 });
  const to = join(folder, 'copy.sqlite');
  expect(await backedUp(to)).toMatchObject({ ok: true, value: { rooms: 2, rows: 33 } });
  expect(await readRooms(to)).toEqual({ one: 30, two: 3 });
});

test('without a name, and into a folder, it is named after its moment', async () => {
  await keepRooms(file, { one: 3 });
  const name = 'games-2026-05-06T07-08-09.sqlite';
  expect(await backedUp(null)).toMatchObject({ ok: true, value: { file: join(folder, 'backups', name) } });
  mkdirSync(join(folder, 'disk'));
  expect(await backedUp(join(folder, 'disk'))).toMatchObject({ value: { file: join(folder, 'disk', name) } });
});

test('what is there stays, unless it is to be replaced; never the database, nor one that is in use', async () => {
  await keepRooms(file, { one: 3 });
  const to = join(folder, 'copy.sqlite');
  expect(await backedUp(to)).toMatchObject({ ok: true, value: { rows: 3 } });
  const before = readFileSync(to);
  await keepRooms(file, { two: 1 });
  expect(await backedUp(to)).toEqual({ ok: false, error: { code: 'exists', file: to } });
  expect(readFileSync(to)).toEqual(before);
  expect(await backedUp(to, { isReplacing: true })).toMatchObject({ ok: true, value: { rows: 4 } });
  expect(await backedUp(file, { isReplacing: true })).toEqual({
    ok: false,
    error: { code: 'same-file', file },
  });
  const other = join(folder, 'other.sqlite');
  const server = openLockedStore(other);
  expect(await backedUp(other, { isReplacing: true })).toEqual({
    ok: false,
    error: { code: 'in-use', file: other },
  });
  if (server.ok) await server.value.close();
  expect(await readRooms(file)).toEqual({ one: 3, two: 1 });
});

test.each(['-wal', '-shm', '-journal', '.lock'])(
  'nor what lies beside a database and belongs to it: %s',
  async (side) => {
    const server = openLockedStore(file);
    if (!server.ok) throw new Error(server.error.reason);
    await addRoom(server.value, 'one', 3);
    for (const isReplacing of [false, true]) {
      expect(await backedUp(file + side, { isReplacing })).toEqual({
        ok: false,
        error: { code: 'same-file', file: file + side },
      });
    }
    expect(openLockedStore(file)).toMatchObject({ ok: false, error: { code: 'in-use' } });
    await server.value.close();
    expect(await readRooms(file)).toEqual({ one: 3 });
  },
);

test('only a database of this program is replaced: whoever mistypes a name loses no other file', async () => {
  await keepRooms(file, { one: 3 });
  const to = join(folder, 'accounts');
  writeFileSync(to, 'something of somebody else\n'.repeat(100));
  expect(await backedUp(to, { isReplacing: true })).toMatchObject({
    ok: false,
    error: { code: 'not-a-database', file: to },
  });
  expect(readFileSync(to, 'utf8')).toBe('something of somebody else\n'.repeat(100));
  const foreign = join(folder, 'foreign.sqlite');
  new Database(foreign).exec('CREATE TABLE theirs (what TEXT)');
  expect(await backedUp(foreign, { isReplacing: true })).toEqual({
    ok: false,
    error: { code: 'of-another-program', file: foreign },
  });
});

test('a file that comes to be there meanwhile stays, too', async () => {
  await keepRooms(file, { one: 3 });
  const to = join(folder, 'copies/copy.sqlite');
  const copy: Copy = (source, from, unfinished) => {
    writeFileSync(to, 'mine');
    return copyNow(source, from, unfinished, () => undefined);
  };
  expect(await backedUp(to, { copy })).toEqual({ ok: false, error: { code: 'exists', file: to } });
  expect(statSync(to).size).toBe(4);
  expect(readdirSync(join(folder, 'copies'))).toEqual(['copy.sqlite']);
});

test('nothing half is left, neither of this one nor of one that was killed long ago', async () => {
  await keepRooms(file, { one: 3 });
  const [killed, young] = [
    join(folder, 'b/.old.sqlite.unfinished-1'),
    join(folder, 'b/.new.sqlite.unfinished-2'),
  ];
  mkdirSync(join(folder, 'b'));
  for (const path of [killed, young]) writeFileSync(path, 'half');
  utimesSync(killed, NOW / 1000 - 7200, NOW / 1000 - 7200);
  utimesSync(young, NOW / 1000, NOW / 1000);
  expect(await backedUp(join(folder, 'b/copy.sqlite'))).toMatchObject({ ok: true });
  expect([existsSync(killed), existsSync(young)]).toEqual([false, true]);
  writeFileSync(join(folder, 'text'), '');
  expect(await backedUp(join(folder, 'text/copy.sqlite'))).toMatchObject({ error: { code: 'not-writable' } });
  rmSync(file);
  expect(await backedUp(null)).toEqual({ ok: false, error: { code: 'missing', file } });
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});
