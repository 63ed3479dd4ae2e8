/** Tab stops once on the board; arrows, Home and End reach the other pieces. */
import { describe, expect, test } from 'vitest';
import { stopAfter, tabStop } from './stops.ts';

const stand = (key: string, canMove: boolean, isStop = true) => {
  const [colour = 0, place = 0] = key.split(':').map(Number);
  return { stand: { key, colour, place }, note: { canMove, isStop } };
};

test('Tab comes to the first piece that can move, in the order of the way', () => {
  expect(tabStop([stand('0:20', true), stand('0:7', true), stand('0:3', false)], null)).toBe('0:7');
});

test('where none can move, Tab comes to one that can be asked why', () => {
  expect(tabStop([stand('0:20', false), stand('0:7', false), stand('1:3', false, false)], null)).toBe('0:7');
});

test('a piece with the focus keeps the stop, so that Tab leaves the board from it', () => {
  expect(tabStop([stand('0:7', true), stand('0:20', false)], '0:20')).toBe('0:20');
});

test('no stop where nothing can be pressed, nor one that is gone', () => {
  expect(tabStop([stand('0:7', false, false)], null)).toBeNull();
  expect(tabStop([stand('0:7', true)], '0:20')).toBe('0:7');
});

describe('from one piece to the next', () => {
  const placed = (key: string, x: number, y: number) => ({ ...stand(key, true).stand, at: { x, y } });
  // Two at the top, one in the middle on the right, one at the bottom on the left.
  const stops = [placed('0:3', 2, 1), placed('0:9', 5, 1), placed('0:20', 8, 6), placed('0:40', 1, 9)];

  test.each([
    ['ArrowRight', '0:3', '0:9'],
    ['ArrowRight', '0:9', '0:20'],
    ['ArrowRight', '0:20', '0:40'],
    ['ArrowLeft', '0:3', '0:40'],
    ['ArrowDown', '0:20', '0:40'],
    ['ArrowDown', '0:9', '0:20'],
    ['ArrowUp', '0:20', '0:9'],
    ['Home', '0:20', '0:3'],
    ['End', '0:3', '0:40'],
  ] as const)('%s from %s goes to %s', (key, here, there) => {
    expect(stopAfter(key, here, stops)).toBe(there);
  });

  test('every arrow reaches all of them, and comes back', () => {
    for (const key of ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown'] as const) {
      const seen = new Set<string>();
      let here = '0:3';
      for (let presses = 0; presses < stops.length; presses += 1) {
        here = stopAfter(key, here, stops) ?? '';
        seen.add(here);
      }
      expect([here, seen.size]).toEqual(['0:3', stops.length]);
    }
  });
});
