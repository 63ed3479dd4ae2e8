// Many rooms are played while the server is killed again and again and restarted on the same port and database. The
// moments come from a seed and are counted in messages, so that some hit the reconnecting clients.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dueOf, foldRows, standardChoices } from '@ludo/room';
import type { LoggedRow, Opening, TableChoices } from '@ludo/room';
import { openLibsqlStore } from '@ludo/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { Client, openRoom } from './client.ts';
import { nextCommand, type Habits } from './habits.ts';
import { ServerProcess } from './server-process.ts';
import { faultsOf } from './verdict.ts';

const KILLS = Number(process.env['CRASH_KILLS'] ?? 8);
const SEED = Number(process.env['CRASH_SEED'] ?? 1);

const THOUGHT = 40;

interface Plan {
  readonly opening: Opening;
  readonly people: readonly Habits[];
}

const table = (choices: Partial<TableChoices>): TableChoices => ({
  ...standardChoices,
  grace: 5,
  ...choices,
});
const throwClock = table({ clock: { kind: 'throw', seconds: 5 } });
const bank = table({ clock: { kind: 'bank', seconds: 5, increment: 1 }, away: 'bot', expiry: 'forfeit' });
const watcher: Habits = { player: null };
const two: readonly Habits[] = [{ player: 1, isHost: true }, { player: 2 }, watcher];
const three: readonly Habits[] = [{ player: 1, isHost: true, bots: [4] }, { player: 2 }, { player: 3 }];
const four: readonly Habits[] = [1, 2, 3, 4].map((player) => ({ player, isHost: player === 1 }));
const withBots: readonly Habits[] = [{ player: 1, isHost: true, bots: [2, 3, 4] }, watcher];
const idle: readonly Habits[] = [
  { player: 1, isHost: true, isIdle: true },
  { player: 2, isIdle: true },
];

const plans: readonly Plan[] = [
  { opening: { rules: 'ludo', seats: '1234' }, people: four },
  { opening: { rules: 'ludo', seats: '1-2-', table: throwClock }, people: two },
  { opening: { rules: 'jumbo', seats: '1-2-' }, people: two },
  { opening: { rules: 'jumbo', seats: '1234', table: bank }, people: three },
  { opening: { rules: 'uckers', seats: '1212' }, people: two },
  { opening: { rules: 'uckers', seats: '1213', table: bank }, people: [...two.slice(0, 2), { player: 3 }] },
  { opening: { rules: 'uckers-navy', seats: '1212', table: throwClock }, people: two },
  { opening: { rules: 'german', seats: '1234' }, people: withBots },
  { opening: { rules: 'german', seats: '1234', table: table({ away: 'bot' }) }, people: three },
  { opening: { rules: 'jumbo', seats: '1-2-', table: throwClock }, people: idle },
  { opening: { rules: 'uckers', seats: '1212', table: throwClock }, people: idle },
  { opening: { rules: 'ludo', seats: '1-2-', table: bank }, people: idle },
];

const folder = mkdtempSync(join(tmpdir(), 'ludo-crash-'));
const databaseFile = join(folder, 'log.sqlite');
const server = new ServerProcess(databaseFile);
const clients: Client[] = [];

beforeAll(() => server.start());
afterAll(async () => {
  for (const client of clients) client.close();
  await server.dispose();
  rmSync(folder, { recursive: true, force: true });
});

/** A client that acts for its person until the play is over; after a reconnection it repeats its last command. */
class Person extends Client {
  readonly habits: Habits;
  readonly #chance: Chance;
  #isThinking = false;
  #joins = 0;
  #last: string | null = null;
  isStopped = false;

  constructor(url: string, room: string, token: string | undefined, habits: Habits, chance: Chance) {
    super(url, {
      room,
      ...(token === undefined ? {} : { token }),
      reconnectionDelay: chance.between(10, 60),
    });
    this.habits = habits;
    this.#chance = chance;
    this.watch(count);
    this.watch(() => this.#look());
  }

  #look(): void {
    if (this.isOpen && this.joins > this.#joins) {
      this.#joins = this.joins;
      if (this.#last !== null) this.repeat(this.#last);
    }
    if (this.#isThinking || !this.isSettled || this.isStopped) return;
    this.#isThinking = true;
    setTimeout(
      () => {
        this.#isThinking = false;
        this.#do();
      },
      this.#chance.between(0, THOUGHT),
    );
  }

  #next(): ReturnType<typeof nextCommand> {
    return this.isStopped ? null : nextCommand(this, this.habits, this.#chance);
  }

  #do(): void {
    const command = this.#next();
    if (command === null || this.state.pending.length > 0) return;
    this.#last = this.act(command);
    if (this.#chance.holds(0.2)) this.repeat(this.#last);
    if (this.#chance.holds(0.1)) this.act({ do: 'throw', ply: 0 });
  }
}

/** Messages in both directions of all clients together, and what happens after so many. */
let messages = 0;
interface Moment {
  readonly at: number;
  readonly come: () => void;
  readonly fail: (error: Error) => void;
}
let moment: Moment = { at: 0, come: () => undefined, fail: () => undefined };
function count(): void {
  messages += 1;
  if (messages === moment.at) moment.come();
}
function afterMessages(more: number): Promise<void> {
  return new Promise((come, fail) => (moment = { at: messages + more, come, fail }));
}

async function readLogs(
  rooms: readonly string[],
): Promise<{ logs: ReadonlyMap<string, readonly LoggedRow[]>; dues: ReadonlyMap<string, number> }> {
  // Works on a copy: opening the file would repair what the next server must repair.
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'log.sqlite');
  for (const part of ['', '-wal']) copyFileSync(databaseFile + part, copy + part);
  const store = openLibsqlStore(copy);
  if (!store.ok) throw new Error(store.error.reason);
  const logs = new Map<string, readonly LoggedRow[]>();
  for (const room of rooms) {
    const loaded = await store.value.load(room, 0);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    logs.set(room, loaded.value);
  }
  const dues = await store.value.dues(null, rooms.length);
  await store.value.close();
  if (!dues.ok) throw new Error(JSON.stringify(dues.error));
  return { logs, dues: new Map(dues.value.dues.map(({ room, at }) => [room, at])) };
}

test(`killed ${KILLS} times while ${plans.length} rooms are played: nothing acknowledged is lost, nothing is done twice, everybody sees what the log has, and clocks go on`, async () => {
  const chance = new Chance(SEED);
  const rooms: string[] = [];
  const people: Person[] = [];
  for (const { opening, people: planned } of plans) {
    const { room, token } = await openRoom(server.url, opening);
    rooms.push(room);
    for (const habits of planned) {
      const person = new Person(
        server.url,
        room,
        habits.isHost === true ? token : undefined,
        habits,
        new Chance(chance.between(1, 1e9)),
      );
      people.push(person);
      clients.push(person);
      person.onComplaint = (complaint) => moment.fail(new Error(complaint));
    }
  }

  /** By the server's clock. */
  const kills: number[] = [];
  for (let life = 0; life < KILLS; life += 1) {
    // Some kills come in the middle of everybody's reconnection.
    await afterMessages(chance.holds(0.25) ? chance.between(1, 120) : chance.between(120, 350));
    kills.push(server.time);
    await server.kill();
    if (life % 4 === 3) {
      const { logs, dues } = await readLogs(rooms);
      for (const room of rooms) {
        const state = foldRows(null, logs.get(room) ?? []);
        expect(dues.get(room)).toBe(state === null ? undefined : dueOf(state)?.at);
      }
    }
    await server.start();
  }

  for (const person of people) person.isStopped = true;
  await Promise.all(people.map((person) => person.until(() => person.isSettled)));
  // Nobody plays any more, so nothing is due. The opener may have been away for so long that another person is host.
  for (const person of people)
    if (person.view?.phase === 'playing' && person.view.host === person.person) person.act({ do: 'end' });
  await Promise.all(
    people.map((person) => person.until(() => person.isSettled && person.view?.phase !== 'playing')),
  );
  await server.kill();
  const before = await readLogs(rooms);
  await server.start();
  await Promise.all(
    people.map((person) =>
      person.until(() => person.isSettled && person.seq >= (before.logs.get(person.room)?.length ?? 0)),
    ),
  );
  await server.kill();
  const { logs } = await readLogs(rooms);

  for (const [index, room] of rooms.entries()) {
    const there = people.filter((person) => person.room === room);
    expect({ room: plans[index]?.opening, faults: faultsOf(logs.get(room) ?? [], there) }).toEqual({
      room: plans[index]?.opening,
      faults: [],
    });
  }

  const rows = [...logs.values()].flat();
  const commands = people.reduce((sum, { commands: { size } }) => sum + size, 0);
  const acknowledged = people.reduce((sum, { acknowledged: { size } }) => sum + size, 0);
  const games = rows.filter(({ row }) => row.t === 'start').length;
  process.stdout.write(
    `${KILLS} kills, ${commands} commands, ${acknowledged} acknowledged, ${rows.length} rows, ${games} games\n`,
  );
  expect(acknowledged).toBeGreaterThan(KILLS * 10);

  // Rooms where nobody acts are played by the clock, life after life.
  for (const [index, { people: planned }] of plans.entries()) {
    if (!planned.every(({ isIdle }) => isIdle)) continue;
    const byClock = (logs.get(rooms[index] ?? '') ?? []).filter(
      ({ row }) => 'by' in row && row.by === 'clock',
    );
    const lives = new Set(byClock.map(({ at }) => kills.findIndex((kill) => at <= kill)));
    expect(lives.size).toBeGreaterThan(KILLS / 4);
  }
}, 240_000);
