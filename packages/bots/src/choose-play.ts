/** The entry: what a bot of each level plays with the dice on the table. */
import { assertNever, automaticPlay, type BotLevel, type Draw, type Position } from '@ludo/rules';
import { playSensibly } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

/**
 * The play that a bot of this level chooses, in notation: always legal; '-' when no play is.
 *
 * `position`: its dice must be thrown; else this throws. `chance.below(n)`: an integer from 0 to n - 1, all equally
 * likely; only `random` draws from it. The same position, level and draws give the same play.
 */
export function choosePlay(position: Position, level: BotLevel, chance: Draw): string {
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
