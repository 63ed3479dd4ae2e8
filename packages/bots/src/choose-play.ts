import { assertNever, automaticPlay, isToThrow, type BotLevel, type Draw, type Position } from '@ludo/rules';
import { considerAnnouncing } from './announcing.ts';
import { playSensibly } from './sensible.ts';
import { WEIGHTS } from './weights.ts';

/**
 * Always possible, in notation: with something to use a play, '-' when none is legal; before a throw what is announced, '-' for
 * nothing. Throws when the game is over. `chance.below(n)`: 0 to n - 1, equally likely; only `random` draws. The same
 * position, level and draws give the same play.
 */
export function choosePlay(position: Position, level: BotLevel, chance: Draw): string {
  const considering = consider(position, level, chance);
  for (;;) {
    const { done, value } = considering.next();
    if (done) return value;
  }
}

/**
 * Returns what `choosePlay` does. Whoever must not wait for long takes one piece after the other: none takes longer than it takes
 * to weigh all plays of one throw.
 */
export function* consider(position: Position, level: BotLevel, chance: Draw): Generator<void, string> {
  if (position.colour === null) throw new Error('nobody is to play');
  if (isToThrow(position)) return yield* considerAnnouncing(position, level, chance);
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
