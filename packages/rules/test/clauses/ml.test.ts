import { describe, expect, test } from 'vitest';
import {
  BASE,
  boards,
  clausesInForce,
  initialPosition,
  printPosition,
  ruleSetOf,
  ruleSets,
  trackSquareOf,
} from '../../src/index.ts';
import {
  after,
  events,
  legal,
  piecesAfter,
  played,
  position,
  refusal,
  refusedField,
  thrown,
  waysOf,
} from '../positions.ts';

const REST = 'b.b.b.b/b.b.b.b/b.b.b.b';

test('ML-1: arms of eight squares; no other colour enters a home column', () => {
  const ludo = ruleSetOf('ludo');
  expect(ludo.ok && ludo.value.board).toMatchObject({
    armLength: 8,
    trackLength: 68,
    lastOnTrack: 66,
    lastPlace: 74,
  });
  // A red piece that passes the foot of green's column stays on the track.
  const [board] = boards;
  const foot = board && trackSquareOf(board, 1, 66);
  expect(foot).toBe(15);
  expect(piecesAfter(`ludo 1234 b.b.b.15/${REST} R ? -`, '4')).toEqual([`b.b.b.19/${REST}`]);
});

test('ML-2: the way begins on the start square, one square in from the end of the arm', () => {
  // 2 x 8 + 1 squares to the neighbour's start; seven steps to the middle, eight out again, two round the end.
  const [board] = boards;
  expect(board && [0, 1, 2, 3].map((colour) => trackSquareOf(board, colour, 0))).toEqual([0, 17, 34, 51]);
});

test('ML-3: board data tells each square of a colour apart from shared ones', () => {
  const [board] = boards;
  if (!board) throw new Error('there is no board');
  const own = Array.from({ length: board.lastPlace + 1 }, (_, place) => place).filter(
    (place) => trackSquareOf(board, 0, place) === null,
  );
  expect(own).toEqual([67, 68, 69, 70, 71, 72, 73, 74]);
});

test('ML-4: four colours of four pieces, all in base, and one die', () => {
  const first = initialPosition('ludo', '1234');
  expect(first.ok && printPosition(first.value)).toBe('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -');
  expect(ruleSets.find(({ id }) => id === 'ludo')?.dice).toBe(1);
  expect(() => thrown('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -', '63')).toThrow('wrong-dice');
});

test('ML-5: whoever threw highest begins, and play goes clockwise from there', () => {
  const first = initialPosition('ludo', '1234', 2);
  expect(first.ok && printPosition(first.value)).toBe('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b Y ? -');
  expect(first.ok && after(printPosition(first.value), '2')).toEqual([
    'ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b B ? -',
  ]);
});

describe('ML-6', () => {
  test('ML-6: the thrower chooses which piece goes by the number thrown', () => {
    expect(legal(`ludo 1234 b.3.9.60/${REST} R 4 -`)).toEqual(['R3>7', 'R9>13', 'R60>64']);
  });

  test('ML-6: pieces on one square are one choice', () => {
    expect(legal(`ludo 1234 b.9.9.9/${REST} R 4 -`)).toEqual(['R9>13']);
  });

  test('ML-6: a piece goes by the number thrown and by no other', () => {
    expect(refusal(`ludo 1234 b.3.9.60/${REST} R 4 -`, 'R3>8')).toMatchObject({
      code: 'not-a-play',
      clause: 'ML-6',
    });
  });

  test('ML-6: when no piece can move the dice pass on', () => {
    expect(after(`ludo 1234 b.b.72.h/${REST} R ? -`, '5')).toEqual([`ludo 1234 b.b.72.h/${REST} G ? -`]);
  });
});

describe('ML-7', () => {
  test('ML-7: a 6 gives another throw', () => {
    expect(after(`ludo 1234 b.b.b.b/${REST} R ? -`, '6')).toEqual([`ludo 1234 b.b.b.5/${REST} R ? -`]);
    expect(events(`ludo 1234 b.b.b.b/${REST} R 6 -`, 'Rb>5')).toContainEqual({
      type: 'throws-again',
      colour: 0,
      used: 0,
    });
  });

  test('ML-7: also a 6 that could not be used', () => {
    expect(after(`ludo 1234 72.72.h.h/${REST} R ? -`, '6')).toEqual([`ludo 1234 72.72.h.h/${REST} R ? -`]);
  });

  test('ML-7: without limit', () => {
    let text = `ludo 1234 b.b.b.0/${REST} R ? -`;
    for (const play of ['R0>6', 'R6>12', 'R12>18', 'R18>24', 'R24>30', 'R30>36'])
      text = played(thrown(text, '6'), play);
    expect(text).toBe(`ludo 1234 b.b.b.36/${REST} R ? -`);
  });

  test('ML-7: no other number does', () => {
    for (const number of ['1', '2', '3', '4', '5']) {
      expect(after(`ludo 1234 b.b.b.20/${REST} R ? -`, number).map((text) => text.split(' ')[3])).toEqual([
        'G',
      ]);
    }
  });
});

describe('ML-8', () => {
  test('ML-8: a piece leaves base on a 6 and comes to rest on place 5', () => {
    expect(piecesAfter(`ludo 1234 b.b.b.b/${REST} R ? -`, '6')).toEqual([`b.b.b.5/${REST}`]);
  });

  test('ML-8: on no other number', () => {
    for (const number of [1, 2, 3, 4, 5]) {
      const base = waysOf(`ludo 1234 b.b.b.20/${REST} R ${number} -`).find(
        ({ play }) => play[0]?.from === BASE,
      );
      expect(base?.refusal).toMatchObject({
        code: 'needs-another-number-to-enter',
        clause: 'ML-8',
        needs: [6],
      });
    }
  });

  test('ML-8: it captures nothing on the way, and what stands on place 5', () => {
    // Blue's places 51 and 56 are red's start square and red's place 5.
    expect(piecesAfter('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.17.22 R ? -', '6')).toEqual([
      'b.b.b.5/b.b.b.b/b.b.b.b/b.b.b.17',
    ]);
  });

  test('ML-8: a block of another colour on any of the places 0 to 5 keeps it in base', () => {
    for (const place of [17, 18, 19, 20, 21, 22]) {
      const text = `ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.${place}.${place} R 6 -`;
      expect(refusal(text, 'Rb>5')).toMatchObject({
        code: 'block-in-the-way',
        clause: 'ML-10',
        blocker: 3,
        blockedAt: place - 17,
      });
      expect(legal(text)).toEqual(['-']);
    }
    expect(legal('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.23.23 R 6 -')).toEqual(['Rb>5']);
    expect(legal('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.16.16 R 6 -')).toEqual(['Rb>5']);
  });
});

describe('ML-9', () => {
  test('ML-9: a piece that lands on a single piece of another colour sends it to base', () => {
    const text = 'ludo 1234 b.b.b.20/b.b.b.6/b.b.b.b/b.b.b.b R 3 -';
    expect(played(text, 'R20>23')).toBe('ludo 1234 b.b.b.23/b.b.b.b/b.b.b.b/b.b.b.b G ? -');
    expect(events(text, 'R20>23')).toEqual([
      { type: 'moved', colour: 0, from: 20, to: 23, kind: 'move' },
      { type: 'captured', colour: 1, from: 6, by: 0 },
      { type: 'turn', colour: 1 },
    ]);
  });

  test('ML-9: a piece that is passed stays', () => {
    expect(piecesAfter('ludo 1234 b.b.b.20/b.b.b.6/b.b.b.b/b.b.b.b R ? -', '4')).toEqual([
      'b.b.b.24/b.b.b.6/b.b.b.b/b.b.b.b',
    ]);
  });

  test('ML-9: two colours never stand on one square', () => {
    expect(refusedField('ludo 1234 b.b.b.23/b.b.b.6/b.b.b.b/b.b.b.b R ? -')).toBe('pieces');
  });
});

describe('ML-10', () => {
  test('ML-10: a block is neither passed nor landed on by another colour', () => {
    for (const [number, clause] of [
      [3, 'ML-10'],
      [5, 'ML-10'],
    ] as const) {
      const text = `ludo 1234 b.b.b.20/b.b.6.6/b.b.b.b/b.b.b.b R ${number} -`;
      expect(refusal(text, `R20>${20 + number}`)).toEqual({
        code: 'block-in-the-way',
        clause,
        colour: 0,
        place: 20,
        blocker: 1,
        blockedAt: 23,
      });
    }
    expect(legal('ludo 1234 b.b.b.20/b.b.6.6/b.b.b.b/b.b.b.b R 2 -')).toEqual(['R20>22']);
  });

  test('ML-10: three or four pieces are a block too', () => {
    expect(legal('ludo 1234 b.b.b.20/b.6.6.6/b.b.b.b/b.b.b.b R 4 -')).toEqual(['-']);
    expect(legal('ludo 1234 b.b.b.20/6.6.6.6/b.b.b.b/b.b.b.b R 4 -')).toEqual(['-']);
  });

  test('ML-10: the own colour passes and joins its block, up to four pieces', () => {
    expect(legal(`ludo 1234 19.23.23.23/${REST} R 4 -`)).toContain('R19>23');
    expect(legal(`ludo 1234 19.23.23.23/${REST} R 5 -`)).toContain('R19>24');
    expect(position(`ludo 1234 23.23.23.23/${REST} R ? -`).pieces[0]).toEqual([23, 23, 23, 23]);
  });

  test('ML-10: a block across the end of the counting bars as well', () => {
    // Yellow's place 33 is track square 67, and place 34 red's start square.
    expect(legal('ludo 1234 b.b.b.b/b.b.b.b/b.b.b.33/b.b.17.17 Y 2 -')).toEqual(['-']);
  });
});

describe('ML-11', () => {
  test('ML-11: home by an exact throw', () => {
    expect(legal(`ludo 1234 b.b.b.70/${REST} R 4 -`)).toEqual(['R70>h']);
    expect(played(`ludo 1234 b.b.b.70/${REST} R 4 -`, 'R70>h')).toBe(`ludo 1234 b.b.b.h/${REST} G ? -`);
  });

  test('ML-11: a throw that overshoots cannot be used by that piece', () => {
    const [, piece] = waysOf(`ludo 1234 b.b.b.70/${REST} R 5 -`);
    expect(piece?.refusal).toMatchObject({ code: 'overshoots', clause: 'ML-11', needs: [4] });
    expect(legal(`ludo 1234 b.b.30.70/${REST} R 5 -`)).toEqual(['R30>35']);
  });

  test('ML-11: from the track the way turns into the own home column', () => {
    expect(legal(`ludo 1234 b.b.b.66/${REST} R 1 -`)).toEqual(['R66>67']);
    expect(legal(`ludo 1234 b.b.b.68/${REST} R 6 -`)).toContain('R68>h');
  });
});

describe('ML-12', () => {
  test('ML-12: the first with all four pieces home wins, and the game ends', () => {
    const text = 'ludo 1234 70.h.h.h/b.b.b.b/b.b.b.70/b.b.b.b R 4 -';
    expect(played(text, 'R70>h')).toBe('ludo 1234 h.h.h.h/b.b.b.b/b.b.b.70/b.b.b.b - - w1');
    expect(events(text, 'R70>h')).toEqual([
      { type: 'moved', colour: 0, from: 70, to: 74, kind: 'move' },
      { type: 'ranked', player: 1, rank: 1 },
      { type: 'over', ranking: [1] },
    ]);
  });

  test('ML-12: a 6 that brings the last piece home ends the game all the same', () => {
    expect(after('ludo -1-2 -/b.b.b.70/-/68.h.h.h B ? -', '6')).toEqual([
      'ludo -1-2 -/b.b.b.70/-/h.h.h.h - - w2',
    ]);
  });

  test('ML-12: nothing can be thrown or played once the game is over', () => {
    const over = 'ludo 1234 h.h.h.h/b.b.b.b/b.b.b.70/b.b.b.b - - w1';
    expect(refusal(over, 'Y70>h')).toMatchObject({ code: 'game-is-over' });
    expect(() => thrown(over, '4')).toThrow('game-is-over');
  });

  test('ML-12: a text that has the game over, or not, against its pieces is refused', () => {
    expect(refusedField('ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? -')).toBe('colour');
    expect(refusedField('ludo 1234 b.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b - - w1')).toBe('colour');
    expect(refusedField('ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b - - w2')).toBe('notes');
    expect(refusedField('ludo 1234 h.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b - - -')).toBe('notes');
    expect(refusedField('ludo 1-2- h.h.h.h/-/b.b.b.b/- - - w3')).toBe('notes');
  });
});

test('ML-13: with enterOn=16 a 1 puts a piece on place 0, and a 6 still on place 5', () => {
  expect(legal(`ludo+enterOn=16 1234 b.b.b.b/${REST} R 1 -`)).toEqual(['Rb>0']);
  expect(legal(`ludo+enterOn=16 1234 b.b.b.b/${REST} R 6 -`)).toEqual(['Rb>5']);
  for (const number of [2, 3, 4, 5]) {
    const text = `ludo+enterOn=16 1234 b.b.b.b/${REST} R ${number} -`;
    expect(refusal(text, `Rb>${number - 1}`)).toMatchObject({ clause: 'ML-13', needs: [1, 6] });
  }
  // The 1 lands on the start square: it captures there, gives no further throw, and a block there forbids it.
  expect(after('ludo+enterOn=16 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.17 R ? -', '1')).toEqual([
    `ludo+enterOn=16 1234 b.b.b.0/${REST} G ? -`,
  ]);
  expect(legal('ludo+enterOn=16 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.17.17 R 1 -')).toEqual(['-']);
  expect(legal('ludo+enterOn=16 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.18.18 R 1 -')).toEqual(['Rb>0']);
});

test('ML-14: advice to play other games is no rule in force', () => {
  expect(clausesInForce('ludo')).not.toContain('ML-14');
  expect(clausesInForce('ludo')).toContain('ML-10');
});
