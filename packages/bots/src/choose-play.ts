/** The door: what a bot of each level makes of the dice on the table. */
import { assertNever, automaticPlay, type Draw, type Position } from '@ludo/rules';
import { playSensibly } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

/** The levels there are, weakest first. */
export const levels = ['random', 'frontmost', 'sensible'] as const;
export type Level = (typeof levels)[number];

/**
 * The use of the throw, in notation, that a bot of the level chooses: always a legal one; '-' when no use is legal.
 *
 * `position`: its dice lie on the table; another is a bug of the caller and throws. `chance.below(n)`: an integer from 0
 * to n - 1, all equally likely; only `random` draws from it. The same position, level and draws give the same play.
 */
export function choosePlay(position: Position, level: Level, chance: Draw): string {
  if (position.colour === null || position.dice === null) throw new Error('there are no dice to use');
  switch (level) {
    case 'random':
    case 'frontmost':
      return automaticPlay(position, level, chance);
    case 'sensible':
      return playSensibly(position, WEIGHTS);
    default:
      return assertNever(level);
  }
}
