// Owns where a room's next game starts.
import type { RoomState } from './state.ts';

/**
 * The position text from which the next game starts; null: the rule set's own beginning. A game brought from one screen
 * continues once; later games start anew.
 */
export function beginningOf({ startFrom, goesOn, game }: RoomState): string | null {
  return goesOn && game > 0 ? null : startFrom;
}
