/**
 * Measures commands and /healthz on the disk as it is, and with every fsync slowed down to that of a rented machine.
 * The server runs from its sources; the players run in two processes of their own. CPU figures include all threads and
 * the answers to /healthz. Needs a C compiler. `--quick` measures less.
 */
import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { Agent, get } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { adopt, answerOf, Child, endAll, here, repository } from './rooms/child.ts';
import { goalLine, printNumber, quantile } from './rooms/figures.ts';
import { databaseOf, removeDatabases } from './rooms/pairs.ts';
import type { Game, Played } from './rooms/players.ts';
import { prepareLog, roomsWith } from './rooms/prepared-log.ts';
import { SlowDisk } from './rooms/slow-disk.ts';

const ROOMS = 50;
const PLIES = 100;
const SHARES = 2;
/** Least milliseconds of a sync: as it is, and as on a rented disk. */
const SYNCS = [0, 20] as const;
const PULSE = 10;

/** The players prepare the same log for themselves. */
const log = prepareLog(PLIES);

const milliseconds = process.argv.includes('--quick') ? 2000 : 8000;
/** Tables on their own, all at full speed, and one alone. */
const games: readonly (readonly [string, Game])[] = [
  ['all 50 tables as fast as they can', { perSecond: null, tables: ROOMS / SHARES, milliseconds }],
  // A high load that leaves idle time: at most 0.85 of a core.
  ['all 50 tables, 50 commands/s each', { perSecond: 50, tables: ROOMS / SHARES, milliseconds }],
  ['all 50 tables, 4 commands/s each', { perSecond: 4, tables: ROOMS / SHARES, milliseconds }],
  ['one table alone, 20 commands/s', { perSecond: 20, tables: 1, milliseconds }],
];

async function startPlayers(port: number, share: number): Promise<ChildProcess> {
  const runner = join(repository, 'scripts/run-typescript.mjs');
  const args = [port, PLIES, ROOMS, share, SHARES].map(String);
  const child = adopt(fork(runner, [join(here, 'rooms/players.ts'), ...args]));
  await answerOf(child);
  return child;
}

function play(players: ChildProcess, game: Game): Promise<Played> {
  const played = answerOf(players) as Promise<Played>;
  players.send(game);
  return played;
}

/** Polls /healthz until stopped; returns the milliseconds of each answer. */
function takePulse(port: number): { stop(): Promise<readonly number[]> } {
  const agent = new Agent({ keepAlive: true });
  const waits: number[] = [];
  let isOver = false;
  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      get({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
        response.resume().once('end', resolve);
      }).once('error', reject);
    });
  async function beat(): Promise<readonly number[]> {
    while (!isOver) {
      const asked = performance.now();
      await ask();
      waits.push(performance.now() - asked);
      await pass(PULSE);
    }
    agent.destroy();
    return waits;
  }
  const beating = beat();
  return {
    stop() {
      isOver = true;
      return beating;
    },
  };
}

const figure = (value: number): string => printNumber(value).padStart(6);

async function measure(disk: SlowDisk, sync: number): Promise<void> {
  const file = await databaseOf(roomsWith(log, ROOMS));
  const child = await Child.startIn(disk.environment(sync), 'server', file);
  const crews: ChildProcess[] = [];
  for (let share = 0; share < SHARES; share++) crews.push(await startPlayers(child.port, share));
  console.log(`\n${sync === 0 ? 'the disk as it is' : `every sync takes ${sync} ms at least`}`);
  for (const [what, game] of games) {
    const playing = game.tables === 1 ? crews.slice(0, 1) : crews;
    await Promise.all(playing.map((crew) => play(crew, { ...game, milliseconds: milliseconds / 8 })));
    const [before, syncsBefore, begun] = [await child.usage(), disk.syncs, performance.now()];
    const pulse = takePulse(child.port);
    const played = await Promise.all(playing.map((crew) => play(crew, game)));
    const pulses = await pulse.stop();
    const [after, syncs, span] = [await child.usage(), disk.syncs - syncsBefore, performance.now() - begun];
    const waits = played.flatMap(({ waits: each }) => each);
    const cpu = after.cpu - before.cpu;
    console.log(
      `  ${what.padEnd(36)}${figure((1000 * waits.length) / span)} commands/s` +
        `  p50 ${figure(quantile(waits, 0.5))} p99 ${figure(quantile(waits, 0.99))} ms` +
        `  CPU ${figure(cpu / waits.length)} us  core ${figure(cpu / 1000 / span)}` +
        `  players ${played.map(({ core }) => printNumber(core)).join(' ')}` +
        `  syncs ${figure(syncs / waits.length)} a command`,
    );
    if (syncs === 0) throw new Error('the server wrote past the slow disk: nothing was measured');
    const note = `worst ${printNumber(Math.max(...pulses))}, of ${pulses.length}`;
    const goal = { what: '    /healthz meanwhile, p99', value: quantile(pulses, 0.99), unit: 'ms', note };
    console.log(goalLine({ ...goal, atMost: 30 }));
  }
  for (const crew of crews) crew.disconnect();
  await child.end();
}

async function finish(status: number): Promise<never> {
  await endAll();
  removeDatabases();
  disk?.remove();
  process.exit(status);
}
const disk = SlowDisk.make();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void finish(1));
process.once('uncaughtException', (error) => {
  console.error(error);
  void finish(1);
});

const loadBefore = loadavg()[0] ?? 0;
if (disk === null) console.log('left out: a slow disk needs Linux and a C compiler (cc, gcc or clang)');
else for (const sync of SYNCS) await measure(disk, sync);
console.log(
  `\nload of the machine: ${printNumber(loadBefore)} before, ${printNumber(loadavg()[0] ?? 0)} by now`,
);
await finish(0);
