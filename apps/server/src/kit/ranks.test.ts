import { expect, test } from 'vitest';
import { createRanks } from './ranks.ts';

test('whoever has most is first, and of several the one that has had so many for longest', () => {
  const ranks = createRanks();
  expect(ranks.first()).toBeUndefined();
  for (const name of ['one', 'other', 'other', 'one', 'third']) ranks.add(name);
  expect([ranks.first(), ranks.of('one'), ranks.of('nobody'), ranks.sum()]).toEqual(['other', 2, 0, 5]);
  ranks.remove('other');
  expect(ranks.first()).toBe('one');
  for (const name of ['one', 'one', 'other']) ranks.remove(name);
  expect([ranks.first(), ranks.sum()]).toEqual(['third', 1]);
  ranks.remove('third');
  expect(ranks.first()).toBeUndefined();
});
