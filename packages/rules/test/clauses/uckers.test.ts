/** Masters Uckers without challenges: teams, two dice, starting, capturing, blobs. */
import { describe, expect, test } from 'vitest';
import { initialPosition, printPosition, ruleSets } from '../../src/index.ts';
import { events, legal, onwards, played, refusal, refusedField, thrown } from '../positions.ts';

const BASE_OF_FOUR = 'b.b.b.b';
/** Green, yellow and blue in base. */
const REST = `${BASE_OF_FOUR}/${BASE_OF_FOUR}/${BASE_OF_FOUR}`;

describe('MU-1', () => {
  test('MU-1: opposite colours are partners: one that lands on the other captures nothing', () => {
    // Yellow's place 46 is red's place 12.
    expect(onwards(`uckers 1234 b.b.b.10/b.b.b.b/b.b.b.46/b.b.b.b R ? -`, '11')).toEqual([
      'b.b.b.12/b.b.b.b/b.b.b.46/b.b.b.b G ? -',
    ]);
  });

  test('MU-1: two players hold a team each, three share likewise, and the colours stay four', () => {
    expect(ruleSets.find(({ id }) => id === 'uckers')?.seatings).toEqual(['1234', '1212', '1213', '1232']);
    for (const seats of ['1221', '1122', '123-', '1-2-', '123n']) {
      expect(refusedField(`uckers ${seats} b.b.b.b/${REST} R ? -`)).toBe('seats');
    }
    expect(onwards(`uckers 1212 b.b.b.10/b.b.b.b/b.b.b.46/b.b.b.b R ? -`, '11')).toEqual([
      'b.b.b.12/b.b.b.b/b.b.b.46/b.b.b.b G ? -',
    ]);
  });
});

test('MU-2: two dice are thrown, the higher is written first, and turns go clockwise from whoever begins', () => {
  const first = initialPosition('ludo-star-uckers', '1234', 3);
  const text = first.ok ? printPosition(first.value) : '';
  expect(text).toBe(`uckers 1234 b.b.b.b/${REST} B ? -`);
  expect(thrown(text, '36')).toBe(`uckers 1234 b.b.b.b/${REST} B 63 -`);
  expect(() => thrown(text, '6')).toThrow('wrong-dice');
  expect(onwards(text, '21')).toEqual([`b.b.b.b/${REST} R ? -`]);
});

describe('MU-3', () => {
  test('MU-3: two pieces by one die each in either order, or one piece by the total', () => {
    const text = `uckers 1234 b.b.10.20/${REST} R ? -`;
    expect(onwards(text, '53')).toEqual([
      `b.b.10.28/${REST} G ? -`,
      `b.b.13.25/${REST} G ? -`,
      `b.b.15.23/${REST} G ? -`,
      `b.b.18.20/${REST} G ? -`,
    ]);
    const lying = thrown(text, '53');
    expect(played(lying, 'R10>15,R20>23')).toBe(played(lying, 'R20>23,R10>15'));
    expect(refusal(lying, 'R10>15,R15>18').code).toBe('not-a-play');
  });

  test('MU-3: with the total a piece captures only where it ends', () => {
    // Green's place 64 is red's 13, green's 1 red's 18.
    expect(onwards('uckers 1234 b.b.b.10/b.b.1.64/b.b.b.b/b.b.b.b R ? -', '53')).toEqual([
      'b.b.b.18/b.b.b.64/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('MU-3: with the total it passes no blob, wherever on the way', () => {
    // Blue's place 33 is red's 16: 15 can be reached with the 5, and 13 with the 3, but 18 cannot.
    const text = 'uckers 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.33.33 R 53 -';
    expect(legal(text)).toEqual(['R10>15']);
    expect(refusal(text, 'R10>>18')).toMatchObject({ code: 'blob-in-the-way', blocker: 3, blockedAt: 16 });
  });

  test('MU-3: the two pieces may come from one square', () => {
    expect(onwards(`uckers 1234 b.b.10.10/${REST} R ? -`, '53')).toEqual([
      `b.b.10.18/${REST} G ? -`,
      `b.b.13.15/${REST} G ? -`,
    ]);
  });
});

describe('MU-4', () => {
  test('MU-4: both dice are used if there is a way to use both', () => {
    const text = `uckers 1234 60.73.h.h/${REST} R 21 -`;
    expect(onwards(text.replace('21', '?'), '21')).toEqual([
      `62.h.h.h/${REST} G ? -`,
      `63.73.h.h/${REST} G ? -`,
    ]);
    expect(refusal(text, 'R60>62')).toMatchObject({ code: 'both-dice', clause: 'MU-4' });
    expect(refusal(text, '-')).toMatchObject({ code: 'must-move', clause: 'CO-7' });
  });

  test('MU-4: else the higher die if it can be used', () => {
    // Blue's 34 is red's 17: both dice go by themselves, their total does not.
    const text = 'uckers 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.34.34 R 54 -';
    expect(legal(text)).toEqual(['R10>15']);
    expect(refusal(text, 'R10>14')).toMatchObject({ code: 'higher-die', clause: 'MU-4' });
  });

  test('MU-4: else the lower, else the throw is forfeited', () => {
    // Blue's 31 is red's 14, blue's 29 red's 12.
    expect(legal('uckers 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.31.31 R 53 -')).toEqual(['R10>13']);
    expect(legal('uckers 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.29.29 R 53 -')).toEqual(['-']);
  });
});

test('MU-5: a piece that is alone uses the total if possible, else the higher die, else the lower', () => {
  expect(legal(`uckers 1234 b.b.b.10/${REST} R 53 -`)).toEqual(['R10>>18']);
  expect(legal(`uckers 1234 70.h.h.h/${REST} R 43 -`)).toEqual(['R70>h']);
  expect(legal(`uckers 1234 70.h.h.h/${REST} R 53 -`)).toEqual(['R70>73']);
  expect(legal(`uckers 1234 73.h.h.h/${REST} R 53 -`)).toEqual(['-']);
});

describe('MU-6', () => {
  test('MU-6: a 6 puts a piece on the start square; the other die may go to any piece, the started one included', () => {
    expect(onwards(`uckers 1234 b.b.b.10/${REST} R ? -`, '61')).toEqual([
      `b.b.0.11/${REST} R ? -`,
      `b.b.1.10/${REST} R ? -`,
      `b.b.b.17/${REST} R ? -`,
    ]);
    expect(refusal(`uckers 1234 b.b.b.10/${REST} R 53 -`, 'Rb>0')).toMatchObject({
      code: 'needs-another-number-to-enter',
      clause: 'MU-6',
      needs: [6],
    });
  });

  test('MU-6: it is never preferred, but is made where only so both dice are used', () => {
    expect(onwards(`uckers 1234 b.b.b.70/${REST} R ? -`, '61')).toEqual([
      `b.b.0.71/${REST} R ? -`,
      `b.b.1.70/${REST} R ? -`,
    ]);
  });

  test('MU-6: a double 6 can start two, or one that goes on', () => {
    expect(onwards(`uckers 1234 b.b.b.b/${REST} R ? -`, '66')).toEqual([
      `b.b.0.0/${REST} R ? -`,
      `b.b.b.6/${REST} R ? -`,
    ]);
  });

  test('MU-6: the start square counts as a landing', () => {
    // Green's place 51 is red's start square.
    expect(onwards('uckers 1234 b.b.b.b/b.b.b.51/b.b.b.b/b.b.b.b R ? -', '65')).toEqual([
      'b.b.b.5/b.b.b.b/b.b.b.b/b.b.b.b R ? -',
    ]);
  });

  test('MU-6: an opposing blob on the start square keeps pieces in base', () => {
    expect(refusal('uckers 1234 b.b.b.10/b.b.51.51/b.b.b.b/b.b.b.b R 65 -', 'Rb>0')).toMatchObject({
      code: 'blob-in-the-way',
      clause: 'MU-10',
    });
  });
});

describe('MU-7', () => {
  test('MU-7: a 6 gives one more throw, a double 6 one as well, and no other number any', () => {
    expect(onwards(`uckers 1234 b.h.h.h/${REST} R ? -`, '61')).toEqual([`1.h.h.h/${REST} R ? -`]);
    expect(onwards(`uckers 1234 b.h.h.h/${REST} R ? -`, '66')).toEqual([`6.h.h.h/${REST} R ? -`]);
    expect(onwards(`uckers 1234 6.h.h.h/${REST} R ? -`, '55')).toEqual([`16.h.h.h/${REST} G ? -`]);
    const given = events(`uckers 1234 b.h.h.h/${REST} R 66 -`, 'Rb>0,R0>6').filter(
      ({ type }) => type === 'throws-again',
    );
    expect(given).toHaveLength(1);
  });

  test('MU-7: also when the 6 could not be used', () => {
    expect(onwards(`uckers 1234 70.h.h.h/${REST} R ? -`, '65')).toEqual([`70.h.h.h/${REST} R ? -`]);
    expect(onwards(`uckers 1234 70.h.h.h/${REST} R ? -`, '61')).toEqual([`71.h.h.h/${REST} R ? -`]);
  });
});

test('MU-8: landing on a single piece of an opponent sends it to base', () => {
  // Green's place 63 is red's 12, blue's 26 red's 9.
  expect(onwards('uckers 1234 b.b.b.10/b.b.b.63/b.b.b.b/b.b.b.b R ? -', '11')).toEqual([
    'b.b.b.12/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
  ]);
  expect(onwards('uckers 1234 b.b.b.8/b.b.b.b/b.b.b.b/b.b.b.27 R ? -', '11')).toEqual([
    'b.b.b.10/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
  ]);
});

describe('MU-9', () => {
  test('MU-9: an opponent who lands on a mixed blob sends all of it to base, however many of each', () => {
    for (const red of ['b.b.b.12', 'b.b.12.12', '12.12.12.12']) {
      expect(onwards(`uckers 1234 ${red}/b.b.b.60/b.b.b.46/b.b.b.b G ? -`, '21')).toEqual([
        'b.b.b.b/b.b.b.63/b.b.b.b/b.b.b.b Y ? -',
      ]);
    }
  });

  test('MU-9: capturing a mixed blob costs no throw', () => {
    expect(onwards('uckers 1234 b.b.12.12/55.h.h.h/b.b.b.46/b.b.b.b G ? -', '62')).toEqual([
      'b.b.b.b/63.h.h.h/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('MU-9: a mixed blob bars nobody', () => {
    expect(onwards('uckers 1234 b.b.12.12/b.b.b.60/b.b.46.46/b.b.b.b G ? -', '31')).toEqual([
      'b.b.12.12/b.b.b.64/b.b.46.46/b.b.b.b Y ? -',
    ]);
  });
});

describe('MU-10', () => {
  test('MU-10: no opponent passes a blob or lands on it', () => {
    const text = 'uckers 1234 b.b.12.12/b.b.b.60/b.b.b.b/b.b.b.b G 21 -';
    expect(legal(text)).toEqual(['G60>62']);
    expect(refusal(text, 'G60>>63')).toMatchObject({
      code: 'blob-in-the-way',
      clause: 'MU-10',
      blocker: 0,
      blockedAt: 63,
    });
    expect(legal(text.replace('21', '41'))).toEqual(['G60>61']);
  });

  test('MU-10: partners pass a blob and land on it freely', () => {
    const text = 'uckers 1234 b.b.12.12/b.b.b.b/b.b.b.44/b.b.b.b Y ? -';
    expect(onwards(text, '11')).toEqual(['b.b.12.12/b.b.b.b/b.b.b.46/b.b.b.b B ? -']);
    expect(onwards(text, '21')).toEqual(['b.b.12.12/b.b.b.b/b.b.b.47/b.b.b.b B ? -']);
  });

  test('MU-10: one piece is no blob', () => {
    expect(onwards('uckers 1234 b.b.b.12/b.b.b.60/b.b.b.b/b.b.b.b G ? -', '31')).toEqual([
      'b.b.b.12/b.b.b.64/b.b.b.b/b.b.b.b Y ? -',
    ]);
  });
});
