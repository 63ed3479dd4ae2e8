/** The engine against a second, plain implementation of German-style Ludo. */
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { germanOutcomes } from './german.ts';

test('law: what can follow a throw of German-style Ludo is what a plain reading of the clauses says', () => {
  expect(compare('german', germanOutcomes)).toBeGreaterThan(700);
});
