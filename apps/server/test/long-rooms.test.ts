// Logs are read a few at a time, long ones one at a time, whichever addresses ask for them, because all rows of each are in
// memory meanwhile. Short ones do not wait for long ones.
import { expect, test } from 'vitest';
import { createRegistry, type Registry, LONG, LONG_AT_ONCE, SHORT_AT_ONCE } from '../src/rooms/registry.ts';
import { createSnapshots } from '../src/rooms/snapshots.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { addRoom } from './kept-rooms.ts';
import { HandClock } from './table.ts';

interface Reading {
  readonly registry: Registry;
  /** Rooms whose names begin so, that are read at this moment and at most. */
  readonly now: () => number;
  readonly most: () => number;
  readonly release: () => void;
}

/** `held`: the beginning of names; those rooms are not read before they are released. */
async function readingOf(rooms: Readonly<Record<string, number>>, held: string): Promise<Reading> {
  const inner = openMemoryStore();
  for (const [name, length] of Object.entries(rooms)) await addRoom(inner, name, length);
  let [atOnce, most] = [0, 0];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const store: EventStore = {
    ...inner,
    async read(room, after) {
      if (!room.startsWith(held)) return inner.read(room, after);
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
  const registry = createRegistry({
    store,
    snapshots: createSnapshots(store, none),
    wait: clock.wait,
    clocks: clock,
    loaded: none,
    emptied: none,
    removed: none,
  });
  return { registry, now: () => atOnce, most: () => most, release };
}

const rooms = (beginning: string, length: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, nth) => [`${beginning}${String(nth).padStart(8, '0')}`, length]),
  );

test('eight long rooms are asked for at once: one is read at a time, and a short one in between', async () => {
  const longs = rooms('long', LONG + 1);
  const { registry, now, most, release } = await readingOf({ ...longs, short0000000: LONG }, 'long');
  const asked = Object.keys(longs).map((name) => registry.find(name));
  expect(await registry.find('short0000000')).toMatchObject({ ok: true });
  await expect.poll(now, { timeout: 4000 }).toBe(LONG_AT_ONCE);
  release();
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual(asked.map(() => true));
  expect(most()).toBe(LONG_AT_ONCE);
});

test('eight short rooms are asked for at once: a few are read at a time', async () => {
  const shorts = rooms('shor', LONG);
  const { registry, now, most, release } = await readingOf(shorts, 'shor');
  const asked = Object.keys(shorts).map((name) => registry.find(name));
  await expect.poll(now, { timeout: 4000 }).toBe(SHORT_AT_ONCE);
  // What there is not does not wait for them.
  expect(await registry.find('unknown00000')).toEqual({ ok: false, error: { code: 'room-unknown' } });
  release();
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual(asked.map(() => true));
  expect(most()).toBe(SHORT_AT_ONCE);
});
