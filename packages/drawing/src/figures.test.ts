import { expect, it } from 'vitest';
import { figuresOf } from './figures.ts';

const pointsOf = (outline: string) =>
  [...outline.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

it.each([1, 7, 23, 68])('%i is written about its point, as high as was asked for', (number) => {
  const points = pointsOf(figuresOf(number, { x: 9.5, y: 4.5 }, 0.4));
  expect(points.length).toBeGreaterThan(1);
  const heights = points.map(({ y }) => y - 4.5);
  expect(Math.max(...heights)).toBeLessThan(0.25);
  expect(Math.min(...heights)).toBeGreaterThan(-0.25);
  const middle = points.reduce((sum, { x }) => sum + x, 0) / points.length;
  expect(Math.abs(middle - 9.5)).toBeLessThan(0.12);
});

it('every digit is written in its own way', () => {
  const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => figuresOf(digit, { x: 0, y: 0 }, 1));
  expect(new Set(digits).size).toBe(10);
  expect(digits.every((outline) => /^M[-\d. MLCZ]+$/.test(outline) && !outline.includes('NaN'))).toBe(true);
});

it('two digits stand side by side, the first one on the left', () => {
  const [one, zero] = figuresOf(10, { x: 0, y: 0 }, 1)
    .split('M')
    .slice(1)
    .map((digit) => pointsOf(digit).map(({ x }) => x));
  expect(Math.max(...(one ?? []))).toBeLessThan(Math.min(...(zero ?? [])) + 0.1);
});
