/** Board and pieces of a room in which nothing moves. */
import { type Layout, layoutFor, type TrackedPiece, piecesShowing } from '@ludo/drawing';
import { beginningOf, firstPositionOf, type RoomState } from '@ludo/room';
import { ruleSetOf } from '@ludo/rules';

/** Before a game from a position, or with a head start, its pieces stand there already. */
export function piecesOfRoom(room: RoomState, shown: readonly TrackedPiece[]): readonly TrackedPiece[] {
  if (room.position !== null) return piecesShowing(shown, room.position);
  const isUsual = beginningOf(room) === null && room.start === 'whole';
  const first = isUsual ? null : firstPositionOf(room);
  return first === null ? [] : piecesShowing(shown, first);
}

/** `turns`: quarters clockwise. */
export function layoutOfRoom(room: RoomState, turns: number): Layout | null {
  const ruleSet = ruleSetOf(room.rules);
  return ruleSet.ok ? layoutFor(ruleSet.value.board, turns) : null;
}
