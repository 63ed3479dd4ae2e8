// A game that is over is packed by the running server, and nobody can tell: neither whoever watches it again, nor whoever sends
// an old command again, nor whoever plays the next one.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Wait } from '../src/kit/wait.ts';
import type { EventStore, RoomEnd } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { FIRST_SWEEP, NEXT_SWEEP } from '../src/upkeep/sweeper.ts';
import { Device, findingsOf, playOn } from './device.ts';
import { isWithoutPostgres, NO_POSTGRES, postgresServer } from './postgres.ts';
import type { PostgresServer } from './postgres.ts';
import { HandClock } from './hand-clock.ts';
import { logOf } from './test-server.ts';
import { visits } from './visits.ts';

const { server, guest } = visits();
let folder = '';
let url = '';
let postgres: PostgresServer | null = null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ludo-packed-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));
afterAll(() => postgres?.stop());

function inFile(): Promise<EventStore> {
  const store = openLibsqlStore(join(folder, 'log.sqlite'));
  if (!store.ok) throw new Error(store.error.reason);
  return Promise.resolve(store.value);
}

async function inPostgres(): Promise<EventStore> {
  const store = await openPostgresStore(url);
  if (!store.ok) throw new Error(store.error.reason);
  return store.value;
}

async function endIn(store: EventStore): Promise<RoomEnd> {
  const ends = await store.ends(0, 1);
  const end = ends.ok ? ends.value.ends[0] : undefined;
  if (end === undefined) throw new Error('no room');
  return end;
}

/** One after the other, by a clock that is moved by hand once the running time is read. */
class Sweeps {
  readonly clock = new HandClock();
  readonly store: EventStore;
  #isTimeRead = false;
  #isWaitedFor = false;

  constructor(store: EventStore) {
    this.store = {
      ...store,
      runOn: async (part) => {
        const read = await store.runOn(part);
        this.#isTimeRead = true;
        return read;
      },
    };
  }

  readonly wait: Wait = (milliseconds, act) => {
    if (milliseconds !== FIRST_SWEEP && milliseconds !== NEXT_SWEEP)
      return this.clock.wait(milliseconds, act);
    this.#isWaitedFor = true;
    return this.clock.wait(milliseconds, () => {
      this.#isWaitedFor = false;
      act();
    });
  };

  async #done(): Promise<void> {
    const isOver = () =>
      expect.poll(() => this.#isTimeRead && this.#isWaitedFor, { interval: 2, timeout: 10_000 }).toBe(true);
    await isOver();
    this.clock.pass(NEXT_SWEEP);
    await isOver();
  }

  /** So many after the store has been seen by one. */
  async done(sweeps: number): Promise<void> {
    for (let first = 0; first < 10 && (await endIn(this.store)).ran === null; first++) await this.#done();
    for (let sweep = 0; sweep < sweeps; sweep++) await this.#done();
  }
}

describe.each([
  ['a file', inFile],
  ['PostgreSQL', inPostgres],
] as const)('in %s', (name, open) => {
  beforeEach(async ({ skip }) => {
    if (name !== 'PostgreSQL') return;
    if (isWithoutPostgres) skip(NO_POSTGRES);
    postgres ??= await postgresServer();
    url = await postgres.empty();
  });

  async function atTable(place: { readonly url: string }, room: string, before: readonly Device[]) {
    const devices = before.map((device) => new Device(guest(place.url, device.guest.token), device));
    for (const { guest: each } of devices) await each.join(room);
    return devices;
  }

  test('a game is packed once nobody plays on, and watched, checked and gone on with as before', async () => {
    const first = await server({ store: await open() });
    const [ada, bob] = [guest(first.url), guest(first.url)];
    const { room } = await ada.create('jumbo', '1-2-');
    for (const each of [ada, bob]) await each.join(room);
    const players = [new Device(ada), new Device(bob)];
    for (const [nth, device] of players.entries()) await device.sit(nth + 1);
    await ada.must({ do: 'start' });
    await Promise.all(players.map((device) => device.give()));
    await playOn(players, 5000);
    expect(ada.state?.ending).toEqual({ by: 'rules' });
    const game = `/table/${room}/games/1`;
    const record = await (await fetch(first.url + game)).text();
    const old = ada.rows.find(({ row, id }) => row.t === 'throw' && id !== undefined);
    const log = await logOf(first.store, room);
    for (const each of [ada, bob]) each.leave();
    await first.close();

    const sweeps = new Sweeps(await open());
    const { time, now } = sweeps.clock;
    const second = await server({ store: sweeps.store, time, now, wait: sweeps.wait });
    await sweeps.done(0);
    expect(await endIn(second.store)).toMatchObject({ seq: log.length, packed: 0 });
    // By the clock of PostgreSQL the first one of another process is no hour.
    await sweeps.done(2);
    expect(await endIn(second.store)).toMatchObject({ seq: log.length, packed: log.length - 1 });
    expect(await logOf(second.store, room)).toEqual(log);
    expect(await (await fetch(second.url + game)).text()).toBe(record);
    await second.close();

    const third = await server({ store: await open() });
    expect(await (await fetch(third.url + game)).text()).toBe(record);
    const again = await atTable(third, room, players);
    const answers = await Promise.all(
      again.map(({ guest: each }) =>
        each.say('command', { room, id: old?.id, command: { do: 'throw', ply: 0 } }),
      ),
    );
    expect(answers).toContainEqual({ ok: true, seq: old?.s });
    expect(await logOf(third.store, room)).toEqual(log);
    for (const { guest: each } of again) await each.must({ do: 'start' });
    await Promise.all(again.map((device) => device.give()));
    await playOn(again, (again[0]?.guest.state?.fair?.n ?? 0) + 6);
    const whole = await logOf(third.store, room);
    expect(whole.slice(0, log.length)).toEqual(log);
    const findings = findingsOf(room, whole);
    expect(findings.length).toBeGreaterThan(6);
    expect(findings).toEqual(findings.map(() => ({ is: 'right', without: null })));
  });

  test('no game is packed where that is turned off', async () => {
    const store = await open();
    const rows = Array.from({ length: 100 }, (_, nth) => ({
      room: 'a',
      logged: { s: nth + 1, at: 1, row: { t: 'throw', d: [1] } as const },
      phase: 'over' as const,
    }));
    await store.append(rows);
    const sweeps = new Sweeps(store);
    const { time, now } = sweeps.clock;
    await server({ store: sweeps.store, time, now, wait: sweeps.wait, isPacking: false });
    await sweeps.done(2);
    expect(await endIn(store)).toMatchObject({ packed: 0, ran: expect.any(Number) as number });
  });
});
