import { describe, expect, test } from 'vitest';
import type { Command } from '../commands.ts';
import { DamagedLog } from '../damaged-log.ts';
import { decide } from '../decide/decide.ts';
import { decideMove } from '../decide/seats.ts';
import { dueOf } from '../due.ts';
import { foldRow, foldRows } from './fold.ts';
import type { LoggedRow } from '../rows.ts';
import { readSnapshot, takeSnapshot } from '../snapshot.ts';
import type { RoomState } from '../state.ts';
import { standardChoices, type GivenChoices } from '../table-choices.ts';

let thrown = 0;
const dice = { throw: () => ({ faces: [6 - (thrown++ % 2)], origin: 'scripted' }) };

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

test('a result keeps the names of those who played, also when others sit there by then, until the next game', () => {
  const players = [1, 2].reduce(
    (state, player) =>
      after(state, { do: 'sit', player, name: `Nr. ${player}` }, player === 1 ? 'ada' : 'ben').state,
    roomOf(),
  );
  const { state: over } = after(after(players, { do: 'start' }, 'ada').state, { do: 'end' }, 'ada');
  expect(over.endNames).toEqual(['Nr. 1', 'Nr. 2']);
  const { state: left } = after(over, { do: 'stand', player: 2 }, 'ben');
  const { state: others } = after(left, { do: 'sit', player: 2, name: 'Cem' }, 'cem');
  expect(others.endNames).toEqual(['Nr. 1', 'Nr. 2']);
  expect(readSnapshot(takeSnapshot(others))).toEqual(others);
  const { state: asked } = after(others, { do: 'start' }, 'ada');
  expect(asked.endNames).toEqual(['Nr. 1', 'Nr. 2']);
  expect(after(asked, { do: 'start' }, 'cem').state.endNames).toEqual([]);
});

describe('a closed table', () => {
  const seated = [1, 2].reduce(
    (state, player) =>
      after(state, { do: 'sit', player, name: `Nr. ${player}` }, player === 1 ? 'ada' : 'ben').state,
    roomOf({ ...standardChoices, away: 'bot' }),
  );
  const commands: readonly Command[] = [
    { do: 'sit', player: 1, name: 'Cem' },
    { do: 'rename', player: 1, name: 'Cem' },
    { do: 'stand', player: 1 },
    { do: 'back', player: 1 },
    { do: 'bot', player: 2, level: 'random' },
    { do: 'remove', player: 2 },
    { do: 'host', player: 2 },
    { do: 'list', listed: true },
    { do: 'talk', talk: 'text' },
    { do: 'pause' },
    { do: 'resume' },
    { do: 'start' },
    { do: 'throw', ply: 1 },
    { do: 'play', ply: 1, play: '-' },
    { do: 'end' },
    { do: 'close' },
  ];

  test('is closed by its host alone', () => {
    const decided = decide(seated, { do: 'close' }, { person: 'ben', dice });
    expect(decided).toEqual({ ok: false, error: { code: 'not-the-host', clause: null } });
    expect(after(seated, { do: 'close' }, 'ada').events).toEqual([{ type: 'closed', person: 'ada' }]);
  });

  test('breaks off the game, has nothing due, and refuses everything from everybody', () => {
    const { state: playing } = after(seated, { do: 'start' }, 'ada');
    const { state: left } = foldRow(playing, { s: playing.seq + 1, at: 7, row: { t: 'away', p: 2 } });
    expect(dueOf(left)).not.toBeNull();
    const { state: closed } = after(left, { do: 'close' }, 'ada');
    expect(closed).toMatchObject({ phase: 'over', endedAt: 6, ending: { by: 'person', person: 'ada' } });
    expect(dueOf(closed)).toBeNull();
    for (const command of commands)
      for (const person of ['ada', 'ben', 'cem'])
        expect(decide(closed, command, { person, dice })).toMatchObject({ error: { code: 'table-closed' } });
    expect(decideMove(closed, 'ada', 'cem')).toMatchObject({ error: { code: 'table-closed' } });
  });

  test('travels as a snapshot, and no row comes after it', () => {
    const { state: closed } = after(seated, { do: 'close' }, 'ada');
    expect(readSnapshot(takeSnapshot(closed))).toEqual(closed);
    const row = { t: 'stand', p: 1 } as const;
    expect(() => foldRow(closed, { s: closed.seq + 1, at: 8, row })).toThrow(DamagedLog);
  });
});
