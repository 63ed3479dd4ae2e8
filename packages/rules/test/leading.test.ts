/** Who leads: by how far the pieces of a side have come, those that are home for good with them. */
import { expect, test } from 'vitest';
import { leaderAtHalfTime, leaderOf, sidesOf } from '../src/leading.ts';
import { open } from '../src/opening.ts';
import { position } from './positions.ts';

function leaderIn(text: string): number | null {
  const { tables, state } = open(position(text));
  return leaderOf(tables, state, sidesOf(tables));
}

test.each([
  ['ludo 1-2- b.b.b.b/-/b.b.b.b/- R ? -', null],
  ['ludo 1-2- b.b.b.5/-/b.b.b.b/- R ? -', 0],
  ['ludo 1-2- b.b.b.5/-/b.b.2.3/- R ? -', 1],
  ['ludo 1-2- b.b.b.5/-/b.b.2.2/- R ? -', null],
  ['ludo 1234 b.b.b.5/b.b.b.5/b.b.b.4/b.b.b.6 R ? -', 3],
])('alone, or nobody: %s', (text, leader) => {
  expect(leaderIn(text)).toBe(leader);
});

test.each([
  ['uckers 1234 b.b.b.5/b.b.b.4/b.b.b.b/b.b.b.b R ? -', 0],
  ['uckers 1234 b.b.b.5/b.b.b.4/b.b.b.b/b.b.b.4 R ? -', 1],
  ['uckers 1212 b.b.b.5/b.b.b.4/b.b.b.b/b.b.b.4 R ? -', 1],
])('partners together: %s', (text, leader) => {
  expect(leaderIn(text)).toBe(leader);
});

test('IL-11: a colour with its place counts as home, with the pieces that it has no more use for', () => {
  expect(leaderIn('indian+goal=1 123- b.b.b.h/40.40.41.42/b.b.b.b/- G ? w1')).toBe(0);
});

test('half-time is after half of the throws, rounded up; a tie then is nobody’s lead', () => {
  expect(leaderAtHalfTime([])).toBeNull();
  expect(leaderAtHalfTime([3])).toBe(3);
  expect(leaderAtHalfTime([0, 1])).toBe(0);
  expect(leaderAtHalfTime([0, 1, 2])).toBe(1);
  expect(leaderAtHalfTime([0, 1, 2, 3])).toBe(1);
  expect(leaderAtHalfTime([0, null, 2, 3])).toBeNull();
});
