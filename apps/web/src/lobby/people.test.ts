import { beforeEach, expect, test } from 'vitest';
import { remember } from '../device/storage.ts';
import { dropPerson, notePeople, people, readPeople } from './people.ts';

const ben = { name: 'Ben', rules: 'ludo', seats: '1-2-', at: 1 };
const named = (name: string, at = 1) => ({ ...ben, name, at });

beforeEach(() => remember('people', null));

test('the last six people are known, each once, with the last game first', () => {
  for (const [nth, name] of ['A', 'B', 'C', 'D', 'E', 'F', 'G'].entries()) notePeople([named(name, nth)]);
  notePeople([named('C', 9)]);
  expect(people().map(({ name, at }) => [name, at])).toEqual([
    ['C', 9],
    ['G', 6],
    ['F', 5],
    ['E', 4],
    ['D', 3],
    ['B', 1],
  ]);
});

test('they go one by one', () => {
  notePeople([named('A'), named('B')]);
  dropPerson('A');
  expect(people()).toEqual([named('B')]);
  dropPerson('B');
  expect(people()).toEqual([]);
});

test('nothing but names and games is known of them', () => {
  expect(
    readPeople([
      { ...ben, person: 'secret' },
      null,
      7,
      { name: 'Ben' },
      { ...ben, at: 'x' },
      { ...ben, at: 9e15 },
    ]),
  ).toEqual([ben]);
  for (const nothing of [null, undefined, 'x', {}]) expect(readPeople(nothing)).toEqual([]);
});
