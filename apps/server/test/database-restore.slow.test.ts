// Restoring a database: refused where it must be, and whole whenever it is killed.
import { spawn } from 'node:child_process';
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
import { fileURLToPath } from 'node:url';
import type { Result } from '@ludo/rules';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyHere } from '../src/database/copy.ts';
import type { DatabaseProblem } from '../src/database/problems.ts';
import { restore, restoreSteps } from '../src/database/restore.ts';
import type { Restored } from '../src/database/restore.ts';
import { openLockedStore } from '../src/store/locked-store.ts';
import { addRoom, keepRooms, openStore, packRooms, readRooms } from './kept-rooms.ts';

const RUNNER = fileURLToPath(new URL('../../../scripts/run-typescript.mjs', import.meta.url));
const KILLED = fileURLToPath(new URL('./killed-restore.ts', import.meta.url));

let folder = '';
let file = '';
let copyFile = '';
const stores: { close(): Promise<void> }[] = [];

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-restore-')));
  mkdirSync(join(folder, 'kept'));
  file = join(folder, 'kept/games.sqlite');
  copyFile = join(folder, 'copy.sqlite');
});
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const OLD = { one: 20, two: 9 };
const NEW = { one: 6 };

/**
 * The copy has the rooms of NEW, the database those of OLD; the latter was killed with rows that are only in its
 * `-wal`.
 */
async function prepared(): Promise<void> {
  await keepRooms(file, NEW);
  expect(copyHere('server', file, copyFile).ok).toBe(true);
  rmSync(join(folder, 'kept'), { recursive: true });
  mkdirSync(join(folder, 'kept'));
  const other = join(folder, 'other.sqlite');
  const store = openStore(other);
  stores.push(store);
  await addRoom(store, 'one', OLD.one);
  await addRoom(store, 'two', OLD.two);
  for (const side of ['', '-wal', '-shm']) writeFileSync(file + side, readFileSync(other + side));
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
}

function restored(isDamagedTaken = false): Promise<Result<Restored, DatabaseProblem>> {
  const copy = (source: 'server' | 'copy', from: string, to: string) =>
    Promise.resolve(copyHere(source, from, to));
  return restore({ copyFile, file, isDamagedTaken, copy, now: Date.UTC(2026, 4, 6) });
}

const aside = (): string => `${file}.replaced-2026-05-06T00-00-00`;

test('the copy is in the place of the database, which lies beside it, whole; nothing stale is left', async () => {
  await prepared();
  expect(await restored()).toMatchObject({
    ok: true,
    value: { file, aside: aside(), persons: 0, checked: { rooms: 1, rows: 6 } },
  });
  expect(readdirSync(join(folder, 'kept')).toSorted()).toEqual([
    'games.sqlite',
    'games.sqlite.lock',
    'games.sqlite.replaced-2026-05-06T00-00-00',
  ]);
  if (process.platform !== 'win32') {
    for (const path of [file, aside()]) expect((statSync(path).mode & 0o777).toString(8)).toBe('600');
  }
  expect(await readRooms(file)).toEqual(NEW);
  expect(await readRooms(aside())).toEqual(OLD);
});

test('packs come along', async () => {
  await prepared();
  await packRooms(copyFile, NEW);
  expect(await restored()).toMatchObject({ ok: true, value: { checked: { rooms: 1, rows: 6, faults: [] } } });
  expect(await readRooms(file)).toEqual(NEW);
});

test('the seeds of the dice do not come along: known throws would come again', async () => {
  await prepared();
  const tip = { tip: 'tip-of-a-chain', seed: 'seed-of-a-chain' };
  const store = openStore(copyFile);
  const logged = { s: 7, at: Date.UTC(2026, 0, 2), row: { t: 'tip', h: tip.tip } } as const;
  expect(await store.append([{ room: 'one', logged, seed: tip }])).toEqual({ ok: true, value: [] });
  await store.close();
  expect(await restored()).toMatchObject({ ok: true });
  const now = openStore(file);
  stores.push(now);
  expect(await now.read('one', 6)).toMatchObject({ ok: true, value: { rows: [{ logged }], seeds: [] } });
  for (const side of ['', '-wal'])
    if (existsSync(file + side)) expect(readFileSync(file + side, 'latin1')).not.toContain(tip.seed);
  expect(readFileSync(copyFile, 'latin1')).toContain(tip.seed);
});

test('through a link the file that it leads to is replaced; where there is none, one is made', async () => {
  await prepared();
  const target = file;
  file = join(folder, 'link.sqlite');
  symlinkSync('kept/games.sqlite', file);
  expect(await restored()).toMatchObject({ ok: true, value: { file: target } });
  expect(await readRooms(target)).toEqual(NEW);
  file = join(folder, 'elsewhere/games.sqlite');
  expect(await restored()).toMatchObject({ ok: true, value: { file, aside: null, persons: null } });
  expect(await readRooms(file)).toEqual(NEW);
});

test('a log that waits beside a name without a database does not come into the restored one', async () => {
  await prepared();
  rmSync(file);
  expect(await restored()).toMatchObject({ ok: true, value: { aside: aside() } });
  expect(existsSync(`${aside()}-wal`)).toBe(true);
  expect(await readRooms(file)).toEqual(NEW);
});

describe('refused, and nothing changed:', () => {
  test.each<[string, () => Promise<unknown>, string]>([
    [
      'beside a server',
      () => {
        const server = openLockedStore(file);
        if (server.ok) stores.push(server.value);
        return Promise.resolve();
      },
      'in-use',
    ],
    ['a copy with a damaged room', () => inCopy('DELETE FROM event WHERE seq = 3'), 'damaged'],
    ['a copy of a newer version', () => inCopy('PRAGMA user_version = 99'), 'of-a-newer-version'],
    ['no copy at all', () => Promise.resolve(rmSync(copyFile)), 'missing'],
    ['the database itself', () => Promise.resolve((copyFile = file)), 'same-file'],
    [
      'while somebody reads the database',
      () => {
        const reader = new Database(file);
        reader.exec('BEGIN; SELECT count(*) FROM event');
        stores.push({ close: () => Promise.resolve(reader.exec('ROLLBACK')).then(() => undefined) });
        return Promise.resolve();
      },
      'being-read',
    ],
  ])('%s', async (_, act, code) => {
    await prepared();
    await act();
    expect(await restored()).toMatchObject({ ok: false, error: { code } });
    for (const store of stores.splice(1)) await store.close();
    expect(await readRooms(file)).toEqual(OLD);
    expect(readdirSync(join(folder, 'kept')).filter((name) => name.includes('restored'))).toEqual([]);
  });

  async function inCopy(sql: string): Promise<void> {
    new Database(copyFile).exec(sql);
    await Promise.resolve();
  }
});

test.each(['snapshot', 'running', 'known'])(
  'a copy that lacks the table %s, with which no server starts, is not restored, however wished',
  async (table) => {
    await prepared();
    new Database(copyFile).exec(`DROP TABLE ${table}`);
    expect(await restored(true)).toMatchObject({ ok: false, error: { code: 'damaged' } });
    expect(await readRooms(file)).toEqual(OLD);
  },
);

test('a copy with a damaged room is restored where that is wished', async () => {
  await prepared();
  new Database(copyFile).exec("UPDATE event SET body = '{}' WHERE seq = 3");
  expect(await restored(true)).toMatchObject({ ok: true, value: { checked: { rows: 6 } } });
});

test.skipIf(process.platform === 'win32').each(['copying', ...restoreSteps])(
  'killed after "%s": the old database or the new one, whole, and the next restoring succeeds',
  async (step) => {
    await prepared();
    const words = [RUNNER, KILLED, copyFile, file, step];
    const child = spawn(process.execPath, words, { stdio: 'inherit' });
    const signal = await new Promise((resolve) => child.once('exit', (_status, by) => resolve(by)));
    expect(signal).toBe('SIGKILL');
    // What a server started now would find.
    expect(await readRooms(file)).toEqual(step === 'renamed' ? NEW : OLD);
    expect(await restored()).toMatchObject({ ok: true });
    expect(await readRooms(file)).toEqual(NEW);
    expect(await readRooms(aside())).toEqual(step === 'renamed' ? NEW : OLD);
    expect(readdirSync(join(folder, 'kept')).filter((name) => name.startsWith('.'))).toEqual([]);
  },
);
