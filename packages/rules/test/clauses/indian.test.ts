/** Indian Ludo. */
import { describe, expect, test } from 'vitest';
import { initialPosition, printPosition, safeSquaresOf, simulate, stands } from '../../src/index.ts';
import { events, legal, onwards, played, position, refusal, refusedField, thrown } from '../positions.ts';

const REST = 'b.b.b.b/b.b.b.b/b.b.b.b';
const HOME = 'h.h.h.h';
const first = (rules: string, seats = '1234'): string => {
  const found = initialPosition(rules, seats);
  return found.ok ? printPosition(found.value) : found.error.reason;
};

describe('IL-1', () => {
  test('IL-1: all four begin in base, or one or two of each colour on its start square', () => {
    expect(first('indian')).toBe(`indian 1234 b.b.b.b/${REST} R ? -`);
    expect(first('ludo-king')).toBe(first('indian'));
    expect(first('indian+out=2', '-1-2')).toBe('indian+out=2 -1-2 -/b.b.0.0/-/b.b.0.0 G ? -');
  });
});

describe('IL-2', () => {
  test('IL-2: a 6 brings a piece onto the start square, and that is its whole use', () => {
    expect(onwards(`indian 1234 b.b.b.b/${REST} R ? -`, '6')).toEqual([`b.b.b.0/${REST} R ? s1`]);
    expect(refusal(thrown(`indian 1234 b.b.b.3/${REST} R ? -`, '1'), 'Rb>0')).toMatchObject({
      code: 'needs-another-number-to-enter',
      clause: 'IL-2',
      needs: [6],
    });
  });

  test('IL-2: with enterOn=16 a 1 does the same, and gives no throw', () => {
    expect(onwards(`indian+enterOn=16 1234 b.b.b.b/${REST} R ? -`, '1')).toEqual([`b.b.b.0/${REST} G ? -`]);
  });
});

test('IL-3: one piece goes by the number, and home by the exact one', () => {
  expect(onwards(`indian 1234 b.b.10.53/${REST} R ? -`, '3')).toEqual([
    `b.b.10.h/${REST} R ? -`,
    `b.b.13.53/${REST} G ? -`,
  ]);
  expect(refusal(thrown(`indian 1234 b.b.10.53/${REST} R ? -`, '4'), 'R53>53')).toMatchObject({
    code: 'overshoots',
    clause: 'IL-3',
    needs: [3],
  });
});

test('IL-4: a 6 gives another throw, used or not', () => {
  expect(onwards(`indian 1234 b.b.b.4/${REST} R ? -`, '6')).toContain(`b.b.b.10/${REST} R ? s1`);
  expect(onwards('indian 1-2- 53.h.h.h/-/b.b.b.b/- R ? -', '6')).toEqual(['53.h.h.h/-/b.b.b.b/- R ? s1']);
});

describe('IL-5', () => {
  const twice = `indian 1234 b.b.b.4/${REST} R ? s2`;

  test('IL-5: the third 6 in a row is not used, and the turn ends', () => {
    expect(onwards(`indian 1234 b.b.b.4/${REST} R ? s1`, '6')).toContain(`b.b.b.10/${REST} R ? s2`);
    expect(onwards(twice, '6')).toEqual([`b.b.b.4/${REST} G ? -`]);
    expect(refusal(thrown(twice, '6'), 'R4>10')).toMatchObject({ code: 'third-six', clause: 'IL-5' });
    expect(events(thrown(twice, '6'), '-').map(({ type }) => type)).toEqual(['forfeited', 'turn']);
  });

  test('IL-5: any other number starts the count afresh, and it ends with the turn', () => {
    const capture = 'indian 1234 b.b.b.4/b.b.b.46/b.b.b.b/b.b.b.b R ? s2';
    expect(onwards(capture, '3')).toEqual(['b.b.b.7/b.b.b.b/b.b.b.b/b.b.b.b R ? -']);
    expect(onwards(twice, '3')).toEqual([`b.b.b.7/${REST} G ? -`]);
  });

  test('IL-5: with threeSixes=allowed there is no limit, and nothing is counted', () => {
    expect(onwards(`indian+threeSixes=allowed 1234 b.b.b.4/${REST} R ? -`, '6')).toContain(
      `b.b.b.10/${REST} R ? -`,
    );
    expect(refusedField(`indian+threeSixes=allowed 1234 b.b.b.4/${REST} R ? s1`)).toBe('notes');
    expect(refusedField(`jumbo 1234 b.b.b.4/${REST} R ? s1`)).toBe('notes');
  });
});

describe('IL-6', () => {
  test('IL-6: the start squares and those eight further on are safe', () => {
    expect(safeSquaresOf('indian')).toEqual([0, 8, 13, 21, 26, 34, 39, 47]);
  });

  test('IL-6: there nobody is captured or barred, by a piece that enters neither', () => {
    const crowded = 'indian+pairs=wall 1234 b.b.b.5/b.b.47.47/b.b.34.34/b.b.21.21 R ? -';
    expect(onwards(crowded, '3')).toEqual(['b.b.b.8/b.b.47.47/b.b.34.34/b.b.21.21 G ? -']);
    expect(onwards('indian+pairs=open 1234 b.b.b.b/b.b.39.39/b.b.b.26/b.b.b.b R ? -', '6')).toEqual([
      'b.b.b.0/b.b.39.39/b.b.b.26/b.b.b.b R ? s1',
    ]);
    expect(
      stands(position(crowded)).every(
        ({ safeBy, place, barredBy }) => barredBy === null && safeBy === (place > 5 ? 'IL-6' : null),
      ),
    ).toBe(true);
  });
});

describe('IL-7', () => {
  const pairAndSingle = 'b.b.b.6/b.b.46.46/b.b.b.33/b.b.b.b';

  test('IL-7: each other colour with exactly one piece there is captured', () => {
    expect(onwards(`indian 1234 ${pairAndSingle} R ? -`, '1')).toEqual([
      'b.b.b.7/b.b.46.46/b.b.b.b/b.b.b.b R ? -',
    ]);
    expect(onwards('indian 1234 b.b.6.7/b.b.b.46/b.b.b.33/b.b.b.20 R ? -', '1')).toContain(
      'b.b.7.7/b.b.b.b/b.b.b.b/b.b.b.b R ? -',
    );
  });

  test('IL-7: with pairs=wall two are a block off the safe squares, for others alone', () => {
    const text = thrown('indian+pairs=wall 1234 b.b.b.6/b.b.46.46/b.b.b.b/b.b.b.b R ? -', '2');
    expect(refusal(text, 'R6>8')).toMatchObject({ code: 'block-in-the-way', clause: 'IL-7', blockedAt: 7 });
    expect(legal(thrown('indian+pairs=wall 1234 b.6.7.7/b.b.b.b/b.b.b.b/b.b.b.b R ? -', '2'))).toContain(
      'R6>8',
    );
    expect(refusedField(`indian+pairs=wall 1234 ${pairAndSingle} R ? -`)).toBe('pieces');
  });

  test('IL-7: with pairs=open all of them are captured', () => {
    expect(onwards('indian+pairs=open 1234 b.b.b.6/b.46.46.46/b.b.b.b/b.b.b.b R ? -', '1')).toEqual([
      'b.b.b.7/b.b.b.b/b.b.b.b/b.b.b.b R ? -',
    ]);
    expect(refusedField(`indian+pairs=open 1234 ${pairAndSingle} R ? -`)).toBe('pieces');
  });
});

test('IL-8: a capture and a piece that gets home each give a throw, and a throw gives one at most', () => {
  const text = thrown('indian 1234 b.b.b.1/b.b.b.46/b.b.b.b/b.b.b.b R ? -', '6');
  expect(events(text, 'R1>7').filter(({ type }) => type === 'throws-again')).toEqual([
    { type: 'throws-again', colour: 0, used: 0, sixes: 1 },
  ]);
  expect(onwards(`indian 1234 b.b.b.54/${REST} R ? -`, '2')).toEqual([`b.b.b.h/${REST} R ? -`]);
});

describe('IL-9', () => {
  test('IL-9: the others play on for places, and the piece that gives a place gives no throw', () => {
    expect(onwards(`indian 1234 50.h.h.h/${REST} R ? -`, '6')).toEqual([`${HOME}/${REST} G ? w1`]);
    expect(onwards(`indian 1-2- 54.h.h.h/-/b.b.b.3/- R ? -`, '2')).toEqual([`${HOME}/-/b.b.b.3/- - - w12`]);
  });

  test('IL-9: with places=first the game ends with the first', () => {
    expect(onwards(`indian+places=first 1234 54.h.h.h/${REST} R ? -`, '2')).toEqual([
      `${HOME}/${REST} - - w1`,
    ]);
  });
});

describe('IL-10', () => {
  test('IL-10: a colour that has captured nothing goes round again', () => {
    expect(onwards(`indian+captureFirst 1234 b.b.b.48/${REST} R ? -`, '5')).toEqual([
      `b.b.b.2/${REST} G ? -`,
    ]);
    expect(onwards(`indian+captureFirst 1234 b.b.b.48/${REST} R ? kR`, '5')).toEqual([
      `b.b.b.53/${REST} G ? kR`,
    ]);
    expect(onwards(`indian+captureFirst 1234 b.b.b.48/${REST} R ? -`, '3')).toEqual([
      `b.b.b.0/${REST} G ? -`,
    ]);
  });

  test('IL-10: a block on the way round bars it', () => {
    const text = thrown('indian+captureFirst+pairs=wall 1234 b.b.b.49/b.b.41.41/b.b.b.b/b.b.b.b R ? -', '5');
    expect(refusal(text, 'R49>3')).toMatchObject({ code: 'block-in-the-way', blockedAt: 2 });
  });

  test('IL-10: a capture counts from the next throw on, in the same turn too, and stays', () => {
    const text = 'indian+captureFirst 1234 b.b.4.48/b.b.b.46/b.b.b.b/b.b.b.b R ? -';
    expect(played(thrown(text, '3'), 'R4>7')).toBe(
      'indian+captureFirst 1234 b.b.7.48/b.b.b.b/b.b.b.b/b.b.b.b R ? kR',
    );
    expect(onwards('indian+captureFirst 1234 b.b.b.7/b.b.b.45/b.b.b.b/b.b.b.b G ? kR', '1')).toEqual([
      'b.b.b.b/b.b.b.46/b.b.b.b/b.b.b.b G ? kRG',
    ]);
  });

  test('IL-10: a colour with a piece beyond the track has captured', () => {
    expect(refusedField(`indian+captureFirst 1234 b.b.b.51/${REST} R ? -`)).toBe('notes');
    expect(refusedField(`indian+captureFirst 123- b.b.b.51/b.b.b.b/b.b.b.b/- R ? kRB`)).toBe('notes');
    expect(refusedField(`indian 1234 b.b.b.51/${REST} R ? kR`)).toBe('notes');
  });
});

describe('IL-11', () => {
  test('IL-11: so many home are enough, and the other pieces go to base for good', () => {
    const text = `indian+goal=2 1234 b.30.54.h/${REST} R ? -`;
    expect(onwards(text, '2')).toContain(`b.b.h.h/${REST} G ? w1`);
    expect(events(thrown(text, '2'), 'R54>h')).toEqual([
      { type: 'moved', colour: 0, from: 54, to: 56, kind: 'move' },
      { type: 'ranked', player: 1, rank: 1 },
      { type: 'retired', colour: 0, from: 30 },
      { type: 'turn', colour: 1 },
    ]);
  });

  test('IL-11: the colour whose place ends the game leaves its pieces where they are', () => {
    expect(onwards('indian+goal=1 1-2- b.20.30.54/-/b.b.b.7/- R ? -', '2')).toContain(
      'b.20.30.h/-/b.b.b.7/- - - w12',
    );
    const quick = `indian+captureFirst+goal=1+places=first 1234 b.20.30.54/${REST} R ? kR`;
    expect(onwards(quick, '2')).toContain(`b.20.30.h/${REST} - - w1`);
  });

  test.each([
    ['indian+goal=2 1234 b.30.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? w1', 'the rest waits in base'],
    ['indian+goal=2 1234 b.h.h.h/b.b.b.b/b.b.b.b/b.b.b.b G ? w1', 'one more is home than is needed'],
    ['indian+goal=1 123- b.b.30.h/b.b.b.h/b.b.b.b/- - - w123', 'not the place that ended the game'],
    ['indian+goal=1+places=first 12-3 b.b.h.h/b.b.b.b/-/b.b.b.b - - w1', 'one more is home than is needed'],
  ])('IL-11: refused by its pieces: %s (%s)', (text) => {
    expect(refusedField(text)).toBe('pieces');
  });

  test('IL-11: read back: the last place leaves the pieces of the one before it', () => {
    const over = 'indian+goal=1 123- b.b.b.h/b.b.30.h/b.b.b.4/- - - w123';
    expect(printPosition(position(over))).toBe(over);
  });
});

test('IL-12: the third 6 is told before anything else, and a wall before the exact number', () => {
  const third = thrown('indian+pairs=wall 1234 b.50.55.h/b.b.b.b/b.b.b.b/b.b.b.b R ? s2', '6');
  for (const play of ['Rb>0', 'R50>h', 'R55>55'])
    expect(refusal(third, play)).toMatchObject({ code: 'third-six' });
  const walled = thrown('indian+pairs=wall 1234 49.49.h.h/b.b.b.b/b.b.24.24/b.b.b.b R ? -', '6');
  expect(refusal(walled, 'R49>55')).toMatchObject({ code: 'block-in-the-way' });
});

test.each([
  ['indian+captureFirst+goal=1+places=first', '1234'],
  ['indian+captureFirst+pairs=wall', '1-2-'],
  ['indian+enterOn=16+out=2+pairs=open+threeSixes=allowed', '123-'],
])('IL-10: games end: %s %s', (rules, seats) => {
  const players = Array.from(seats.replaceAll('-', ''), () => 'random');
  const result = simulate({ rules, seats, games: 100, seed: 'indian', players });
  expect(result.ok && Object.values(result.value.wins).reduce((sum, wins) => sum + wins, 0)).toBe(100);
});
