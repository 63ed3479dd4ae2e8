// A start with more overdue rooms than fit into memory: rooms that wait for a player stay in memory, so the others are
// read as these go, and arriving people are let in.
import { expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { BEAT } from '../src/upkeep/claims.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { HandClock } from './hand-clock.ts';
import { noLimits } from './test-server.ts';
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
  await inner.letDuesGo();
  const read = new Set<string>();
  let asked = 0;
  const store: EventStore = {
    ...inner,
    claimDues(...given) {
      asked += 1;
      return inner.claimDues(...given);
    },
    read(room, after) {
      read.add(room);
      return inner.read(room, after);
    },
  };
  const limits = { ...noLimits, roomsInMemory: MOST };
  const { url } = await server({ store, limits, time: clock.time, now: clock.now, wait: clock.wait });
  await expect.poll(() => read.size, { timeout: 4000 }).toBeGreaterThanOrEqual(MOST / 2);
  // All others are left to other processes, however often it looks.
  const claims = asked;
  while (asked < claims + 3) {
    clock.pass(BEAT);
    await new Promise((resolve) => setImmediate(resolve));
  }
  // A few rooms are read at once, and none of them counts as in memory yet.
  expect(read.size).toBeLessThanOrEqual(MOST / 2 + 3);
  const ada = guest(url);
  const { room } = await ada.create('ludo', '1-2-');
  await ada.join(room);
  while (read.size < ROOMS) {
    clock.pass(5000);
    await new Promise((resolve) => setImmediate(resolve));
  }
});
