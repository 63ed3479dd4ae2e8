/** The outlook of positions that can be counted by hand; and outside players must follow the rules. */
import { describe, expect, test } from 'vitest';
import { AUTOMATIC_PLAYERS, automaticPlay, Chance, outlook, simulate } from '../src/index.ts';
import { legal, position } from './positions.ts';

const IN_BASE = 'b.b.b.b';

describe('captures', () => {
  test('ML-9: each colour as if it threw next, with the numbers that reach', () => {
    // Green 20 is on red 37, three squares behind red 40.
    const { captures } = outlook(position(`ludo 1-2- b.b.b.40/-/b.b.b.3/- R ? -`));
    // Yellow 3 is on red 37.
    expect(captures).toEqual([{ by: 2, colour: 0, place: 40, chance: 1 / 6 }]);
  });

  test('ML-10: none over a block or of one', () => {
    expect(outlook(position('ludo 1-2- b.b.40.40/-/b.b.b.3/- R ? -')).captures).toEqual([]);
    expect(outlook(position('ludo 1-2- b.39.39.40/-/b.b.b.3/- R ? -')).captures).toEqual([]);
  });

  test('MU-3: two dice reach by either die and by the total', () => {
    // Yellow 3 is on red 37: a 3 on either die in 11 of 36 throws, 2 + 1 in two more.
    const { captures } = outlook(position(`uckers 1234 b.b.b.40/${IN_BASE}/b.b.b.b/b.b.b.54 R ? -`));
    // Blue 54 is on red 37.
    expect(captures).toEqual([{ by: 3, colour: 0, place: 40, chance: 13 / 36 }]);
  });

  test('MU-9: every piece of a mixed blob', () => {
    const { captures } = outlook(position(`uckers 1234 b.b.40.40/${IN_BASE}/b.b.b.6/b.b.b.54 R ? -`));
    expect(captures.filter(({ by }) => by === 3).map(({ colour }) => colour)).toEqual([0, 0, 2]);
  });

  test('GV-3: behind it as well, where that is played', () => {
    const pieces = 'b.b.b.14/b.b.b.8/b.b.b.5/b.b.b.5';
    // Green 8 is on yellow 18, four squares before yellow 14.
    const found = (rules: string) =>
      outlook(position(`${rules} 1234 ${pieces} Y ? -`)).captures.filter(({ by }) => by === 1);
    expect(found('german').map(({ colour }) => colour)).toEqual([]);
    expect(found('german+captureBackwards').map(({ colour }) => colour)).toEqual([0]);
  });
});

describe('challenges', () => {
  test('MU-11: a blob that could be challenged', () => {
    // Green 63 is on red 12.
    const { challenges } = outlook(position(`uckers 1234 b.b.b.11/b.b.63.63/${IN_BASE}/${IN_BASE} R ? -`));
    const piece = { by: 0, colour: 1, place: 63, chance: 11 / 36 };
    expect(challenges).toEqual([piece, piece]);
  });

  test.each([
    ['uckers', 'b.b.b.11', 'b.b.63.63', 'cR12*0', 2, true],
    ['uckers', 'b.b.b.11', 'b.63.63.63', 'cR12*1', 2, true],
    ['uckers+challenge=consecutive', 'b.b.b.11', 'b.b.63.63', 'cR12*0', 2, false],
    ['uckers', 'b.b.b.b', 'b.b.51.51', 'cRb*0', 3, true],
  ])('MU-12, MU-13, HO-1: %s %s/%s %s needs %d', (rules, red, green, note, sixesLeft, lasts) => {
    const { standing } = outlook(position(`${rules} 1234 ${red}/${green}/${IN_BASE}/${IN_BASE} R ? ${note}`));
    const pieces = green.split('.').filter((place) => place !== 'b');
    expect(standing).toEqual([
      { by: 0, colour: 1, place: Number(pieces[0]), size: pieces.length, sixesLeft, lasts },
    ]);
  });
});

test('a block takes freedom from those behind it', () => {
  const behind = (red: string): number =>
    outlook(position(`ludo 1-2- ${red}/-/b.b.b.3/- R ? -`)).freedom[2] ?? 0;
  expect(behind('b.b.40.41')).toBe(7 / 6);
  // Nothing can pass the block on the third square; base still opens on a 6.
  expect(behind('b.b.40.40')).toBe(3 / 6);
});

describe('players at the door', () => {
  test.each(AUTOMATIC_PLAYERS)('%s makes a legal play', (name) => {
    for (const text of [
      `ludo 1234 b.b.10.30/b.b.16.64/${IN_BASE}/${IN_BASE} R 6 -`,
      `uckers 1234 b.b.10.30/b.b.16.64/${IN_BASE}/${IN_BASE} R 61 -`,
      `ludo 1234 ${IN_BASE}/${IN_BASE}/${IN_BASE}/${IN_BASE} R 1 -`,
    ]) {
      expect(legal(text)).toContain(automaticPlay(position(text), name, new Chance('door')));
    }
  });

  test('a player from outside that breaks the rules is found out', () => {
    const choosers = new Map([['cheat', () => 'Rb>40']]);
    const run = () =>
      simulate({ rules: 'ludo', seats: '1-2-', games: 1, seed: 's', players: ['cheat', 'cheat'], choosers });
    expect(run).toThrow('not legal');
  });
});
