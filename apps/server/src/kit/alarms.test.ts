import { expect, test } from 'vitest';
import { HandClock } from '../../test/hand-clock.ts';
import { ACTS_A_TURN, createAlarms } from './alarms.ts';

const DAY = 86_400_000;

function begin(isInMemory = true, nameOf = (room: string): string => room) {
  const clock = new HandClock();
  const rung: (readonly [room: string, reached: number | null])[] = [];
  const alarms = createAlarms({
    wait: clock.wait,
    now: clock.now,
    isInMemory: () => isInMemory,
    nameOf,
    act: (...what) => Promise.resolve(void rung.push(what)),
  });
  return { clock, alarms, rung };
}

test('an alarm rings once, when its time has come, and a later one of the same room is instead of it', () => {
  const { clock, alarms, rung } = begin();
  alarms.ring('a', 10, 1010);
  alarms.ring('b', 5, null);
  alarms.ring('a', 20, 1020);
  clock.pass(19);
  expect(rung).toEqual([['b', null]]);
  expect([alarms.has('a'), alarms.has('b')]).toEqual([true, false]);
  clock.pass(100);
  expect(rung).toEqual([
    ['b', null],
    ['a', 1020],
  ]);
});

test('what is further away than a timer can wait is looked at before, and was not reached', () => {
  const { clock, alarms, rung } = begin();
  alarms.ring('a', 40 * DAY, 40 * DAY);
  expect(Math.max(...clock.waits)).toBeLessThan(2 ** 31);
  clock.pass(30 * DAY);
  expect(rung).toEqual([['a', null]]);
});

test('silenced or stopped, none rings', () => {
  const { clock, alarms, rung } = begin();
  for (const room of ['a', 'b']) alarms.ring(room, 10, 10);
  alarms.silence('a');
  clock.pass(1);
  alarms.stop();
  alarms.ring('c', 10, 10);
  clock.pass(100);
  expect(rung).toEqual([]);
});

test('a thousand rooms in memory that ring at once act by some in each turn of the event loop', async () => {
  const { clock, alarms, rung } = begin();
  for (let nth = 0; nth < 1000; nth++) alarms.ring(`room${nth}`, 10, nth);
  clock.pass(10);
  let most = rung.length;
  for (let before = most; rung.length < 1000; before = rung.length) {
    await new Promise((resolve) => setImmediate(resolve));
    most = Math.max(most, rung.length - before);
  }
  expect(most).toBeLessThanOrEqual(ACTS_A_TURN);
  expect(rung.map(([, reached]) => reached)).toEqual(Array.from({ length: 1000 }, (_, nth) => nth));
});

test('rooms of one name that ring at once, hundreds of them, act by turns with those of another', async () => {
  const { clock, alarms, rung } = begin(true, (room) => (room.startsWith('room') ? 'many' : 'one'));
  for (let nth = 0; nth < 20 * ACTS_A_TURN; nth++) alarms.ring(`room${nth}`, 10, nth);
  alarms.ring('other', 11, 0);
  clock.pass(11);
  await expect.poll(() => rung.length, { interval: 1 }).toBe(20 * ACTS_A_TURN + 1);
  expect(rung.findIndex(([room]) => room === 'other')).toBeLessThanOrEqual(ACTS_A_TURN + 2);
});

test('silenced or rung anew while it waits for its turn, an alarm does not ring', async () => {
  const { clock, alarms, rung } = begin();
  for (let nth = 0; nth < 2 * ACTS_A_TURN; nth++) alarms.ring(String(nth), 10, nth);
  clock.pass(10);
  alarms.silence(String(ACTS_A_TURN));
  alarms.ring(String(ACTS_A_TURN + 1), 10, 1010);
  await expect.poll(() => rung.length, { interval: 1 }).toBe(2 * ACTS_A_TURN - 2);
  clock.pass(10);
  await expect.poll(() => rung.at(-1), { interval: 1 }).toEqual([String(ACTS_A_TURN + 1), 1010]);
});

test('a thousand rooms that have to be read and ring at once go a few at a time', async () => {
  const { clock, alarms, rung } = begin(false);
  for (let nth = 0; nth < 1000; nth++) alarms.ring(`room${nth}`, 10, nth);
  clock.pass(10);
  expect(rung).toHaveLength(4);
  await expect.poll(() => rung.length, { interval: 5 }).toBe(1000);
  expect(rung.map(([, reached]) => reached)).toEqual(Array.from({ length: 1000 }, (_, nth) => nth));
});

test('what has begun to act goes on in a turn, until it is silenced', async () => {
  const { clock, alarms, rung } = begin();
  alarms.ring('a', 10, 10);
  clock.pass(10);
  alarms.goOn('a', 10);
  expect([rung.length, alarms.has('a')]).toEqual([1, true]);
  await expect.poll(() => rung.length, { interval: 1 }).toBe(2);
  alarms.goOn('a', 10);
  alarms.silence('a');
  alarms.ring('b', 10, 20);
  clock.pass(10);
  await expect.poll(() => rung.length, { interval: 1 }).toBe(3);
  expect(rung).toEqual([
    ['a', 10],
    ['a', 10],
    ['b', 20],
  ]);
});
