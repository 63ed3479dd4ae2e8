// What a room of many games needs of its past ones: seats and counts, not what was played.
import { survey } from '@ludo/rules';
import { expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { decide } from '../decide/decide.ts';
import { open } from '../decide/opening.ts';
import type { Dice } from '../dice.ts';
import { DamagedLog } from '../damaged-log.ts';
import { foldRow, foldRows } from './fold.ts';
import type { LoggedRow, Row } from '../rows.ts';
import type { RoomState } from '../state.ts';

/** Dice that show 6, 1, 2, 3 ... over and over. */
function turningDice(): Dice {
  let fell = 4;
  const next = (): number => 1 + (fell++ % 6);
  return { throw: (count) => ({ faces: Array.from({ length: count }, next), origin: 'scripted' }) };
}

/** The log of three games, each ended by hand, with a seat that changes hands between and during them. */
function threeGames(): { readonly log: readonly LoggedRow[]; readonly states: readonly RoomState[] } {
  const opened = open({ rules: 'jumbo', seats: '1-2-' }, 'ada');
  if (!opened.ok) throw new Error(opened.error.reason);
  const log: LoggedRow[] = [];
  const states: RoomState[] = [];
  const dice = turningDice();
  const add = (row: Row): void => {
    const logged = { s: log.length + 1, at: 1000 + log.length, row };
    log.push(logged);
    states.push(foldRow(states.at(-1) ?? null, logged).state);
  };
  const say = (command: Command, person = 'ada'): void => {
    const decided = decide(states.at(-1) as RoomState, command, { person, dice });
    if (!decided.ok) throw new Error(JSON.stringify(decided.error));
    add(decided.value);
  };
  add(opened.value);
  say({ do: 'sit', player: 1, name: 'Ada' });
  for (const name of ['Bob', 'Cyd', 'Dee']) {
    say({ do: 'sit', player: 2, name });
    say({ do: 'start' });
    for (let turn = 0; turn < 40; turn++) {
      const { position, ply } = states.at(-1) as RoomState;
      if (position === null) throw new Error('no game');
      const play = survey(position).candidates.find((way) => way.refusal === null)?.text;
      say(play === undefined ? { do: 'throw', ply } : { do: 'play', ply, play });
    }
    if (name !== 'Dee') say({ do: 'stand', player: 2 });
    if (name !== 'Dee') say({ do: 'end' });
  }
  return { log, states };
}

test('the state is the same, folded at once or row by row, from any row to any other', () => {
  const { log, states } = threeGames();
  for (let to = 1; to <= log.length; to += 7) {
    for (let from = 0; from < to; from += 5) {
      const before = from === 0 ? null : (states[from - 1] ?? null);
      expect(foldRows(before, log.slice(from, to))).toEqual(states[to - 1]);
    }
  }
});

test('a play of a past game that the rules no longer allow does not close the room', () => {
  const { log, states } = threeGames();
  const past = log.findIndex(({ row }) => row.t === 'play');
  const changed = log.map((logged, index) =>
    index === past ? { ...logged, row: { t: 'play', m: 'Rb>55' } as const } : logged,
  );
  expect(foldRows(null, changed)).toEqual(states.at(-1));
  expect(() => foldRows(null, changed.slice(0, past + 20))).toThrow(DamagedLog);
});

test('a row of a past game that is of no known kind, out of place or of no seat is still damage', () => {
  const { log } = threeGames();
  const at = (index: number, row: unknown): readonly LoggedRow[] =>
    log.map((logged, other) => (other === index ? { ...logged, row: row as Row } : logged));
  const past = log.findIndex(({ row }) => row.t === 'throw');
  expect(() => foldRows(null, at(past, { t: 'shuffle' }))).toThrow(DamagedLog);
  expect(() => foldRows(null, at(past, { t: 'stand', p: 7 }))).toThrow(DamagedLog);
  expect(() => foldRows(null, at(past, log[0]?.row))).toThrow(DamagedLog);
  expect(() => foldRows(null, log.toSpliced(past, 1))).toThrow(DamagedLog);
});
