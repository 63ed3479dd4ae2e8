// Four clients in one room over a network that delays, holds back and cuts. A seed decides what they and the network
// do; the room's clock is moved by hand. In the end everybody sees the log, and every command has become one row or was
// refused.
//   NETWORK_SEEDS=1000-3000 npx vitest run reliability/network runs other seeds
import { dueOf, standardChoices, type Command, type LoggedRow, type Opening } from '@ludo/room';
import { createApp, openMemoryStore } from '@ludo/server';
import type { AppOptions } from '@ludo/server';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { Chance } from './chance.ts';
import { Client, openRoom } from './client.ts';
import { nextCommand, type Habits } from './habits.ts';
import { ShakyNetwork } from './shaky-network.ts';
import { faultsOf } from './verdict.ts';

/** Seeds that once found a fault, kept as tests. */
const NAMED: readonly (readonly [seed: number, found: string])[] = [];

const OPERATIONS = 100;
const [FIRST = 1, LAST = 8] = (process.env['NETWORK_SEEDS'] ?? '1-8').split('-').map(Number);
const AT_ONCE = 4;

const openings: readonly Omit<Opening, 'table'>[] = [
  { rules: 'ludo', seats: '1234' },
  { rules: 'jumbo', seats: '1-2-', position: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -' },
  { rules: 'uckers', seats: '1212' },
  { rules: 'german', seats: '1234' },
];

/** The clock of one room, moved by whoever takes part. */
function handClock(): Required<Pick<AppOptions, 'time' | 'now' | 'wait'>> & {
  pass: (milliseconds: number) => void;
} {
  let now = 1_800_000_000_000;
  const waiting = new Set<{ readonly at: number; readonly act: () => void }>();
  return {
    time: () => now,
    now: () => now,
    wait(milliseconds, act) {
      const entry = { at: now + milliseconds, act };
      waiting.add(entry);
      return () => void waiting.delete(entry);
    },
    pass(milliseconds) {
      now += milliseconds;
      for (const entry of [...waiting].toSorted((a, b) => a.at - b.at)) {
        if (entry.at <= now && waiting.delete(entry)) entry.act();
      }
    },
  };
}

/** Any command, for when something has to be done. */
function anything(client: Client, chance: Chance): Command {
  const player = chance.between(1, 4);
  const ply = (client.view?.ply ?? 0) - chance.between(0, 2);
  return chance.pick<Command>([
    { do: 'sit', player, name: 'Somebody' },
    { do: 'stand', player },
    { do: 'back', player },
    { do: 'bot', player, level: 'random' },
    { do: 'bot', player, level: 'sensible' },
    chance.holds(0.3) ? { do: 'remove', player } : { do: 'back', player },
    { do: 'host', player },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'resume' },
    { do: 'start' },
    { do: 'start' },
    { do: 'throw', ply: Math.max(0, ply) },
    { do: 'play', ply: Math.max(0, ply), play: '-' },
    { do: 'play', ply: Math.max(0, ply), play: 'R1>2' },
    ...(chance.holds(0.1) ? ([{ do: 'end' }] as const) : []),
  ]);
}

/** What is to be done now or after a few turns of the event loop; null: nothing. */
async function turnOf(client: Client, habits: Habits, chance: Chance): Promise<Command | null> {
  let command = nextCommand(client, habits, chance);
  for (let patience = chance.between(0, 40); command === null && patience > 0; patience -= 1) {
    const { seq } = client;
    await new Promise((resolve) => setImmediate(resolve));
    if (client.seq > seq) command = nextCommand(client, habits, chance);
  }
  return command;
}

interface Report {
  readonly log: readonly LoggedRow[];
  readonly faults: readonly string[];
  readonly commands: number;
  readonly acknowledged: number;
  readonly cuts: number;
  readonly holds: number;
}

async function run(seed: number): Promise<Report> {
  const chance = new Chance(seed);
  const clock = handClock();
  const faces = new Chance(seed + 1e6);
  const store = openMemoryStore();
  const app = await createApp({
    store,
    log: pino({ level: 'silent' }),
    dice: {
      throw: (count) => ({ faces: Array.from({ length: count }, () => faces.between(1, 6)), origin: 'seed' }),
    },
    time: clock.time,
    now: clock.now,
    wait: clock.wait,
    limits: { messageBurst: 1e9, messagesPerSecond: 1e9 },
  });
  await new Promise<void>((resolve) => app.http.listen(0, '127.0.0.1', resolve));
  const address = app.http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const network = await ShakyNetwork.open(address.port, new Chance(seed + 2e6));

  const { room, token } = await openRoom(`http://127.0.0.1:${address.port}`, {
    ...chance.pick(openings),
    table: {
      ...standardChoices,
      grace: 10,
      away: chance.pick(['wait', 'bot', 'others']),
      expiry: chance.pick(['bot', 'forfeit']),
      clock: chance.pick([
        { kind: 'none' },
        { kind: 'throw', seconds: 20 },
        { kind: 'bank', seconds: 30, increment: 2 },
      ]),
    },
  });

  const clients: Client[] = [];
  /** Closed pages; nobody was told the outcome of their last commands. */
  const gone: Client[] = [];
  const come = (nth: number, known: string | undefined): Client => {
    const client = new Client(network.url, {
      room,
      ...(known === undefined ? {} : { token: known }),
      transports: seed % 4 === 0 ? ['polling', 'websocket'] : ['websocket'],
      reconnectionDelay: 1 + ((seed * 7 + nth * 13) % 20),
    });
    clients[nth] = client;
    return client;
  };

  async function takePart(nth: number, own: Chance): Promise<void> {
    const habits: Habits = { player: nth + 1, isHost: true };
    let client = come(nth, nth === 0 ? token : undefined);
    // The first answer tells who the client is.
    await client.until(() => client.isOpen);
    for (let operation = 0; operation < OPERATIONS; operation += 1) {
      const what = own.next();
      if (what < 0.03) {
        client.socket.disconnect().connect();
      } else if (what < 0.05) {
        gone.push(client);
        client.close();
        const { person } = client;
        client = come(nth, client.token);
        // The same browser must be let in as the same person.
        client.person = person;
      } else if (what < 0.09) {
        clock.pass(own.between(0, 4000));
      } else if (what < 0.1) {
        clock.pass(own.between(0, 20_000));
      } else if (what < 0.15 && client.acknowledged.size > 0) {
        client.repeat(own.pick([...client.acknowledged.keys()]));
      } else {
        const wise = own.holds(0.85) ? await turnOf(client, habits, own) : null;
        const id = client.act(wise ?? anything(client, own));
        for (let again = own.between(0, 5) - 3; again > 0; again -= 1) client.repeat(id);
      }
      const present = client;
      // Mostly waits for the outcome.
      if (own.holds(0.75)) await present.until(() => present.isSettled);
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }

  await Promise.all([0, 1, 2, 3].map((nth) => takePart(nth, new Chance(seed * 10 + nth))));
  network.isShaky = false;
  // Settled: nothing is on its way, and all have what the store has.
  const read = async (): Promise<readonly LoggedRow[]> => {
    const loaded = await store.load(room, 0);
    if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
    return loaded.value;
  };
  await Promise.all(clients.map((client) => client.until(() => client.isSettled)));
  let log = await read();
  for (let length = -1; length < log.length; log = await read()) {
    length = log.length;
    await Promise.all(clients.map((client) => client.until(() => client.isSettled && client.seq >= length)));
  }
  const faults = [
    ...faultsOf(log, clients),
    ...gone.flatMap((client) => client.complaints.map((complaint) => `closed page: ${complaint}`)),
  ];
  await store.letDuesGo();
  const stored = await store.claimDues(8e15, 1, 1);
  const last = clients[0]?.view ?? null;
  const due = last === null ? undefined : dueOf(last)?.at;
  if (stored.ok && stored.value[0]?.at !== due) faults.push(`due at ${due}, stored ${stored.value[0]?.at}`);

  for (const client of clients) client.close();
  network.close();
  await app.close();
  const everybody = [...clients, ...gone];
  return {
    log,
    faults,
    commands: everybody.reduce((sum, { commands: { size } }) => sum + size, 0),
    acknowledged: everybody.reduce((sum, { acknowledged: { size } }) => sum + size, 0),
    cuts: network.cuts,
    holds: network.holds,
  };
}

async function runAll(seeds: readonly number[]): Promise<readonly Report[]> {
  const left = [...seeds];
  const reports: Report[] = [];
  const faults: string[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let seed = left.shift(); seed !== undefined; seed = left.shift()) {
        const report = await inTime(seed);
        reports.push(report);
        faults.push(...report.faults.map((fault) => `seed ${seed}: ${fault}`));
      }
    }),
  );
  expect(faults).toEqual([]);
  return reports;
}

/** A seed that does not end in time reports itself. */
async function inTime(seed: number): Promise<Report> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`seed ${seed} does not come to its end`)), 60_000);
  });
  const report = await Promise.race([run(seed), late]);
  clearTimeout(timer);
  return report;
}

const sum = (reports: readonly Report[], of: (report: Report) => number): number =>
  reports.reduce((all, report) => all + of(report), 0);

test(`seeds ${FIRST} to ${LAST}: four clients do ${OPERATIONS} things each over a bad network`, async () => {
  const reports = await runAll(Array.from({ length: LAST - FIRST + 1 }, (_, index) => FIRST + index));
  const figures = {
    commands: sum(reports, ({ commands }) => commands),
    acknowledged: sum(reports, ({ acknowledged }) => acknowledged),
    rows: sum(reports, ({ log }) => log.length),
    cuts: sum(reports, ({ cuts }) => cuts),
    holds: sum(reports, ({ holds }) => holds),
  };
  process.stdout.write(`${reports.length} seeds: ${JSON.stringify(figures)}\n`);
  // Checks that the network was bad and the play lively enough.
  expect(figures.cuts).toBeGreaterThan(reports.length * 5);
  expect(figures.acknowledged).toBeGreaterThan(reports.length * 50);
}, 3_600_000);

test.each(NAMED)('seed %i, which found that %s', async (seed) => {
  await runAll([seed]);
});
