/** A difference is told only where it is beyond the margins, and games end where the margins are small. */
import type { Figure, LabFigures } from '@ludo/rules';
import { describe, expect, test } from 'vitest';
import { spanOf } from './bar.tsx';
import { differenceOf, figureIn, isEnough, SHOWN } from './differences.ts';

const figure = (value: number, margin: number): Figure => ({ value, margin });

describe('a difference', () => {
  test.each([
    ['more', figure(50, 4), figure(40, 5)],
    ['less', figure(40, 5), figure(50, 4)],
    // The margins touch.
    ['unclear', figure(50, 5), figure(40, 5)],
    ['unclear', figure(50, 4), figure(46, 1)],
    ['none', figure(41, 1), figure(40, 1)],
    ['unclear', figure(41, Number.POSITIVE_INFINITY), figure(40, 1)],
  ] as const)('of minutes is %s', (kind, own, other) => {
    expect(differenceOf(own, other, 'minutes').kind).toBe(kind);
  });

  test('is as large as it looks', () => {
    expect(differenceOf(figure(5, 0.2), figure(14, 0.3), 'minutes')).toEqual({ kind: 'less', by: 9 });
    expect(differenceOf(figure(4, 2), figure(-3, 2), 'firstAhead')).toEqual({ kind: 'more', by: 7 });
  });

  test('of shares is hardly any where it is surely below a dozen games of 100, also round zero', () => {
    expect(differenceOf(figure(1, 4), figure(-1, 4), 'firstAhead').kind).toBe('none');
    expect(differenceOf(figure(1, 6), figure(-1, 6), 'firstAhead').kind).toBe('unclear');
  });
});

const mean = (value: number, margin: number) => ({ value, margin, deviation: 1 });

function figures(minutes: number, share: number): LabFigures {
  const first = figure(0.02, share);
  return {
    games: 500,
    throws: mean(400, 12 * minutes),
    minutes: mean(40, minutes),
    captures: mean(3, 0.1),
    firstAhead: first,
    leaderWins: figure(0.6, share),
    carefulAhead: null,
  };
}

test('games of both are enough when the margins of both are small', () => {
  const small = figures(1, 0.03);
  expect(isEnough({ own: small, other: null })).toBe(true);
  expect(isEnough({ own: small, other: small })).toBe(true);
  expect(isEnough({ own: small, other: figures(2, 0.03) })).toBe(false);
  expect(isEnough({ own: figures(1, 0.06), other: small })).toBe(false);
  expect(isEnough({ own: figures(Number.POSITIVE_INFINITY, 0.03), other: null })).toBe(false);
});

test('shares are told in games of 100, and what nobody knows has no margin to trust', () => {
  const known = figures(1, 0.03);
  expect(figureIn(known, 'leaderWins')).toEqual({ value: 60, margin: 3 });
  expect(figureIn(known, 'captures')).toEqual({ value: 3, margin: 0.1 });
  expect(figureIn(known, 'carefulAhead').margin).toBe(Number.POSITIVE_INFINITY);
  expect(SHOWN).toHaveLength(5);
});

test('bars have room for both margins, and for zero', () => {
  expect(spanOf([figure(14.2, 0.2), figure(5, 0.1)], 1)).toEqual({ from: 0, to: 15 });
  expect(spanOf([figure(-2, 4), figure(1, 3)], 10)).toEqual({ from: -7.5, to: 10 });
  expect(spanOf([figure(0, Number.POSITIVE_INFINITY)], 10)).toEqual({ from: 0, to: 10 });
});
