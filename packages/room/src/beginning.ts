// Owns where the next game of a room starts: from a position, or from the rule set's own beginning.
import type { RoomState } from './state.ts';

/**
 * Position text from which the next game starts; null: the rule set's own beginning. A game that was brought along from
 * one screen goes on once; the games after it begin anew.
 */
export function beginningOf({ startFrom, goesOn, game }: RoomState): string | null {
  return goesOn && game > 0 ? null : startFrom;
}
