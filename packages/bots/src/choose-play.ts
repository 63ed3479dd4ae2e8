import { assertNever, automaticPlay, type BotLevel, type Draw, type Position } from '@ludo/rules';
import { playSensibly } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Always legal, in notation; '-' when no play is. Throws without dice on the table. `chance.below(n)`: 0 to n - 1,
 * equally likely; only `random` draws. The same position, level and draws give the same play.
 */
export function choosePlay(position: Position, level: BotLevel, chance: Draw): string {
  if (position.colour === null || (position.dice === null && position.toCount === 0))
    throw new Error('there are no dice to use');
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
