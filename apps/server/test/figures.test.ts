import { expect, test } from 'vitest';
import { goalLine, isMet, median, quantile } from '../bench/rooms/figures.ts';

test.each([
  [[5, 1, 4, 2, 3], 0.5, 3],
  [[4, 1, 3, 2], 0.5, 2],
  [Array.from({ length: 100 }, (_, nth) => 100 - nth), 0.99, 99],
  [[7], 0.99, 7],
  [[1, 2], 0, 1],
  [[1, 2], 1, 2],
  [[], 0.5, Number.NaN],
])('of %j a share of %d lies up to %d', (values, share, expected) => {
  expect(quantile(values, share)).toBe(expected);
});

test.each([
  [[5, 1, 3], 3],
  [[1, 10, 2, 4], 3],
  [[], Number.NaN],
])('the median of %j is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('a goal is met on its very edge, and never by what could not be measured', () => {
  const goal = { what: 'a wait', unit: 'ms' };
  expect(isMet({ ...goal, value: 10, atMost: 10 })).toBe(true);
  expect(isMet({ ...goal, value: 10.1, atMost: 10 })).toBe(false);
  expect(isMet({ ...goal, value: 60, atLeast: 60 })).toBe(true);
  expect(isMet({ ...goal, value: 59, atLeast: 60 })).toBe(false);
  expect(isMet({ ...goal, value: Number.NaN, atMost: 10 })).toBe(false);
  expect(goalLine({ ...goal, value: 10.1, atMost: 10 })).toMatch(/10\.1 ms +at most 10 +MISSED$/);
});
