import { parsePosition } from '@ludo/rules';
import { expect, test } from 'vitest';
import { outlookOf } from './choices.ts';
import { numbersOf } from './notes.ts';

const choicesAt = (text: string) => {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return outlookOf(parsed.value).choices;
};

test.each([
  'ludo 1-2- b.10.36.72/-/b.b.4.9/- R 6 -',
  'uckers 1212 b.12.20.30/b.b.8.22/b.b.4.10/b.b.b.9 R 65 -',
  'uckers-navy 1234 b.b.4.20/b.b.b.b/b.b.b.b/b.b.b.b R 53 -',
  'uckers 1212 b.12.12.30/b.b.8.22/b.b.4.10/b.b.b.9 R 66 -',
])('the numbers at a piece are those of all its choices in the list, and of no others: %s', (text) => {
  const choices = choicesAt(text);
  expect(choices.length).toBeGreaterThan(1);
  for (const key of new Set(choices.map((choice) => choice.key))) {
    const [first, last = first] = numbersOf(key, choices).split('–').map(Number);
    const named = choices.filter((_, nth) => nth + 1 >= Number(first) && nth + 1 <= Number(last));
    expect(named).toEqual(choices.filter((choice) => choice.key === key));
  }
});
