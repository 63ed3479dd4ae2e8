import type { RoomState } from './state.ts';

/** Null: the rule set's own beginning. A game brought from one screen goes on once; later games start anew. */
export function beginningOf({ startFrom, goesOn, game }: RoomState): string | null {
  return goesOn && game > 0 ? null : startFrom;
}
