import { assertNever, automaticPlay, isToThrow, type BotLevel, type Draw, type Position } from '@ludo/rules';
import { playSensibly } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Always legal, in notation; '-' when no play is. Throws with nothing to use. `chance.below(n)`: 0 to n - 1,
 * equally likely; only `random` draws. The same position, level and draws give the same play.
 */
export function choosePlay(position: Position, level: BotLevel, chance: Draw): string {
  if (position.colour === null || isToThrow(position)) throw new Error('there is nothing to use');
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
