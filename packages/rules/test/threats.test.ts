/** The threats of positions that can be counted by hand, in every rule set. */
import { describe, expect, test } from 'vitest';
import { shareOf, stands, threats, type Threat } from '../src/index.ts';
import { position } from './positions.ts';

const IN_BASE = 'b.b.b.b';

const captures = (text: string, by: number): readonly Threat[] =>
  threats(position(text)).filter((each) => each.kind === 'capture' && each.by === by);

/** "R3>6 hits Y40: 3 21" */
const told = (text: string, by: number): readonly string[] =>
  captures(text, by).map(
    ({ mover, from, to, colour, place, throws }) =>
      `${mover}:${from}>${to} hits ${colour}:${place} with ${throws.map((faces) => faces.join('')).join(' ')}`,
  );

describe('one die', () => {
  test('ML-9: the number that reaches, from so many squares behind', () => {
    // Yellow 3 is on red 37.
    expect(told('ludo 1-2- b.b.b.40/-/b.b.b.3/- R ? -', 2)).toEqual(['2:3>6 hits 0:40 with 3']);
  });

  test('ML-8: out of base with a 6, onto the sixth square', () => {
    // Yellow 5 is on red 39.
    expect(told('ludo 1-2- b.b.b.39/-/b.b.b.b/- R ? -', 2)).toEqual(['2:-1>5 hits 0:39 with 6']);
  });

  test('ML-10: none over a block, nor of one', () => {
    expect(told('ludo 1-2- b.b.40.40/-/b.b.b.3/- R ? -', 2)).toEqual([]);
    expect(told('ludo 1-2- b.39.39.40/-/b.b.b.3/- R ? -', 2)).toEqual([]);
  });

  test('JL-3: on the smaller cross as well', () => {
    // Yellow 3 is on red 29.
    expect(told('jumbo 1-2- b.b.b.32/-/b.b.b.3/- R ? -', 2)).toEqual(['2:3>6 hits 0:32 with 3']);
  });

  test('the dice on the table play no part', () => {
    expect(told('ludo 1-2- b.b.b.40/-/b.b.b.3/- R 5 -', 2)).toEqual(['2:3>6 hits 0:40 with 3']);
  });

  test('a game that is over has none', () => {
    expect(threats(position('ludo 1-2- h.h.h.h/-/b.b.b.3/- - - w1'))).toEqual([]);
  });
});

describe('two dice', () => {
  test('MU-3: either die, or the total', () => {
    // Blue 54 is on red 37: a 3 on either die in 11 of 36 throws, 2 + 1 in two more.
    const text = `uckers 1234 b.b.b.40/${IN_BASE}/b.b.b.b/b.b.10.54 R ? -`;
    expect(told(text, 3)).toEqual(['3:54>57 hits 0:40 with 21 31 32 33 43 53 63']);
    const [{ throws } = { throws: [] }] = captures(text, 3);
    expect(shareOf(throws, 2)).toEqual({ throws: 13, of: 36 });
  });

  test('MU-4: a die that must not be used alone does not threaten', () => {
    // Blue has one piece on the track: with 5 + 3 it must go by the total, and does not stop on the third square. A 6
    // brings in another.
    const text = `uckers 1234 b.b.b.40/${IN_BASE}/b.b.b.b/b.b.b.54 R ? -`;
    expect(told(text, 3)).toEqual(['3:54>57 hits 0:40 with 21 63']);
  });

  test('MU-9: every piece of a mixed blob', () => {
    const hit = captures(`uckers 1234 b.b.40.40/${IN_BASE}/b.b.b.6/b.b.b.54 R ? -`, 3);
    expect(hit.map(({ colour, place }) => [colour, place])).toEqual([
      [0, 40],
      [2, 6],
    ]);
  });

  test('MU-11: a blob is challenged with a 6 from the square behind', () => {
    // Green 63 is on red 12.
    const [laid] = threats(position(`uckers 1234 b.b.b.11/b.b.63.63/${IN_BASE}/${IN_BASE} R ? -`));
    expect(laid).toMatchObject({
      kind: 'challenge',
      by: 0,
      mover: 0,
      from: 11,
      to: 12,
      colour: 1,
      place: 63,
    });
    expect(shareOf(laid?.throws ?? [], 2)).toEqual({ throws: 11, of: 36 });
  });

  test('MU-12: a challenge that stands moves nothing else, and wins with its last 6', () => {
    const text = `uckers 1234 b.b.1.11/b.61.63.63/${IN_BASE}/${IN_BASE} R ? cR12*1`;
    const hit = captures(text, 0);
    expect(hit.map(({ colour, place, from }) => [colour, place, from])).toEqual([[1, 63, 11]]);
    expect(shareOf(hit[0]?.throws ?? [], 2).throws).toBe(11);
  });

  test('NU-7: in the Navy’s game as well', () => {
    // Blue 41 is on red 28.
    expect(told(`uckers-navy 1234 b.b.b.31/${IN_BASE}/b.b.b.b/b.b.10.41 R ? -`, 3)).toEqual([
      '3:41>44 hits 0:31 with 21 31 32 33 43 53 63',
    ]);
  });
});

describe('German-style', () => {
  const pieces = 'b.b.b.14/b.b.b.8/b.b.b.5/b.b.b.5';

  test('GV-3: from ahead as well, where that is played', () => {
    // Green 8 is on yellow 18, four squares before yellow 14.
    expect(told(`german 1234 ${pieces} Y ? -`, 1)).toEqual([]);
    expect(told(`german+captureBackwards 1234 ${pieces} Y ? -`, 1)).toEqual(['1:8>4 hits 0:14 with 4']);
  });

  test('GL-7: a piece that must leave its A first threatens nothing else', () => {
    // Green 3 is on yellow 13; with a 1 green on its A must go first.
    expect(told('german 1234 b.b.b.14/b.b.0.3/b.b.b.5/b.b.b.5 Y ? -', 1)).toEqual(['1:0>4 hits 0:14 with 4']);
  });

  test('GV-2.2: a neutral piece that another player moves', () => {
    // Black 26 is on yellow 16; green moves it.
    const hit = told('german 123n b.b.b.18/b.b.b.30/b.b.b.5/b.b.b.26 Y ? -', 1);
    expect(hit).toContain('3:26>28 hits 0:18 with 2');
  });

  test('GV-6: no piece of a barrier', () => {
    // Green 4 is on yellow 14.
    expect(told('german+barriers 1234 b.b.16.16/b.b.b.4/b.b.b.5/b.b.b.5 Y ? -', 1)).toEqual([]);
  });
});

describe('what keeps opponents off', () => {
  const bars = (text: string, colour: number) =>
    stands(position(text))
      .filter((each) => each.colour === colour && each.place >= 0)
      .map(({ place, count, barredBy, wall, isMixed }) => [place, count, barredBy, wall, isMixed]);

  test.each([
    [
      'ML-10',
      'ludo 1-2- b.5.40.40/-/b.b.b.3/- R ? -',
      [
        [5, 1, null, null, false],
        [40, 2, 'ML-10', 'block', false],
      ],
    ],
    // Red 34 is the start square of yellow.
    ['ML-10', 'ludo 1-2- b.b.34.34/-/b.b.b.b/- R ? -', [[34, 2, 'ML-10', 'block', false]]],
    ['ML-13', 'ludo+enterOn=16 1-2- b.b.34.34/-/b.b.b.b/- R ? -', [[34, 2, 'ML-10', 'block', false]]],
    [
      'MU-10',
      `uckers 1234 b.40.40.40/${IN_BASE}/${IN_BASE}/${IN_BASE} R ? -`,
      [[40, 3, 'MU-10', 'blob', false]],
    ],
    ['MU-9', `uckers 1234 b.b.40.40/${IN_BASE}/b.b.b.6/${IN_BASE} R ? -`, [[40, 2, null, null, true]]],
    [
      'GV-6',
      'german+barriers 1234 b.b.16.16/b.b.b.4/b.b.b.5/b.b.b.5 Y ? -',
      [[16, 2, 'GV-6', 'barrier', false]],
    ],
  ] as const)('%s: %s', (_clause, text, expected) => expect(bars(text, 0)).toEqual(expected));

  test('CO-1: nobody is kept off a piece in base or at home', () => {
    expect(stands(position('ludo 1-2- b.b.h.h/-/b.b.b.3/- R ? -'))[0]).toEqual({
      colour: 0,
      place: -1,
      count: 2,
      barredBy: null,
      wall: null,
      safeBy: null,
      isMixed: false,
    });
  });
});
