/** Rows that come together, with what the last of them tell. */
import { foldRow, foldRows, type LoggedRow, type RoomState } from '@ludo/room';
import type { CaughtUp } from './table.ts';

/** Rows of which events are told as long as a page is open. */
export const TOLD = 60;
/** After catching up with a room: whoever comes anew is sent few. */
const TOLD_OF_ROOM = 24;

export function catchUp(
  before: RoomState | null,
  rows: readonly LoggedRow[],
  told = TOLD_OF_ROOM,
): { readonly room: RoomState | null; readonly caughtUp: readonly CaughtUp[] } {
  const untold = Math.max(0, rows.length - told);
  let room = untold === 0 ? before : foldRows(before, rows.slice(0, untold));
  const caughtUp = rows.slice(untold).map((row): CaughtUp => {
    const folded = foldRow(room, row);
    room = folded.state;
    return { seq: row.s, events: folded.events, room: folded.state };
  });
  return { room, caughtUp };
}
