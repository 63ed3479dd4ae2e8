import { parsePosition } from '@ludo/rules';
import { expect, test } from 'vitest';
import { numbersFor, playerChoices } from '../table/choices.ts';
import { numbersOf } from './notes.ts';

const choicesAt = (text: string) => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return playerChoices(parsed.value).choices;
};

const diceOf = (text: string): number => (text.startsWith('uckers') ? 2 : 1);

test.each([
  'ludo 1-2- b.10.36.72/-/b.b.4.9/- R 6 -',
  'uckers 1212 b.12.20.30/b.b.8.22/b.b.4.10/b.b.b.9 R 65 -',
  'uckers 1212 3.7.12.20/b.b.b.b/b.5.30.50/b.b.b.b R 53 -',
  'uckers-navy 1234 b.b.4.20/b.b.b.b/b.b.b.b/b.b.b.b R 53 -',
  'uckers 1212 b.12.12.30/b.b.8.22/b.b.4.10/b.b.b.9 R 66 -',
])('the numbers at a piece are those of all its choices in the list, and of no others: %s', (text) => {
  const offered = choicesAt(text);
  const numbers = numbersFor(offered, diceOf(text));
  expect(offered.length).toBeGreaterThan(1);
  for (const key of new Set(offered.map((choice) => choice.key))) {
    const [first = 0, last = first] = numbersOf(key, { offered, numbers }).split('–').map(Number);
    const named = offered.filter((_, nth) => numbers[nth]! >= first && numbers[nth]! <= last);
    expect(named).toEqual(offered.filter((choice) => choice.key === key));
  }
});

test.each([
  ['with one die each choice has its own', 'ludo 1-2- b.10.36.72/-/b.b.4.9/- R 6 -', [1, 2, 3]],
  ['also where a piece has two ways', 'german+captureBackwards 1-2- 20.30.41.42/-/7.41.42.43/- R 3 -', null],
  [
    'with two dice those of a piece share one',
    'uckers 1212 b.b.12.20/b.b.b.b/b.b.b.30/b.b.b.b R 53 -',
    [1, 1, 1, 2, 2, 2],
  ],
] as const)('a number is one key: %s', (_, text, wanted) => {
  const offered = choicesAt(text);
  const numbers = numbersFor(offered, diceOf(text));
  expect(numbers).toEqual(wanted ?? offered.map((_choice, nth) => nth + 1));
});

test('the ways of one piece alone have a number each', () => {
  const [first, ...others] = choicesAt('uckers 1212 b.b.12.20/b.b.b.b/b.b.b.30/b.b.b.b R 53 -');
  const ways = [first!, ...others.filter(({ key }) => key === first!.key)];
  expect(numbersFor(ways, 2)).toEqual([1, 2, 3]);
});
