// Moving all that a file holds: what comes along, what is refused, and that nothing half is left. Between files, as with
// PostgreSQL; that has tests of its own.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { parseArguments } from '../src/database/arguments.ts';
import { move } from '../src/database/move.ts';
import type { Moved } from '../src/database/move.ts';
import { TABLES } from '../src/database/move-tables.ts';
import { locationOf } from '../src/database/move-locations.ts';
import { sentenceOf } from '../src/database/problems.ts';
import type { DatabaseProblem } from '../src/database/problems.ts';
import { linesOfMove } from '../src/database/report.ts';
import { openLockedStore } from '../src/store/locked-store.ts';
import { makeOlder } from './older-file.ts';
import { keepRooms, packRooms, readRooms } from './kept-rooms.ts';
import { columnsIn, keepEverything, standingIn } from './moved-stores.ts';

const ROOMS = { one: 2500, two: 3 };

let folder = '';
let from = '';
let to = '';
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-move-')));
  from = join(folder, 'games.sqlite');
  to = join(folder, 'new/games.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');
const moved = (): Promise<Result<Moved, DatabaseProblem>> => move({ from, to });

test('everything comes along, and what it came from stays as it is', async () => {
  await keepEverything(from);
  const before = [hashOf(from), statSync(from).mtimeMs];
  expect(await moved()).toMatchObject({ ok: true, value: { from, to: { name: to }, rooms: 5, rows: 1519 } });
  expect([hashOf(from), statSync(from).mtimeMs]).toEqual(before);
  expect(standingIn(to)).toEqual(standingIn(from));
  expect(readdirSync(join(folder, 'new')).toSorted()).toEqual(['games.sqlite', 'games.sqlite.lock']);
  if (process.platform !== 'win32') expect((statSync(to).mode & 0o777).toString(8)).toBe('600');
});

test('no table and no column of a file is forgotten', async () => {
  await keepRooms(from, {});
  for (const [table, columns] of columnsIn(from))
    if (table === 'running') expect(columns).toEqual(['milliseconds']);
    // Follows from the rooms, and is made anew.
    else if (table === 'due') expect(columns).toEqual(['room', 'at', 'since', 'process']);
    else
      expect(Object.entries(TABLES).find(([name]) => name === table)?.[1].columns).toMatchObject(
        Object.fromEntries(columns.map((name) => [name, expect.any(String) as unknown])),
      );
});

test('progress is told by rows, and ended in the middle it has left nothing and can be begun again', async () => {
  await keepRooms(from, ROOMS);
  const told: (readonly number[])[] = [];
  const ending = new AbortController();
  const tell = (...rows: number[]): void => {
    told.push(rows);
    ending.abort();
  };
  const ended = await move({ from, to, signal: ending.signal, tell });
  expect(ended).toEqual({ ok: false, error: { code: 'ended', file: to } });
  expect(told).toEqual([[2000, 2503]]);
  expect(readdirSync(join(folder, 'new'))).toEqual(['games.sqlite.lock']);
  // As a move that was killed leaves it.
  writeFileSync(join(folder, 'new/.games.sqlite.moved-1'), 'half');
  expect(await moved()).toMatchObject({ ok: true, value: { rooms: 2, rows: 2503 } });
  expect(readdirSync(join(folder, 'new')).toSorted()).toEqual(['games.sqlite', 'games.sqlite.lock']);
  expect(await readRooms(to)).toEqual(ROOMS);
});

describe('refused, and nothing is there:', () => {
  const inFrom = (sql: string): void => {
    const database = new Database(from);
    database.exec(sql);
    database.close();
  };
  test.each<[string, () => unknown, string]>([
    ['no file', () => rmSync(from), 'missing'],
    ['a file of another program', () => inFrom('PRAGMA application_id = 7'), 'of-another-program'],
    ['one of a newer version', () => inFrom('PRAGMA user_version = 99'), 'of-a-newer-version'],
    ['one of an older version', () => makeOlder(from, 5), 'of-an-older-version'],
    ['no database', () => writeFileSync(from, 'text '.repeat(1000)), 'not-a-database'],
    ['one with a damaged room', () => inFrom('DELETE FROM event WHERE seq = 2 AND room = 2'), 'damaged'],
    ['one with a damaged pack', () => inFrom("UPDATE pack SET body = x'00' WHERE first > 1"), 'damaged'],
    ['to itself', () => (to = from), 'to-itself'],
    ['to itself by another name', () => symlinkSync(from, (to = join(folder, 'link.sqlite'))), 'to-itself'],
    ['where the folder is none', () => (to = join(from, 'games.sqlite')), 'not-writable'],
    ['an address of something else', () => (to = 'mysql://host/games'), 'no-address'],
  ])('%s', async (_, act, code) => {
    await keepRooms(from, ROOMS);
    await packRooms(from, { one: ROOMS.one });
    act();
    const refused = await moved();
    expect(refused).toMatchObject({ ok: false, error: { code } });
    expect(refused.ok ? '' : sentenceOf(refused.error)).toMatch(/\.$/);
    if (code !== 'to-itself') expect(existsSync(to)).toBe(false);
  });

  test('while a server runs one of the two', async () => {
    await keepRooms(from, ROOMS);
    for (const file of [from, to]) {
      const server = openLockedStore(file);
      expect(await moved()).toMatchObject({ ok: false, error: { code: 'in-use', file } });
      if (server.ok) await server.value.close();
    }
  });

  test('where there is something already, if only what belongs to a database that is gone', async () => {
    await keepRooms(from, ROOMS);
    await keepRooms(to, { other: 2 });
    expect(await moved()).toEqual({ ok: false, error: { code: 'not-empty', file: to } });
    expect(await readRooms(to)).toEqual({ other: 2 });
    rmSync(to);
    writeFileSync(`${to}-wal`, 'rows');
    expect(await moved()).toEqual({ ok: false, error: { code: 'not-empty', file: to } });
    mkdirSync(to);
    expect(await moved()).toEqual({ ok: false, error: { code: 'not-empty', file: to } });
  });
});

describe('an address of PostgreSQL', () => {
  test('is told without its password', () => {
    const url =
      'postgres://ludo:secret%40word@db.example:5432/games?options=-c%20search_path%3Dludo&password=other';
    expect(locationOf(url)).toEqual({
      in: 'postgres',
      url,
      name: 'postgres://ludo@db.example:5432/games (-c search_path=ludo)',
    });
    expect(locationOf('postgresql://db/games')).toMatchObject({ name: 'postgresql://db/games' });
  });

  test.each([
    'postgres://ludo:12/ss@db/games',
    'postgres://ludo:12#ss@db/games',
    'postgres://ludo:12?ss@db/games',
    'postgres://ludo:p/w@db/games',
  ])('with a password that cannot be told from the rest is none: %s', (url) =>
    expect(locationOf(url)).toBeNull(),
  );
});

test('the command names two stores', () => {
  expect(parseArguments(['move', 'a', 'b'])).toEqual({ ok: true, value: { do: 'move', from: 'a', to: 'b' } });
  for (const words of [
    ['move'],
    ['move', 'a'],
    ['move', 'a', ''],
    ['move', '', 'b'],
    ['move', 'a', 'b', 'c'],
    ['move', 'a', 'b', '--replace'],
  ])
    expect(parseArguments(words).ok, words.join()).toBe(false);
});

test('the last words tell what was counted, and what to do next', () => {
  const lines = (word: string): string => {
    const location = locationOf(word);
    if (location === null) throw new Error(word);
    return linesOfMove({ from: '/a', to: location, rooms: 1, rows: 2000 }, 1234).join('\n');
  };
  expect(lines('postgres://u:p@h/d')).toMatch(
    /^Moved 1 room and 2,000 rows from \/a to postgres:\/\/u@h\/d, in 1\.2 s; both sides count the same\.\nName that database in DATABASE_URL/,
  );
  expect(lines('/b')).toContain('Name that file in DATABASE,');
});
