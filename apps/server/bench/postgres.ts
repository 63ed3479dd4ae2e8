// Measures the log in PostgreSQL: appends of several sizes by one process and by two that write to different rooms, each
// in turn with the file on the same disk; and finished games in packs.
import { execFile } from 'node:child_process';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { LoggedRow } from '@ludo/room';
import type { EventStore, RoomRow } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { privatePostgres } from '../test/postgres.ts';
import type { PrivatePostgres } from '../test/postgres.ts';
import { measurePacks } from './rooms/finished-games.ts';

const ROOMS = 1000;
const SECONDS = process.argv.includes('--quick') ? 2 : 6;

interface Measured {
  readonly rows: number;
  readonly p50: number;
  readonly p99: number;
}

function roomRow(room: string, s: number): RoomRow {
  const row: LoggedRow['row'] = s % 2 === 0 ? { t: 'throw', d: [6] } : { t: 'play', m: 'R14>20' };
  const logged = { s, at: 1_767_225_600_000 + s, row, id: 'abcdefghijkl' };
  return { room, logged, due: logged.at + 60_000 + s, phase: 'playing', author: 4_000_000_000 };
}

async function measureUrl(url: string, name: string, size: number, from: number): Promise<Measured> {
  const store = await openPostgresStore(url);
  if (!store.ok) throw new Error(store.error.reason);
  return await measure(store.value, name, size, from);
}

async function measureFile(size: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-bench-'));
  const store = openLibsqlStore(join(folder, 'log.sqlite'));
  if (!store.ok) throw new Error(store.error.reason);
  return await measure(store.value, 'a', size, 0).finally(() => rmSync(folder, { recursive: true }));
}

/** One append after the other, as a server does; then the store is closed. */
async function measure(store: EventStore, name: string, size: number, from: number): Promise<Measured> {
  const length = Array.from({ length: ROOMS }, () => 0);
  let turn = 0;
  const nextRows = (count: number): readonly RoomRow[] =>
    Array.from({ length: count }, () => {
      const room = (turn++ * 389) % ROOMS;
      length[room] = (length[room] ?? 0) + 1;
      return roomRow(`${name}-${size}-${String(room).padStart(6, '0')}`, length[room]);
    });
  const write = async (count: number): Promise<void> => {
    const written = await store.append(nextRows(count));
    if (!written.ok || written.value.length > 0) throw new Error(JSON.stringify(written));
  };
  for (let rows = 0; rows < ROOMS * 2; rows += 100) await write(100);
  await pass(from - Date.now());
  const samples: number[] = [];
  const began = performance.now();
  while (performance.now() - began < SECONDS * 1000) {
    const before = performance.now();
    await write(size);
    samples.push(performance.now() - before);
  }
  const seconds = (performance.now() - began) / 1000;
  await store.close();
  const sorted = samples.toSorted((one, other) => one - other);
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
  return { rows: (samples.length * size) / seconds, p50: at(0.5), p99: at(0.99) };
}

/** In a process of its own, from the same moment on. */
async function measureElsewhere(url: string, name: string, size: number, from: number): Promise<Measured> {
  const program = ['scripts/run-typescript.mjs', ...process.argv.slice(1)];
  const { stdout } = await promisify(execFile)(process.execPath, program, {
    env: { ...process.env, BENCH_PART: JSON.stringify([url, name, size, from]) },
  });
  return JSON.parse(stdout) as Measured;
}

function tell(what: string, parts: readonly Measured[]): void {
  const rows = parts.reduce((sum, part) => sum + part.rows, 0);
  const worst = (which: 'p50' | 'p99'): string =>
    Math.max(...parts.map((part) => part[which]))
      .toFixed(2)
      .padStart(7);
  console.log(
    `${what.padEnd(44)} ${rows.toFixed(0).padStart(7)} rows/s   p50 ${worst('p50')} ms   p99 ${worst('p99')} ms`,
  );
}

/** Time for both processes to begin. */
const START = 4000;

/** Milliseconds of an fsync after 8 kB, as half of them take at most, on the disk on which both keep their logs. */
function syncTime(): number {
  const folder = mkdtempSync(join(tmpdir(), 'ludo-bench-'));
  const file = openSync(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(8192);
  const samples = Array.from({ length: 200 }, () => {
    writeSync(file, page);
    const before = performance.now();
    fsyncSync(file);
    return performance.now() - before;
  });
  closeSync(file);
  rmSync(folder, { recursive: true });
  return samples.toSorted((one, other) => one - other)[samples.length >> 1] ?? 0;
}

async function measureAll(): Promise<void> {
  const sync = syncTime();
  console.log(
    `an fsync takes ${sync.toFixed(2)} ms: ${Math.round(1000 / sync)} a second, one after the other`,
  );
  const server = await privatePostgres(true);
  try {
    for (const size of [1, 10, 50, 200]) {
      const url = await server.empty();
      tell(`the file, ${size} rows an append`, [await measureFile(size)]);
      tell(`one process, ${size} rows an append`, [await measureUrl(url, 'a', size, 0)]);
    }
    for (const size of [1, 10, 50]) {
      const url = await server.empty();
      const from = Date.now() + START;
      const parts = ['a', 'b'].map((name) => measureElsewhere(url, name, size, from));
      tell(`two processes, rooms apart, ${size} rows an append`, await Promise.all(parts));
    }
    await measureGames(server);
  } finally {
    await server.stop();
  }
}

async function measureGames(server: PrivatePostgres): Promise<void> {
  const url = await server.empty();
  const store = await openPostgresStore(url);
  if (!store.ok) throw new Error(store.error.reason);
  const used = async (): Promise<number> => {
    // What is left is moved together, as no server does, and measured.
    await server.ask(url, 'VACUUM FULL event');
    const tables = ['event', 'pack', 'snapshot', 'room', 'seed'].map(
      (name) => `pg_total_relation_size('${name}')`,
    );
    const [found] = await server.ask(url, `SELECT (${tables.join(' + ')})::float AS bytes`);
    return Number(found?.['bytes']);
  };
  await measurePacks(store.value, process.argv.includes('--quick') ? 50 : 200, used);
  await store.value.close();
}

const part = process.env['BENCH_PART'];
if (part === undefined) await measureAll();
else
  process.stdout.write(
    JSON.stringify(await measureUrl(...(JSON.parse(part) as [string, string, number, number]))),
  );
