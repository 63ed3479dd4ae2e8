// Choices that older tables did not have: old logs get the standard, and the host can change it.
import { expect, test } from 'vitest';
import { decide } from './decide/decide.ts';
import { open } from './decide/opening.ts';
import { DamagedLog } from './damaged-log.ts';
import { foldRow, foldRows } from './fold/fold.ts';
import type { Row } from './rows.ts';
import type { RoomState } from './state.ts';

const dice = { throw: () => ({ faces: [], origin: 'none' }) };
const room = (...rows: readonly Row[]): RoomState =>
  foldRows(
    null,
    rows.map((row, index) => ({ s: index + 1, at: 1000, row })),
  ) as RoomState;
const opening: Row = { t: 'open', v: 1, rules: 'ludo', seats: '1-2-', host: 'ada' };
const oldChoices = { clock: { kind: 'none' }, expiry: 'forfeit', away: 'bot', grace: 30 } as const;

test('a log without choices, and one from before talk could be chosen, opens with phrases alone', () => {
  expect(room(opening).table.talk).toBe('phrases');
  expect(room({ ...opening, table: oldChoices }).table).toEqual({
    ...oldChoices,
    talk: 'phrases',
    listed: false,
    points: 'wins',
    bestOf: 0,
    begins: 'throw',
    drawsSeats: false,
  });
});

test('a table may be made for own words', () => {
  const opened = open({ rules: 'ludo', seats: '1-2-', table: { ...oldChoices, talk: 'text' } }, 'ada');
  if (!opened.ok) throw new Error(opened.error.reason);
  expect(room(opened.value).table.talk).toBe('text');
});

test('the host alone chooses anew, as often as the host likes; nothing else changes by it', () => {
  const before = room(opening, { t: 'sit', p: 1, n: 'Bob', who: 'bob' });
  for (const person of ['bob', 'eve'])
    expect(decide(before, { do: 'talk', talk: 'text' }, { person, dice })).toMatchObject({
      error: { code: 'not-the-host' },
    });
  const decided = decide(before, { do: 'talk', talk: 'text' }, { person: 'ada', dice });
  if (!decided.ok) throw new Error(decided.error.code);
  expect(decided.value).toEqual({ t: 'talk', k: 'text', who: 'ada' });
  const { state, events } = foldRow(before, { s: 3, at: 2000, row: decided.value });
  expect(state).toEqual({ ...before, seq: 3, table: { ...before.table, talk: 'text' } });
  expect(events).toEqual([{ type: 'talk-changed', talk: 'text', person: 'ada' }]);
});

test('talk of a kind that there is not is damage', () => {
  const damaged = { t: 'talk', k: 'shouting', who: 'ada' } as unknown as Row;
  expect(() => room(opening, damaged)).toThrow(DamagedLog);
});
