/** German-style Ludo without variations, by one player to a colour. Places of green are ten squares on from yellow's. */
import { describe, expect, test } from 'vitest';
import { initialPosition, printPosition } from '../../src/index.ts';
import { events, legal, onwards, refusal, refusedField, thrown, waysOf } from '../positions.ts';

const START = 'b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.0';
const REST = 'b.b.b.0/b.b.b.0/b.b.b.0';

test('GL-1: each colour begins with one piece on A and three on B', () => {
  const first = initialPosition('german', '1234');
  expect(first.ok && printPosition(first.value)).toBe(`german 1234 ${START} Y ? -`);
  const two = initialPosition('german', '1-2-');
  expect(two.ok && printPosition(two.value)).toBe('german 1-2- b.b.b.0/-/b.b.b.0/- Y ? -');
});

test('GL-2: whoever threw highest begins, with one die, and play goes clockwise', () => {
  const first = initialPosition('german', '1234', 3);
  const text = first.ok ? printPosition(first.value) : '';
  expect(text).toBe(`german 1234 ${START} K ? -`);
  expect(() => thrown(text, '63')).toThrow('wrong-dice');
  expect(onwards(text, '2')).toEqual(['b.b.b.0/b.b.b.0/b.b.b.0/b.b.b.2 Y ? -']);
});

test('GL-3: one piece goes by the number thrown; pieces, own or not, are jumped over and their squares count', () => {
  // Green's 36 is yellow's 6.
  expect(onwards('german 1234 5.7.9.41/b.b.b.36/b.b.b.0/b.b.b.0 Y ? -', '3')).toEqual([
    '5.7.12.41/b.b.b.36/b.b.b.0/b.b.b.0 G ? -',
    '5.9.10.41/b.b.b.36/b.b.b.0/b.b.b.0 G ? -',
    '7.8.9.41/b.b.b.36/b.b.b.0/b.b.b.0 G ? -',
  ]);
});

test('GL-4: landing on another colour’s piece captures it, and there is no duty to', () => {
  // Green's 38 is yellow's 8.
  expect(onwards('german 1234 5.20.41.43/b.b.b.38/b.b.b.11/b.b.b.0 Y ? -', '3')).toEqual([
    '5.23.41.43/b.b.b.38/b.b.b.11/b.b.b.0 G ? -',
    '8.20.41.43/b.b.b.b/b.b.b.11/b.b.b.0 G ? -',
  ]);
});

test('GL-5: a move onto one’s own piece is not legal, on the track or on a to d', () => {
  const text = `german 1234 5.8.37.40/${REST} Y 3 -`;
  expect(legal(text)).toEqual(['Y8>11', 'Y40>43']);
  expect(refusal(text, 'Y5>8')).toMatchObject({ code: 'own-piece-there', clause: 'GL-5' });
  expect(refusal(text, 'Y37>40')).toMatchObject({ code: 'own-piece-there', clause: 'GL-5' });
  expect(refusedField(`german 1234 5.8.8.40/${REST} Y ? -`)).toBe('pieces');
});

test('GL-6: pieces leave B only with a 6, onto A', () => {
  for (const die of ['1', '2', '3', '4', '5']) {
    const text = `german 1234 b.b.b.21/${REST} Y ${die} -`;
    expect(legal(text)).toEqual([`Y21>${21 + Number(die)}`]);
    expect(refusal(text, 'Yb>0')).toMatchObject({
      code: 'needs-another-number-to-enter',
      clause: 'GL-6',
      needs: [6],
    });
  }
  expect(legal(`german 1234 b.b.b.b/${REST} Y 6 -`)).toEqual(['Yb>0']);
});

describe('GL-7', () => {
  test('GL-7: while pieces wait on B, the piece on A leaves it first', () => {
    const text = `german 1234 b.0.11.21/${REST} Y 3 -`;
    expect(legal(text)).toEqual(['Y0>3']);
    expect(refusal(text, 'Y11>14')).toMatchObject({ code: 'must-clear-start', clause: 'GL-7' });
  });

  test('GL-7: if the throw does not let it move, any legal move is played', () => {
    expect(legal(`german 1234 b.0.3.21/${REST} Y 3 -`)).toEqual(['Y3>6', 'Y21>24']);
  });

  test('GL-7: with no piece on B there is no such duty', () => {
    expect(legal(`german 1234 0.5.12.21/${REST} Y 3 -`)).toEqual(['Y0>3', 'Y5>8', 'Y12>15', 'Y21>24']);
  });
});

describe('GL-8', () => {
  test('GL-8: a 6 with pieces on B brings one onto A', () => {
    const text = `german 1234 b.b.11.21/${REST} Y 6 -`;
    expect(legal(text)).toEqual(['Yb>0']);
    expect(refusal(text, 'Y11>17')).toMatchObject({ code: 'must-bring-in', clause: 'GL-8' });
  });

  test('GL-8: an opponent’s piece on A is captured', () => {
    expect(onwards('german 1234 b.b.11.21/b.b.b.30/b.b.b.0/b.b.b.0 Y ? -', '6')).toEqual([
      'b.0.11.21/b.b.b.b/b.b.b.0/b.b.b.0 Y ? -',
    ]);
  });

  test('GL-8: where A is barred, any legal move', () => {
    const barred = 'german+barriers 1234 b.b.11.21/b.b.30.30/b.b.b.0/b.b.b.0 Y 6 -';
    expect(legal(barred)).toEqual(['Y11>17', 'Y21>27']);
  });
});

describe('GL-9', () => {
  test('GL-9: while pieces wait and an own piece stands on A, the 6 moves that one', () => {
    const text = `german 1234 b.0.11.21/${REST} Y 6 -`;
    expect(legal(text)).toEqual(['Y0>6']);
    expect(refusal(text, 'Y11>17')).toMatchObject({ code: 'must-clear-start-with-six', clause: 'GL-9' });
    expect(refusal(text, 'Yb>0')).toMatchObject({ code: 'own-piece-there', clause: 'GL-5' });
  });

  test('GL-9: if it cannot move, any legal move', () => {
    expect(legal(`german 1234 b.0.6.21/${REST} Y 6 -`)).toEqual(['Y6>12', 'Y21>27']);
  });

  test('GL-9: if another colour’s barrier keeps it on A, any legal move', () => {
    // Barrier of green on yellow's 4: the piece on A cannot pass it, so with a 6 any legal move is played.
    const barred = 'german+barriers 1234 b.0.11.21/b.b.34.34/b.b.b.0/b.b.b.0 Y 6 -';
    expect(legal(barred)).toEqual(['Y11>17', 'Y21>27']);
  });
});

test('GL-10: a 6 with no pieces on B moves any piece six squares', () => {
  expect(legal(`german 1234 0.5.12.34/${REST} Y 6 -`)).toEqual(['Y0>6', 'Y5>11', 'Y12>18', 'Y34>40']);
});

describe('GL-11', () => {
  test('GL-11: every 6 gives another throw, and no other number does', () => {
    expect(onwards(`german 1234 b.b.b.b/${REST} Y ? -`, '6')).toEqual([`b.b.b.0/${REST} Y ? -`]);
    expect(onwards(`german 1234 b.b.b.0/${REST} Y ? -`, '6')).toEqual([`b.b.b.6/${REST} Y ? -`]);
    expect(onwards(`german 1234 b.b.b.6/${REST} Y ? -`, '5')).toEqual([`b.b.b.11/${REST} G ? -`]);
  });

  test('GL-11: also when it could not be used', () => {
    expect(onwards(`german 1234 38.41.42.43/${REST} Y ? -`, '6')).toEqual([`38.41.42.43/${REST} Y ? -`]);
  });

  test('GL-11: not the one that brought the last piece to its end', () => {
    expect(onwards(`german 1234 34.41.42.43/${REST} Y ? -`, '6')).toEqual([`40.41.42.43/${REST} G ? w1`]);
    expect(onwards('german 1212 34.41.42.43/b.b.b.0/b.b.b.0/b.b.b.0 Y ? -', '6')).toEqual([
      '40.41.42.43/b.b.b.0/b.b.b.0/b.b.b.0 G ? -',
    ]);
    // A piece other than the last one may ignore the throw.
    expect(onwards(`german 1234 34.36.42.43/${REST} Y ? -`, '6')).toEqual([`36.40.42.43/${REST} Y ? -`]);
  });
});

describe('GL-12', () => {
  test('GL-12: from in front of a, 1 to 4 lead to a to d, and 5 or a 6 nowhere', () => {
    for (const die of [1, 2, 3, 4]) {
      expect(legal(`german 1234 22.23.24.39/${REST} Y ${die} -`)).toContain(`Y39>${39 + die}`);
    }
    for (const die of [5, 6]) {
      const text = `german 1234 22.23.24.39/${REST} Y ${die} -`;
      expect(legal(text).filter((play) => play.startsWith('Y39'))).toEqual([]);
      const refused = waysOf(text).find(({ play }) => play[0]?.from === 39)?.refusal;
      expect(refused).toMatchObject({ code: 'overshoots-end-squares', clause: 'GL-12', needs: [1, 2, 3, 4] });
    }
  });

  test('GL-12: pieces on a to d may be jumped over, and may go on within them', () => {
    expect(legal(`german 1234 22.26.39.40/${REST} Y 2 -`)).toEqual(['Y22>24', 'Y26>28', 'Y39>41', 'Y40>42']);
    expect(legal(`german 1234 22.26.40.42/${REST} Y 3 -`)).toEqual(['Y22>25', 'Y26>29', 'Y40>43']);
  });

  test('GL-12: nobody enters another colour’s a to d', () => {
    // Green's 29 is yellow's 39, and green's 31 is yellow's A and one.
    expect(onwards('german 1234 b.b.40.41/b.b.b.29/b.b.b.0/b.b.b.0 G ? -', '2')).toEqual([
      'b.b.40.41/b.b.b.31/b.b.b.0/b.b.b.0 R ? -',
    ]);
  });
});

describe('GL-13', () => {
  test('GL-13: the first with all four pieces on a to d wins, and the others play on', () => {
    expect(onwards(`german 1234 39.41.42.43/${REST} Y ? -`, '1')).toEqual([`40.41.42.43/${REST} G ? w1`]);
    expect(events(`german 1234 39.41.42.43/${REST} Y 1 -`, 'Y39>40')).toContainEqual({
      type: 'ranked',
      player: 1,
      rank: 1,
    });
  });

  test('GL-13: a colour that is home is passed over', () => {
    expect(onwards('german 1234 40.41.42.43/b.b.b.0/b.b.b.0/b.b.b.1 K ? w1', '1')).toEqual([
      '40.41.42.43/b.b.b.0/b.b.b.0/b.b.b.2 G ? w1',
    ]);
    expect(onwards('german 1234 40.41.42.43/40.41.42.43/b.b.b.0/b.b.b.1 K ? w21', '1')).toEqual([
      '40.41.42.43/40.41.42.43/b.b.b.0/b.b.b.2 R ? w21',
    ]);
  });

  test('GL-13: the ranks go on to the last, whom nobody keeps company', () => {
    expect(onwards('german 1234 40.41.42.43/b.b.b.0/39.41.42.43/b.b.b.1 R ? w1', '1')).toEqual([
      '40.41.42.43/b.b.b.0/40.41.42.43/b.b.b.1 K ? w13',
    ]);
    expect(onwards('german 1234 40.41.42.43/b.b.b.0/40.41.42.43/39.41.42.43 K ? w31', '1')).toEqual([
      '40.41.42.43/b.b.b.0/40.41.42.43/40.41.42.43 - - w3142',
    ]);
    expect(onwards('german 1-2- b.b.b.0/-/39.41.42.43/- R ? -', '1')).toEqual([
      'b.b.b.0/-/40.41.42.43/- - - w21',
    ]);
  });
});
