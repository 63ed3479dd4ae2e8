// Owns one attack from start to verdict.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { openLibsqlStore } from '@ludo/server';
import { faultsOf } from '../verdict.ts';
import type { Attack, Outcome } from './attack.ts';
import { Bystanders } from './bystanders.ts';
import { prepareDatabase } from './prepared.ts';
import type { Prepared } from './prepared.ts';
import { attackWith, Target } from './processes.ts';
import { Pulse, sessionsAt, waitsOf } from './pulse.ts';

/** Bundled files of the entries. */
export interface Bundles {
  readonly target: string;
  readonly attacker: string;
}

export interface Terms {
  readonly seed: number;
  /** Null: the attack's number of steps in the tests. */
  readonly milliseconds: number | null;
}

/** Short rooms at the start. */
const BEFORE = 20;
/** Answered commands of each person before memory is first measured. */
const WARM = 10;
/** Milliseconds. */
const PATIENCE = 60_000;
const PATIENCE_COUNTED = 30_000;
const CLOSING = 10_000;

export async function fight(
  attack: Attack,
  { seed, milliseconds }: Terms,
  bundles: Bundles,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-adversary-'));
  const [file, logFile, clientDir] = ['log.sqlite', 'server.log', 'client'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  mkdirSync(clientDir);
  writeFileSync(join(clientDir, 'index.html'), `<!doctype html>${' '.repeat(10_000)}`);
  const prepared = await prepareDatabase(file, { ...attack, short: BEFORE });
  const target = await Target.start(bundles.target, file, logFile, clientDir);
  const people = await Bystanders.gather(
    `http://127.0.0.1:${target.port}`,
    seed,
    milliseconds === null,
    attack.bots,
  );
  try {
    await Promise.all(
      people.people.map((person) => person.until(() => person.hasBots || person.waits.length >= WARM)),
    );
    const before = await target.usage();
    if (before === null) throw new Error('the server does not answer before the attack');
    const logBefore = sizeOf(logFile);
    const pulse = new Pulse(target.port);
    const own = monitorEventLoopDelay({ resolution: 5 });
    own.enable();
    for (const { waits, returns } of people.people) waits.length = returns.length = 0;

    const orders = {
      name: attack.name,
      port: target.port,
      seed,
      milliseconds,
      known: people.known,
      cold: prepared.cold,
    };
    const steps = milliseconds === null ? attack.steps : null;
    const tally = await attackWith(bundles.attacker, { ...orders, steps }, target);
    const commands = waitsOf(people.people.flatMap(({ waits }) => waits));
    const returns = waitsOf(people.people.flatMap(({ returns: each }) => each));
    await pulse.stop();
    own.disable();
    const log = sizeOf(logFile);

    const honest = people.people.length;
    const leftOpen = await closing(target, honest);
    const unfinished = await people.finish(milliseconds === null ? PATIENCE_COUNTED : PATIENCE);
    const after = await target.usage();
    const { isAlive } = target;
    await target.kill();
    return {
      attack,
      seed,
      isAlive: isAlive && after !== null,
      memory: { before, most: target.most, after },
      commands,
      returns,
      pulse: { ...waitsOf(pulse.waits), unanswered: pulse.unanswered },
      ownDelay: own.max / 1e6,
      log: { lines: log.lines - logBefore.lines, bytes: log.bytes - logBefore.bytes },
      tally,
      games: people.games,
      leftOpen,
      faults: [...unfinished, ...(await lost(folder, file, prepared, people))],
    };
  } finally {
    people.close();
    await target.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function closing(target: Target, honest: number): Promise<number> {
  const until = performance.now() + CLOSING;
  for (;;) {
    const usage = await target.usage();
    const open = Math.max(usage?.connections ?? 0, (await sessionsAt(target.port)) ?? 0);
    const left = Math.max(0, open - honest);
    if (left === 0 || performance.now() > until) return left;
    await pass(100);
  }
}

/** Rows that players know and the log lacks, and rooms. */
async function lost(
  folder: string,
  file: string,
  prepared: Prepared,
  people: Bystanders,
): Promise<readonly string[]> {
  // The server was killed, and opening repairs the file: so a copy is opened.
  const copy = join(mkdtempSync(join(folder, 'copy-')), 'log.sqlite');
  for (const part of ['', '-wal']) if (existsSync(file + part)) copyFileSync(file + part, copy + part);
  const store = openLibsqlStore(copy);
  if (!store.ok) return [store.error.reason];
  const faults: string[] = [];
  const listed = await store.value.list();
  const known = new Set(listed.ok ? listed.value.map(({ room }) => room) : []);
  const gone = prepared.rooms.filter((room) => !known.has(room));
  if (gone.length > 0) faults.push(`${gone.length} rooms of ${prepared.rooms.length} are gone`);
  for (const room of people.rooms) {
    const log = await store.value.load(room, 0);
    const there = people.people.filter((person) => person.room === room);
    if (log.ok) faults.push(...faultsOf(log.value, there));
    else faults.push(JSON.stringify(log.error));
  }
  await store.value.close();
  return faults;
}

function sizeOf(logFile: string): { lines: number; bytes: number } {
  const text = existsSync(logFile) ? readFileSync(logFile) : Buffer.alloc(0);
  return { lines: text.reduce((lines, byte) => lines + (byte === 10 ? 1 : 0), 0), bytes: text.length };
}
