// Who becomes host when the host is gone, as far as the log can tell.
import { expect, test } from 'vitest';
import { foldRows } from './fold/fold.ts';
import { heirOf, isHostAccountedFor } from './host.ts';
import type { Row } from './rows.ts';
import type { RoomState } from './state.ts';

function room(...rows: Row[]): RoomState {
  const all: Row[] = [{ t: 'open', v: 1, rules: 'jumbo', seats: '1-2-', host: 'ada' }, ...rows];
  return foldRows(
    null,
    all.map((row, nth) => ({ s: nth + 1, at: 1000, row })),
  ) as RoomState;
}

const ada: Row = { t: 'sit', p: 1, n: 'Ada', who: 'ada' };
const ben: Row = { t: 'sit', p: 2, n: 'Ben', who: 'ben' };
const rolls = [
  [
    [0, [5], 'x'],
    [2, [3], 'x'],
  ],
] as const;
const start: Row = { t: 'start', rolls, c: 0 };
const bot: Row = { t: 'bot', p: 1, l: 'sensible', who: 'ada' };

test.each<[string, RoomState, boolean]>([
  ['who plays', room(ada, ben), true],
  ['who is away and waited for', room(ada, ben, start, { t: 'away', p: 1 }), true],
  ['who has just gone and was followed by a player', room(ada, ben, { t: 'stand', p: 1 }), true],
  ['who has gone, with nobody to follow', room(ada, { t: 'stand', p: 1 }), true],
  ['who never sat', room(ben), false],
  ['who lets a bot play', room(ada, ben, start, bot), false],
  ['who is away after the game', room(ada, ben, start, { t: 'end', who: 'ada' }, { t: 'away', p: 1 }), false],
])('the log tells when a host is gone %s', (_who, state, isAccountedFor) => {
  expect(isHostAccountedFor(state)).toBe(isAccountedFor);
});

test('the heir is the first player who is there, and no bot', () => {
  const state = room(ada, ben, start, bot);
  expect(heirOf(state, () => true)).toMatchObject({ player: 2, person: 'ben' });
  expect(heirOf(state, () => false)).toBeNull();
  expect(heirOf(room(ada, ben), () => true)).toBeNull();
});
