import { initialPosition, parsePosition, type Position } from '@ludo/rules';
import type { RoomState } from './state.ts';

/** Null: the rule set's own beginning. A game brought from one screen goes on once; later games start anew. */
export function beginningOf({ startFrom, goesOn, game }: RoomState): string | null {
  return goesOn && game > 0 ? null : startFrom;
}

/** How the pieces stand when the next game begins, whoever does. */
export function firstPositionOf(state: RoomState): Position | null {
  const from = beginningOf(state);
  const first =
    from === null ? initialPosition(state.rules, state.seats, undefined, state.start) : parsePosition(from);
  return first.ok ? first.value : null;
}
