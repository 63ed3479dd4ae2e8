// Rooms are played at several servers of one PostgreSQL, while servers, their connections, PostgreSQL itself and what carries
// news between them are killed and stopped. Seeds choose what and when, counted in messages.
import { foldRows } from '@ludo/room';
import type { LoggedRow } from '@ludo/room';
import { openPostgresStore } from '@ludo/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWithoutPostgres, NO_POSTGRES, privatePostgres } from '@ludo/server/private-postgres';
import type { PrivatePostgres } from '@ludo/server/private-postgres';
import { openBalancer } from './balancer.ts';
import { buses, lacks, openBus, pause } from './buses.ts';
import type { Bus, BusName } from './buses.ts';
import { Chance } from './chance.ts';
import { openRoom } from './client.ts';
import { endGames, isBrisk, Messages, Person, plans } from './crowd.ts';
import type { InBetween } from './in-between.ts';
import { ServerProcess } from './server-process.ts';
import { Silences } from './silences.ts';
import { faultsOf } from './verdict.ts';

const { SEVERAL_BUS: BUS, SEVERAL_TROUBLES: TROUBLES, SEVERAL_KIND: KIND } = process.env;
/**
 * All people come through one address, which hands them on to any server that takes them, and some come again when one more
 * does: else everybody would stay where the last one left them, and the next kill would cut off all or nobody.
 */
const isBalanced = process.env['SEVERAL_BALANCED'] === '1';
const SERVERS = Number(process.env['SEVERAL_SERVERS'] ?? 2);
const SEED = Number(process.env['SEVERAL_SEED'] ?? 1);
/** Milliseconds until a killed server is started again, and from then to the next trouble. Else nothing rests. */
const REST = Number(process.env['SEVERAL_REST'] ?? 0);
/** Times as fast. Less than elsewhere: beats of processes have to be in time on a busy machine. */
const HASTE = 2;

const all = ['server', 'connections', 'postgres', 'stopped'] as const;
type Kind = (typeof all)[number];
const kinds = KIND === undefined ? all : all.filter((kind) => kind === KIND);

const tried = buses.filter((bus) => BUS === undefined || bus === BUS);
/** Of everything once with PostgreSQL alone; with Redis what happens to that. */
const few: Readonly<Record<BusName, number>> = { notify: 5, redis: 3 };

let postgres: PrivatePostgres;
let url = '';

async function trouble(
  kind: Kind,
  servers: readonly ServerProcess[],
  people: readonly Person[],
  chance: Chance,
  silences: Silences,
): Promise<void> {
  const server = chance.pick(servers);
  switch (kind) {
    case 'server':
      await server.kill();
      await rest();
      silences.begin('a server starts');
      await server.start();
      return isBalanced ? someComeAgain(people, chance) : undefined;
    case 'connections':
      return void (await postgres.ask(
        url,
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name LIKE 'ludo%' AND pid <> pg_backend_pid()`,
      ));
    case 'postgres':
      await postgres.kill();
      return startPostgres();
    case 'stopped':
      // Longer than the others believe that it is there.
      server.signal('SIGSTOP');
      await pause(chance.between(500, 4000));
      return server.signal('SIGCONT');
  }
}

async function someComeAgain(people: readonly Person[], chance: Chance): Promise<void> {
  for (const { socket } of people) if (chance.holds(0.5)) socket.io.engine.close();
  await Promise.all(people.map((person) => person.until(() => person.isOpen)));
}

async function rest(): Promise<void> {
  if (REST > 0) await pause(REST);
}

/** Its killed processes share memory with each other until the last one has noticed. */
async function startPostgres(): Promise<void> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      return await postgres.start();
    } catch (thrown) {
      if (Date.now() > until) throw thrown;
      await pause(100);
    }
  }
}

async function readLogs(rooms: readonly string[]): Promise<ReadonlyMap<string, readonly LoggedRow[]>> {
  const store = await openPostgresStore(url);
  if (!store.ok) throw new Error(store.error.reason);
  const logs = new Map<string, readonly LoggedRow[]>();
  for (const room of rooms) {
    const loaded = await store.value.load(room, 0);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    logs.set(room, loaded.value);
  }
  await store.value.close();
  return logs;
}

describe.each(tried)(`${SERVERS} servers over %s`, (name) => {
  const lacking = isWithoutPostgres ? NO_POSTGRES : lacks(name);
  const title = lacking === null ? 'one PostgreSQL' : `one PostgreSQL: ${lacking}`;
  const many = Number(TROUBLES ?? few[name]);
  describe.skipIf(lacking !== null)(title, () => {
    const servers: ServerProcess[] = [];
    const people: Person[] = [];
    const messages = new Messages();
    let bus: Bus;
    let balancer: InBetween | null = null;
    const doorOf = (chance: Chance): string => balancer?.url ?? chance.pick(servers).url;

    beforeAll(async () => {
      postgres = await privatePostgres(true);
      url = await postgres.empty();
      bus = await openBus(name, postgres, url);
      const birth = Date.now();
      for (let nth = 0; nth < SERVERS; nth++) servers.push(new ServerProcess(url, HASTE, birth, bus.url));
      await Promise.all(servers.map((server) => server.start()));
      if (isBalanced) balancer = await openBalancer(servers.map(({ port }) => port));
    });
    afterAll(async () => {
      for (const person of people) person.close();
      balancer?.close();
      await Promise.all(servers.map((server) => server.dispose()));
      await bus.stop();
      await postgres.stop();
    });

    test(`${many} troubles while ${plans.length} rooms are played: nothing acknowledged is lost, nothing is done twice, and everybody sees what the log has`, async () => {
      const chance = new Chance(SEED);
      const rooms: string[] = [];
      const silences = new Silences();
      for (const plan of plans) {
        const { opening, people: planned } = plan;
        const { room, token } = await openRoom(doorOf(chance), opening);
        rooms.push(room);
        for (const habits of planned) {
          const person = new Person(
            doorOf(chance),
            room,
            habits.isHost === true ? token : undefined,
            habits,
            new Chance(chance.between(1, 1e9)),
            messages.heard,
          );
          people.push(person);
          if (isBrisk(plan)) {
            person.watch(() => silences.note(room, person.seq));
            person.socket.on('disconnect', () => silences.cut(room));
          }
          person.onComplaint = messages.report;
        }
      }
      // What is of the bus comes first, and each kind in turn.
      const ofBus = KIND === undefined ? Object.entries(bus.troubles) : [];
      const told: string[] = [];
      silences.begin('calm');
      for (let nth = 0; nth < many; nth++) {
        await messages.after(chance.holds(0.25) ? chance.between(1, 120) : chance.between(120, 350));
        const place = (nth + SEED - 1) % (ofBus.length + kinds.length);
        const [which, happens] = ofBus[place] ?? [];
        const kind = kinds[place - ofBus.length] ?? 'server';
        told.push(which ?? kind);
        silences.begin(which ?? kind);
        await (happens === undefined ? trouble(kind, servers, people, chance, silences) : happens(chance));
        await rest();
      }
      const { lines } = silences;
      for (const person of people) person.isStopped = true;
      await Promise.all(people.map((person) => person.until(() => person.isSettled)));
      endGames(people);
      await Promise.all(
        people.map((person) => person.until(() => person.isSettled && person.view?.phase !== 'playing')),
      );
      const before = await readLogs(rooms);
      await Promise.all(
        people.map((person) =>
          person.until(() => person.isSettled && person.seq >= (before.get(person.room)?.length ?? 0)),
        ),
      );
      for (const server of servers) await server.kill();
      const logs = await readLogs(rooms);
      for (const [index, room] of rooms.entries()) {
        const there = people.filter((person) => person.room === room);
        expect({ room: plans[index]?.opening, faults: faultsOf(logs.get(room) ?? [], there) }).toEqual({
          room: plans[index]?.opening,
          faults: [],
        });
        expect(foldRows(null, logs.get(room) ?? [])).not.toBeNull();
      }
      const rows = [...logs.values()].flat();
      const commands = people.reduce((sum, person) => sum + person.commands.size, 0);
      const acknowledged = people.reduce((sum, person) => sum + person.acknowledged.size, 0);
      const away = rows.filter(({ row }) => row.t === 'away').length;
      process.stdout.write(
        `${name}: ${told.join(' ')}: ${commands} commands, ${acknowledged} acknowledged, ${rows.length} rows, ${away} away\nnothing new in a room: ${lines.join('; ')}\n`,
      );
      expect(acknowledged).toBeGreaterThan(many * 10);
    }, 600_000);
  });
});
