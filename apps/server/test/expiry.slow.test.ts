// How long tables are kept, on the running server over a real file: only the clock is moved by hand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open as openingRow } from '@ludo/room';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRegistry } from '../src/rooms/registry.ts';
import type { Registry } from '../src/rooms/registry.ts';
import { createSnapshots } from '../src/rooms/snapshots.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { Wait } from '../src/kit/wait.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { TICK } from '../src/upkeep/running-time.ts';
import { FIRST_SWEEP, MOST_REMOVED, NEXT_SWEEP, isExpired, standardKept } from '../src/upkeep/sweeper.ts';
import { makeOlder } from './older-file.ts';
import { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { openServer } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import type { TestServer } from './test-server.ts';

const DAY = 86_400_000;
const LAST_THROW = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

let folder = '';
let server: TestServer | null = null;
let clock = new HandClock();
const guests: Guest[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-expiry-'));
  clock = new HandClock();
});
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await server?.close();
  server = null;
  rmSync(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, 'log.sqlite');
function libsql(): EventStore {
  const store = openLibsqlStore(file());
  if (!store.ok) throw new Error(store.error.reason);
  return store.value;
}

async function open(options: Parameters<typeof openServer>[0] = {}): Promise<TestServer> {
  const dice = scriptedDice([], 3);
  server = await openServer({
    store: libsql(),
    dice,
    time: clock.time,
    now: clock.now,
    wait,
    ...options,
  });
  return server;
}

function guest(token?: string): Guest {
  const opened = new Guest(server?.url ?? '', token);
  guests.push(opened);
  return opened;
}

type Stage = 'gathering' | 'playing' | 'over';

/** A table at this stage; its player is still present. */
async function table(stage: Stage): Promise<Guest> {
  const ada = guest();
  const position = stage === 'over' ? LAST_THROW : undefined;
  const { room } = await ada.create('jumbo', '1-2-', position);
  await ada.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  if (stage === 'gathering') return ada;
  await ada.must({ do: 'sit', player: 2, name: 'Bo' });
  await ada.must({ do: 'start' });
  if (stage === 'playing') return ada;
  await ada.playUntil();
  expect(ada.state?.ending).toEqual({ by: 'rules' });
  return ada;
}

/** They all leave; resolves when the server has logged that, waits for nobody and has forgotten their rooms. */
async function leave(...gone: readonly Guest[]): Promise<void> {
  for (const each of gone) each.leave();
  await expect.poll(metric('ludo_sockets')).toBe(0);
  const restless = async (): Promise<number> => {
    clock.pass(10_000);
    const rooms = await metric('ludo_rooms')();
    const database = new Database(file());
    const dues = database.prepare('SELECT 1 FROM room WHERE due IS NOT NULL').all();
    database.close();
    return rooms + dues.length;
  };
  await expect.poll(restless, { interval: 5, timeout: 60_000 }).toBe(0);
}

const metric = (name: string) => async (): Promise<number> => {
  const text = await (await fetch(`${server?.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};

/** Whether the next sweep is waited for; otherwise one is running. */
let isSwept = false;
const wait: Wait = (milliseconds, act) => {
  if (milliseconds !== FIRST_SWEEP && milliseconds !== NEXT_SWEEP)
    return clock.wait(areDaysPassing ? Math.max(milliseconds, TICK) : milliseconds, act);
  isSwept = true;
  return clock.wait(milliseconds, () => {
    isSwept = false;
    act();
  });
};

/**
 * Whatever looks at sockets and seats each second looks at them each ten minutes meanwhile, until the last ten: a year
 * has millions of seconds.
 */
let areDaysPassing = false;
function passDays(days: number): void {
  areDaysPassing = true;
  clock.pass(days * DAY - TICK);
  areDaysPassing = false;
  clock.pass(TICK);
}

const whenSwept = () => expect.poll(() => isSwept, { interval: 2, timeout: 10_000 }).toBe(true);

async function left({ store }: TestServer): Promise<readonly string[]> {
  for (let sweep = 0; sweep < 2; sweep++) {
    await whenSwept();
    clock.pass(NEXT_SWEEP);
  }
  await whenSwept();
  const listed = await store.list();
  return listed.ok ? listed.value.map(({ room }) => room) : [];
}

async function markedIn({ store }: TestServer): Promise<readonly string[]> {
  const read = await store.ends(0, 100);
  return read.ok ? read.value.ends.flatMap(({ room, marked }) => (marked === null ? [] : [room])) : [];
}

describe('a table is kept after its last row', () => {
  test.each([
    ['gathering', 7],
    ['playing', 90],
    ['over', 365],
  ] as const)('%s: %i days', (phase, days) => {
    expect(isExpired(phase, days * DAY, standardKept)).toBe(false);
    expect(isExpired(phase, 1 + days * DAY, standardKept)).toBe(true);
  });

  test('a finished one for as long as the operator says, and for ever without days', () => {
    expect(isExpired('over', 31 * DAY, { ...standardKept, over: 30 })).toBe(true);
    expect(isExpired('over', 1e6 * DAY, { ...standardKept, over: null })).toBe(false);
  });
});

describe('on the running server', () => {
  test('tables go when their time is over, one kind after the other, and are counted', async () => {
    const opened = await open();
    const [gathering, playing, over] = [
      await table('gathering'),
      await table('playing'),
      await table('over'),
    ];
    await leave(gathering, playing, over);
    const all = [gathering.room, playing.room, over.room];
    expect(await left(opened)).toEqual(all);
    passDays(6);
    expect(await left(opened)).toEqual(all);
    expect(await markedIn(opened)).toEqual([]);
    passDays(1);
    expect(await left(opened)).toEqual(all);
    expect(await markedIn(opened)).toEqual([gathering.room]);
    passDays(2.5);
    expect(await left(opened)).toEqual(all);
    passDays(1 / 2);
    expect(await left(opened)).toEqual([playing.room, over.room]);
    const late = guest();
    await expect(late.join(gathering.room)).rejects.toThrow('room-unknown');
    late.leave();
    passDays(80);
    expect(await left(opened)).toEqual([playing.room, over.room]);
    passDays(3);
    expect(await left(opened)).toEqual([over.room]);
    passDays(270);
    expect(await left(opened)).toEqual([over.room]);
    const reader = guest();
    await reader.join(over.room);
    expect(reader.state).toMatchObject({ phase: 'over', ending: { by: 'rules' } });
    await leave(reader);
    passDays(4);
    expect(await left(opened)).toEqual([over.room]);
    passDays(3);
    expect(await left(opened)).toEqual([]);
    expect(await metric('ludo_rooms_expired_total')()).toBe(3);
  });

  test('none goes while somebody is connected; a visit takes the mark away, and the next sweep sets it again', async () => {
    const opened = await open();
    const ada = await table('gathering');
    await leave(ada);
    expect(await left(opened)).toEqual([ada.room]);
    const eve = guest();
    await eve.join(ada.room);
    passDays(30);
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([]);
    await leave(eve);
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([ada.room]);
    passDays(2.5);
    const fay = guest();
    await fay.join(ada.room);
    fay.leave();
    await expect.poll(() => markedIn(opened)).toEqual([]);
    await leave(fay);
    passDays(1);
    // Marked anew, for as long as before.
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([ada.room]);
    passDays(1.5);
    expect(await left(opened)).toEqual([ada.room]);
    passDays(1 / 2);
    expect(await left(opened)).toEqual([]);
  });

  test('whoever asks for the page of a table, or is refused at it, has not visited it', async () => {
    const opened = await open();
    const ada = await table('gathering');
    await leave(ada);
    expect(await left(opened)).toEqual([ada.room]);
    passDays(8);
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([ada.room]);
    await fetch(`${server?.url}/t/${ada.room}`);
    await fetch(`${server?.url}/tables`);
    const robot = guest();
    expect(await robot.say('join', { v: 0, room: ada.room, lastSeq: 0 })).toMatchObject({ ok: false });
    expect(
      await robot.say('command', { room: ada.room, id: 'robot-robot', command: { do: 'start' } }),
    ).toMatchObject({
      ok: false,
    });
    robot.leave();
    passDays(3);
    expect(await left(opened)).toEqual([]);
  });

  test('a row is more than a visit: the days begin anew', async () => {
    const opened = await open();
    const ada = await table('gathering');
    await leave(ada);
    expect(await left(opened)).toEqual([ada.room]);
    passDays(8);
    expect(await left(opened)).toEqual([ada.room]);
    const again = guest(ada.token);
    await again.join(ada.room);
    await again.must({ do: 'stand', player: 1 });
    await leave(again);
    passDays(6);
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([]);
    passDays(2);
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([ada.room]);
    passDays(4);
    expect(await left(opened)).toEqual([]);
  });

  test('a wall clock that is 400 days ahead for some sweeps, and goes back, takes nothing away and marks nothing', async () => {
    const opened = await open();
    const all = [await table('gathering'), await table('playing'), await table('over')];
    const rooms = all.map(({ room }) => room);
    await leave(...all);
    const dee = await table('playing');
    rooms.push(dee.room);
    expect(await left(opened)).toEqual(rooms);
    for (const jump of [400 * DAY, -400 * DAY, -1_799_999_999_000]) {
      clock.jump(jump);
      await dee.must(dee.nextCommand() ?? { do: 'pause' });
      expect(await left(opened)).toEqual(rooms);
    }
    expect(await markedIn(opened)).toEqual([]);
    expect(await metric('ludo_rooms_expired_total')()).toBe(0);
  });

  test('nothing grows older while no server runs, whatever the wall clock says then', async () => {
    let opened = await open();
    const ada = await table('gathering');
    await leave(ada);
    for (let start = 0; start < 4; start++) {
      passDays(1.5);
      expect(await left(opened)).toEqual([ada.room]);
      await server?.close();
      clock.jump(100 * DAY);
      opened = await open();
    }
    expect(await markedIn(opened)).toEqual([]);
    passDays(1.5);
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([ada.room]);
    await server?.close();
    clock.jump(300 * DAY);
    opened = await open();
    expect(await left(opened)).toEqual([ada.room]);
    passDays(3);
    expect(await left(opened)).toEqual([]);
  });

  test('nothing goes while the store cannot note who has visited', async () => {
    const store = libsql();
    let isFull = false;
    const failed = { ok: false, error: { code: 'failed', reason: 'disk full' } } as const;
    const unsure: EventStore = {
      ...store,
      unmark: (rooms) => (isFull ? Promise.resolve(failed) : store.unmark(rooms)),
    };
    const opened = await open({ store: unsure });
    const ada = await table('gathering');
    await leave(ada);
    expect(await left(opened)).toEqual([ada.room]);
    passDays(8);
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([ada.room]);
    isFull = true;
    const eve = guest();
    await eve.join(ada.room);
    await leave(eve);
    passDays(4);
    expect(await left(opened)).toEqual([ada.room]);
    isFull = false;
    expect(await left(opened)).toEqual([ada.room]);
    expect(await markedIn(opened)).toEqual([ada.room]);
    passDays(3);
    expect(await left(opened)).toEqual([]);
  });

  test('one sweep takes away no more than so many, whatever was marked', async () => {
    const store = openMemoryStore();
    const rooms = Array.from(
      { length: MOST_REMOVED + 50 },
      (_, nth) => `room${String(nth).padStart(8, '0')}`,
    );
    const row = { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'h' } as const;
    for (const room of rooms)
      await store.append([{ room, logged: { s: 1, at: 1, row }, phase: 'gathering' }]);
    const ends = rooms.map((room) => ({ room, seq: 1 }));
    await store.see(ends, 0);
    await store.mark(ends, 0);
    await store.runOn(100 * DAY);
    await open({ store });
    const count = async (): Promise<number> => {
      const listed = await store.list();
      return listed.ok ? listed.value.length : 0;
    };
    await new Promise((resolve) => setImmediate(resolve));
    clock.pass(FIRST_SWEEP);
    await whenSwept();
    expect(await count()).toBe(50);
    clock.pass(NEXT_SWEEP);
    await whenSwept();
    expect(await count()).toBe(0);
  });

  test('a finished game stays for ever where the operator says so', async () => {
    const opened = await open({ kept: { over: null } });
    const [ada, ben] = [await table('over'), await table('playing')];
    await leave(ada, ben);
    expect(await left(opened)).toEqual([ada.room, ben.room]);
    passDays(400);
    expect(await left(opened)).toEqual([ada.room, ben.room]);
    passDays(3);
    expect(await left(opened)).toEqual([ada.room]);
  });

  test('tables of a file from before this was known are looked at, and a damaged one is left alone', async () => {
    let opened = await open();
    const [gathering, over, damaged] = [
      await table('gathering'),
      await table('over'),
      await table('playing'),
    ];
    await leave(gathering, over, damaged);
    await server?.close();
    const older = new Database(file());
    older.exec(`
      UPDATE event SET body = '{"t":"no such row"}'
        WHERE id = (SELECT last FROM room WHERE name = '${damaged.room}');
    `);
    older.close();
    makeOlder(file(), 2);
    opened = await open();
    // Their age is unknown, so it counts from here.
    expect(await left(opened)).toEqual([gathering.room, over.room, damaged.room]);
    passDays(100);
    expect(await left(opened)).toEqual([gathering.room, over.room, damaged.room]);
    passDays(3);
    expect(await left(opened)).toEqual([over.room, damaged.room]);
    const ends = await opened.store.ends(0, 10);
    expect(ends).toMatchObject({ value: { ends: [{ phase: 'over' }, { phase: null }] } });
    passDays(300);
    expect(await left(opened)).toEqual([over.room, damaged.room]);
    passDays(3);
    expect(await left(opened)).toEqual([damaged.room]);
  });

  test('the first sweep comes a while after the start, not with it', async () => {
    const opened = await open();
    const ada = await table('gathering');
    await leave(ada);
    const ends = [{ room: ada.room, seq: ada.state?.seq ?? 0 }];
    const seen = await opened.store.ends(0, 1);
    expect(seen).toMatchObject({ value: { ends: [{ room: ada.room }] } });
    if (seen.ok) ends.splice(0, 1, ...seen.value.ends);
    await opened.store.see(ends, 0);
    await opened.store.mark(ends, 0);
    await opened.store.runOn(30 * DAY);
    await server?.close();
    const again = await open();
    // The stored running time has been read by now.
    await expect.poll(() => again.store.runOn(0)).toMatchObject({ ok: true });
    clock.pass(FIRST_SWEEP - 1);
    expect(await again.store.list()).toMatchObject({ value: [{ room: ada.room }] });
    clock.pass(1);
    await expect.poll(() => again.store.list()).toEqual({ ok: true, value: [] });
    expect(opened.store).not.toBe(again.store);
  });
});

function registryOn(store: EventStore): Registry {
  const nothing = (): void => undefined;
  const snapshots = createSnapshots(store, nothing);
  return createRegistry({
    store,
    snapshots,
    wait: clock.wait,
    clocks: clock,
    loaded: nothing,
    emptied: nothing,
    removed: nothing,
  });
}

describe('a room that is to go', () => {
  const first = openingRow({ rules: 'jumbo', seats: '1-2-' }, 'host');
  if (!first.ok) throw new Error('no opening');

  test('stays when somebody is in it or on the way to it', async () => {
    const store = libsql();
    const registry = registryOn(store);
    const made = await registry.open(first.value);
    if (!made.ok) throw new Error(made.error);
    const finding = registry.find(made.value);
    expect(await registry.remove([{ room: made.value, seq: 1, marked: 1 }])).toMatchObject({
      value: { rooms: 0 },
    });
    expect(await finding).toMatchObject({ ok: true });
    expect(await registry.remove([{ room: made.value, seq: 1, marked: 1 }])).toMatchObject({
      value: { rooms: 0 },
    });
    expect(await store.list()).toMatchObject({ value: [{ room: made.value }] });
    await store.close();
  });

  test('is unknown to whoever comes while it goes', async () => {
    const inner = libsql();
    let go = (): void => undefined;
    const mayGo = new Promise<void>((resolve) => (go = resolve));
    const store: EventStore = { ...inner, remove: (rooms) => mayGo.then(() => inner.remove(rooms)) };
    const registry = registryOn(store);
    const made = await registry.open(first.value);
    if (!made.ok) throw new Error(made.error);
    await store.see([{ room: made.value, seq: 1 }], 0);
    await store.mark([{ room: made.value, seq: 1 }], 1);
    const removing = registry.remove([{ room: made.value, seq: 1, marked: 1 }]);
    const finding = registry.find(made.value);
    go();
    expect(await removing).toMatchObject({ value: { rooms: 1 } });
    expect(await finding).toEqual({ ok: false, error: { code: 'room-unknown' } });
    await store.close();
  });
});
