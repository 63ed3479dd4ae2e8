// A server that starts with thousands of overdue rooms answers everybody meanwhile: it reads a few rooms at a time, the
// soonest first.
import { afterEach, expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { HandClock } from './hand-clock.ts';
import { openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const ROOMS = 5000;
/** The newest rooms, whose time has not come. */
const LATER = 100;

let server: TestServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

const nameOf = (nth: number): string => `room${String(nth).padStart(8, '0')}`;

test('5,000 rooms are due at the start: a few are read at a time, soonest first, and requests are answered', async () => {
  const clock = new HandClock();
  const memory = openMemoryStore();
  const at = clock.time() - 60_000;
  const row = { t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'h' } as const;
  for (let nth = 0; nth < ROOMS; nth++) {
    const due = nth < ROOMS - LATER ? at + 1 + ((nth * 7919) % 50_000) : at + 100_000;
    await memory.append([{ room: nameOf(nth), logged: { s: 1, at, row }, due, phase: 'gathering' }]);
  }
  await memory.letDuesGo();
  const dueOf = new Map<string, number>();
  const read: number[] = [];
  let [atOnce, most, answered, turns] = [0, 0, 0, 0];
  /** The event loop's turn at which each room was read. */
  const turnsAt: number[] = [];
  const store: EventStore = {
    ...memory,
    async claimDues(...given) {
      const found = await memory.claimDues(...given);
      if (found.ok) for (const each of found.value) dueOf.set(each.room, each.at);
      return found;
    },
    async read(room, after) {
      atOnce += 1;
      most = Math.max(most, atOnce);
      read.push(dueOf.get(room) ?? 0);
      turnsAt.push(turns);
      await new Promise((resolve) => setImmediate(resolve));
      atOnce -= 1;
      return memory.read(room, after);
    },
  };
  let isOver = false;
  const turn = (): void => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  turn();
  server = await openServer({ store, time: clock.time, now: clock.now, wait: clock.wait });
  while (read.length < ROOMS - LATER) {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    answered += 1;
  }
  isOver = true;
  expect(most).toBeLessThanOrEqual(4);
  expect(answered).toBeGreaterThan(20);
  expect(read).toHaveLength(ROOMS - LATER);
  expect(read).toEqual(read.toSorted((a, b) => a - b));
  // No more rooms in one turn than may be read at once.
  const inOneTurn = turnsAt.map((now, nth) => now === turnsAt[nth - 4] && nth >= 4);
  expect(inOneTurn.filter(Boolean)).toEqual([]);
  // What is due later is not even known until it comes.
  expect(dueOf.size).toBe(ROOMS - LATER);
  const readMeanwhile = (seconds: number): number => {
    clock.pass(seconds * 1000);
    return read.length;
  };
  expect(readMeanwhile(38)).toBe(ROOMS - LATER);
  await expect.poll(() => readMeanwhile(1)).toBe(ROOMS);
});
