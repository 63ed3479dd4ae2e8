// Owns moving all that a store holds into another, empty one: a file or PostgreSQL, while no server runs either. What it
// is read from stays as it is, and the other one has all of it or nothing.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Result } from '@ludo/rules';
import { readingFile } from './move-from-file.ts';
import { locationOf } from './move-locations.ts';
import type { Location } from './move-locations.ts';
import { readingPostgres, writingPostgres } from './move-postgres.ts';
import { Halted, tableNames } from './move-tables.ts';
import type { MoveSource, MoveTarget } from './move-tables.ts';
import { writingFile } from './move-to-file.ts';
import type { DatabaseProblem } from './problems.ts';

interface MoveWish {
  /** Each the path of a file or an address of PostgreSQL. */
  readonly from: string;
  readonly to: string;
  /** Ends it early. */
  readonly signal?: AbortSignal;
  /** Milliseconds for somebody else's lock in PostgreSQL; absent: as a server has it. */
  readonly patience?: number;
  readonly tell?: (rows: number, of: number) => void;
}

export interface Moved {
  readonly from: string;
  readonly to: Location;
  readonly rooms: number;
  readonly rows: number;
}

export async function move(wish: MoveWish): Promise<Result<Moved, DatabaseProblem>> {
  const [from, to] = [locationOf(wish.from), locationOf(wish.to)];
  if (from === null || to === null) return { ok: false, error: { code: 'no-address', file: '' } };
  if (isSame(from, to)) return { ok: false, error: { code: 'to-itself', file: to.name } };
  const halt = new AbortController();
  const end = (): void => halt.abort(new Halted({ code: 'ended', file: to.name }));
  wish.signal?.addEventListener('abort', end);
  try {
    const counts = await reading(from, wish, (source) =>
      writing(to, wish, (target) => carry(source, target, { wish, from, to, halt })),
    );
    return { ok: true, value: { from: from.name, to, ...counts } };
  } catch (thrown) {
    if (thrown instanceof Halted) return { ok: false, error: thrown.problem };
    throw thrown;
  } finally {
    wish.signal?.removeEventListener('abort', end);
  }
}

/** Other ways of writing one address lead to a lock that is held. */
function isSame(from: Location, to: Location): boolean {
  return from.in === 'postgres' && to.in === 'postgres' ? from.url === to.url : from.name === to.name;
}

function reading<T>(
  location: Location,
  { patience }: MoveWish,
  action: (source: MoveSource) => Promise<T>,
): Promise<T> {
  if (location.in === 'file') return readingFile(location.name, action);
  return readingPostgres({ ...location, patience }, action);
}

function writing<T>(
  location: Location,
  { patience }: MoveWish,
  action: (target: MoveTarget) => Promise<T>,
): Promise<T> {
  if (location.in === 'file') return writingFile(location.name, action);
  return writingPostgres({ ...location, patience }, action);
}

interface Carrying {
  readonly wish: MoveWish;
  readonly from: Location;
  readonly to: Location;
  readonly halt: AbortController;
}

async function carry(
  source: MoveSource,
  target: MoveTarget,
  { wish, from, to, halt }: Carrying,
): Promise<Pick<Moved, 'rooms' | 'rows'>> {
  source.check();
  const rows = await source.count('event');
  let done = 0;
  let packed = 0;
  for (const table of tableNames)
    for await (const lines of source.lines(table)) {
      // Signals are heard between two turns.
      await nextTurn();
      halt.signal.throwIfAborted();
      await target.write(table, lines);
      if (table === 'pack')
        packed += lines.reduce((sum, { first, last }) => sum + Number(last) - Number(first) + 1, 0);
      if (table !== 'event') continue;
      done += lines.length;
      wish.tell?.(done, rows);
    }
  await target.runOn(await source.running());
  await target.finish(from.name);
  for (const table of tableNames) {
    const [read, written] = [await source.count(table), await target.count(table)];
    if (read === written) continue;
    const reason = `${written} of ${read} lines of the table ${table} are there`;
    throw new Halted({ code: 'differs', file: to.name, reason });
  }
  const rooms = await target.count('room');
  await nextTurn();
  halt.signal.throwIfAborted();
  await target.keep();
  return { rooms, rows: rows + packed };
}
