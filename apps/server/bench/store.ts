// Measures the log: single and grouped appends, reading one room among many, and finished games in packs.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import type { LoggedRow } from '@ludo/room';
import Database from 'libsql';
import { numberOf } from '../src/store/libsql-file.ts';
import type { EventStore, RoomRow } from '../src/store/event-store.ts';
import { openLibsqlStore } from '../src/store/libsql-store.ts';
import { openThreadedStore } from '../src/store/threaded-store.ts';
import { storeThread } from '../test/store-thread.ts';
import { measurePacks } from './rooms/finished-games.ts';

const ROOMS = 1000;
const ROWS = 200;

const folder = mkdtempSync(join(tmpdir(), 'ludo-bench-'));
const file = join(folder, 'log.sqlite');

function open(): EventStore {
  const store = openLibsqlStore(file);
  if (!store.ok) throw new Error(store.error.reason);
  return store.value;
}

function roomRow(room: number, s: number): RoomRow {
  const row: LoggedRow['row'] = s % 2 === 0 ? { t: 'throw', d: [6] } : { t: 'play', m: 'R14>20' };
  return {
    room: `bench-${String(room).padStart(6, '0')}`,
    logged: { s, at: 1_767_225_600_000 + s, row, id: 'abcdefghijkl' },
  };
}

async function timed(action: () => Promise<{ readonly ok: boolean }>): Promise<number> {
  const before = performance.now();
  const { ok } = await action();
  const microseconds = (performance.now() - before) * 1000;
  if (!ok) throw new Error('the store refused');
  return microseconds;
}

function tell(what: string, samples: number[], per = 1): void {
  const sorted = samples.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    ((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / per).toFixed(1);
  console.log(`${what.padEnd(58)} p50 ${at(0.5).padStart(8)} us   p99 ${at(0.99).padStart(8)} us`);
}

const length: number[] = Array.from({ length: ROOMS }, () => 0);
/** The next rows, in an order of rooms that spreads them over the file. */
let turn = 0;
function nextRows(count: number): RoomRow[] {
  return Array.from({ length: count }, () => {
    const room = (turn++ * 389) % ROOMS;
    const s = (length[room] ?? 0) + 1;
    length[room] = s;
    return roomRow(room, s);
  });
}

const store = open();
for (const size of [1, 10, 50, 200]) {
  const samples: number[] = [];
  const groups = size === 1 ? 4000 : 46_000 / 3 / size;
  for (let group = 0; group < groups; group++) samples.push(await timed(() => store.append(nextRows(size))));
  tell(`append, ${size} rows a commit, synchronous=FULL, per row`, samples, size);
}
while (turn < ROOMS * ROWS) await store.append(nextRows(Math.min(500, ROOMS * ROWS - turn)));
await store.close();
console.log(`${ROOMS} rooms x ${ROWS} rows: ${(statSync(file).size / 1e6).toFixed(1)} MB`);

const cold = open();
const first: number[] = [];
const gaps: number[] = [];
for (let room = 0; room < ROOMS; room += 3) {
  const { room: name } = roomRow(room, 1);
  first.push(await timed(() => cold.load(name, 0)));
  gaps.push(await timed(() => cold.load(name, ROWS - 5)));
}
tell(`read back one room of ${ROWS} rows, file just opened`, first);
tell('read back the last 5 rows of a room', gaps);
await cold.close();

const games = await openThreadedStore({
  file: join(folder, 'games.sqlite'),
  program: storeThread(),
  ended: (reason) => console.error(reason),
});
if (!games.ok) throw new Error(games.error.reason);
/** Pages that are free are written to again. */
function usedBytes(): Promise<number> {
  const database = new Database(join(folder, 'games.sqlite'));
  const ask = (pragma: string): number => numberOf(database.prepare(`PRAGMA ${pragma}`).all(), pragma);
  const bytes = (ask('page_count') - ask('freelist_count')) * ask('page_size');
  database.close();
  return Promise.resolve(bytes);
}
await measurePacks(games.value, process.argv.includes('--quick') ? 50 : 200, usedBytes);
await games.value.close();
rmSync(folder, { recursive: true });
