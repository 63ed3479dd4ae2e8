import { expect, test } from 'vitest';
import { createPlaces } from './places.ts';

test('one name has some of the places, and all together have no more than there are', () => {
  const places = createPlaces(3, 2);
  expect([places.take('a'), places.take('a'), places.take('a')]).toEqual([true, true, false]);
  expect([places.take('b'), places.take('b'), places.take('c')]).toEqual([true, false, false]);
  places.giveBack('a');
  expect([places.take('a'), places.take('a')]).toEqual([true, false]);
  places.giveBack('b');
  expect(places.take('c')).toBe(true);
});
