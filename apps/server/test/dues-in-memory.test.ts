// A start with more overdue rooms than fit into memory: rooms that wait for a player stay in memory, so the others are
// read as these go, and arriving people are let in.
import { expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { HandClock, noLimits } from './table.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();

const MOST = 40;
const ROOMS = 120;

test('three times as many rooms are due as may be in memory: half of these are read, then the others', async () => {
  const clock = new HandClock();
  const inner = openMemoryStore();
  const at = clock.time() - 60_000;
  for (let nth = 0; nth < ROOMS; nth++) {
    const room = `room${String(nth).padStart(8, '0')}`;
    const open = { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'h' } as const;
    const sit = { t: 'sit', p: 1, n: 'Ada', who: 'ada' } as const;
    await inner.append([
      { room, logged: { s: 1, at, row: open } },
      { room, logged: { s: 2, at, row: sit }, due: at + 1, phase: 'gathering' },
    ]);
  }
  const read = new Set<string>();
  const store: EventStore = {
    ...inner,
    read(room, after) {
      read.add(room);
      return inner.read(room, after);
    },
  };
  const limits = { ...noLimits, roomsInMemory: MOST };
  const { url } = await server({ store, limits, time: clock.time, now: clock.now, wait: clock.wait });
  // All others wait to be looked at again.
  const waiting = (): number => clock.waits.filter((left) => left === 5000).length;
  await expect.poll(waiting, { timeout: 4000 }).toBeGreaterThanOrEqual(ROOMS - MOST / 2 - 3);
  // A few rooms are read at once, and none of them counts as in memory yet.
  expect(read.size).toBeLessThanOrEqual(MOST / 2 + 3);
  expect(read.size).toBeGreaterThanOrEqual(MOST / 2);
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  while (read.size < ROOMS) {
    clock.pass(5000);
    await new Promise((resolve) => setImmediate(resolve));
  }
});
