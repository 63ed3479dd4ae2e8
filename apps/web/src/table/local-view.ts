/** What a page sees of the game on its screen. */
import type { LoggedRow, RoomState } from '@ludo/room';
import { nothingOfOthers, seatsOf, type Latest, type TableView } from './table.ts';
import { withoutLastAction } from './undo.ts';

/** Everybody on this screen. */
export const PERSON = 'here';

export function viewOf(
  rows: readonly LoggedRow[],
  room: RoomState,
  latest: Latest | null,
  mayAnnounce: boolean,
): TableView {
  const mine = seatsOf(room, PERSON);
  return {
    ...nothingOfOthers,
    room,
    person: PERSON,
    mine,
    connection: { state: 'local' },
    here: mine,
    mayUndo: withoutLastAction(rows) !== null,
    mayAnnounce,
    latest,
    caughtUp: [],
  };
}
