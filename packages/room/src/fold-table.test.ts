import { describe, expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { decide } from './decide.ts';
import { foldRow, foldRows } from './fold.ts';
import type { LoggedRow } from './rows.ts';
import type { RoomState } from './state.ts';
import { standardChoices, type GivenChoices } from './table-choices.ts';

const dice = { throw: () => ({ faces: [6], origin: 'scripted' }) };

function roomOf(table?: GivenChoices): RoomState {
  const row = { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'ada' } as const;
  const opened: LoggedRow = { s: 1, at: 5, row: table === undefined ? row : { ...row, table } };
  const state = foldRows(null, [opened]);
  if (state === null) throw new Error('no room');
  return state;
}

function after(state: RoomState, command: Command, person: string) {
  const decided = decide(state, command, { person, dice });
  if (!decided.ok) throw new Error(decided.error.code);
  return foldRow(state, { s: state.seq + 1, at: 6, row: decided.value });
}

describe('a table', () => {
  test('is by link only, unless it was made public', () => {
    expect(roomOf().table.listed).toBe(false);
    expect(roomOf({ ...standardChoices, listed: true }).table.listed).toBe(true);
  });

  test('of a log from before there was a choice is by link only', () => {
    const { listed: _, ...older } = standardChoices;
    expect(roomOf({ ...older, grace: 30 }).table).toEqual({ ...standardChoices, grace: 30 });
  });

  test('is made public and private again by its host', () => {
    const shown = after(roomOf(), { do: 'list', listed: true }, 'ada');
    expect(shown.state.table.listed).toBe(true);
    expect(shown.events).toEqual([{ type: 'listed', isListed: true, person: 'ada' }]);
    const hidden = after(shown.state, { do: 'list', listed: false }, 'ada');
    expect(hidden.state.table.listed).toBe(false);
    expect(hidden.events).toEqual([{ type: 'listed', isListed: false, person: 'ada' }]);
  });

  test('is made public by nobody else, not even by a player', () => {
    const seated = after(roomOf(), { do: 'sit', player: 2, name: 'Ben' }, 'ben').state;
    for (const person of ['ben', 'eve'])
      expect(decide(seated, { do: 'list', listed: true }, { person, dice })).toEqual({
        ok: false,
        error: { code: 'not-the-host', clause: null },
      });
  });

  test('that is what it is to become changes nothing, and nothing is told', () => {
    const again = after(roomOf(), { do: 'list', listed: false }, 'ada');
    expect(again.events).toEqual([]);
    expect(again.state.seq).toBe(2);
  });
});
