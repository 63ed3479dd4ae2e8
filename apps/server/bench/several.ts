/**
 * Measures servers that run the tables of one PostgreSQL, which waits for the disk: the CPU of a command with one server,
 * with two that have rooms of their own, and with two that share every room and hear each other over PostgreSQL or, where one
 * is installed, over Redis; each in turn with a server on a file and with a bare Socket.IO server that broadcasts rows of the
 * same size. And how long the row of a lone command takes to its sender,
 * and to players at another server. `--quick` measures less.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { Child, endAll } from './rooms/child.ts';
import { seatTables } from './rooms/crowd.ts';
import { goalLine, median, printNumber, quantile, spread } from './rooms/figures.ts';
import { saturate } from './rooms/load.ts';
import type { Load, SeatedServer } from './rooms/load.ts';
import { databaseOf, removeDatabases } from './rooms/pairs.ts';
import { prepareLog, prepareStore, roomsWith } from './rooms/prepared-log.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { privatePostgres } from '../test/postgres.ts';
import { isWithoutPrivateRedis, NO_REDIS, privateRedis } from '../test/redis.ts';

const ROOMS = 250;
const isQuick = process.argv.includes('--quick');
const [ROUNDS, MILLISECONDS, LONE] = isQuick ? [2, 1000, 100] : [5, 3000, 400];
/** Hundredths of a second, in which Linux counts the time of processes: in microseconds. */
const TICK = 10_000;

interface Servers extends SeatedServer {
  readonly name: string;
  readonly ports: readonly number[];
  readonly portOf: (nth: number, player: number) => number;
}

interface Measured extends Load {
  /** Microseconds of a command in PostgreSQL's processes, and in Redis. */
  readonly postgres: number;
  readonly redis: number;
}

const postgres = await privatePostgres(true);
const redis = isWithoutPrivateRedis ? null : await privateRedis();
const rooms = roomsWith(prepareLog(100), ROOMS);

async function databaseInPostgres(): Promise<string> {
  const url = await postgres.empty();
  const store = await openPostgresStore(url);
  if (!store.ok) throw new Error(store.error.reason);
  await prepareStore(store.value, rooms);
  return url;
}

/** `atSecond`: who is at the second server. */
async function serversOn(
  name: string,
  places: readonly string[],
  atSecond: (nth: number, player: number) => boolean = () => false,
  bus = '',
): Promise<Servers> {
  const children = await Promise.all(
    places.map((place) => (place === '' ? Child.start('floor') : Child.start('server', place, 'fair', bus))),
  );
  const ports = children.map(({ port }) => port);
  const portOf = (nth: number, player: number): number => ports[atSecond(nth, player) ? 1 : 0] ?? 0;
  return {
    name,
    ports,
    portOf,
    tables: await seatTables(portOf, rooms, 0),
    child: {
      async usage(wish) {
        const all = await Promise.all(children.map((child) => child.usage(wish)));
        const sum = (of: (usage: (typeof all)[number]) => number): number =>
          all.reduce((before, usage) => before + of(usage), 0);
        return {
          cpu: sum(({ cpu }) => cpu),
          resident: sum((each) => each.resident),
          heap: sum((each) => each.heap),
        };
      },
      end: async () => void (await Promise.all(children.map((child) => child.end()))),
    },
  };
}

/** Microseconds of CPU of this program and of its own, those included that have ended. */
function cpuOf(name: string): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => statOf(name));
  const first = processes.find(({ program, parent }) => program === name && parent === process.pid);
  return processes
    .filter(({ id, parent }) => first !== undefined && (id === first.id || parent === first.id))
    .reduce((sum, { ticks }) => sum + ticks * TICK, 0);
}

function statOf(name: string): { id: number; program: string; parent: number; ticks: number }[] {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    const [from, to] = [text.indexOf('('), text.lastIndexOf(')')];
    const fields = text
      .slice(to + 2)
      .split(' ')
      .map(Number);
    // Of itself, and of children that have ended.
    const ticks = [11, 12, 13, 14].reduce((sum, nth) => sum + (fields[nth] ?? 0), 0);
    return [{ id: Number(name), program: text.slice(from + 1, to), parent: fields[1] ?? 0, ticks }];
  } catch {
    return [];
  }
}

async function measure(servers: Servers): Promise<Measured> {
  const cpu = (): readonly [number, number] => [cpuOf('postgres'), cpuOf('redis-server')];
  const [[postgresBefore, redisBefore], before] = [cpu(), commandsAt(servers)];
  const load = await saturate(servers, MILLISECONDS);
  const [[postgresAfter, redisAfter], commands] = [cpu(), commandsAt(servers) - before];
  const each = { postgres: postgresAfter - postgresBefore, redis: redisAfter - redisBefore };
  return { ...load, postgres: each.postgres / commands, redis: each.redis / commands };
}

const commandsAt = ({ tables }: Servers): number => tables.reduce((sum, { commands }) => sum + commands, 0);

/** Commands that were decided again because another server had written to their room before. */
async function overtakenAt({ ports }: Servers): Promise<number> {
  const pages = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  const told = pages.map((page) => /^ludo_repairs_total\{kind="overtaken"\} (\d+)/m.exec(page)?.[1]);
  return told.reduce((sum, count) => sum + Number(count ?? 0), 0);
}

interface Waits {
  /** Milliseconds from a command to its row: at its sender, and at the first player of another server. */
  readonly own: readonly number[];
  readonly other: readonly number[];
}

/** At one table, nothing else being played. */
async function playAlone({ tables: [table], portOf }: Servers): Promise<Waits> {
  if (table === undefined) throw new Error('no table');
  const [own, other]: [number[], number[]] = [[], []];
  for (let nth = 0; nth < LONE; nth++) {
    await pass(5);
    const arrived = new Map<number, number>();
    const all = new Promise<void>((resolve) => {
      table.onReceipt = (packet, player) => {
        if (player === null || !packet.includes('"id":')) return;
        arrived.set(player, performance.now());
        if (arrived.size === 4) resolve();
      };
    });
    const sent = performance.now();
    const sender = table.send();
    await all;
    const elsewhere = [...arrived].filter(([player]) => portOf(0, player) !== portOf(0, sender));
    own.push((arrived.get(sender) ?? Number.NaN) - sent);
    if (elsewhere.length > 0) other.push(Math.min(...elsewhere.map(([, at]) => at)) - sent);
  }
  table.onReceipt = () => undefined;
  return { own, other };
}

async function overRedis(url: string): Promise<Servers> {
  const database = await databaseInPostgres();
  return serversOn('the same over Redis', [database, database], (_, player) => player % 2 === 1, url);
}

const loadBefore = loadavg()[0]?.toFixed(1);
const shared = await databaseInPostgres();
const apart = await databaseInPostgres();
const all = [
  await serversOn('bare Socket.IO', ['']),
  await serversOn('a file', [await databaseOf(rooms)]),
  await serversOn('PostgreSQL, one server', [await databaseInPostgres()]),
  await serversOn('two, rooms apart', [apart, apart], (nth) => nth % 2 === 1),
  await serversOn('two, rooms shared', [shared, shared], (_, player) => player % 2 === 1),
  ...(redis === null ? [] : [await overRedis(redis.url)]),
];

const measured = new Map<string, Measured[]>(all.map(({ name }) => [name, []]));
for (const servers of all) await saturate(servers, MILLISECONDS / 2);
for (let round = 0; round < ROUNDS; round++) {
  const order = round % 2 === 0 ? all : all.toReversed();
  for (const servers of order) measured.get(servers.name)?.push(await measure(servers));
}
const of = (name: string, figure: (each: Measured) => number): readonly number[] =>
  (measured.get(name) ?? []).map(figure);
const bare = of('bare Socket.IO', (each) => each.cpuPerCommand);

if (redis === null) console.log(NO_REDIS);
console.log(`${ROOMS} rooms of 4 at their limit: median of ${ROUNDS} rounds, all in turn`);
for (const { name } of all) {
  const figures = ['commandsPerSecond', 'cpuPerCommand', 'postgres', 'redis'] as const;
  const [commands, cpu, inPostgres, inRedis] = figures.map((figure) =>
    printNumber(median(of(name, (each) => each[figure]))).padStart(7),
  );
  console.log(
    `${name.padEnd(24)} ${commands} commands/s  ${cpu} us  and ${inPostgres} us in PostgreSQL, ${inRedis} us in Redis`,
  );
}
const goals: readonly (readonly [name: string, atMost: number])[] = [
  ['PostgreSQL, one server', 2.3],
  ['two, rooms apart', 3.2],
  ['two, rooms shared', 5],
];
for (const [name, atMost] of goals) {
  const ratios = of(name, (each) => each.cpuPerCommand).map((cpu, nth) => cpu / (bare[nth] ?? Number.NaN));
  const what = `CPU of the bare server: ${name}`;
  console.log(goalLine({ what, value: median(ratios), unit: '', atMost, note: spread(ratios) }));
}
const [, ofFile, one, , split, overOther] = all;
if (ofFile === undefined || one === undefined || split === undefined) throw new Error('no servers');
const inPostgres = median(of(one.name, (each) => each.postgres));
console.log(goalLine({ what: 'PostgreSQL itself, one server', value: inPostgres, unit: 'us', atMost: 60 }));
const conflicts = (100 * (await overtakenAt(split))) / commandsAt(split);
console.log(goalLine({ what: 'overtaken commands, rooms shared', value: conflicts, unit: '%', atMost: 0.5 }));

const waits = {
  file: await playAlone(ofFile),
  one: await playAlone(one),
  split: await playAlone(split),
  redis: overOther === undefined ? null : await playAlone(overOther),
};
console.log(`\na lone command, ${LONE} times: milliseconds to its sender, or to another server's players`);
for (const [name, times] of [
  ['a file', waits.file.own],
  ['PostgreSQL, one server', waits.one.own],
  ['PostgreSQL, two servers', waits.split.own],
  ['to the other server', waits.split.other],
  ['the same over Redis', waits.redis?.other ?? []],
] as const)
  console.log(
    `${name.padEnd(24)} p50 ${printNumber(quantile(times, 0.5)).padStart(6)}  p99 ${printNumber(quantile(times, 0.99)).padStart(6)}`,
  );
const p50 = (times: readonly number[]): number => quantile(times, 0.5);
const more = [
  ['PostgreSQL instead of a file', p50(waits.one.own) - p50(waits.file.own)],
  ['to the other server', p50(waits.split.other) - p50(waits.split.own)],
] as const;
for (const [name, value] of more)
  console.log(goalLine({ what: `a lone command, p50, more: ${name}`, value, unit: 'ms', atMost: 1 }));

console.log(`\nload of the machine: ${loadBefore} before, ${loadavg()[0]?.toFixed(1)} by now`);
await endAll();
removeDatabases();
await redis?.stop();
await postgres.stop();
process.exit(0);
