// Owns the two servers that are compared, each with the same tables and watchers. They take turns and alternate who
// begins, so that other load on the machine hits both.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Child } from './child.ts';
import { seatTables } from './crowd.ts';
import type { SeatedServer } from './load.ts';
import { prepareDatabase } from './prepared-log.ts';
import type { PreparedRoom } from './prepared-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'ludo-bench-'));
let files = 0;

/** Makes a database with these rooms, which is deleted after the benchmark. */
export async function databaseOf(rooms: readonly PreparedRoom[]): Promise<string> {
  const file = join(folder, `${String(++files)}.sqlite`);
  await prepareDatabase(file, rooms);
  return file;
}

export function removeDatabases(): void {
  rmSync(folder, { recursive: true, force: true });
}

export interface Pair<T> {
  readonly ours: T;
  readonly floor: T;
}

export async function startPair(rooms: readonly PreparedRoom[]): Promise<Pair<Child>> {
  const file = await databaseOf(rooms);
  return { ours: await Child.start('server', file), floor: await Child.start('floor') };
}

export async function openPair(
  rooms: readonly PreparedRoom[],
  watchers: number,
): Promise<Pair<SeatedServer>> {
  const { ours, floor } = await startPair(rooms);
  return {
    ours: { child: ours, tables: await seatTables(ours.port, rooms, watchers) },
    floor: { child: floor, tables: await seatTables(floor.port, rooms, watchers) },
  };
}

export async function measurePairs<H, T>(
  pair: Pair<H>,
  count: number,
  measure: (server: H) => Promise<T>,
): Promise<readonly Pair<T>[]> {
  const measured: Pair<T>[] = [];
  for (let nth = 0; nth < count; nth++) {
    if (nth % 2 === 0) {
      const ours = await measure(pair.ours);
      measured.push({ ours, floor: await measure(pair.floor) });
    } else {
      const floor = await measure(pair.floor);
      measured.push({ ours: await measure(pair.ours), floor });
    }
  }
  return measured;
}

export async function closePair({ ours, floor }: Pair<SeatedServer>): Promise<void> {
  await Promise.all([ours.child.end(), floor.child.end()]);
}
