// Owns the database before a fight.
import { randomBytes } from 'node:crypto';
import { actingSeat, decide, foldRow, open } from '@ludo/room';
import type { Command, Dice, LoggedRow, RoomState, Row } from '@ludo/room';
import { isToThrow, survey } from '@ludo/rules';
import { openLibsqlStore } from '@ludo/server';
import { Chance } from '../chance.ts';

/** Rows. */
export const LONGEST = 20_000;
const SHORT = 12;
const GROUP = 2000;
const DAY = 86_400_000;
const PERSON = 'n'.repeat(22);

export interface Prepared {
  readonly cold: readonly string[];
  readonly rooms: readonly string[];
}

/** Many code units each. */
const LONGEST_NAMES = [19, 20].map((letters) => '👨🏻‍👩🏻‍👧🏻‍👦🏻'.repeat(letters));

/**
 * What the log of a cold room is made of: whole games, or one in which somebody is called something else all the time, of the
 * longest record that there may be.
 */
export type Filling = 'games' | 'names';
const NAMES = 2500;

/** One person's games against themselves; the last row is recent. */
function prepareLog(rows: number, end: number, filling: Filling = 'games'): readonly LoggedRow[] {
  const chance = new Chance(rows);
  const dice: Dice = {
    throw: (count) => ({
      faces: Array.from({ length: count }, () => chance.between(1, 6)),
      origin: 'crypto',
    }),
  };
  const log: LoggedRow[] = [];
  let state: RoomState | null = null;
  const add = (row: Row): RoomState => {
    const s = log.length + 1;
    const logged = {
      s,
      at: end - 1000 * (rows - s),
      row,
      ...(s === 1 ? {} : { id: String(s).padStart(16, '-') }),
    };
    log.push(logged);
    return (state = foldRow(state, logged).state);
  };
  const opened = open({ rules: 'ludo', seats: '1-2-' }, PERSON);
  if (!opened.ok) throw new Error(opened.error.reason);
  let now = add(opened.value);
  const act = (command: Command): void => {
    const decided = decide(now, command, { person: PERSON, dice });
    if (!decided.ok) throw new Error(decided.error.code);
    now = add(decided.value);
  };
  for (const player of [1, 2]) act({ do: 'sit', player, name: 'Ada' });
  if (filling === 'names') {
    act({ do: 'start' });
    for (let nth = 0; nth < NAMES; nth++)
      act({ do: 'rename', player: 1, name: LONGEST_NAMES[nth % LONGEST_NAMES.length] ?? '' });
    act({ do: 'end' });
    return log;
  }
  while (log.length < rows) act(nextOf(now));
  return log;
}

function nextOf(state: RoomState): Command {
  const { position, ply, seq } = state;
  if (state.phase !== 'playing' || position === null || actingSeat(state) === undefined)
    return { do: 'start' };
  if (isToThrow(position)) return { do: 'throw', ply };
  const legal = survey(position).candidates.filter(({ refusal }) => refusal === null);
  return { do: 'play', ply, play: legal[seq % Math.max(1, legal.length)]?.text ?? '-' };
}

/** Long rooms that are empty, and short ones that are a day old. */
export async function prepareDatabase(
  file: string,
  {
    cold = 0,
    coldRows = LONGEST,
    short,
    filling = 'games',
  }: {
    readonly cold?: number;
    readonly coldRows?: number;
    readonly short: number;
    readonly filling?: Filling;
  },
): Promise<Prepared> {
  const store = openLibsqlStore(file);
  if (!store.ok) throw new Error(store.error.reason);
  const names = (count: number): string[] =>
    Array.from({ length: count }, () => randomBytes(9).toString('base64url'));
  const now = Date.now();
  const long = cold === 0 ? [] : prepareLog(coldRows, now, filling);
  const prepared = { cold: names(cold), short: names(short) };
  const few = prepareLog(SHORT, now - DAY);
  for (const [rooms, log] of [
    [prepared.cold, long],
    [prepared.short, few],
  ] as const) {
    for (const room of rooms) {
      for (let at = 0; at < log.length; at += GROUP) {
        const rows = log.slice(at, at + GROUP).map((logged) => ({ room, logged, phase: 'playing' as const }));
        const appended = await store.value.append(rows);
        if (!appended.ok) throw new Error(JSON.stringify(appended.error));
      }
    }
  }
  await store.value.close();
  return { cold: prepared.cold, rooms: [...prepared.cold, ...prepared.short] };
}
