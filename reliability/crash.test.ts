// Many rooms are played while the server is killed again and again and restarted on the same port and database. The
// moments come from a seed and are counted in messages, so that some hit the reconnecting clients.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dueOf, foldRows } from '@ludo/room';
import type { LoggedRow } from '@ludo/room';
import { openLibsqlStore } from '@ludo/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { type Client, openRoom } from './client.ts';
import { endGames, Messages, Person, plans } from './crowd.ts';
import { ServerProcess } from './server-process.ts';
import { faultsOf } from './verdict.ts';

const KILLS = Number(process.env['CRASH_KILLS'] ?? 8);
const SEED = Number(process.env['CRASH_SEED'] ?? 1);

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

const messages = new Messages();

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
  const dues = await store.value.claimDues(8e15, 1, rooms.length);
  await store.value.close();
  if (!dues.ok) throw new Error(JSON.stringify(dues.error));
  return { logs, dues: new Map(dues.value.map(({ room, at }) => [room, at])) };
}

/** Nobody acts in the room. */
async function playedByClock(person: Person): Promise<void> {
  const before = person.view?.ply ?? 0;
  await person.until(() => person.isOpen && (person.view?.ply ?? 0) > before);
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
        messages.heard,
      );
      people.push(person);
      clients.push(person);
      person.onComplaint = messages.report;
    }
  }

  /** By the server's clock. */
  const kills: number[] = [];
  for (let life = 0; life < KILLS; life += 1) {
    // Some kills come in the middle of everybody's reconnection.
    await messages.after(chance.holds(0.25) ? chance.between(1, 120) : chance.between(120, 350));
    // However quickly the others play.
    if (life % 2 === 1)
      await Promise.all(people.filter(({ habits }) => habits.isIdle === true).map(playedByClock));
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
  endGames(people);
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
