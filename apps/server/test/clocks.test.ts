// Clock faults on the running server: a wall clock that is set, one that starts in 1970, a device that slept, a restart
// in the past. Real sockets; only the clocks are moved by hand. In every case a room's rows never go back in time,
// messages pass the protocol's schemas, and no wait exceeds what the table wants.
import { answers, loggedRowSchema, parseMessage } from '@ludo/protocol/schemas';
import { dueOf, standardChoices, type ClockChoice, type LoggedRow, type TableChoices } from '@ludo/room';
import { afterEach, describe, expect, test } from 'vitest';
import { LOOK } from '../src/wire/backlog.ts';
import { MINUTE } from '../src/telemetry/lines.ts';
import { IDLE_LASTS } from '../src/rooms/registry.ts';
import { BEAT } from '../src/upkeep/claims.ts';
import { TICK } from '../src/upkeep/running-time.ts';
import { openMemoryStore } from '../src/store/memory-store.ts';
import type { EventStore } from '../src/store/event-store.ts';
import { FIRST_SWEEP, NEXT_SWEEP } from '../src/upkeep/sweeper.ts';
import { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { logOf, openServer } from './test-server.ts';
import type { TestServer } from './test-server.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BRIEFLY = 5 * SECOND;
/** The longest wait at the tables below. */
const LONGEST = 40 * SECOND;
const throws: ClockChoice = { kind: 'throw', seconds: 20 };
const bank: ClockChoice = { kind: 'bank', seconds: 40, increment: 0 };

let server: TestServer | null = null;
const guests: Guest[] = [];
afterEach(async () => {
  for (const guest of guests.splice(0)) guest.leave();
  await server?.close();
  server = null;
});

function guest(token?: string): Guest {
  const opened = new Guest(server?.url ?? '', token);
  guests.push(opened);
  return opened;
}

const dice = { throw: (count: number) => ({ faces: Array<number>(count).fill(3), origin: 'scripted' }) };

async function open(clock: HandClock, store: EventStore = openMemoryStore()): Promise<EventStore> {
  const kept = { ...store, close: () => Promise.resolve() };
  server = await openServer({ store: kept, dice, time: clock.time, now: clock.now, wait: clock.wait });
  return store;
}

async function restart(clock: HandClock, store: EventStore): Promise<void> {
  for (const each of guests.splice(0)) each.leave();
  await server?.close();
  await open(clock, store);
}

interface Game {
  readonly ada: Guest;
  readonly ben: Guest;
  readonly room: string;
}

/** Ada (red, host, to throw) and Ben (yellow) in the middle of a game of Jumbo Ludo; every die shows a 3. */
async function begin(clock: ClockChoice, away: TableChoices['away'] = 'bot'): Promise<Game> {
  const [ada, ben] = [guest(), guest()];
  const table: TableChoices = { ...standardChoices, away, clock, grace: 30 };
  const { room } = await ada.create('jumbo', '1-2-', POSITION, table);
  await ada.join(room);
  await ben.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await ben.must({ do: 'sit', player: 2, name: 'Ben' });
  await ada.must({ do: 'start' });
  return { ada, ben, room };
}

/** Checks that the rows never go back in time, and that they and a newcomer's answer pass the protocol's schemas. */
async function checked(store: EventStore, room: string): Promise<readonly LoggedRow[]> {
  const log = await logOf(store, room);
  const instants = log.map(({ at }) => at);
  expect(instants).toEqual(instants.toSorted((a, b) => a - b));
  for (const row of log) expect(parseMessage(loggedRowSchema, row)).toMatchObject({ ok: true });
  const watcher = guest();
  const joined = await watcher.join(room);
  expect(parseMessage(answers.join, joined)).toMatchObject({ ok: true });
  const due = watcher.state === null ? null : dueOf(watcher.state);
  if (due !== null) expect(due.at - joined.time).toBeLessThanOrEqual(LONGEST);
  watcher.leave();
  return log;
}

const kinds = (log: readonly LoggedRow[]): readonly string[] => log.map(({ row }) => row.t);
const isBots = ({ row }: LoggedRow): boolean => 'by' in row && row.by === 'bot';
const isClocks = ({ row }: LoggedRow): boolean => 'by' in row && row.by === 'clock';

/** The current waits without the server's periodic ones. */
const waitsOf = (clock: HandClock): readonly number[] =>
  clock.waitsBut(LOOK, BEAT, MINUTE, TICK, FIRST_SWEEP, NEXT_SWEEP, IDLE_LASTS);

describe.each([
  ['forward by 400 days', 400 * DAY],
  ['back by an hour', -HOUR],
  ['back to 1970', -1_799_999_999_000],
  ['before 1970', -1_900_000_000_000],
])('the wall clock jumps %s', (_, jump) => {
  test('nobody is timed out, and a clock runs out when it would have', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, room } = await begin(throws);
    clock.pass(15 * SECOND);
    clock.jump(jump);
    clock.pass(5 * SECOND - 1);
    await ada.must({ do: 'throw', ply: 1 });
    expect(kinds(await checked(store, room)).at(-1)).toBe('throw');
    clock.pass(1);
    await ada.until(() => ada.rows.some(isClocks));
    expect(ada.rows.filter(isClocks)).toHaveLength(1);
    await checked(store, room);
  });

  test('a bot acts when it would have', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, room } = await begin({ kind: 'none' });
    await ada.must({ do: 'bot', player: 1, level: 'sensible' });
    clock.jump(jump);
    clock.pass(2 * SECOND);
    await ada.until(() => ada.rows.filter(isBots).length === 1);
    clock.jump(-jump);
    clock.pass(2 * SECOND);
    await ada.until(() => ada.rows.filter(isBots).length === 2);
    await checked(store, room);
  });

  test('the absence of a player lasts as long as it would have', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, ben, room } = await begin({ kind: 'none' });
    await ada.until(() => ada.presences.at(-1)?.here.length === 2);
    ben.leave();
    await ada.until(() => ada.presences.at(-1)?.here.length === 1);
    clock.jump(jump);
    clock.pass(BRIEFLY);
    await ada.until(() => ada.rows.at(-1)?.row.t === 'away');
    clock.pass(30 * SECOND - 1);
    await ada.must({ do: 'throw', ply: 1 });
    expect(ada.state?.seatList[1]).toMatchObject({ state: 'away', isLate: false });
    clock.pass(1);
    await ada.until(() => ada.state?.seatList[1]?.state === 'bot');
    await checked(store, room);
  });

  test('and while the game is paused: the clock has as much left as before', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, room } = await begin(bank);
    clock.pass(10 * SECOND);
    clock.jump(jump);
    await ada.must({ do: 'pause' });
    expect(ada.state?.clock.since).toBe(10 * SECOND);
    await checked(store, room);
    clock.pass(HOUR);
    clock.jump(-jump);
    await ada.must({ do: 'resume' });
    await checked(store, room);
    clock.pass(30 * SECOND - 1);
    expect(ada.rows.filter(isClocks)).toEqual([]);
    clock.pass(1);
    await ada.until(() => ada.rows.some(isClocks));
  });

  test('a pass to another device is good for its ten minutes, and no longer', async () => {
    const clock = new HandClock();
    await open(clock);
    const { ada, room } = await begin({ kind: 'none' });
    const given = (await ada.say('pass', { room })) as { pass: string };
    const { pass } = given;
    const phone = guest();
    await phone.join(room);
    clock.jump(jump);
    clock.pass(600 * SECOND - 1);
    expect(await phone.say('take', { room, pass, isSure: false })).toMatchObject({ players: [1] });
    clock.pass(1);
    expect(await phone.say('take', { room, pass, isSure: false })).toMatchObject({
      refusal: { code: 'pass-unknown' },
    });
  });

  test('for a while, in which rows are written, and the server is started again: nothing waits longer than before', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, room } = await begin(throws);
    clock.jump(jump);
    await ada.must({ do: 'throw', ply: 1 });
    await ada.must({ do: 'play', ply: 2, play: 'R4>7' });
    clock.jump(-jump);
    clock.pass(5 * SECOND);
    await checked(store, room);
    const { token } = ada;
    await restart(clock, store);
    const again = guest(token);
    await again.join(room);
    expect(Math.max(...waitsOf(clock))).toBeLessThanOrEqual(20 * SECOND);
    clock.pass(20 * SECOND);
    await again.until(() => again.rows.some(isClocks));
    await checked(store, room);
  });

  test('where no game is played: the next one lasts as long as the wall clock does not matter', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, ben, room } = await begin(throws);
    await ada.must({ do: 'end' });
    clock.jump(jump);
    for (const each of [ben, ada]) await each.must({ do: 'start' });
    const { startedAt } = ada.state ?? {};
    clock.jump(-jump);
    clock.pass(7 * SECOND);
    await ada.must({ do: 'end' });
    expect((ada.state?.endedAt ?? 0) - (startedAt ?? 0)).toBe(7 * SECOND);
    await checked(store, room);
  });
});

describe('a server whose host', () => {
  test('starts in 1970 and is told the time a minute later, dates games begun after that rightly', async () => {
    const clock = new HandClock(20 * SECOND);
    const store = await open(clock);
    const { ada, ben, room } = await begin(throws);
    clock.jump(1_800_000_000_000);
    clock.pass(10 * SECOND);
    // This game was begun in 1970, and continues there.
    const thrown = await ada.must({ do: 'throw', ply: 1 });
    expect(thrown.at).toBe(30 * SECOND);
    await ada.must({ do: 'end' });
    for (const each of [ben, ada]) await each.must({ do: 'start' });
    expect(ada.state?.startedAt).toBe(clock.time());
    const fresh = guest();
    const made = await fresh.create('jumbo', '1-2-', POSITION);
    expect((await logOf(store, made.room))[0]?.at).toBe(clock.time());
    clock.pass(20 * SECOND - 1);
    expect(ben.rows.some(isClocks)).toBe(false);
    clock.pass(1);
    await ben.until(() => ben.rows.some(isClocks));
    await checked(store, room);
  });

  test('has a wall clock before 1970 makes rooms, plays in them, and says nothing that is below zero', async () => {
    const clock = new HandClock(-5 * DAY);
    const store = await open(clock);
    const { ada, room } = await begin(throws);
    await ada.say('say', { room, words: { phrase: 'well-played' } });
    expect(await ada.say('pass', { room })).toMatchObject({ ok: true, until: 600 * SECOND });
    clock.pass(3 * SECOND);
    await ada.must({ do: 'pause' });
    const log = await checked(store, room);
    expect(log.map(({ at }) => at)).toEqual([0, 0, 0, 0, 3 * SECOND]);
  });

  test('changes to summer time and back goes on as ever', async () => {
    const zone = process.env['TZ'];
    try {
      for (const night of ['2026-03-29T00:59:55Z', '2026-10-25T00:59:55Z']) {
        process.env['TZ'] = 'Europe/Berlin';
        const begun = Date.parse(night);
        const hours = [0, 10 * SECOND].map((later) => new Date(begun + later).getHours());
        expect((hours[1] ?? 0) - (hours[0] ?? 0)).not.toBe(1);
        const clock = new HandClock(begun);
        const store = await open(clock);
        const { ada, room } = await begin(throws);
        clock.pass(10 * SECOND);
        process.env['TZ'] = 'UTC';
        const { at } = await ada.must({ do: 'throw', ply: 1 });
        expect(at).toBe(begun + 10 * SECOND);
        clock.pass(10 * SECOND);
        await ada.until(() => ada.rows.some(isClocks));
        await checked(store, room);
        await server?.close();
      }
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });

  test('slept for a night while its other clocks stood still lets everybody play on where they were', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, room } = await begin(bank);
    clock.pass(10 * SECOND);
    clock.jump(8 * HOUR);
    clock.pass(1);
    await ada.must({ do: 'throw', ply: 1 });
    await ada.must({ do: 'play', ply: 2, play: 'R4>7' });
    expect(ada.state?.clock.banks).toEqual([30 * SECOND - 1, 40 * SECOND]);
    await checked(store, room);
  });

  test('slept for a night while its other clocks went on has each clock run out once, and no bot makes up for it', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, room } = await begin(throws);
    clock.pass(8 * HOUR);
    await ada.until(() => ada.rows.some(isClocks));
    await checked(store, room);
    expect(ada.rows.filter(isClocks)).toHaveLength(1);
    expect(Math.max(...waitsOf(clock))).toBeLessThanOrEqual(20 * SECOND);
  });
});

describe('a server that is started again', () => {
  test('before the last row of a room lets the clock of a player run at most as long as the table has it', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, room } = await begin(throws);
    const { token } = ada;
    const before = await checked(store, room);
    clock.jump(-3 * DAY);
    await restart(clock, store);
    const again = guest(token);
    const joined = await again.join(room);
    expect(joined.time).toBe(before.at(-1)?.at);
    clock.pass(20 * SECOND);
    await again.until(() => again.rows.some(isClocks));
    await checked(store, room);
  });

  test('before the last row of a room that nobody comes to waits for what is due there once, and not twice', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { room } = await begin(throws);
    const rows = (await checked(store, room)).length;
    clock.jump(-3 * DAY);
    await restart(clock, store);
    await expect.poll(() => waitsOf(clock)).toEqual([20 * SECOND]);
    clock.pass(20 * SECOND);
    await expect.poll(async () => (await logOf(store, room)).length).toBe(rows + 1);
    await checked(store, room);
  });

  test('on a log that went back and forth under an older server waits no longer than the table wants', async () => {
    const clock = new HandClock();
    const store = await open(clock);
    const { ada, room } = await begin(throws);
    const { token } = ada;
    for (const each of guests.splice(0)) each.leave();
    await server?.close();
    const now = clock.time();
    const seq = (await logOf(store, room)).length;
    const who = ada.person;
    const rows: readonly LoggedRow[] = [
      { s: seq + 1, at: now + 400 * DAY, row: { t: 'throw', d: [3] } },
      { s: seq + 2, at: now + 400 * DAY, row: { t: 'play', m: 'R4>7' } },
      { s: seq + 3, at: now + 1, row: { t: 'pause', who } },
      { s: seq + 4, at: now + 2, row: { t: 'resume', who } },
      { s: seq + 5, at: now + 400 * DAY, row: { t: 'away', p: 2 } },
      { s: seq + 6, at: now + 3, row: { t: 'talk', k: 'text', who } },
    ];
    for (const logged of rows) await store.append([{ room, logged, due: null, phase: 'playing' }]);
    await open(clock, store);
    const again = guest(token);
    await again.join(room);
    expect(Math.max(...waitsOf(clock))).toBeLessThanOrEqual(30 * SECOND);
    const begun = clock.now();
    const later = (): string | undefined => {
      clock.pass(SECOND);
      return again.state?.seatList[1]?.state;
    };
    await expect.poll(later, { interval: 5 }).toBe('bot');
    const late = again.rows.findLast(({ row }) => row.t === 'late');
    const absent = (late?.at ?? 0) - (now + 400 * DAY);
    expect(absent).toBeGreaterThanOrEqual(30 * SECOND);
    expect(absent).toBeLessThanOrEqual(clock.now() - begun);
  });
});
