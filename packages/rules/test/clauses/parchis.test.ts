/** Parchís. */
import { describe, expect, test } from 'vitest';
import {
  boardBy,
  initialPosition,
  outcomes,
  printPosition,
  safeSquaresOf,
  squareNameOf,
  trackSquareOf,
} from '../../src/index.ts';
import { after, events, legal, onwards, position, refusal, refusedField, thrown } from '../positions.ts';

const IDLE = 'b.b.b.b';
/** Yellow alone matters; the others stand as given. */
const yellow = (own: string, blue = IDLE, red = IDLE, green = IDLE, options = ''): string =>
  `parchis${options} 1234 ${own}/${blue}/${red}/${green} Y`;
const pieces = (texts: readonly string[]): readonly string[] => texts.map((text) => text.split(' ')[0] ?? '');

test('PA-1: starts four squares in, 64 squares of track, seven of the home column, home', () => {
  const board = boardBy('parchis');
  if (!board.ok) throw new Error(board.error.reason);
  expect(board.value).toMatchObject({ trackLength: 68, lastOnTrack: 63, lastPlace: 71 });
  expect([0, 1, 2, 3].map((colour) => trackSquareOf(board.value, colour, 0))).toEqual([0, 17, 34, 51]);
});

test('PA-1: squares bear the numbers of a Spanish board: 5, 22, 39, 56 the starts, 68, 17, 34, 51 the ends', () => {
  const board = boardBy('parchis');
  if (!board.ok) throw new Error(board.error.reason);
  const named = (colour: number, place: number) => squareNameOf(board.value, colour, place);
  expect([0, 1, 2, 3].map((colour) => named(colour, 0))).toEqual([
    { kind: 'track', number: 5, startOf: 'yellow' },
    { kind: 'track', number: 22, startOf: 'blue' },
    { kind: 'track', number: 39, startOf: 'red' },
    { kind: 'track', number: 56, startOf: 'green' },
  ]);
  expect([0, 1, 2, 3].map((colour) => named(colour, 63))).toEqual(
    [68, 17, 34, 51].map((number) => ({ kind: 'track', number, startOf: null })),
  );
  expect(named(1, 47)).toEqual({ kind: 'track', number: 1, startOf: null });
});

test('PA-2: colours in order of turn are yellow, blue, red, green', () => {
  const first = initialPosition('parchis', '1-2-');
  expect(first.ok && printPosition(first.value)).toBe('parchis 1-2- b.b.b.b/-/b.b.b.b/- Y ? -');
  expect(onwards(`${yellow('b.b.b.1')} ? -`, '1')).toEqual(['b.b.b.2/b.b.b.b/b.b.b.b/b.b.b.b B ? -']);
});

test('PA-3: of every 17 squares three are safe, and nobody is captured there', () => {
  expect(safeSquaresOf('parchis')).toEqual([0, 7, 12, 17, 24, 29, 34, 41, 46, 51, 58, 63]);
  // Blue's place 58 is yellow's 7.
  expect(onwards(`${yellow('b.b.b.4', 'b.b.b.58')} ? -`, '3')).toEqual([
    'b.b.b.7/b.b.b.58/b.b.b.b/b.b.b.b B ? -',
  ]);
});

test('PA-4: all begin in base, or one or two on the start square', () => {
  const first = initialPosition('parchis+out=2', '1234');
  expect(first.ok && printPosition(first.value).split(' ')[2]).toBe('b.b.0.0/b.b.0.0/b.b.0.0/b.b.0.0');
});

describe('PA-5', () => {
  test('PA-5: a 5 must bring a piece in, if one waits and can', () => {
    const text = thrown(`${yellow('b.b.b.20')} ? -`, '5');
    expect(legal(text)).toEqual(['Yb>0']);
    expect(refusal(text, 'Y20>25')).toMatchObject({ code: 'must-bring-in', clause: 'PA-5' });
    expect(onwards(`${yellow('b.b.0.0')} ? -`, '5')).toEqual(['b.b.0.5/b.b.b.b/b.b.b.b/b.b.b.b B ? -']);
    expect(refusal(thrown(`${yellow('b.b.0.0')} ? -`, '5'), 'Yb>0')).toMatchObject({
      code: 'barrier-in-the-way',
      clause: 'PA-8',
    });
    expect(refusal(thrown(`${yellow('b.b.b.20')} ? -`, '6'), 'Yb>0')).toMatchObject({ needs: [5] });
  });

  // Blue's place 51 and red's place 34 are yellow's start square.
  test('PA-5: of two pieces there a foreign one makes room, and 20 are counted', () => {
    expect(onwards(`${yellow('b.b.b.0', 'b.b.b.51')} ? -`, '5')).toEqual([
      'b.b.0.20/b.b.b.b/b.b.b.b/b.b.b.b B ? -',
    ]);
    expect(pieces(onwards(`${yellow('b.b.b.b', 'b.b.51.51')} ? -`, '5'))).toEqual([
      'b.b.b.20/b.b.b.51/b.b.b.b/b.b.b.b',
    ]);
    const text = thrown(`${yellow('b.b.b.b', 'b.b.b.51', 'b.b.b.34')} ? -`, '5');
    expect(legal(text)).toEqual(['Yb>0xB', 'Yb>0xR']);
    expect(events(text, 'Yb>0xR').slice(0, 2)).toEqual([
      { type: 'moved', colour: 0, from: -1, to: 0, kind: 'enter', takes: 2 },
      { type: 'captured', colour: 2, from: 34, by: 0 },
    ]);
    expect(onwards(`${yellow('b.b.b.b', 'b.b.b.51')} ? -`, '5')).toEqual([
      'b.b.b.0/b.b.b.51/b.b.b.b/b.b.b.b B ? -',
    ]);
  });

  test('PA-5: with startBarrier=bars a foreign barrier there bars', () => {
    const text = yellow('b.b.b.20', 'b.b.51.51', IDLE, IDLE, '+startBarrier=bars');
    expect(pieces(onwards(`${text} ? -`, '5'))).toEqual(['b.b.b.25/b.b.51.51/b.b.b.b/b.b.b.b']);
  });
});

test('PA-6: a piece goes by the number, a 6 with none in base seven, and home exactly', () => {
  expect(legal(thrown(`${yellow('b.b.3.20')} ? -`, '6'))).toEqual(['Y3>9', 'Y20>26']);
  expect(legal(thrown(`${yellow('3.20.h.h')} ? -`, '6'))).toEqual(['Y3>10', 'Y20>27']);
  expect(refusal(thrown(`${yellow('3.65.h.h')} ? -`, '6'), 'Y65>65')).toMatchObject({
    code: 'overshoots',
    needs: [6],
  });
});

test('PA-7: a square with two pieces is full, in the home column too', () => {
  expect(refusal(thrown(`${yellow('b.b.4.20', 'b.b.b.58', 'b.b.b.41')} ? -`, '3'), 'Y4>7')).toMatchObject({
    code: 'full-square',
    clause: 'PA-7',
  });
  expect(refusal(thrown(`${yellow('b.64.66.66')} ? -`, '2'), 'Y64>66')).toMatchObject({
    code: 'full-square',
  });
  expect(refusedField(`${yellow('b.66.66.66')} ? -`)).toBe('pieces');
  expect(refusedField(`${yellow('b.b.b.3', 'b.b.b.54')} ? -`)).toBe('pieces');
});

describe('PA-8', () => {
  test('PA-8: two of one colour bar everybody, their own colour too; two colours bar nobody', () => {
    const own = thrown(`${yellow('b.3.6.6')} ? -`, '4');
    expect(refusal(own, 'Y3>7')).toMatchObject({
      code: 'barrier-in-the-way',
      clause: 'PA-8',
      blockedAt: 6,
      blocker: 0,
    });
    const foreign = thrown(`${yellow('b.b.3.20', 'b.b.57.57')} ? -`, '4');
    expect(refusal(foreign, 'Y3>7')).toMatchObject({ code: 'barrier-in-the-way', blockedAt: 6, blocker: 1 });
    expect(legal(thrown(`${yellow('b.b.4.20', 'b.b.b.58', 'b.b.b.41')} ? -`, '4'))).toContain('Y4>8');
  });

  test('PA-8: with barriers=safe only on safe squares', () => {
    const text = yellow('b.b.3.20', 'b.b.57.57', IDLE, IDLE, '+barriers=safe');
    expect(legal(thrown(`${text} ? -`, '4'))).toContain('Y3>7');
    expect(refusal(thrown(`${text} ? -`, '3'), 'Y3>6')).toMatchObject({ code: 'full-square' });
  });

  test('PA-8: a 6 takes a piece off an own barrier, if it can', () => {
    const text = thrown(`${yellow('b.3.20.20')} ? -`, '6');
    expect(legal(text)).toEqual(['Y20>26']);
    expect(refusal(text, 'Y3>9')).toMatchObject({ code: 'must-open-barrier', clause: 'PA-8' });
    expect(legal(thrown(`${yellow('b.3.20.20', 'b.b.6.6')} ? -`, '6'))).toEqual(['Y3>9']);
  });
});

describe('PA-9', () => {
  // Blue's place 52 is yellow's 1, its 60 yellow's 9.
  test('PA-9: a capture lets the player count 20 with any piece on the board', () => {
    const text = `${yellow('b.b.5.30', 'b.b.b.60')} ? -`;
    expect(pieces(onwards(text, '4'))).toEqual([
      'b.b.29.30/b.b.b.b/b.b.b.b/b.b.b.b',
      'b.b.5.34/b.b.b.60/b.b.b.b/b.b.b.b',
      'b.b.9.50/b.b.b.b/b.b.b.b/b.b.b.b',
    ]);
    const counting = 'parchis 1234 b.b.9.30/b.b.b.b/b.b.b.b/b.b.b.b Y +20 -';
    expect(events(thrown(text, '4'), 'Y5>9').at(-1)).toEqual({ type: 'counts', colour: 0, number: 20 });
    expect(printPosition(position(counting))).toBe(counting);
    expect(legal(counting)).toEqual(['Y9>29', 'Y30>50']);
    expect(refusal(counting, 'Yb>0')).toMatchObject({ code: 'needs-another-number-to-enter' });
  });

  test('PA-9: what is counted may capture again, and is lost if no piece can', () => {
    // Blue's place 59 is yellow's 8, green's place 45 yellow's 28.
    expect(pieces(onwards(`${yellow('b.b.b.4', 'b.b.b.59', IDLE, 'b.b.b.45')} ? -`, '4'))).toEqual([
      'b.b.b.48/b.b.b.b/b.b.b.b/b.b.b.b',
    ]);
    expect(pieces(onwards(`${yellow('b.b.b.53', 'b.b.b.39')} ? -`, '3'))).toEqual([
      'b.b.b.56/b.b.b.b/b.b.b.b/b.b.b.b',
    ]);
    expect(refusedField('parchis 1234 b.b.b.56/b.b.b.b/b.b.b.b/b.b.b.b Y +20 -')).toBe('dice');
    expect(refusedField('ludo 1234 b.b.b.56/b.b.b.b/b.b.b.b/b.b.b.b R +20 -')).toBe('dice');
  });

  test('PA-9: the outcomes of something to be counted take no throw', () => {
    const counting = position('parchis 1234 b.b.9.30/b.b.b.b/b.b.b.b/b.b.b.b Y +20 s1;l9');
    expect(outcomes(counting, [3])).toMatchObject({ ok: false, error: { field: 'dice' } });
    expect(outcomes(counting, [])).toMatchObject({
      ok: true,
      value: [
        'parchis 1234 b.b.29.30/b.b.b.b/b.b.b.b/b.b.b.b Y ? s1;l29',
        'parchis 1234 b.b.9.50/b.b.b.b/b.b.b.b/b.b.b.b Y ? s1;l50',
      ],
    });
  });
});

test('PA-10: a piece that gets home lets the player count 10', () => {
  expect(pieces(onwards(`${yellow('b.b.10.69')} ? -`, '2'))).toEqual([
    'b.b.12.69/b.b.b.b/b.b.b.b/b.b.b.b',
    'b.b.20.h/b.b.b.b/b.b.b.b/b.b.b.b',
  ]);
});

describe('PA-11', () => {
  test('PA-11: a 6 gives another throw, used or not, when its 20 is counted', () => {
    expect(onwards(`${yellow('b.b.b.b')} ? -`, '6')).toEqual(['b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b Y ? s1']);
    expect(onwards(`${yellow('b.b.b.3', 'b.b.b.60')} ? -`, '6')).toEqual([
      'b.b.b.29/b.b.b.b/b.b.b.b/b.b.b.b Y ? s1;l29',
    ]);
  });

  test('PA-11: the third 6 sends the piece moved last to base, for which nobody counts', () => {
    expect(onwards(`${yellow('b.b.9.30')} ? s2;l30`, '6')).toEqual(['b.b.b.9/b.b.b.b/b.b.b.b/b.b.b.b B ? -']);
    expect(events(thrown(`${yellow('b.b.9.30')} ? s2;l30`, '6'), '-').map(({ type }) => type)).toEqual([
      'forfeited',
      'penalised',
      'turn',
    ]);
    expect(onwards(`${yellow('b.b.9.66')} ? s2`, '6')).toEqual(['b.b.9.66/b.b.b.b/b.b.b.b/b.b.b.b B ? -']);
    expect(refusal(thrown(`${yellow('b.b.9.30')} ? s2;l30`, '6'), 'Y9>15')).toMatchObject({
      code: 'third-six',
      clause: 'PA-11',
    });
  });

  test('PA-11: if the second 6 moves nothing the piece of the first counts', () => {
    // Both barriers of blue stand in the way.
    const text = `${yellow('b.b.b.30', 'b.b.15.15')} ? s1;l30`;
    expect(onwards(text, '6')).toEqual(['b.b.b.30/b.b.15.15/b.b.b.b/b.b.b.b Y ? s2;l30']);
  });

  test.each(['l30', 's1;l9', 's1;l64', 's1;l03'])('PA-11: refused by its notes: %s', (notes) => {
    expect(refusedField(`${yellow('b.b.b.30')} ? ${notes}`)).toBe('notes');
  });
});

test('PA-12: the first with all four home wins at once, and no 10 is counted', () => {
  expect(after(`${yellow('69.h.h.h', 'b.b.b.3')} ? -`, '2')).toEqual([
    'parchis 1234 h.h.h.h/b.b.b.3/b.b.b.b/b.b.b.b - - w1',
  ]);
});

test('PA-13: of several reasons the barrier is told before the exact number, and that before the full square', () => {
  const text = 'parchis 1234 b.9.58.60/b.b.44.44/b.b.b.b/b.b.b.b Y +20 -';
  // Blue's barrier on its 44 is yellow's 61.
  expect(refusal(text, 'Y58>58')).toMatchObject({ code: 'barrier-in-the-way', blockedAt: 61 });
  expect(refusal('parchis 1234 b.9.58.60/b.b.b.b/b.b.b.b/b.b.b.b Y +20 -', 'Y58>58')).toMatchObject({
    code: 'overshoots',
  });
});
