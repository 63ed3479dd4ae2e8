/** Board and pieces of a room in which nothing moves. */
import { type Layout, layoutFor, type TrackedPiece, piecesShowing } from '@ludo/drawing';
import { beginningOf, type RoomState } from '@ludo/room';
import { parsePosition, ruleSetOf } from '@ludo/rules';

/** A game from a position: its pieces stand there before it begins. */
export function piecesOfRoom(room: RoomState, shown: readonly TrackedPiece[]): readonly TrackedPiece[] {
  if (room.position !== null) return piecesShowing(shown, room.position);
  const from = beginningOf(room);
  const given = from === null ? null : parsePosition(from);
  return given?.ok === true ? piecesShowing(shown, given.value) : [];
}

/** `turns`: quarters clockwise. */
export function layoutOfRoom(room: RoomState, turns: number): Layout | null {
  const ruleSet = ruleSetOf(room.rules);
  return ruleSet.ok ? layoutFor(ruleSet.value.board, turns) : null;
}
