// A game with a head start: two pieces of each colour are home when it begins; all rules are as ever.
import { expect, test } from 'vitest';
import { initialPosition, printPosition, ruleSets } from '../src/index.ts';
import { position } from './positions.ts';

function beginning(rules: string, seats: string, colour?: number): string {
  const first = initialPosition(rules, seats, colour, 'head-start');
  if (!first.ok) throw new Error(first.error.reason);
  return printPosition(first.value);
}

test.each([
  ['ludo', '1-2-', 'ludo 1-2- b.b.h.h/-/b.b.h.h/- R ? -'],
  ['jumbo', '123-', 'jumbo 123- b.b.h.h/b.b.h.h/b.b.h.h/- R ? -'],
  ['uckers', '1212', 'uckers 1212 b.b.h.h/b.b.h.h/b.b.h.h/b.b.h.h R ? -'],
  ['german', '1-2-', 'german 1-2- b.0.42.43/-/b.0.42.43/- Y ? -'],
  ['german', '123n', 'german 123n b.0.42.43/b.0.42.43/b.0.42.43/b.0.42.43 Y ? -'],
])('%s %s begins as %s', (rules, seats, text) => {
  expect(beginning(rules, seats)).toBe(text);
});

test.each(ruleSets)('every seating of $id may begin with it, whoever throws first', ({ id, seatings }) => {
  for (const seats of seatings) {
    for (const [colour, mark] of Array.from(seats).entries()) {
      if (mark < '1' || mark > '4') continue;
      const text = beginning(id, seats, colour);
      expect(printPosition(position(text))).toBe(text);
    }
  }
});
