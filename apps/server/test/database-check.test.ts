// What a check finds, and that it changes nothing.
import { createHash } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkDatabase } from '../src/database/check.ts';
import { copyHere } from '../src/database/copy.ts';
import { sentenceOf } from '../src/database/problems.ts';
import { addRoom, keepRooms, openStore, packRooms } from './kept-rooms.ts';
import { makeOlder } from './older-file.ts';

let folder = '';
let file = '';
let copyFile = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-check-')));
  file = join(folder, 'games.sqlite');
  mkdirSync(join(folder, 'copies'));
  copyFile = join(folder, 'copies', 'copy.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function copied(): Promise<void> {
  await keepRooms(file, { one: 5, two: 300, three: 2 });
  expect(copyHere('server', file, copyFile).ok).toBe(true);
}

/** What a check says of the copy after this SQL. */
function faultsAfter(sql: string): readonly string[] {
  const database = new Database(copyFile);
  database.exec(sql);
  database.close();
  const checked = checkDatabase(copyFile);
  if (!checked.ok) throw new Error(sentenceOf(checked.error));
  return checked.value.faults.map(({ where, reason }) => `${where}: ${reason}`);
}

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

test('a copy is told in figures, and stays as it is, alone in its folder', async () => {
  await copied();
  const before = [hashOf(copyFile), statSync(copyFile).mtimeMs];
  expect(checkDatabase(copyFile)).toMatchObject({
    ok: true,
    value: {
      file: copyFile,
      rooms: 3,
      rows: 307,
      bytes: statSync(copyFile).size,
      oldest: Date.UTC(2026, 0, 1),
      newest: Date.UTC(2026, 0, 1) + 299_000,
      faults: [],
    },
  });
  expect([hashOf(copyFile), statSync(copyFile).mtimeMs]).toEqual(before);
  expect(readdirSync(join(folder, 'copies'))).toEqual(['copy.sqlite']);
});

test('a file in use is seen with what its server wrote last, a plain copy of it without', async () => {
  const store = openStore(file);
  await addRoom(store, 'one', 40);
  expect(checkDatabase(file)).toMatchObject({ value: { rooms: 1, rows: 40, faults: [] } });
  copyFileSync(file, copyFile);
  expect(checkDatabase(copyFile)).toMatchObject({ ok: false });
  await store.close();
});

test.each([
  [
    'a row that is missing',
    'DELETE FROM event WHERE seq = 100',
    /^room two: 200 of 300 rows are there, from row 101 on$/,
  ],
  [
    'a row of another number',
    'UPDATE event SET seq = 7 WHERE seq = 4 AND room = 1',
    /^room one: its row 4 is row 7 of room number 1$/,
  ],
  [
    'a row of another room',
    'UPDATE event SET room = 2 WHERE seq = 2 AND room = 1',
    /^room one: its row 2 is row 2 of room number 2$/,
  ],
  [
    'a row that is no text of ours',
    "UPDATE event SET body = '{' WHERE seq = 3 AND room = 1",
    /^room one: its row 3 cannot be read$/,
  ],
  [
    'a row that cannot follow',
    `UPDATE event SET body = '{"t":"stand","p":1}' WHERE seq = 2 AND room = 3`,
    /^room three: the log is damaged at row 2: /,
  ],
  [
    'a row that lacks what it needs',
    `UPDATE event SET body = '{"t":"sit"}' WHERE seq = 2 AND room = 3`,
    /^room three: the log is damaged at row 2: /,
  ],
  ['a chain that turns back', 'UPDATE event SET before = 305 WHERE id = 2', /^room one: 4 of 5 rows/],
  ['rows without a room', "DELETE FROM room WHERE name = 'three'", /^rows: 2 rows belong to no room$/],
  [
    'a person without a token that works',
    `INSERT INTO credential VALUES ('${'h'.repeat(22)}', '${'p'.repeat(22)}', NULL, 0, 1)`,
    /^credentials: 1 persons? with none that works$/,
  ],
  [
    'a hash that is none',
    `INSERT INTO credential VALUES ('short', '${'p'.repeat(22)}', NULL, 1, 1)`,
    /^credentials: 1 hashes that are none$/,
  ],
  ['a table that is missing', 'DROP TABLE running', /^file: no column running.milliseconds$/],
  ['a column that is missing', 'ALTER TABLE event DROP COLUMN author', /^file: no column event.author$/],
  ['a running time that is gone', 'DELETE FROM running', /^running time: stands there not once$/],
  [
    'a snapshot of more rows than there are',
    "INSERT INTO snapshot VALUES (1, 99, 1, x'00')",
    /^snapshots: of rows that are not there$/,
  ],
  [
    'a due that no server would do',
    "UPDATE room SET due = 5 WHERE name = 'one'",
    /^dues: of rooms that nobody would look after$/,
  ],
])('%s is found and named', async (_, sql, expected) => {
  await copied();
  const faults = faultsAfter(sql);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(expected);
});

test('packed rows are counted and checked as others are', async () => {
  await keepRooms(file, { one: 5, two: 1300, three: 2 });
  await packRooms(file, { one: 5, two: 1300 });
  expect(checkDatabase(file)).toMatchObject({
    value: {
      rooms: 3,
      rows: 1307,
      oldest: Date.UTC(2026, 0, 1),
      newest: Date.UTC(2026, 0, 1) + 1_299_000,
      faults: [],
    },
  });
});

test.each([
  [
    'a pack that is damaged',
    "UPDATE pack SET body = x'0011' WHERE first = 434",
    /^room two: its packed rows 434 to 866 cannot be read: the pack is damaged$/,
  ],
  [
    'a pack that is missing',
    'DELETE FROM pack WHERE first = 434',
    /^room two: its packed rows are not there from row 434 to 1299$/,
  ],
  [
    'the last pack that is missing',
    'DELETE FROM pack WHERE first = 867',
    /^room two: its packed rows are not there from row 867 to 1299$/,
  ],
  [
    'a pack of other rows',
    'UPDATE pack SET last = 5 WHERE room = 1',
    /^room one: its packed rows are not there from row 6 to 4$/,
  ],
  [
    'a pack of a later form',
    'UPDATE pack SET form = 99 WHERE room = 1',
    /^room one: its packed rows 1 to 4 cannot be read: a pack of form 99, which this program does not know$/,
  ],
  [
    'a row that lies there and in a pack',
    'UPDATE room SET packed = 3 WHERE id = 1',
    /^room one: 1 of 2 rows are there, from row 5 on$/,
  ],
  [
    'packs without a room',
    'DELETE FROM room WHERE id = 2; DELETE FROM event WHERE room = 2',
    /^rows: 1299 packed rows belong to no room$/,
  ],
])('%s is found and named by its room and numbers', async (_, sql, expected) => {
  await keepRooms(copyFile, { one: 5, two: 1300, three: 2 });
  await packRooms(copyFile, { one: 5, two: 1300 });
  const faults = faultsAfter(sql);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(expected);
});

test('a copy of a version that had no packs is checked as it is', async () => {
  await copied();
  makeOlder(copyFile, 7);
  expect(checkDatabase(copyFile)).toMatchObject({ value: { version: 7, rooms: 3, rows: 307, faults: [] } });
});

test('destroyed pages are found', async () => {
  await copied();
  const handle = openSync(copyFile, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0xee), 0, 4096, 5 * 4096);
  closeSync(handle);
  const checked = checkDatabase(copyFile);
  expect(checked).toMatchObject({ ok: true, value: { isFileWhole: false } });
  if (checked.ok) expect(checked.value.faults.some(({ where }) => where === 'file')).toBe(true);
});

test('what is no database of this program, or of a later one, is told in a sentence', async () => {
  await copied();
  const said = (path: string): string => {
    const checked = checkDatabase(path);
    return checked.ok ? 'all is well' : sentenceOf(checked.error);
  };
  expect(said(join(folder, 'none'))).toMatch(/^There is no file .*none\.$/);
  expect(said(folder)).toMatch(/ is no file\.$/);
  writeFileSync(join(folder, 'text'), 'a text and no database '.repeat(500));
  expect(said(join(folder, 'text'))).toMatch(/ is no database, or is damaged: /);
  new Database(join(folder, 'other.sqlite')).exec('CREATE TABLE t (a)');
  expect(said(join(folder, 'other.sqlite'))).toMatch(/ holds nothing of this program\.$/);
  writeFileSync(join(folder, 'empty.sqlite'), '');
  expect(said(join(folder, 'empty.sqlite'))).toMatch(/ holds nothing of this program\.$/);
  faultsAfter('SELECT 1');
  new Database(copyFile).exec('PRAGMA user_version = 99');
  expect(said(copyFile)).toMatch(/newer version .*version 99, this program knows \d+\. Use that version\.$/);
});
