/** Navy Uckers: the board of six, and its own rules. */
import { describe, expect, test } from 'vitest';
import { initialPosition, printPosition, ruleSetOf, trackSquareOf } from '../../src/index.ts';
import { legal, onwards, refusal, refusedField, thrown } from '../positions.ts';

const REST = 'b.b.b.b/b.b.b.b/b.b.b.b';
/** Red stands on 9, before a blob of green on red's place 10. */
const POSITION = '9.h.h.h/b.b.49.49/b.b.b.b/b.b.b.b';

test('NU-1: a Ludo board, with arms of six, and two dice', () => {
  const navy = ruleSetOf('uckers-navy');
  expect(navy.ok && navy.value).toMatchObject({ dice: 2, board: { id: 'cross-6', trackLength: 52 } });
  expect(refusedField(`uckers-navy 1234 b.b.b.56/${REST} R ? -`)).toBe('pieces');
});

test('NU-2: opposite players are partners', () => {
  // Yellow's 38 is red's 12, and so is green's 51, which is green's home column; blue's 25 is red's 12.
  expect(onwards('uckers-navy 1234 b.b.b.10/b.b.b.b/b.b.b.38/b.b.b.b R ? -', '11')).toEqual([
    'b.b.b.12/b.b.b.b/b.b.b.38/b.b.b.b G ? -',
  ]);
  expect(onwards('uckers-navy 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.b.25 R ? -', '11')).toEqual([
    'b.b.b.12/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
  ]);
});

test('NU-3: all throw both dice, and whoever threw highest begins', () => {
  const first = initialPosition('uckers-navy', '1234', 1);
  const text = first.ok ? printPosition(first.value) : '';
  expect(text).toBe(`uckers-navy 1234 b.b.b.b/${REST} G ? -`);
  expect(thrown(text, '26')).toBe(`uckers-navy 1234 b.b.b.b/${REST} G 62 -`);
  expect(() => thrown(text, '6')).toThrow('wrong-dice');
});

test('NU-4: a 6 puts a piece out, the other die goes to this or another; a double 6 puts out two', () => {
  expect(onwards(`uckers-navy 1234 b.b.b.10/${REST} R ? -`, '62')).toEqual([
    `b.b.0.12/${REST} R ? -`,
    `b.b.2.10/${REST} R ? -`,
    `b.b.b.18/${REST} R ? -`,
  ]);
  expect(onwards(`uckers-navy 1234 b.b.b.b/${REST} R ? -`, '66')).toContain(`b.b.0.0/${REST} R ? -`);
});

describe('NU-5', () => {
  test('NU-5.1: pieces go clockwise by the value of the dice', () => {
    expect(legal(`uckers-navy 1234 b.b.b.10/${REST} R 53 -`)).toEqual(['R10>>18']);
    expect(trackSquareOf(boardOfNavy(), 0, 18)).toBe(18);
  });

  test('NU-5.2: a single piece goes by both dice and captures nothing between', () => {
    // Green's 0 is red's 13, green's 2 red's 15.
    expect(onwards('uckers-navy 1234 b.b.b.10/b.b.0.2/b.b.b.b/b.b.b.b R ? -', '53')).toEqual([
      'b.b.b.18/b.b.0.2/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('NU-5.2: where only one die is left, it lands there and captures', () => {
    // Blue's 29 is red's 16.
    expect(onwards('uckers-navy 1234 b.b.b.10/b.b.0.2/b.b.b.b/b.b.29.29 R ? -', '53')).toEqual([
      'b.b.b.15/b.b.b.0/b.b.b.b/b.b.29.29 G ? -',
    ]);
  });

  test('NU-5.3: two pieces take one die each, or one of them both', () => {
    expect(onwards(`uckers-navy 1234 10.20.h.h/${REST} R ? -`, '53')).toEqual([
      `10.28.h.h/${REST} G ? -`,
      `13.25.h.h/${REST} G ? -`,
      `15.23.h.h/${REST} G ? -`,
      `18.20.h.h/${REST} G ? -`,
    ]);
  });

  test('NU-5.4: where a blob or home forbids it, the higher die, else the lower, else none; extra throws stay', () => {
    // Blue's 29, 27 and 25 are red's 16, 14 and 12.
    expect(legal('uckers-navy 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.29.29 R 53 -')).toEqual(['R10>15']);
    expect(legal('uckers-navy 1234 b.b.b.10/b.b.b.b/b.b.b.b/b.b.27.27 R 53 -')).toEqual(['R10>13']);
    expect(onwards('uckers-navy 1234 10.h.h.h/b.b.b.b/b.b.b.b/b.b.25.25 R ? -', '62')).toEqual([
      '10.h.h.h/b.b.b.b/b.b.b.b/b.b.25.25 R ? -',
    ]);
  });
});

function boardOfNavy(): Parameters<typeof trackSquareOf>[0] {
  const navy = ruleSetOf('uckers-navy');
  if (!navy.ok) throw new Error(navy.error.reason);
  return navy.value.board;
}

test('NU-6: one extra throw for a 6 or a double 6, none after a blob has been removed', () => {
  expect(onwards(`uckers-navy 1234 10.h.h.h/${REST} R ? -`, '64')).toEqual([`20.h.h.h/${REST} R ? -`]);
  expect(onwards(`uckers-navy 1234 10.h.h.h/${REST} R ? -`, '66')).toEqual([`22.h.h.h/${REST} R ? -`]);
  expect(onwards(`uckers-navy 1234 10.h.h.h/${REST} R ? -`, '44')).toEqual([`18.h.h.h/${REST} G ? -`]);
  expect(onwards(`uckers-navy 1234 ${POSITION} R ? cR10*0`, '66')).toEqual([
    '10.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
  ]);
});

test('NU-7: landing on an opponent’s piece returns it to base', () => {
  // Green's 51 is no track; green's 50 is red's 11.
  expect(onwards('uckers-navy 1234 b.b.b.9/b.b.b.50/b.b.b.b/b.b.b.b R ? -', '11')).toEqual([
    'b.b.b.11/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
  ]);
});

describe('NU-8', () => {
  test('NU-8.1: a blob blocks opponents and not the partner', () => {
    // Yellow's 36 is red's 10, green's 47 red's 8.
    expect(legal('uckers-navy 1234 b.b.10.10/b.b.b.47/b.b.b.b/b.b.b.b G 32 -')).toEqual(['-']);
    expect(legal('uckers-navy 1234 b.b.10.10/b.b.b.b/b.b.b.34/b.b.b.b Y 32 -')).toEqual(['Y34>>39']);
  });

  test('NU-8.2: a blob of two, three or four falls to as many sixes after the challenge', () => {
    for (const [green, size] of [
      ['b.b.49.49', 2],
      ['b.49.49.49', 3],
      ['49.49.49.49', 4],
    ] as const) {
      const pieces = `9.h.h.h/${green}/b.b.b.b/b.b.b.b`;
      expect(onwards(`uckers-navy 1234 ${pieces} R ? cR10*${size - 2}`, '61')).toEqual([
        `${pieces} R ? cR10*${size - 1}`,
      ]);
      expect(onwards(`uckers-navy 1234 ${pieces} R ? cR10*${size - 1}`, '61')).toEqual([
        '10.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
      ]);
    }
  });

  test('NU-8.3: no other piece moves, the second die of the challenge is lost, later both sixes count', () => {
    expect(onwards(`uckers-navy 1234 ${POSITION} R ? -`, '66')).toContain(`${POSITION} R ? cR10*0`);
    const three = '9.30.h.h/b.49.49.49/b.b.b.b/b.b.b.b';
    expect(onwards(`uckers-navy 1234 ${three} R ? cR10*0`, '66')).toEqual([`${three} R ? cR10*2`]);
    expect(onwards(`uckers-navy 1234 ${three} R ? cR10*0`, '62')).toEqual([`${three} R ? cR10*1`]);
    expect(onwards(`uckers-navy 1234 ${three} R ? cR10*0`, '52')).toEqual([`${three} G ? cR10*0`]);
  });

  test('NU-8.4: nobody moves into position and challenges with the same throw', () => {
    expect(onwards('uckers-navy 1234 6.h.h.h/b.b.49.49/b.b.b.b/b.b.b.b R ? -', '63')).toEqual([
      `${POSITION} R ? -`,
    ]);
  });

  test('NU-8.5: from base it takes one 6 more', () => {
    // Green's 39 is red's start square.
    const pieces = 'b.b.b.b/b.b.39.39/b.b.b.b/b.b.b.b';
    expect(onwards(`uckers-navy 1234 ${pieces} R ? cRb*1`, '61')).toEqual([`${pieces} R ? cRb*2`]);
    expect(onwards(`uckers-navy 1234 ${pieces} R ? cRb*2`, '61')).toEqual([
      'b.b.b.0/b.b.b.b/b.b.b.b/b.b.b.b G ? -',
    ]);
  });

  test('NU-8.6: whoever can move nothing else breaks the own blob', () => {
    const text = `uckers-navy 1234 10.10.h.h/${REST} R 21 -`;
    expect(legal(text).toSorted()).toEqual(['R10>12,R10>11', 'R10>>13']);
    expect(refusal(text, '-')).toMatchObject({ code: 'must-move', clause: 'CO-7' });
  });
});

test('NU-9: a mixed blob bars nobody, is captured whole, and nobody challenges from one', () => {
  // Yellow's 36 and green's 49 are red's 10, yellow's 35 red's 9.
  expect(legal('uckers-navy 1234 b.b.10.10/46.h.h.h/b.b.b.36/b.b.b.b G 31 -')).toEqual(['G46>>50']);
  expect(onwards('uckers-navy 1234 b.b.10.10/46.h.h.h/b.b.b.36/b.b.b.b G ? -', '21')).toEqual([
    'b.b.b.b/49.h.h.h/b.b.b.b/b.b.b.b Y ? -',
  ]);
  expect(legal('uckers-navy 1234 9.h.h.h/b.b.49.49/b.b.b.35/b.b.b.b R 63 -')).toEqual(['-']);
});

describe('NU-10', () => {
  test('NU-10.1: a piece in its home column is safe', () => {
    for (let place = 51; place <= 55; place++) expect(trackSquareOf(boardOfNavy(), 0, place)).toBeNull();
    // Green's 38 is the square behind red's start, where red's 51 would be if it were track.
    expect(onwards('uckers-navy 1234 b.b.b.51/b.b.b.36/b.b.b.b/b.b.b.b G ? -', '11')).toEqual([
      'b.b.b.51/b.b.b.38/b.b.b.b/b.b.b.b Y ? -',
    ]);
  });

  test('NU-10.2: home by the exact number, for the last piece also by one die', () => {
    expect(legal(`uckers-navy 1234 52.h.h.h/${REST} R 31 -`)).toEqual(['R52>>h']);
    expect(legal(`uckers-navy 1234 52.h.h.h/${REST} R 41 -`)).toEqual(['R52>h']);
    expect(legal(`uckers-navy 1234 52.h.h.h/${REST} R 55 -`)).toEqual(['-']);
  });
});

describe('NU-11', () => {
  const HOME = 'h.h.h.h/b.b.b.b/b.b.b.10/b.b.b.b';

  test('NU-11: an extra throw left over is lost; Masters Uckers counts it as a try', () => {
    expect(onwards('uckers-navy 1234 50.h.h.h/b.b.b.b/b.b.b.10/b.b.b.b R ? -', '61')).toEqual([
      `${HOME} G ? -`,
    ]);
    expect(onwards('uckers 1234 68.h.h.h/b.b.b.b/b.b.b.10/b.b.b.b R ? -', '61')).toEqual([`${HOME} R ? -`]);
  });

  test('NU-11: the try begins with the next turn, the 6 ends it, and from the turn that follows the partner is helped', () => {
    expect(onwards(`uckers-navy 1234 ${HOME} R ? -`, '54')).toEqual([`${HOME} G ? -`]);
    expect(onwards(`uckers-navy 1234 ${HOME} R ? -`, '64')).toEqual([`${HOME} G ? pR`]);
    expect(onwards(`uckers-navy 1234 ${HOME} R ? pR`, '54')).toEqual([
      'h.h.h.h/b.b.b.b/b.b.b.19/b.b.b.b G ? pR',
    ]);
  });
});

test('NU-12: the pair that first has all eight home wins', () => {
  expect(onwards('uckers-navy 1234 h.h.h.h/b.b.b.b/52.55.h.h/b.b.b.b R ? pR', '41')).toEqual([
    'h.h.h.h/b.b.b.b/h.h.h.h/b.b.b.b - - w13',
  ]);
  expect(onwards('uckers-navy 1213 b.b.b.b/50.h.h.h/b.b.b.b/h.h.h.h G ? pB', '64')).toEqual([
    'b.b.b.b/h.h.h.h/b.b.b.b/h.h.h.h - - w23',
  ]);
});
