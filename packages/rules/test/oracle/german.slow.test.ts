/** The engine against a second, plain implementation of German-style Ludo, on positions placed at random and from play. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printPosition } from '../../src/index.ts';
import { moves, placed, walk } from '../laws/arbitrary.ts';
import { after } from '../positions.ts';
import { germanOutcomes } from './german.ts';

test('law: what can follow a throw of German-style Ludo is what a plain reading of the clauses says', () => {
  const german = placed.filter(({ rules }) => rules.startsWith('german'));
  let compared = 0;
  fc.assert(
    fc.property(german, moves, fc.integer({ min: 1, max: 6 }), (start, choices, die) => {
      const positions = [start, ...walk(start, choices.slice(0, 12)).map(({ position }) => position)];
      for (const position of positions) {
        if (position.colour === null) continue;
        const text = printPosition(position);
        expect({ text, die, follows: after(text, String(die)) }).toEqual({
          text,
          die,
          follows: germanOutcomes(text, die),
        });
        compared++;
      }
    }),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(700);
}, 60_000);
