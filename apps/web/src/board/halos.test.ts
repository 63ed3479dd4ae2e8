import type { DrawnStand, Point } from '@ludo/drawing';
import { expect, test } from 'vitest';
import { placeOf } from './halos.tsx';

const SIZE = 15;

const point = (x: number, y: number): Point => ({ x, y });

const stack = (x: number, y: number): DrawnStand => ({
  key: '0:3',
  colour: 0,
  place: 3,
  count: 2,
  at: { x, y },
  reach: 0.5,
  isStack: true,
  isMixed: false,
  sharing: 1,
});

test('the number of a choice touches no count of a stack, in the middle, at the edges and on small squares', () => {
  for (const unit of [18, 24, 40])
    for (const [x, y] of [
      [7, 7],
      [14.5, 0.5],
      [0.5, 14.5],
      [14.5, 7.5],
      [7.5, 0.5],
    ] as const)
      for (const letters of [1, 3]) {
        const height = Math.max(14 / unit, 0.28) * 1.25;
        const width = Math.max(14 / unit, 0.28) * (0.5 + 0.6 * letters);
        const at = placeOf(stack(x, y), { width, height, unit, size: SIZE, ends: [], beside: [] });
        // Half a digit of the count.
        const [wide, high] = [0.3, 0.36].map((share) => share * Math.max(0.62, 14 / unit));
        const isBeside = Math.abs(at.x - x) >= width / 2 + (wide ?? 0);
        const isOver = Math.abs(at.y - y) >= height / 2 + (high ?? 0);
        expect(isBeside && isOver, `${unit}: ${x} ${y}`).toBe(true);
        expect(at.x + width / 2).toBeLessThanOrEqual(SIZE);
        expect(at.y - height / 2).toBeGreaterThanOrEqual(0);
      }
});

test('the number of a choice covers no square to which a piece can go, where there is another corner', () => {
  const piece: DrawnStand = { ...stack(13.5, 7.5), count: 1, isStack: false, reach: 0.4 };
  const around = { width: 0.66, height: 0.75, unit: 20, size: SIZE, beside: [] };
  const isOver = (end: { readonly x: number; readonly y: number }, ends = [end]): boolean => {
    const at = placeOf(piece, { ...around, ends });
    return Math.abs(at.x - end.x) < 0.6 && Math.abs(at.y - end.y) < 0.6;
  };
  for (const end of [
    { x: 14.5, y: 7.5 },
    { x: 13.5, y: 6.5 },
    { x: 14.5, y: 6.5 },
  ])
    expect(isOver(end), `${end.x} ${end.y}`).toBe(false);
  expect(placeOf(piece, { ...around, ends: [] }).y).toBeLessThan(7.5);
  // With a way straight on the lower right corner is left to the number of its own square.
  expect(placeOf(piece, { ...around, ends: [{ x: 13.5, y: 6.5 }] }).x).toBeLessThan(13.5);
});

test('the number of a choice covers no piece that shares the square, but sooner it than a square to which a piece can go', () => {
  const around = { width: 0.78, height: 0.89, unit: 20, size: 19 };
  const numberOf = (at: Point, other: Point, ends: readonly Point[] = []): Point =>
    placeOf(
      { ...stack(at.x, at.y), count: 1, isStack: false, isMixed: true, sharing: 2, reach: 0.27 },
      { ...around, ends, beside: [other] },
    );
  const covers = (place: Point, { x, y }: Point): boolean =>
    Math.abs(place.x - x) < around.width / 2 + 0.25 && Math.abs(place.y - y) < around.height / 2 + 0.25;
  // Abreast in the middle and on the edges of a board, and one above the other.
  for (const [at, other] of [
    [point(10.24, 14.5), point(10.76, 14.5)],
    [point(10.76, 14.5), point(10.24, 14.5)],
    [point(9.24, 0.5), point(9.76, 0.5)],
    [point(14.5, 10.76), point(14.5, 10.24)],
    [point(18.5, 9.24), point(18.5, 9.76)],
  ] as const)
    expect(covers(numberOf(at, other), other), `${at.x} ${at.y}`).toBe(false);
  const [at, other] = [point(10.24, 14.5), point(10.76, 14.5)];
  const free = numberOf(at, other);
  expect(covers(numberOf(at, other, [free]), free)).toBe(false);
});
