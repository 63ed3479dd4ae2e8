// What a table does by itself on the running server, also after a restart: a lost connection is not a departure, bots
// stand in, clocks run out. Real sockets; only the clock is moved by hand.
import { standardChoices, type AwayChoice, type ClockChoice, type TableChoices } from '@ludo/room';
import { describe, expect, test } from 'vitest';
import { openMemoryStore } from '../src/store/memory-store.ts';
import { drop } from './leaving.ts';
import type { Guest } from './guest.ts';
import { HandClock } from './hand-clock.ts';
import { logOf } from './test-server.ts';
import { scriptedDice } from './scripted-dice.ts';
import { BEAT } from '../src/upkeep/claims.ts';
import type { EventStore } from '../src/store/event-store.ts';
import type { TestServer } from './test-server.ts';
import { visits } from './visits.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const BRIEFLY = 5000;

const house = visits();
let server: TestServer | null = null;

const guest = (token?: string): Guest => house.guest(server?.url ?? '', token);

const choices = (away: AwayChoice, clock: ClockChoice = { kind: 'none' }): TableChoices => ({
  ...standardChoices,
  away,
  clock,
  grace: 30,
});

/** Ada (red, host, to throw) and Ben (yellow) in the middle of a game of Jumbo Ludo; every die shows a 3. */
async function begin(table: TableChoices, kept = openMemoryStore()) {
  const clock = new HandClock();
  const dice = { throw: (count: number) => ({ faces: Array(count).fill(3), origin: 'scripted' }) };
  server = await house.server({ store: kept, dice, time: clock.time, now: clock.now, wait: clock.wait });
  const ada = guest();
  const ben = guest();
  const { room } = await ada.create('jumbo', '1-2-', POSITION, table);
  await ada.join(room);
  await ben.join(room);
  await ada.must({ do: 'sit', player: 1, name: 'Ada' });
  await ben.must({ do: 'sit', player: 2, name: 'Ben' });
  await ada.must({ do: 'start' });
  return { clock, ada, ben, room, store: server.store };
}

const seatOf = (of: Guest, player: number) => of.state?.seatList[player - 1];

describe('a lost connection', () => {
  test('that is back at once leaves no trace in the log', async () => {
    const { clock, ada, ben, room, store } = await begin(choices('bot'));
    const rows = (await logOf(store, room)).length;
    await drop(ben, ada);
    clock.pass(BRIEFLY - 1);
    const again = guest(ben.token);
    await again.join(room);
    clock.pass(60_000);
    await ada.must({ do: 'throw', ply: 1 });
    expect((await logOf(store, room)).slice(rows).map(({ row }) => row.t)).toEqual(['throw']);
  });

  test('is waited for anew each time: whoever drops again just when the first wait is over is not away yet', async () => {
    const { clock, ada, ben, room, store } = await begin(choices('bot'));
    const aways = async (): Promise<number> =>
      (await logOf(store, room)).filter(({ row }) => row.t === 'away').length;
    await drop(ben, ada);
    clock.pass(1000);
    const again = guest(ben.token);
    await again.join(room);
    clock.pass(BRIEFLY - 1500);
    await drop(again, ada);
    clock.pass(BRIEFLY - 1);
    await ada.must({ do: 'throw', ply: 1 });
    expect(await aways()).toBe(0);
    clock.pass(1);
    await ada.until(() => seatOf(ada, 2)?.state === 'away');
    expect(await aways()).toBe(1);
  });

  test('becomes absence, then a bot; its turn is played; the player is back and takes the seat', async () => {
    const { clock, ada, ben, room } = await begin(choices('bot'));
    await drop(ben, ada);
    clock.pass(BRIEFLY);
    await ada.until(() => seatOf(ada, 2)?.state === 'away');
    clock.pass(30_000);
    await ada.until(() => seatOf(ada, 2)?.state === 'bot');

    await ada.must({ do: 'throw', ply: 1 });
    await ada.must({ do: 'play', ply: 2, play: 'R4>7' });
    clock.pass(2000);
    await ada.until(() => ada.rows.at(-1)?.row.t === 'throw');
    clock.pass(2000);
    await ada.until(() => ada.state?.position?.colour === 0);
    expect(ada.rows.slice(-2).map(({ row }) => 'by' in row && row.by)).toEqual(['bot', 'bot']);

    const again = guest(ben.token);
    await again.join(room);
    expect(seatOf(again, 2)).toMatchObject({ state: 'bot', holder: { name: 'Ben' } });
    await again.must({ do: 'back', player: 2 });
    await ada.until(() => seatOf(ada, 2)?.state === 'held');
    await ada.must({ do: 'throw', ply: 5 });
  });

  test('that is back within the grace time keeps the seat', async () => {
    const { clock, ada, ben, room } = await begin(choices('bot'));
    await drop(ben, ada);
    clock.pass(BRIEFLY);
    await ada.until(() => seatOf(ada, 2)?.state === 'away');
    const again = guest(ben.token);
    await again.join(room);
    await ada.until(() => seatOf(ada, 2)?.state === 'held');
    clock.pass(90_000);
    await ada.must({ do: 'throw', ply: 1 });
    expect(seatOf(ada, 2)?.state).toBe('held');
  });

  test('is written down also when the store could not do it at first', async () => {
    const memory = openMemoryStore();
    let isFull = false;
    let refused = 0;
    const store: EventStore = {
      ...memory,
      append(rows) {
        if (!isFull) return memory.append(rows);
        refused += 1;
        return Promise.resolve({ ok: false, error: { code: 'failed', reason: 'disk full' } });
      },
    };
    const { clock, ada, ben } = await begin(choices('bot'), store);
    await drop(ben, ada);
    isFull = true;
    clock.pass(BRIEFLY);
    await expect.poll(() => refused).toBe(1);
    isFull = false;
    const later = () => {
      clock.pass(1000);
      return seatOf(ada, 2)?.state;
    };
    await expect.poll(later, { timeout: 60_000, interval: 5 }).toBe('away');
  });

  test('right after sitting down frees the seat before a game', async () => {
    const { clock } = await begin(choices('bot'));
    const [ada, ben] = [guest(), guest()];
    const { room } = await ada.create('jumbo', '1-2-');
    await ada.join(room);
    await ben.join(room);
    void ben.act({ do: 'sit', player: 2, name: 'Ben' });
    ben.leave();
    await ada.until(() => seatOf(ada, 2)?.state === 'held');
    await ada.must({ do: 'sit', player: 1, name: 'Ada' });
    const later = () => {
      clock.pass(1000);
      return seatOf(ada, 2)?.state;
    };
    await expect.poll(later, { timeout: 60_000, interval: 5 }).toBe('open');
  });

  test('of everybody lets the table sleep: nothing is played until somebody is back', async () => {
    const { clock, ada, ben, room, store } = await begin(choices('bot', { kind: 'throw', seconds: 20 }));
    await drop(ben, ada);
    const { token } = ada;
    ada.leave();
    const watcher = guest();
    await watcher.join(room);
    await watcher.until(() => watcher.presences.at(-1)?.here.length === 0);
    clock.pass(BRIEFLY);
    await watcher.until(() => seatOf(watcher, 1)?.state === 'away' && seatOf(watcher, 2)?.state === 'away');
    const rows = await logOf(store, room);
    clock.pass(3_600_000);
    const again = guest(token);
    await again.join(room);
    await again.until(() => seatOf(again, 1)?.state === 'held');
    expect((await logOf(store, room)).slice(rows.length).map(({ row }) => row.t)).toEqual(['back']);
  });
});

describe('a clock', () => {
  test('that runs out throws and plays for the player, who goes on with the next throw', async () => {
    const { clock, ada } = await begin(choices('wait', { kind: 'throw', seconds: 20 }));
    clock.pass(19_999);
    await ada.must({ do: 'throw', ply: 1 });
    clock.pass(1);
    await ada.until(() => ada.state?.ply === 3);
    expect(ada.rows.at(-1)?.row).toMatchObject({ t: 'play', by: 'clock' });
    const answer = await ada.act({ do: 'play', ply: 2, play: 'R4>7' });
    expect(answer).toMatchObject({ refusal: { code: 'stale' } });
  });

  test('is waited for again where the store could not tell at first what is due', async () => {
    const { clock, ada, ben, room, store } = await begin(choices('wait', { kind: 'throw', seconds: 20 }));
    for (const each of [ada, ben]) each.leave();
    await server?.close();
    clock.pass(25_000);
    let asked = 0;
    const failed = { ok: false, error: { code: 'failed', reason: 'not yet' } } as const;
    const kept: EventStore = {
      ...store,
      claimDues: (...given) => (asked++ === 0 ? Promise.resolve(failed) : store.claimDues(...given)),
      close: () => Promise.resolve(),
    };
    server = await house.server({
      store: kept,
      dice: scriptedDice([3]),
      time: clock.time,
      now: clock.now,
      wait: clock.wait,
    });
    const again = guest(ada.token);
    await again.join(room);
    clock.pass(BEAT);
    await expect.poll(() => asked).toBe(2);
    clock.pass(0);
    await again.until(() => again.rows.some(({ row }) => 'by' in row && row.by === 'clock'));
  });

  test('goes on over a restart of the server: what is due stands in the store', async () => {
    const { clock, ada, ben, room, store } = await begin(choices('wait', { kind: 'throw', seconds: 20 }));
    for (const each of [ada, ben]) each.leave();
    await server?.close();
    clock.pass(25_000);
    const dice = scriptedDice([3]);
    const kept = { ...store, close: () => Promise.resolve() };
    server = await house.server({ store: kept, dice, time: clock.time, now: clock.now, wait: clock.wait });
    const again = guest(ada.token);
    const joined = await again.join(room);
    clock.pass(0);
    await again.until(() => again.rows.some(({ row }) => 'by' in row && row.by === 'clock'));
    expect(joined.rows.length).toBeGreaterThan(3);
  });
});

describe('the next game', () => {
  test('begins without who has not agreed in time, also over a restart in between; a command brings them back', async () => {
    const { clock, ada, ben, room, store } = await begin(choices('bot'));
    await ada.must({ do: 'end' });
    await ada.must({ do: 'start' });
    clock.pass(12_000);
    for (const each of [ada, ben]) each.leave();
    await server?.close();
    const dice = { throw: (count: number) => ({ faces: Array(count).fill(3), origin: 'scripted' }) };
    const kept = { ...store, close: () => Promise.resolve() };
    server = await house.server({ store: kept, dice, time: clock.time, now: clock.now, wait: clock.wait });
    const [adaAgain, benAgain] = [guest(ada.token), guest(ben.token)];
    await adaAgain.join(room);
    await benAgain.join(room);
    clock.pass(7999);
    expect(adaAgain.state).toMatchObject({ phase: 'over', agreement: { persons: [expect.any(String)] } });
    clock.pass(1);
    await benAgain.until(() => benAgain.state?.phase === 'playing');
    expect(benAgain.rows.at(-1)?.row).toMatchObject({ t: 'start', away: [2] });
    await adaAgain.until(() => adaAgain.state?.phase === 'playing');
    await adaAgain.must({ do: 'throw', ply: 3 });
    await adaAgain.must({ do: 'play', ply: 4, play: 'R4>7' });
    expect(seatOf(adaAgain, 2)).toMatchObject({ state: 'away' });
    await benAgain.must({ do: 'throw', ply: 5 });
    await adaAgain.until(() => seatOf(adaAgain, 2)?.state === 'held');
    clock.pass(60_000);
    await benAgain.must({ do: 'play', ply: 6, play: 'Y4>7' });
    expect(seatOf(benAgain, 2)).toMatchObject({ state: 'held' });
  });

  test('is agreed to only by who sits there, and once', async () => {
    const { ada, room } = await begin(choices('bot'));
    await ada.must({ do: 'end' });
    const eve = guest();
    await eve.join(room);
    expect(await eve.act({ do: 'start' })).toMatchObject({ ok: false, refusal: { code: 'not-allowed' } });
    await ada.must({ do: 'start' });
    expect(await ada.act({ do: 'start' })).toMatchObject({ ok: false, refusal: { code: 'already-agreed' } });
  });
});
