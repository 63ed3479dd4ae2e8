/** Tab stops once on the board; arrows, Home and End reach the other pieces. */
import { expect, test } from 'vitest';
import { indexAfter, tabStop } from './stops.ts';

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

test.each([
  ['ArrowRight', 2, 0],
  ['ArrowUp', 0, 1],
  ['ArrowLeft', 0, 2],
  ['ArrowDown', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
] as const)('%s from %i of three goes to %i', (key, here, there) => {
  expect(indexAfter(key, here, 3)).toBe(there);
});
