// Long logs are read one at a time, whichever addresses ask for them, because all rows of each are in memory
// meanwhile. Short rooms do not wait for them.
import { expect, test } from 'vitest';
import { createRegistry, LONG, LONG_AT_ONCE } from '../src/rooms/registry.ts';
import { createSnapshots } from '../src/rooms/snapshots.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { addRoom } from './kept-rooms.ts';
import { HandClock } from './table.ts';

test('eight long rooms are asked for at once: one is read at a time, and a short one in between', async () => {
  const inner = openMemoryStore();
  const names = Array.from({ length: 8 }, (_, nth) => `long${String(nth).padStart(8, '0')}`);
  for (const name of names) await addRoom(inner, name, LONG + 1);
  await addRoom(inner, 'short0000000', LONG);
  let [atOnce, most] = [0, 0];
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const store: EventStore = {
    ...inner,
    async read(room, after) {
      if (room.startsWith('short')) return inner.read(room, after);
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
  const longs = names.map((name) => registry.find(name));
  expect(await registry.find('short0000000')).toMatchObject({ ok: true });
  await expect.poll(() => atOnce, { timeout: 4000 }).toBe(LONG_AT_ONCE);
  release();
  const found = await Promise.all(longs);
  expect(found.map(({ ok }) => ok)).toEqual(names.map(() => true));
  expect(most).toBe(LONG_AT_ONCE);
});
