/** The engine against a second, plain implementation of the race, on positions placed at random and from play. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printPosition } from '../../src/index.ts';
import { moves, placed, walk } from '../laws/arbitrary.ts';
import { after } from '../positions.ts';
import { raceOutcomes } from './race.ts';

test.each(['ludo', 'jumbo', 'indian'])(
  'law: what can follow a throw of %s is what a plain reading of the clauses says',
  (preset) => {
    const ofPreset = placed.filter(({ rules }) => rules.split('+')[0] === preset);
    let compared = 0;
    fc.assert(
      fc.property(ofPreset, moves, fc.integer({ min: 1, max: 6 }), (start, choices, die) => {
        const positions = [start, ...walk(start, choices.slice(0, 12)).map(({ position }) => position)];
        for (const position of positions) {
          if (position.colour === null) continue;
          const text = printPosition(position);
          expect({ text, die, follows: after(text, String(die)) }).toEqual({
            text,
            die,
            follows: raceOutcomes(text, die),
          });
          compared++;
        }
      }),
      { numRuns: 300 },
    );
    expect(compared).toBeGreaterThan(700);
  },
  60_000,
);
