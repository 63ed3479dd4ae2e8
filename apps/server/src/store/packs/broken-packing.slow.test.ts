// What becomes of rows whose packing is broken off, or done by two at once: they lie one by one or in a pack, and never both or
// neither.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'libsql';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { checkDatabase } from '../../database/check.ts';
import { move } from '../../database/move.ts';
import { addRoom, keepRooms, openStore, packed, readRooms, rowsOf } from '../../../test/kept-rooms.ts';
import { PostgresDoor } from '../../../test/postgres-door.ts';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from '../../../test/postgres.ts';
import type { PostgresServer } from '../../../test/postgres.ts';
import type { EventStore } from '../event-store.ts';
import { openLockedPostgresStore } from '../locked-postgres.ts';
import { openPostgresStore } from '../postgres-store.ts';

const RUNNER = fileURLToPath(new URL('../../../../../scripts/run-typescript.mjs', import.meta.url));
const KILLED = fileURLToPath(new URL('../../../test/killed-packing.ts', import.meta.url));

const stores: EventStore[] = [];
function kept(store: EventStore): EventStore {
  stores.push(store);
  return store;
}
afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

describe('a file', () => {
  const ROOMS = { one: 1700, two: 70, three: 900 };
  let folder = '';
  let file = '';
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'ludo-broken-'));
    file = join(folder, 'games.sqlite');
    await keepRooms(file, ROOMS);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  async function expectAll(): Promise<void> {
    const rows = Object.values(ROOMS).reduce((sum, count) => sum + count, 0);
    const checked = checkDatabase(file);
    expect(checked).toMatchObject({ ok: true, value: { rooms: 3, rows, faults: [] } });
    expect(await readRooms(file)).toEqual(ROOMS);
  }

  /** Rows that lie in packs. */
  function inPacks(): number {
    const database = new Database(file);
    const [found] = database.prepare('SELECT sum(packed) AS n FROM room').all() as { n: number }[];
    database.close();
    return found?.n ?? 0;
  }

  test('whose server is killed at any moment has each row once, and the next one goes on', async () => {
    const all = 1699 + 69 + 899;
    for (let milliseconds = 0; inPacks() < all; milliseconds += 5) {
      const child = spawn(process.execPath, [RUNNER, KILLED, file, String(milliseconds)], {
        stdio: 'ignore',
      });
      await new Promise((resolve) => child.once('exit', resolve));
      await expectAll();
    }
  });

  test.each([
    ['the pack', 'INSERT ON pack'],
    ['the row after it', 'UPDATE ON event'],
    ['the line of the room', 'UPDATE ON room'],
    ['the end of the snapshot', 'DELETE ON snapshot'],
  ])('on which %s cannot be written is as it was, and packed when it can', async (_, what) => {
    const store = openStore(file);
    await store.keepSnapshot('two', { seq: 9, version: 1, body: Uint8Array.of(1) });
    const database = new Database(file);
    database.exec(
      `CREATE TRIGGER full BEFORE ${what} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
    );
    expect(await packed(store, 'two', ROOMS.two)).toMatch(/^(room two: )?database or disk is full$/);
    expect(inPacks()).toBe(0);
    await expectAll();
    database.exec('DROP TRIGGER full');
    database.close();
    expect(await packed(store, 'two', ROOMS.two)).toBe(69);
    await store.close();
    await expectAll();
  });

  test('in which packed rows could not be cleared yet is whole, moves and goes without them, and is cleared by the next', async () => {
    const store = openStore(file);
    const database = new Database(file);
    database.exec(
      `CREATE TRIGGER full BEFORE DELETE ON event WHEN old.id > 700 BEGIN SELECT RAISE(ABORT, 'disk full'); END`,
    );
    for (const room of ['one', 'two'] as const)
      expect(await packed(store, room, ROOMS[room])).toBe('disk full');
    const lying = (): unknown => database.prepare('SELECT count(*) AS n FROM event').all();
    // One portion could be.
    expect(lying()).toEqual([{ n: 2170 }]);
    await expectAll();
    const to = join(folder, 'copy.sqlite');
    await store.close();
    expect(await move({ from: file, to })).toMatchObject({ ok: true, value: { rooms: 3, rows: 2670 } });
    expect(await readRooms(to)).toEqual(ROOMS);

    const again = kept(openStore(file));
    // Half of it, as whoever is killed leaves it.
    database.exec('DROP TRIGGER full; DELETE FROM event WHERE id < 800');
    await expectAll();
    const gone = { room: 'two', seq: ROOMS.two };
    await again.see([gone], 5);
    await again.mark([gone], 7);
    expect(await again.remove([{ ...gone, marked: 7 }])).toEqual({
      ok: true,
      value: { rooms: 1, rows: ROOMS.two },
    });
    expect(await again.pack([])).toEqual({ ok: true, value: { rooms: 0, rows: 0, reasons: [] } });
    expect(lying()).toEqual([{ n: 901 }]);
    database.close();
    expect(checkDatabase(file)).toMatchObject({ ok: true, value: { rooms: 2, rows: 2600, faults: [] } });
    expect(await again.load('one', 0)).toEqual({ ok: true, value: rowsOf(ROOMS.one) });
  });

  test('counts as smaller when rows have gone into packs, although it does not shrink', async () => {
    const sizes = async (): Promise<readonly [file: number, told: number]> => {
      const store = openStore(file);
      const size = await store.size();
      await store.close();
      return [statSync(file).size, size.ok ? size.value.bytes : Number.NaN];
    };
    const [before, told] = await sizes();
    expect(told).toBe(before);
    const store = openStore(file);
    for (const [room, seq] of Object.entries(ROOMS)) await packed(store, room, seq);
    await store.close();
    const [after, toldThen] = await sizes();
    expect(after).toBeGreaterThanOrEqual(before);
    expect(toldThen).toBeLessThan(before / 2);
  });

  test('in which a row is missing is not packed from there on, and reads as before', async () => {
    const database = new Database(file);
    database.exec("DELETE FROM event WHERE seq = 20 AND room = (SELECT id FROM room WHERE name = 'two')");
    database.close();
    const store = kept(openStore(file));
    const failure = { ok: false, error: { code: 'failed' } };
    expect(await packed(store, 'two', ROOMS.two)).toBe('room two: rows are missing');
    expect(await store.load('two', 0)).toMatchObject(failure);
    expect(await store.load('two', 20)).toEqual({ ok: true, value: rowsOf(ROOMS.two).slice(20) });
    expect(inPacks()).toBe(0);
  });

  test('whose pack is damaged says so where its rows are read, and reads the others', async () => {
    const store = kept(openStore(file));
    await packed(store, 'one', ROOMS.one);
    const database = new Database(file);
    database.exec("UPDATE pack SET body = x'00' WHERE first = 426");
    database.close();
    expect(await store.load('one', 425, 3)).toEqual({
      ok: false,
      error: { code: 'failed', reason: 'its packed rows 426 to 850 cannot be read: the pack is damaged' },
    });
    expect(await store.load('one', 0)).toMatchObject({ ok: false });
    expect(await store.load('one', 0, 425)).toEqual({ ok: true, value: rowsOf(425) });
    expect(await store.load('one', 850)).toEqual({ ok: true, value: rowsOf(ROOMS.one).slice(850) });
  });
});

describe.skipIf(isWithoutPostgres)(`PostgreSQL${isWithoutPostgres ? `: ${NO_POSTGRES}` : ''}`, () => {
  let server: PostgresServer;
  let url = '';
  beforeAll(async () => {
    server = await postgresServer();
  });
  beforeEach(async () => {
    url = await server.empty();
  });
  afterAll(() => server.stop());

  async function open(address = url): Promise<EventStore> {
    const store = await openPostgresStore(address);
    if (!store.ok) throw new Error(store.error.reason);
    return kept(store.value);
  }

  async function expectAll(store: EventStore, rows: number): Promise<void> {
    expect(await store.load('a', 0)).toEqual({ ok: true, value: rowsOf(rows) });
    const [counted] = await server.ask(
      url,
      `SELECT ((SELECT count(*) FROM event) + (SELECT coalesce(sum(last - first + 1), 0) FROM pack))::int AS n`,
    );
    expect(counted).toEqual({ n: rows });
  }

  test('two servers pack a room at once, while it is read and written to: each row is there once', async () => {
    const [one, other] = [await open(), await open()];
    await addRoom(one, 'a', 3000);
    const packing = [one, other, one].map((store) => packed(store, 'a', 3000));
    const reading = [one, other].map((store) => store.load('a', 0));
    const done = await Promise.all(packing);
    expect(done.reduce<number>((sum, each) => sum + Number(each), 0)).toBe(2999);
    for (const read of await Promise.all(reading)) expect(read).toEqual({ ok: true, value: rowsOf(3000) });
    await expectAll(other, 3000);

    await addRoom(one, 'b', 1500);
    const again = packed(one, 'b', 1500);
    const [next] = rowsOf(1501).slice(-1);
    if (next === undefined) throw new Error('no row');
    expect(await other.append([{ room: 'b', logged: next }])).toEqual({ ok: true, value: [] });
    expect(await again).toEqual(expect.any(Number));
    expect(await one.load('b', 0)).toEqual({ ok: true, value: rowsOf(1501) });
  });

  test('a connection that is lost at any moment: each row is there once, and it can be packed again', async () => {
    const store = await open();
    await addRoom(store, 'a', 2000);
    const { door, url: through } = await PostgresDoor.before(url);
    const cut = await open(through);
    for (let nth = 0; nth < 6; nth++) {
      const packing = packed(cut, 'a', 2000);
      for (let turn = 0; turn < 40 * nth; turn++) await new Promise((resolve) => setImmediate(resolve));
      door.cut();
      await packing;
      await expectAll(store, 2000);
    }
    expect(await packed(cut, 'a', 2000)).toEqual(expect.any(Number));
    await expectAll(store, 2000);
    expect(await server.ask(url, 'SELECT packed FROM room')).toEqual([{ packed: 1999 }]);
    await cut.close();
    await door.close();
  });

  test('nothing is packed while a server runs that does not know packs', async () => {
    const opened = await openLockedPostgresStore({ url, ended: () => undefined });
    if (!opened.ok) throw new Error(opened.error.code);
    const store = kept(opened.value);
    await addRoom(store, 'a', 100);
    // What the version before does when it starts.
    const older = new pg.Client(url);
    await older.connect();
    await older.query('SELECT pg_advisory_lock_shared($1, hashtext(current_schema()))', [0x4c55444c]);
    expect(await packed(store, 'a', 100)).toBe(0);
    await older.end();
    await expect.poll(() => packed(store, 'a', 100)).toBe(99);
    await expectAll(store, 100);
  });

  test('a pack that is damaged, or has gone, is not read as if nothing were missing', async () => {
    const store = await open();
    await addRoom(store, 'a', 900);
    await packed(store, 'a', 900);
    await server.ask(url, `UPDATE pack SET body = '\\x00' WHERE first = 1`);
    expect(await store.load('a', 0)).toMatchObject({
      error: { reason: 'its packed rows 1 to 450 cannot be read: the pack is damaged' },
    });
    expect(await store.load('a', 450)).toEqual({ ok: true, value: rowsOf(900).slice(450) });
    await server.ask(url, 'DELETE FROM pack WHERE first = 1');
    expect(await store.load('a', 0)).toMatchObject({ error: { reason: 'rows of room a are missing' } });
  });
});
