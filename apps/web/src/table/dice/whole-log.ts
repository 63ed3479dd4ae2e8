/** Checks all throws of a room from its first row on, in pieces between which the page is free. */
import { foldRow, type LoggedRow, type RoomState } from '@ludo/room';
import { afterRow, nothingChecked, type WholeLog } from './checked.ts';

interface Checking {
  readonly room: string;
  /** Rows after a number, in order; none: there are no more by now. Null: they cannot be had. */
  readonly read: (after: number) => Promise<readonly LoggedRow[] | null>;
  /** Resolves when the page has a moment. */
  readonly pause: () => Promise<void>;
}

/** Rows in one piece: some milliseconds on a slow phone. */
const PIECE = 20;

/** Null: the log cannot be read. Throws DamagedLog. */
export async function checkWholeLog({ room, read, pause }: Checking): Promise<WholeLog | null> {
  let checked = nothingChecked;
  let state: RoomState | null = null;
  for (;;) {
    const rows = await read(state?.seq ?? 0);
    if (rows === null) return null;
    if (rows.length === 0) return state === null ? null : { seq: state.seq, checked, state };
    for (const [nth, row] of rows.entries()) {
      if (nth % PIECE === 0) await pause();
      checked = afterRow(checked, room, state, row);
      state = foldRow(state, row).state;
    }
  }
}
