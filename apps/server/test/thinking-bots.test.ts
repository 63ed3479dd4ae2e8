// Bots at many tables that were begun in one breath: where they think for long, the event loop goes on between any two.
import { expect, test } from 'vitest';
import { ACTS_LAST } from '../src/kit/alarms.ts';
import { textOfRow } from '../src/store/event-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { visits } from './visits.ts';

/** In which a bot weighs what it may announce before each throw. */
const RULES = 'uckers+suckBack';
const POSITION = '1212 b.b.b.15/b.67.69.69/b.b.b.49/b.b.b.30 R ? -';
const TABLES = 12;
/** Milliseconds that each bot thinks. */
const THOUGHT = 15;
const BOT_THROWS_AFTER = 900;
/** Of a thought, a millisecond each. */
const PIECES = 40;

const house = visits();

type Options = NonNullable<Parameters<typeof house.server>[0]>;

/** Tables where a bot is to throw. */
async function openTables(tables: number, options: Options, rules = RULES): Promise<readonly Guest[]> {
  const server = await house.server(options);
  const guests: Guest[] = [];
  for (let nth = 0; nth < tables; nth++) {
    const guest = house.guest(server.url);
    guests.push(guest);
    const { room } = await guest.create(rules, '1212', `${rules} ${POSITION}`);
    await guest.join(room);
    await guest.must({ do: 'sit', player: 2, name: 'Eve' });
    await guest.must({ do: 'bot', player: 1, level: 'sensible' });
  }
  await Promise.all(guests.map((guest) => guest.must({ do: 'start' })));
  return guests;
}

test('bots that think for long and are due at the same moment do not act in the same turn of the event loop', async () => {
  const clock = new HandClock();
  let [turns, thought] = [0, 0];
  const thrownIn: number[] = [];
  const dice = {
    throw(count: number) {
      thrownIn.push(turns);
      thought += THOUGHT;
      return { faces: Array(count).fill(3), origin: 'scripted' };
    },
  };
  await openTables(TABLES, { dice, time: clock.time, now: () => clock.now() + thought, wait: clock.wait });
  clock.pass(BOT_THROWS_AFTER);
  for (; thrownIn.length < TABLES; turns++) await new Promise((resolve) => setImmediate(resolve));
  // One when its time has come, and one when the turn ends.
  const atOnce = thrownIn.map((turn) => thrownIn.filter((other) => other === turn).length);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(2);
});

test('a bot that thinks for long leaves turns of the event loop to others, however many think', async () => {
  const clock = new HandClock();
  let [turns, thought] = [0, 0];
  const pieces: { readonly turn: number; readonly position: unknown }[] = [];
  const consider: Options['consider'] = function* (position) {
    for (let piece = 0; piece < PIECES; piece++) {
      pieces.push({ turn: turns, position });
      thought += 1;
      yield;
    }
    return '-';
  };
  const guests = await openTables(3, {
    consider,
    time: clock.time,
    now: () => clock.now() + thought,
    wait: clock.wait,
  });
  clock.pass(BOT_THROWS_AFTER);
  for (; guests.some((guest) => !guest.rows.some(({ row }) => row.t === 'throw')); turns++)
    await new Promise((resolve) => setImmediate(resolve));
  expect(pieces).toHaveLength(3 * PIECES);
  // What is begun when its time has come, and what a turn has, each of them with the piece that ends it.
  const inOne = pieces.map(({ turn }) => pieces.filter((other) => other.turn === turn).length);
  expect(Math.max(...inOne)).toBeLessThan(2 * (ACTS_LAST + 2));
  // Tables of one address: one after the other.
  expect(new Set(pieces.slice(0, PIECES).map(({ position }) => position)).size).toBe(1);
});

test('what happens while a bot thinks is what counts', async () => {
  const clock = new HandClock();
  let thought = 0;
  const consider: Options['consider'] = function* (_, level) {
    while (level === 'sensible') {
      thought += 10;
      yield;
    }
    return '-';
  };
  const [guest] = await openTables(1, {
    consider,
    time: clock.time,
    now: () => clock.now() + thought,
    wait: clock.wait,
  });
  if (guest === undefined) throw new Error('no table');
  clock.pass(BOT_THROWS_AFTER);
  await expect.poll(() => thought).toBeGreaterThan(0);
  await guest.must({ do: 'pause' });
  const soFar = thought;
  await guest.must({ do: 'bot', player: 1, level: 'frontmost' });
  await guest.must({ do: 'resume' });
  clock.pass(BOT_THROWS_AFTER);
  await expect.poll(() => guest.rows.some(({ row }) => row.t === 'throw')).toBe(true);
  expect(thought).toBe(soFar);
});

test.each([
  ['cannot be written', { ok: false, error: { code: 'failed', reason: 'disk full' } }] as const,
  ['is overtaken by another process', null] as const,
])('a bot plays what it has thought of, also where its row %s at first', async (_, problem) => {
  const clock = new HandClock();
  const memory = openMemoryStore();
  let refused = 0;
  const store: EventStore = {
    ...memory,
    append(rows) {
      const [played] = rows.filter(({ logged }) => textOfRow(logged).includes('"play"'));
      if (refused > 0 || played === undefined) return memory.append(rows);
      refused += 1;
      return Promise.resolve(problem ?? { ok: true, value: [played.room] });
    },
  };
  const dice = { throw: (count: number) => ({ faces: Array<number>(count).fill(3), origin: 'scripted' }) };
  const { time, now, wait } = clock;
  const [guest] = await openTables(1, { store, dice, time, now, wait }, 'uckers');
  const later = (): boolean => {
    clock.pass(1000);
    return guest?.rows.some(({ row }) => row.t === 'play') === true;
  };
  await expect.poll(later, { interval: 5 }).toBe(true);
  expect(refused).toBe(1);
});
