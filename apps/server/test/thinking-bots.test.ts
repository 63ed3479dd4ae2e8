// Bots at many tables that were begun in one breath: where they think for long, the event loop goes on between any two.
import { afterEach, expect, test } from 'vitest';
import { Guest, HandClock, openServer, type TestServer } from './table.ts';

/** In which a bot weighs what it may announce before each throw. */
const RULES = 'uckers+suckBack';
const POSITION = `${RULES} 1212 b.b.b.15/b.67.69.69/b.b.b.49/b.b.b.30 R ? -`;
const TABLES = 12;
/** Milliseconds that each bot thinks. */
const THOUGHT = 15;
const BOT_THROWS_AFTER = 900;

let server: TestServer | null = null;
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await server?.close();
  server = null;
});

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
  server = await openServer({ dice, time: clock.time, now: () => clock.now() + thought, wait: clock.wait });
  for (let nth = 0; nth < TABLES; nth++) {
    const guest = new Guest(server.url);
    guests.push(guest);
    const { room } = await guest.create(RULES, '1212', POSITION);
    await guest.join(room);
    await guest.must({ do: 'sit', player: 2, name: 'Eve' });
    await guest.must({ do: 'bot', player: 1, level: 'sensible' });
  }
  await Promise.all(guests.map((guest) => guest.must({ do: 'start' })));
  clock.pass(BOT_THROWS_AFTER);
  for (; thrownIn.length < TABLES; turns++) await new Promise((resolve) => setImmediate(resolve));
  // One when its time has come, and one when the turn ends.
  const atOnce = thrownIn.map((turn) => thrownIn.filter((other) => other === turn).length);
  expect(Math.max(...atOnce)).toBeLessThanOrEqual(2);
});
