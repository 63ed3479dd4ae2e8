// Moving a file into PostgreSQL and back: every game goes on as it was, and a move that ends early has done nothing.
import { mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoggedRow } from '@ludo/room';
import type { Result } from '@ludo/rules';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { move } from '../src/database/move.ts';
import { TABLES } from '../src/database/move-tables.ts';
import { sentenceOf } from '../src/database/problems.ts';
import { openLockedStore } from '../src/store/locked-store.ts';
import { openLockedPostgresStore } from '../src/store/locked-postgres.ts';
import { shareLock } from '../src/store/postgres-lock.ts';
import type { EventStore, RoomReading } from '../src/store/event-store.ts';
import { Device, findingsOf, playOn } from './device.ts';
import { keepRooms, packed, readRooms } from './kept-rooms.ts';
import { keepEverything, standingIn } from './moved-stores.ts';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';
import { PostgresDoor } from './postgres-door.ts';
import { visits } from './visits.ts';

/** Milliseconds that a test waits for a lock of somebody else. */
const BRIEFLY = 100;
const ROOMS = { one: 4500, two: 3 };

const { server, guest } = visits();
let postgres: PostgresServer;
let folder = '';
let file = '';
let back = '';
let url = '';

async function moved(from: string, to: string): Promise<string> {
  const done = await move({ from, to, patience: BRIEFLY });
  return done.ok ? `${done.value.rooms} rooms, ${done.value.rows} rows` : done.error.code;
}

const tablesThere = async (at: string): Promise<unknown> =>
  (
    await postgres.ask(at, 'SELECT count(*)::int AS n FROM pg_tables WHERE schemaname = current_schema()')
  )[0]?.['n'];

function opened(store: Result<EventStore, unknown>): EventStore {
  if (!store.ok) throw new Error(JSON.stringify(store.error));
  return store.value;
}

const inFile = (at: string): Promise<EventStore> => Promise.resolve(opened(openLockedStore(at)));
const inPostgres = async (): Promise<EventStore> =>
  opened(await openLockedPostgresStore({ url, ended: () => undefined }));

describe.skipIf(isWithoutPostgres)(`PostgreSQL${isWithoutPostgres ? `: ${NO_POSTGRES}` : ''}`, () => {
  beforeAll(async () => {
    postgres = await postgresServer();
  });
  beforeEach(async () => {
    url = await postgres.empty();
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'ludo-move-')));
    file = join(folder, 'games.sqlite');
    back = join(folder, 'back/games.sqlite');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  afterAll(() => postgres.stop());

  test('everything that a file holds is there again when it comes back, and the next room gets a number of its own', async () => {
    await keepEverything(file);
    expect(await moved(file, url)).toBe('5 rooms, 1519 rows');
    expect(await moved(url, back)).toBe('5 rooms, 1519 rows');
    expect(standingIn(back)).toEqual(standingIn(file));
    const other = await postgres.empty();
    expect(await moved(url, other)).toBe('5 rooms, 1519 rows');
    const store = await inPostgres();
    const row = { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' } as const;
    expect(await store.append([{ room: 'new', logged: { s: 1, at: 1, row } }])).toEqual({
      ok: true,
      value: [],
    });
    expect(await store.runOn(0)).toEqual({ ok: true, value: 123_456_789_012 });
    expect(await store.claimDues(8e15, 1, 9)).toMatchObject({ value: [{ room: 'one', at: 1893456000123 }] });
    // What was left over of the rooms that were half removed: rows, and a pack.
    expect(await store.remove([])).toEqual({ ok: true, value: { rooms: 0, rows: 8 } });
    await store.close();
    expect(await postgres.ask(url, `SELECT id::int FROM room WHERE name = 'new'`)).toEqual([{ id: 8 }]);
  });

  test('no table and no column of PostgreSQL is forgotten', async () => {
    await (await inPostgres()).close();
    const found = await postgres.ask(
      url,
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
      WHERE table_schema = current_schema() AND table_name NOT IN ('running', 'feed', 'ludo_schema', 'process', 'due') ORDER BY 1`,
    );
    const carried = Object.entries(TABLES).flatMap(([table, { columns }]) =>
      Object.keys(columns).map((name) => `${table}.${name}`),
    );
    expect(found.map(({ name }) => name)).toEqual(carried.toSorted());
  });

  test('a game is played in a file, in PostgreSQL and in a file again, with the same tokens and dice that fit', async () => {
    let devices: readonly Device[] = [];
    let room = '';
    let log: readonly LoggedRow[] = [];

    /** All come back with the tokens that they had last, and play until there are so many throws. */
    async function played(store: EventStore, throws: number): Promise<RoomReading> {
      const place = await server({ store });
      const again = devices.map((device) => new Device(guest(place.url, device.guest.token), device));
      for (const { guest: each } of again) await each.join(room);
      expect(again.map(({ guest: each }) => each.person)).toEqual(
        devices.map(({ guest: each }) => each.person),
      );
      devices = again;
      await playOn(devices, throws);
      const read = await store.read(room, 0);
      for (const each of devices) each.guest.leave();
      await place.close();
      if (!read.ok) throw new Error(read.error.reason);
      const rows = read.value.rows.map(({ logged }) => logged);
      expect(rows.slice(0, log.length)).toEqual(log);
      log = rows;
      return read.value;
    }

    const store = await inFile(file);
    const place = await server({ store });
    const [ada, bob] = [guest(place.url), guest(place.url)];
    ({ room } = await ada.create('jumbo', '1-2-'));
    for (const each of [ada, bob]) await each.join(room);
    devices = [new Device(ada), new Device(bob)];
    for (const [nth, device] of devices.entries()) await device.sit(nth + 1);
    await ada.must({ do: 'start' });
    await Promise.all(devices.map((device) => device.give()));
    await playOn(devices, 8);
    log = ada.rows.slice();
    for (const each of [ada, bob]) each.leave();
    await place.close();

    expect(await moved(file, url)).toMatch(/^1 rooms/);
    await played(await inPostgres(), 16);
    expect(await moved(url, back)).toMatch(/^1 rooms/);
    const { seeds, rows } = await played(await inFile(back), 24);
    expect(seeds).toHaveLength(1);
    expect(rows.filter(({ logged }) => logged.row.t === 'throw').every(({ author }) => author !== null)).toBe(
      true,
    );
    const findings = findingsOf(room, log);
    expect(findings.length).toBeGreaterThanOrEqual(24);
    expect(findings).toEqual(findings.map(() => ({ is: 'right', without: null })));
  });

  test('a connection that is lost in the middle: nothing is there, and it can be begun again', async () => {
    await keepRooms(file, ROOMS);
    const { door, url: through } = await PostgresDoor.before(url);
    const lost = await move({ from: file, to: through, patience: BRIEFLY, tell: () => door.cut() });
    expect(lost).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    await door.close();
    expect(await tablesThere(url)).toBe(0);
    expect(await moved(file, url)).toBe('2 rooms, 4503 rows');
    const { door: other, url: backThrough } = await PostgresDoor.before(url);
    const halved = await move({ from: backThrough, to: back, patience: BRIEFLY, tell: () => other.cut() });
    expect(halved).toMatchObject({ ok: false, error: { code: 'unreachable' } });
    await other.close();
    expect(readdirSync(join(folder, 'back'))).toEqual(['games.sqlite.lock']);
    expect(await moved(url, back)).toBe('2 rooms, 4503 rows');
    expect(await readRooms(back)).toEqual(ROOMS);
  });

  test('ended in the middle it has left no tables', async () => {
    await keepRooms(file, ROOMS);
    const ending = new AbortController();
    const ended = await move({ from: file, to: url, signal: ending.signal, tell: () => ending.abort() });
    expect(ended).toMatchObject({ ok: false, error: { code: 'ended' } });
    expect(await tablesThere(url)).toBe(0);
  });

  test('refused: what is in use, not empty, without tables, of a newer version or with rows that are missing', async () => {
    await keepRooms(file, ROOMS);
    expect(await moved(url, back)).toBe('of-another-program');
    const held = await shareLock(url, () => undefined, BRIEFLY);
    expect(await moved(file, url)).toBe('in-use');
    expect(await moved(url, back)).toBe('in-use');
    if (held.ok) await held.value.release();
    // A server was started there once, and nobody has played.
    const store = await inPostgres();
    await store.runOn(60_000);
    await store.close();
    expect(await moved(file, url)).toBe('2 rooms, 4503 rows');
    expect(await moved(file, url)).toBe('not-empty');
    await postgres.ask(url, 'DELETE FROM event WHERE seq = 2 AND room = 2');
    expect(await moved(url, back)).toBe('not-whole');
    expect(await moved(url, await postgres.empty())).toBe('not-whole');
    await postgres.ask(
      url,
      'UPDATE room SET seq = 2 WHERE id = 2; UPDATE event SET seq = 2 WHERE room = 2 AND seq = 3',
    );
    const packing = await inPostgres();
    expect(await packed(packing, 'one', ROOMS.one)).toBe(ROOMS.one - 1);
    await packing.close();
    await postgres.ask(url, 'DELETE FROM pack WHERE first > 1 AND last < 4000');
    expect(await moved(url, back)).toBe('not-whole');
    expect(await moved(url, await postgres.empty())).toBe('not-whole');
    await postgres.ask(url, 'UPDATE ludo_schema SET version = 99');
    expect(await moved(url, back)).toBe('of-a-newer-version');
    expect(await moved(file, url)).toBe('of-a-newer-version');
    expect(readdirSync(join(folder, 'back'))).toEqual(['games.sqlite.lock']);
  });

  test('no sentence has the password of an address, whatever is wrong with it', async () => {
    await keepRooms(file, { one: 1 });
    const address = new URL(url);
    address.password = 'very-secret';
    const wrongPort = new URL(address);
    wrongPort.port = '1';
    const wrongName = new URL(address);
    wrongName.pathname = '/nowhere';
    for (const wrong of [wrongPort.href, wrongName.href, `${address.href}/x`, `${address.href}#x`])
      for (const [from, to] of [
        [file, wrong],
        [wrong, back],
      ] as const) {
        const refused = await move({ from, to, patience: 0 });
        const sentence = refused.ok ? '' : sentenceOf(refused.error);
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toContain('secret');
      }
  });
});
