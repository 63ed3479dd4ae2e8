// Logs are read a few at a time, long ones one at a time, whichever addresses ask for them, because all rows of each are in
// memory meanwhile. Short ones do not wait for long ones, and one who comes back does not wait for a crowd.
import { expect, test } from 'vitest';
import { standardLimits } from '../src/limits/limits.ts';
import { LONG, LONG_AT_ONCE, SHORT, SHORT_AT_ONCE } from '../src/rooms/reading-order.ts';
import { createRegistry } from '../src/rooms/registry.ts';
import type { Registry } from '../src/rooms/registry.ts';
import { createSnapshots } from '../src/rooms/snapshots.ts';
import { SNAPSHOT_VERSION } from '../src/rooms/stored-snapshot.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { addRoom } from './kept-rooms.ts';
import { HandClock } from './hand-clock.ts';

interface Reading {
  readonly registry: Registry;
  readonly store: EventStore;
  /** Rooms whose names begin so, that are read at this moment and at most. */
  readonly now: () => number;
  readonly most: () => number;
  /** In the order in which their reading was begun. */
  readonly begun: readonly string[];
  readonly release: () => void;
  /** Of a process that starts now. */
  readonly another: () => Registry;
}

/** `held`: the beginning of names; those rooms are not read before they are released. */
async function readingOf(
  rooms: Readonly<Record<string, number>>,
  held: string,
  limits = standardLimits,
): Promise<Reading> {
  const inner = openMemoryStore();
  for (const [name, length] of Object.entries(rooms)) await addRoom(inner, name, length);
  let [atOnce, most] = [0, 0];
  const begun: string[] = [];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const store: EventStore = {
    ...inner,
    async read(room, after) {
      if (!room.startsWith(held)) return inner.read(room, after);
      begun.push(room);
      atOnce += 1;
      most = Math.max(most, atOnce);
      await released;
      const read = await inner.read(room, after);
      atOnce -= 1;
      return read;
    },
  };
  const clock = new HandClock();
  const none = (): void => undefined;
  const another = (): Registry =>
    createRegistry({
      store,
      snapshots: createSnapshots(store, none),
      wait: clock.wait,
      clocks: clock,
      limits,
      loaded: none,
      emptied: none,
      removed: none,
    });
  return { registry: another(), another, store, now: () => atOnce, most: () => most, begun, release };
}

const rooms = (beginning: string, length: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, nth) => [`${beginning}${String(nth).padStart(8, '0')}`, length]),
  );

test('eight long rooms are asked for at once: one is read at a time, and a short one in between', async () => {
  const longs = rooms('long', SHORT + 1);
  const { registry, now, most, release } = await readingOf({ ...longs, short0000000: SHORT }, 'long');
  const asked = Object.keys(longs).map((name) => registry.find(name));
  expect(await registry.find('short0000000')).toMatchObject({ ok: true });
  await expect.poll(now, { timeout: 4000 }).toBe(LONG_AT_ONCE);
  release();
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual(asked.map(() => true));
  expect(most()).toBe(LONG_AT_ONCE);
});

test('eight short rooms are asked for at once: a few are read at a time', async () => {
  const shorts = rooms('shor', SHORT);
  const { registry, now, most, release } = await readingOf(shorts, 'shor');
  const asked = Object.keys(shorts).map((name) => registry.find(name));
  await expect.poll(now, { timeout: 4000 }).toBe(SHORT_AT_ONCE);
  // What there is not does not wait for them.
  expect(await registry.find('unknown00000')).toEqual({ ok: false, error: { code: 'room-unknown' } });
  release();
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual(asked.map(() => true));
  expect(most()).toBe(SHORT_AT_ONCE);
});

test('a long room does not wait for one of the longest', async () => {
  const { registry, now, release } = await readingOf(
    { longest00000: LONG + 1, long00000000: LONG },
    'longest',
  );
  const longest = registry.find('longest00000', 'somebody');
  await expect.poll(now).toBe(1);
  expect(await registry.find('long00000000', 'somebody else')).toMatchObject({ ok: true });
  release();
  expect(await longest).toMatchObject({ ok: true });
});

test('a long room that has a snapshot is a short one, unless it is of another version', async () => {
  const rooms = { long00000000: LONG, known0000000: LONG, older0000000: LONG };
  const { registry, another, store, now, release } = await readingOf(rooms, 'long');
  for (const name of ['known0000000', 'older0000000']) await registry.find(name);
  const older = { seq: LONG - 100, version: SNAPSHOT_VERSION - 1, body: Uint8Array.of() };
  await store.keepSnapshot('older0000000', older);
  const later = another();
  const long = later.find('long00000000');
  await expect.poll(now).toBe(1);
  let isRead = false;
  const olders = later.find('older0000000').then(() => (isRead = true));
  expect(await later.find('known0000000')).toMatchObject({ ok: true, value: { length: LONG } });
  expect(isRead).toBe(false);
  release();
  await Promise.all([long, olders]);
});

/** One room is read, and others wait. */
async function whileOneIsRead(length: number): Promise<Reading & { readonly names: readonly string[] }> {
  const longs = rooms('long', length);
  const reading = await readingOf(longs, 'long');
  const [first = '', ...names] = Object.keys(longs);
  void reading.registry.find(first, 'first');
  await expect.poll(() => reading.begun).toEqual([first]);
  return { ...reading, names };
}

test('who comes back to a long room after a crowd, each of another site, waits for few of their rooms', async () => {
  const { registry, names, begun, release } = await whileOneIsRead(SHORT + 1);
  const [home = '', ...theirs] = names.toReversed();
  const asked = theirs.map((name, nth) => registry.find(name, `crowd ${nth}`));
  asked.push(registry.find(home, 'home'));
  await new Promise((resolve) => setImmediate(resolve));
  release();
  await Promise.all(asked);
  expect(begun.indexOf(home)).toBeLessThanOrEqual(3);
});

test('of two sites the one for which fewer rows were read goes first, also where it wants what the other one asked for', async () => {
  for (const wanted of ['long00000003', 'long00000002']) {
    const longs = { ...rooms('long', SHORT + 1), greedy000000: SHORT + 1 };
    const limits = { ...standardLimits, readRowBurst: SHORT };
    const { registry, begun, release } = await readingOf(longs, 'long', limits);
    await registry.find('greedy000000', 'greedy');
    const asked = [registry.find('long00000000', 'first')];
    await expect.poll(() => begun).toHaveLength(1);
    for (const nth of [1, 2]) asked.push(registry.find(`long0000000${nth}`, 'greedy'));
    await new Promise((resolve) => setImmediate(resolve));
    asked.push(registry.find(wanted, 'home'));
    await new Promise((resolve) => setImmediate(resolve));
    release();
    await Promise.all(asked);
    expect(begun[1]).toBe(wanted);
  }
});
