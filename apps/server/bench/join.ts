// Measures what a newcomer to a room costs: bytes and time of the answer with all rows, and with a recent snapshot; and
// the memory of an open room.
import { performance } from 'node:perf_hooks';
import { isToThrow, survey } from '@ludo/rules';
import { decide, foldRow, foldRows, open } from '@ludo/room';
import type { Command, Dice, LoggedRow, RoomState, Row } from '@ludo/room';
import { roomOfRows } from '../src/rooms/room-reader.ts';
import { ROWS_BETWEEN } from '../src/rooms/snapshots.ts';
import type { StoredRow } from '../src/store/event-store.ts';

const PERSONS = ['Ada', 'Bob', 'Cyd', 'Dee'].map((name) => name.padEnd(22, '_'));
const OPENED_AT = 1_767_225_600_000;

function seededDice(seed: number): Dice {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 6);
  };
  return { throw: (count) => ({ faces: Array.from({ length: count }, next), origin: 'crypto' }) };
}

/**
 * Games of four persons who always play the first legal move, until there are `most` rows or, with `isOneGame`, the
 * game is over.
 */
function play(rules: string, seats: string, most: number, isOneGame: boolean): readonly LoggedRow[] {
  const dice = seededDice(7);
  const log: LoggedRow[] = [];
  let state: RoomState | null = null;
  const add = (row: Row): RoomState => {
    const s = log.length + 1;
    const logged = { s, at: OPENED_AT + 2000 * s, row, id: `command-${String(s).padStart(8, '0')}` };
    log.push(logged);
    state = foldRow(state, logged).state;
    return state;
  };
  const opened = open({ rules, seats }, PERSONS[0] ?? '');
  if (!opened.ok) throw new Error(opened.error.reason);
  let now = add(opened.value);
  const say = (command: Command, player: number): void => {
    const decided = decide(now, command, { person: PERSONS[player - 1] ?? '', dice });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    now = add(decided.value);
  };
  for (const { player } of now.seatList) say({ do: 'sit', player, name: `Player ${player}` }, player);
  while (log.length < most) {
    if (now.phase !== 'playing') {
      if (isOneGame && now.phase === 'over') break;
      say({ do: 'start' }, 1);
      continue;
    }
    const { position, ply } = now;
    if (position === null) throw new Error('no game');
    const seat = now.seatList.find(({ colours }) => colours.includes(position.colour ?? -1));
    const text = survey(position).candidates.find(({ refusal }) => refusal === null)?.text ?? '-';
    say(isToThrow(position) ? { do: 'throw', ply } : { do: 'play', ply, play: text }, seat?.player ?? 1);
  }
  return log;
}

const kept = (log: readonly LoggedRow[]): readonly StoredRow[] =>
  log.map((logged) => ({ logged, author: 1 }));

/** Median in microseconds. */
function timed(action: () => unknown, times: number): number {
  const samples = Array.from({ length: times }, () => {
    const before = performance.now();
    action();
    return (performance.now() - before) * 1000;
  });
  return samples.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

const clocks = { now: () => performance.now(), time: () => Date.now() };

async function tell(what: string, log: readonly LoggedRow[]): Promise<void> {
  const room = await roomOfRows('abcdefghijkl', kept(log), clocks);
  if (room === null) throw new Error('no room');
  const before = (): string => JSON.stringify({ rows: log });
  const after = (): string => JSON.stringify(room.since(0));
  const [bytesBefore, bytesAfter] = [before().length, after().length];
  const snapshot = JSON.stringify(room.since(0).snapshot).length;
  const times = log.length > 5000 ? 50 : 500;
  const [timeBefore, timeAfter] = [timed(before, times), timed(after, 2000)];
  const travelled = (): readonly LoggedRow[] => (JSON.parse(before()) as { rows: LoggedRow[] }).rows;
  const page = timed(() => foldRows(null, travelled()), 5);
  console.log(`${what}, ${log.length} rows`);
  console.log(`  all rows    ${bytesBefore} B, ${timeBefore.toFixed(0)} us to write down`);
  console.log(`  now         ${bytesAfter} B (snapshot ${snapshot} B), ${timeAfter.toFixed(0)} us`);
  console.log(
    `  ratio       bytes 1:${(bytesBefore / bytesAfter).toFixed(0)}, time 1:${(timeBefore / timeAfter).toFixed(0)}`,
  );
  console.log(`  all rows written, read and folded by the page: ${(page / 1000).toFixed(1)} ms`);
}

/** Kilobytes per room. */
async function memory(log: readonly LoggedRow[], isNow: boolean): Promise<string> {
  const text = JSON.stringify(log);
  const rooms: unknown[] = [];
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const count = log.length > 5000 ? 10 : 100;
  for (let room = 0; room < count; room++) {
    const rows = JSON.parse(text) as LoggedRow[];
    const live = await roomOfRows('abcdefghijkl', kept(rows), clocks);
    // As after reading a room: it has a snapshot, and its commands are packed.
    live?.snapshot(false, ROWS_BETWEEN);
    rooms.push(isNow ? live : [live, rows]);
  }
  globalThis.gc?.();
  const kilobytes = (process.memoryUsage().heapUsed - before) / 1000 / count;
  rooms.length = 0;
  return `${kilobytes.toFixed(0)} kB`;
}

const uckers = play('uckers', '1212', 1e6, true);
const full = play('ludo', '1234', 18_000, false);
await tell('one game of Uckers to its end', uckers);
await tell('a room of Ludo near the end of its log', full);
if (globalThis.gc === undefined) console.log('memory: node --expose-gc');
else
  for (const log of [uckers, full])
    console.log(
      `memory of a room of ${log.length} rows: ${await memory(log, false)} with all rows, ${await memory(log, true)} now`,
    );
