// How long tables are kept, on the running server over a real file: only the clock is moved by hand.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRegistry } from '../src/registry.ts';
import type { Registry } from '../src/registry.ts';
import { createSnapshots } from '../src/snapshots.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { FIRST_SWEEP, NEXT_SWEEP, isExpired, standardKept } from '../src/sweeper.ts';
import { makeOlder } from './older-file.ts';
import { Guest, HandClock, openHouse, scriptedDice } from './table.ts';
import type { House } from './table.ts';

const DAY = 86_400_000;
/** A throw from the end. */
const LAST_THROW = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

let folder = '';
let house: House | null = null;
let clock = new HandClock();
const guests: Guest[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-expiry-'));
  clock = new HandClock();
});
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await house?.close();
  house = null;
  rmSync(folder, { recursive: true, force: true });
});

const file = (): string => join(folder, 'log.sqlite');
function libsql(): EventStore {
  const store = openLibsqlStore(file());
  if (!store.ok) throw new Error(store.error.reason);
  return store.value;
}

async function open(options: Parameters<typeof openHouse>[0] = {}): Promise<House> {
  const dice = scriptedDice([], 3);
  house = await openHouse({
    store: libsql(),
    dice,
    time: clock.time,
    now: clock.now,
    wait: clock.wait,
    ...options,
  });
  return house;
}

function guest(token?: string): Guest {
  const opened = new Guest(house?.url ?? '', token);
  guests.push(opened);
  return opened;
}

type Stage = 'gathering' | 'playing' | 'over';

/** A table that has come so far; its player is still there. */
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

/** They all go; the server has written down that they are away, waits for nobody any more, and has forgotten their rooms. */
async function leave(of: House, ...gone: readonly Guest[]): Promise<void> {
  for (const each of gone) each.leave();
  await expect.poll(metric('ludo_sockets')).toBe(0);
  const restless = async (): Promise<number> => {
    clock.pass(10_000);
    const rooms = await metric('ludo_rooms')();
    const dues = await of.store.dues(null, 1);
    return rooms + (dues.ok ? dues.value.dues.length : 1);
  };
  await expect.poll(restless, { timeout: 60_000 }).toBe(0);
}

const metric = (name: string) => async (): Promise<number> => {
  const text = await (await fetch(`${house?.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
};

/** The rooms that are left when two whole sweeps have gone by. */
async function left({ store }: House): Promise<readonly string[]> {
  const ends = store.ends.bind(store);
  let begun = 0;
  Object.assign(store, {
    ends: (from: number, most: number) => {
      begun += 1;
      return ends(from, most);
    },
  });
  const sweeps = (): number => {
    clock.pass(NEXT_SWEEP);
    return begun;
  };
  await expect.poll(sweeps, { timeout: 60_000 }).toBeGreaterThan(3);
  Object.assign(store, { ends });
  const listed = await store.list();
  return listed.ok ? listed.value.map(({ room }) => room) : [];
}

describe('a table is kept after its last row', () => {
  test.each([
    ['gathering', 7],
    ['playing', 90],
    ['over', 365],
  ] as const)('%s: %i days', (phase, days) => {
    expect(isExpired(phase, 1000, 1000 + days * DAY, standardKept)).toBe(false);
    expect(isExpired(phase, 1000, 1001 + days * DAY, standardKept)).toBe(true);
  });

  test('a finished one for as long as the operator says, and for ever without days', () => {
    expect(isExpired('over', 0, 31 * DAY, { ...standardKept, over: 30 })).toBe(true);
    expect(isExpired('over', 0, 1e6 * DAY, { ...standardKept, over: null })).toBe(false);
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
    await leave(opened, gathering, playing, over);
    clock.pass(6 * DAY);
    expect(await left(opened)).toEqual([gathering.room, playing.room, over.room]);
    clock.pass(DAY);
    expect(await left(opened)).toEqual([playing.room, over.room]);
    const late = guest();
    await expect(late.join(gathering.room)).rejects.toThrow('room-unknown');
    late.leave();
    clock.pass(83 * DAY);
    expect(await left(opened)).toEqual([over.room]);
    clock.pass(270 * DAY);
    expect(await left(opened)).toEqual([over.room]);
    const reader = guest();
    await reader.join(over.room);
    expect(reader.state).toMatchObject({ phase: 'over', ending: { by: 'rules' } });
    await leave(opened, reader);
    clock.pass(10 * DAY);
    expect(await left(opened)).toEqual([]);
    expect(await metric('ludo_rooms_expired_total')()).toBe(3);
  });

  test('none goes while somebody is connected, and a look at it makes it last no longer', async () => {
    const opened = await open();
    const ada = await table('gathering');
    await leave(opened, ada);
    const eve = guest();
    await eve.join(ada.room);
    clock.pass(8 * DAY);
    expect(await left(opened)).toEqual([ada.room]);
    await leave(opened, eve);
    expect(await left(opened)).toEqual([]);
  });

  test('a finished game stays for ever where the operator says so', async () => {
    const opened = await open({ kept: { over: null } });
    const [ada, ben] = [await table('over'), await table('playing')];
    await leave(opened, ada, ben);
    clock.pass(4000 * DAY);
    expect(await left(opened)).toEqual([ada.room]);
  });

  test('tables of a file from before this was known are looked at, and a damaged one is left alone', async () => {
    let opened = await open();
    const [gathering, over, damaged] = [
      await table('gathering'),
      await table('over'),
      await table('playing'),
    ];
    await leave(opened, gathering, over, damaged);
    await house?.close();
    const older = new Database(file());
    older.exec(`
      UPDATE event SET body = '{"t":"no such row"}'
        WHERE id = (SELECT last FROM room WHERE name = '${damaged.room}');
    `);
    older.close();
    makeOlder(file(), 2);
    opened = await open();
    clock.pass(100 * DAY);
    expect(await left(opened)).toEqual([over.room, damaged.room]);
    const ends = await opened.store.ends(0, 10);
    expect(ends).toMatchObject({ value: { ends: [{ phase: 'over' }, { phase: null }] } });
    clock.pass(300 * DAY);
    expect(await left(opened)).toEqual([damaged.room]);
  });

  test('the first sweep comes a while after the start, not with it', async () => {
    const opened = await open();
    const ada = await table('gathering');
    await leave(opened, ada);
    await house?.close();
    clock.pass(30 * DAY);
    const again = await open();
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
  });
}

describe('a room that is to go', () => {
  const opening = { rules: 'jumbo', seats: '1-2-' };

  test('stays when somebody is in it or on the way to it', async () => {
    const store = libsql();
    const registry = registryOn(store);
    const made = await registry.open(opening, 'host');
    if (!made.ok) throw new Error(made.error.code);
    const finding = registry.find(made.value);
    expect(await registry.remove([{ room: made.value, seq: 1 }])).toMatchObject({ value: { rooms: 0 } });
    expect(await finding).toMatchObject({ ok: true });
    expect(await registry.remove([{ room: made.value, seq: 1 }])).toMatchObject({ value: { rooms: 0 } });
    expect(await store.list()).toMatchObject({ value: [{ room: made.value }] });
    await store.close();
  });

  test('is unknown to whoever comes while it goes', async () => {
    const inner = libsql();
    let go = (): void => undefined;
    const mayGo = new Promise<void>((resolve) => (go = resolve));
    const store: EventStore = { ...inner, remove: (rooms) => mayGo.then(() => inner.remove(rooms)) };
    const registry = registryOn(store);
    const made = await registry.open(opening, 'host');
    if (!made.ok) throw new Error(made.error.code);
    const removing = registry.remove([{ room: made.value, seq: 1 }]);
    const finding = registry.find(made.value);
    go();
    expect(await removing).toMatchObject({ value: { rooms: 1 } });
    expect(await finding).toEqual({ ok: false, error: { code: 'room-unknown' } });
    await store.close();
  });
});
