import { expect, test } from 'vitest';
import { BASE, boards } from './board.ts';
import { PLACE_SUMS, sumOfStep } from './place-sums.ts';

const LAST = Math.max(...boards.map(({ lastPlace }) => lastPlace)) - BASE;

test('no two ways to stand on the longest way have the same sum', () => {
  const sums: number[] = [];
  const part = (index: number): number => PLACE_SUMS[index] ?? Number.NaN;
  for (let a = 0; a <= LAST; a++)
    for (let b = a; b <= LAST; b++)
      for (let c = b; c <= LAST; c++)
        for (let d = c; d <= LAST; d++) sums.push(part(a) + part(b) + part(c) + part(d));
  const sorted = Float64Array.from(sums).toSorted();
  expect(sorted.findIndex((sum, index) => sum === sorted[index - 1])).toBe(-1);
  expect(sorted.at(-1)).toBeLessThan(2 ** 36);
});

test('two steps add the same in either order, and as much as the total', () => {
  expect(sumOfStep(BASE, 0) + sumOfStep(0, 4)).toBe(sumOfStep(BASE, 4));
  expect(sumOfStep(10, 14) + sumOfStep(20, 26)).toBe(sumOfStep(20, 14) + sumOfStep(10, 26));
});
