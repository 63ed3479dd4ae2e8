/**
 * Measures how long the built server takes to become ready, what memory it has then and some seconds later, and the longest
 * answer meanwhile: with an empty store and with stores of many rooms, in turn, over the file and over PostgreSQL.
 * `--quick`: fewer starts, fewer rooms.
 */
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import type { Row } from '@ludo/room';
import type { EventStore, RoomRow } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openPostgresStore } from '../src/store/postgres-store.ts';
import { isWithoutPrivatePostgres, privatePostgres } from '../test/postgres.ts';
import { adopt, endAll, repository } from './rooms/child.ts';
import { addressOf, isReady } from './rooms/cold-start.ts';
import { median, spread } from './rooms/figures.ts';

const isQuick = process.argv.includes('--quick');
const STORES = isQuick ? [0, 20_000] : [0, 20_000, 300_000];
const STARTS = isQuick ? 2 : 5;
/** One room in so many does something by itself an hour later. */
const DUE = 10;
const HOUR = 3_600_000;
const GROUP = 1000;
/** Milliseconds of memory and answers after a server is ready. */
const AFTER = 6000;
const BETWEEN = 20;

interface Started {
  /** Milliseconds. */
  readonly ready: number;
  readonly slowest: number;
  /** Megabytes. */
  readonly memory: number;
  readonly later: number;
}

type Settings = Readonly<Record<string, string>>;

const ROWS: readonly Row[] = [
  { t: 'open', v: 1, rules: 'ludo', seats: '1234', host: 'a'.repeat(22) },
  { t: 'sit', p: 1, n: 'Ada', who: 'a'.repeat(22) },
];

async function fill(store: EventStore, rooms: number): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < rooms; from += GROUP) {
    const rows = Array.from({ length: Math.min(GROUP, rooms - from) }, (_, nth) =>
      ROWS.map((row, index): RoomRow => ({
        room: `r${String(from + nth).padStart(11, '0')}`,
        logged: { s: index + 1, at: now, row },
        due: (from + nth) % DUE === 0 ? now + HOUR : null,
        phase: 'gathering',
      })),
    );
    const written = await store.append(rows.flat());
    if (!written.ok || written.value.length > 0) throw new Error(JSON.stringify(written));
  }
  await store.close();
}

/** Megabytes; NaN where the system does not tell. */
function memoryOf(child: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN;
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1000;
}

async function startOnce(settings: Settings): Promise<Started> {
  const begun = performance.now();
  const child = adopt(
    spawn(process.execPath, [join(repository, 'dist/server/main.js')], {
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...settings },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const url = await addressOf(child);
  while (!(await isReady(url))) await pass(2);
  const ready = performance.now() - begun;
  const memory = memoryOf(child);
  let slowest = 0;
  while (performance.now() - begun - ready < AFTER) {
    const asked = performance.now();
    await fetch(`${url}/healthz`);
    slowest = Math.max(slowest, performance.now() - asked);
    await pass(BETWEEN);
  }
  const later = memoryOf(child);
  // As when all power is gone: what the server was to do is left as it is.
  child.kill('SIGKILL');
  await once(child, 'exit');
  return { ready, slowest, memory, later };
}

function tell(rooms: number, starts: readonly Started[], empty: readonly Started[]): void {
  const figure = (what: keyof Started, unit: string): string => {
    const values = starts.map((each) => each[what]);
    const ratio = median(values) / median(empty.map((each) => each[what]));
    return `${median(values).toFixed(0).padStart(6)} ${unit} (${spread(values)}; ${ratio.toFixed(2)})`;
  };
  console.log(
    `${String(rooms).padStart(7)} rooms  ready ${figure('ready', 'ms')}  memory ${figure('memory', 'MB')}  ` +
      `${AFTER / 1000} s later ${figure('later', 'MB')}  slowest answer ${figure('slowest', 'ms')}`,
  );
}

async function measure(name: string, places: ReadonlyMap<number, Settings>): Promise<void> {
  const all = new Map<number, Started[]>(STORES.map((rooms) => [rooms, []]));
  for (let nth = 0; nth < STARTS; nth++)
    for (const [rooms, settings] of places) all.get(rooms)?.push(await startOnce(settings));
  console.log(`\n${name}: median of ${STARTS} (slowest and quickest; times that of the empty one)`);
  for (const [rooms, starts] of all) tell(rooms, starts, all.get(0) ?? []);
}

async function measureFiles(folder: string): Promise<void> {
  const places = new Map<number, Settings>();
  for (const rooms of STORES) {
    const file = join(folder, `${rooms}.sqlite`);
    const store = openLibsqlStore(file);
    if (!store.ok) throw new Error(store.error.reason);
    await fill(store.value, rooms);
    places.set(rooms, { DATABASE: file });
  }
  await measure('the file', places);
}

async function measurePostgres(): Promise<void> {
  if (isWithoutPrivatePostgres) return console.log('\nPostgreSQL: there is none');
  const server = await privatePostgres(true);
  try {
    const places = new Map<number, Settings>();
    for (const rooms of STORES) {
      const url = await server.empty();
      const store = await openPostgresStore(url);
      if (!store.ok) throw new Error(store.error.reason);
      await fill(store.value, rooms);
      await server.ask(url, 'ANALYZE');
      places.set(rooms, { DATABASE_URL: url });
    }
    await measure('PostgreSQL', places);
  } finally {
    await server.stop();
  }
}

const built = spawnSync(process.execPath, [join(repository, 'node_modules/vite/bin/vite.js'), 'build'], {
  cwd: repository,
  encoding: 'utf8',
});
if (built.status !== 0) throw new Error(built.stderr);
const folder = mkdtempSync(join(tmpdir(), 'ludo-start-'));
try {
  await measureFiles(folder);
  await measurePostgres();
} finally {
  await endAll();
  rmSync(folder, { recursive: true, force: true });
}
