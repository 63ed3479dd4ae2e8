/** The engine beside a plain implementation of a game of one die, on positions placed at random and from play. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { printPosition } from '../../src/index.ts';
import { moves, placedWhere, walk } from '../laws/arbitrary.ts';
import { after } from '../positions.ts';

/** How many throws were compared. `plain`: what can follow a throw, as texts in byte order. */
export function compare(preset: string, plain: (text: string, die: number) => readonly string[]): number {
  const ofPreset = placedWhere((rules) => rules.split('+')[0] === preset);
  let compared = 0;
  fc.assert(
    fc.property(ofPreset, moves, fc.integer({ min: 1, max: 6 }), (start, choices, die) => {
      const positions = [start, ...walk(start, choices.slice(0, 12)).map(({ position }) => position)];
      for (const position of positions) {
        if (position.colour === null) continue;
        const text = printPosition(position);
        const follows = after(text, String(die));
        expect({ text, die, follows }).toEqual({ text, die, follows: plain(text, die) });
        compared++;
      }
    }),
    { numRuns: 300 },
  );
  return compared;
}
