import { describe, expect, it } from 'vitest';
import { squaresOf } from './squares.ts';

/** The points that a pen visits drawing these relative lines and arcs from 0, 0; the last is its end. */
function cornersOf(outline: string): readonly (readonly [number, number])[] {
  const been: [number, number][] = [[0, 0]];
  for (const [, kind, numbers = ''] of outline.matchAll(/([hva])([^hvaz]*)/g)) {
    const given = numbers.split(/[\s,]+/).map(Number);
    const [x, y] = been.at(-1) ?? [0, 0];
    const [dx, dy] = kind === 'h' ? [given[0], 0] : kind === 'v' ? [0, given[0]] : given.slice(-2);
    been.push([x + (dx ?? Number.NaN), y + (dy ?? Number.NaN)]);
  }
  return been;
}

describe.each([
  ['a square', false],
  ['a circle', true],
])('the outline of %s', (_, isRound) => {
  const [, outline = ''] = /^M1\.?\d* [\d.]+(.*)z$/.exec(squaresOf([{ x: 1.5, y: 2.5 }], isRound)) ?? [];

  it('ends where it began', () => {
    const [x = Number.NaN, y = Number.NaN] = cornersOf(outline).at(-1) ?? [];
    expect(x).toBeCloseTo(0, 6);
    expect(y).toBeCloseTo(0, 6);
  });

  it('is as high as it is wide, and leaves a little of the field round it', () => {
    const been = cornersOf(outline);
    const [xs, ys] = [been.map(([x]) => x), been.map(([, y]) => y)];
    expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(0.92, 6);
    expect(Math.max(...ys) - Math.min(...ys)).toBeCloseTo(0.92, 6);
  });
});

it('draws each of several squares once, where it is', () => {
  const outlines = squaresOf(
    [
      { x: 0.5, y: 0.5 },
      { x: 7.5, y: 3.5 },
    ],
    false,
  ).split('z');
  expect(outlines).toEqual([
    expect.stringMatching(/^M0\.18 0\.04h/),
    expect.stringMatching(/^M7\.18 3\.04h/),
    '',
  ]);
});
