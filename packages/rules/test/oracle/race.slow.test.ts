/** The engine against a second, plain implementation of the race. */
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { raceOutcomes } from './race.ts';

test.each(['ludo', 'jumbo', 'indian'])(
  'law: what can follow a throw of %s is what a plain reading of the clauses says',
  (preset) => {
    expect(compare(preset, raceOutcomes)).toBeGreaterThan(700);
  },
  60_000,
);
