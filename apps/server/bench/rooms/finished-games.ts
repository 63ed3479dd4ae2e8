// Owns measuring what finished games take as rows and in packs, how long it takes to pack them and to read them, and what
// others notice of it meanwhile.
import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pass } from 'node:timers/promises';
import { makeChain, SERVER } from '@ludo/fairness';
import { takeSnapshot } from '@ludo/room';
import type { Row } from '@ludo/room';
import { nativeHash } from '../../src/secrets/native-hash.ts';
import type { EventStore, RoomRow } from '../../src/store/event-store.ts';
import { printNumber, quantile } from './figures.ts';
import { prepareLog, stateOf } from './prepared-log.ts';

/** Rows of a game of four. */
const ROWS = 800;
/** Games that are played at the same time: their rows lie between each other. */
const AT_ONCE = 50;
/** Milliseconds between two commands of others. */
const PULSE = 5;
/** Games that a sweep packs together. */
const PAGE = 200;

const prepared = prepareLog(ROWS);
const nameOf = (nth: number): string => `game${String(nth).padStart(8, '0')}`;
const chanceOf = (text: string, length: number): string =>
  createHash('sha512').update(text).digest('base64url').slice(0, length);

/** With identifiers and values as they are played with: chance. */
function gameOf(nth: number): readonly RoomRow[] {
  const room = nameOf(nth);
  const owners = [SERVER, ...[1, 2, 3, 4].map((player) => chanceOf(`person ${nth} ${player}`, 22))];
  const chains = owners.map((owner, at) =>
    makeChain({ room, owner }, new Uint8Array(16).fill(nth + at), nativeHash),
  );
  const counts = [0, 0, 0, 0, 0];
  const next = (of: number): string => chains[of]?.value((counts[of] = (counts[of] ?? 0) + 1)) ?? '';
  return prepared.slice(0, ROWS).map(({ s, row }): RoomRow => {
    const author = 1 + ((s * 7919) % 4);
    const logged = {
      s,
      at: 1_767_225_600_000 + s * 4321 + ((s * s) % 3000),
      id: chanceOf(`${room} ${s}`, 12),
    };
    const told = valued(
      row,
      owners,
      chains.map(({ tip }) => tip),
    );
    if (told.t !== 'throw') return { room, logged: { ...logged, row: told }, author, phase: 'over' };
    const values = { s: next(0), p: next(author) };
    return { room, logged: { ...logged, row: { ...told, ...values } }, author, phase: 'over' };
  });
}

function valued(row: Row, owners: readonly string[], tips: readonly string[]): Row {
  if (row.t === 'open') return { ...row, host: owners[1] ?? '', h: tips[0] ?? '' };
  if (row.t === 'sit') return { ...row, who: owners[row.p] ?? '', h: tips[row.p] ?? '' };
  if (row.t !== 'throw') return row;
  const { o: _, ...without } = row;
  return without;
}

function done<T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

async function write(store: EventStore, first: number, games: number): Promise<void> {
  const body = Buffer.from(
    JSON.stringify(takeSnapshot(stateOf({ name: '', log: prepared, seeds: new Map() }))),
  );
  for (let from = first; from < first + games; from += AT_ONCE) {
    const logs = Array.from({ length: Math.min(AT_ONCE, first + games - from) }, (_, nth) =>
      gameOf(from + nth),
    );
    for (let s = 0; s < ROWS; s += 10)
      done(
        await store.append(
          Array.from({ length: 10 }, (_, at) => logs.flatMap((log) => log[s + at] ?? [])).flat(),
        ),
      );
  }
  // As long as it is with the identifiers of all commands.
  for (let nth = first; nth < first + games; nth++)
    done(
      await store.keepSnapshot(nameOf(nth), {
        seq: ROWS - 70,
        version: 7,
        body: Buffer.concat([body, Buffer.alloc(16 * ROWS, chanceOf(`ids ${nth}`, 80))]),
      }),
    );
}

/** Milliseconds of single commands in another room, one every few milliseconds, until it is stopped. */
function takePulse(store: EventStore, room: string): () => Promise<readonly number[]> {
  const waits: number[] = [];
  let isOver = false;
  const beating = (async (): Promise<void> => {
    for (let s = 1; !isOver; s++) {
      const before = performance.now();
      done(
        await store.append([{ room, logged: { s, at: s, row: { t: 'throw', d: [6] } }, phase: 'playing' }]),
      );
      waits.push(performance.now() - before);
      await pass(PULSE);
    }
  })();
  return async () => {
    isOver = true;
    await beating;
    return waits;
  };
}

async function each(games: number, action: (nth: number) => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let nth = 0; nth < games; nth++) {
    const before = performance.now();
    await action(nth);
    times.push(performance.now() - before);
  }
  return times;
}

const told = (times: readonly number[]): string =>
  `p50 ${printNumber(quantile(times, 0.5))} p99 ${printNumber(quantile(times, 0.99))} ms`;
const kilobytes = (bytes: number): string => `${printNumber(bytes / 1000)} kB`;

/** `bytes`: of tables and indices, without space that was freed. */
export async function measurePacks(
  store: EventStore,
  games: number,
  bytes: () => Promise<number>,
): Promise<void> {
  const empty = await bytes();
  await write(store, 0, games);
  const asRows = (await bytes()) - empty;
  const read = (): Promise<readonly number[]> =>
    each(games, async (nth) => done(await store.read(nameOf(nth), 0)));
  const readLast = (): Promise<readonly number[]> =>
    each(games, async (nth) => done(await store.read(nameOf(nth), ROWS - 72)));
  const before = { whole: await read(), last: await readLast() };
  const alone = takePulse(store, 'pulse-alone');
  await pass(games * 25);
  const quiet = await alone();
  const beside = takePulse(store, 'pulse-beside');
  const began = performance.now();
  for (let from = 0; from < games; from += PAGE)
    done(
      await store.pack(
        Array.from({ length: Math.min(PAGE, games - from) }, (_, nth) => ({
          room: nameOf(from + nth),
          seq: ROWS,
        })),
      ),
    );
  const packing = (performance.now() - began) / games;
  const busy = await beside();
  const packed = (await bytes()) - empty;
  console.log(`a finished game of ${ROWS} rows, of ${games}:`);
  console.log(`  as rows, with its snapshot     ${kilobytes(asRows / games)}`);
  console.log(`  packed                         ${kilobytes(packed / games)}`);
  console.log(`  packing one, pauses included   ${printNumber(packing)} ms`);
  console.log(`  a command meanwhile            ${told(busy)}, without ${told(quiet)}`);
  console.log(`  reading it packed              ${told(await read())}, as rows ${told(before.whole)}`);
  console.log(`  reading its last 72 rows       ${told(await readLast())}, as rows ${told(before.last)}`);
}
