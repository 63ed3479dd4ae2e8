/** What a page sees of the game on its screen. */
import type { LoggedRow, RoomState } from '@ludo/room';
import { seatsOf, type Latest, type TableView } from './table.ts';
import { withoutLastAction } from './undo.ts';

/** Everybody on this screen. */
export const PERSON = 'here';

export function viewOf(rows: readonly LoggedRow[], room: RoomState, latest: Latest | null): TableView {
  const mine = seatsOf(room, PERSON);
  return {
    room,
    person: PERSON,
    mine,
    connection: { state: 'local' },
    here: mine,
    watchers: 0,
    televisions: 0,
    talk: [],
    skew: 0,
    mayUndo: withoutLastAction(rows) !== null,
    latest,
    caughtUp: [],
    isAskingAgain: false,
    questions: [],
    wish: null,
    isSeatLost: false,
    turnedAway: null,
    pushKey: null,
    dice: null,
    problem: null,
  };
}
