/** The rows of the game on this screen, shared by all tabs; and a game put aside because this version cannot open it. */
import {
  holderOf,
  readSnapshot,
  takeSnapshot,
  type LoggedRow,
  type RoomState,
  type Seat,
  type Snapshot,
} from '@ludo/room';
import { recall, recallJson, remember, settle, stored } from '../device/storage.ts';
import { noteStoredGame, noteOnline, type StoredGameNote } from '../device/stored-game-note.ts';
import { catchUp, TOLD } from './catch-up.ts';
import type { CaughtUp } from './table.ts';
import { forgetUndoneThrows, putUndoneThrowsAside, swapUndoneThrows } from './undo.ts';

const KEY = 'here';
const ASIDE = 'here.aside';
/** The room as it was before the present game: rows of past games are not kept. */
const BEFORE = 'here.before';

export interface StoredGame {
  readonly rows: readonly LoggedRow[];
  readonly room: RoomState;
  readonly caughtUp: readonly CaughtUp[];
}

/** Another version wrote it. */
export function hasUnreadGame(): boolean {
  return recallJson(KEY) !== null && storedGame() === null;
}

export function hasGameAside(): boolean {
  return recall(ASIDE) !== null;
}

export function takeBackAside(): void {
  const [here, aside] = [recall(KEY), recall(ASIDE)];
  remember(ASIDE, here);
  swapUndoneThrows();
  remember(KEY, aside);
  const room = storedGame()?.room;
  noteStoredGame(room === undefined ? null : aboutGame(room));
}

/** Null: there is none, or none that can be read. */
export function storedGame(): StoredGame | null {
  const rows = recallJson(KEY);
  if (!Array.isArray(rows)) return null;
  try {
    const { room, caughtUp } = catchUp(null, rows as LoggedRow[], TOLD);
    if (room === null || !room.seatList.every(hasName)) return null;
    return { rows: rows as LoggedRow[], room, caughtUp };
  } catch {
    return null;
  }
}

/** Rules judge rows, but not names: damaged ones would break the page that shows them. */
function hasName(seat: Seat): boolean {
  const holder = holderOf(seat);
  return holder === null || typeof holder.name === 'string';
}

/** For comparison; null: nothing is stored. */
export const storedText = (): string | null => stored(KEY);

export function keepBefore(room: RoomState): void {
  remember(BEFORE, JSON.stringify(takeSnapshot(room)));
}

/** Null: it was not kept. */
export function roomBefore(): RoomState | null {
  try {
    return readSnapshot(recallJson(BEFORE) as Snapshot);
  } catch {
    return null;
  }
}

const KEPT = 'here.kept';

/** By its identifier: the game on this screen of which the record is kept, or was until somebody forgot it. */
export function keptHere(): string | null {
  return recall(KEPT);
}

export function noteKeptHere(id: string | null): void {
  remember(KEPT, id);
}

/** From now on the stored text counts, whatever this page could not write. */
export function settleText(): void {
  settle(KEY);
}

export function keepRows(rows: readonly LoggedRow[], room: RoomState): string | null {
  remember(KEY, JSON.stringify(rows));
  noteStoredGame(aboutGame(room));
  return storedText();
}

/** Or of successive games of the same people. */
export function isSameGame(rows: readonly LoggedRow[], others: readonly LoggedRow[]): boolean {
  return JSON.stringify(rows[0]) === JSON.stringify(others[0]);
}

/** For a new game's first row, other than the kept game's. Milliseconds since 1970. */
export function timeToBegin(): number {
  const last = storedGame()?.rows[0]?.at ?? 0;
  return Math.max(Date.now(), last + 1);
}

export function replaceGame(rows: readonly LoggedRow[]): void {
  // Another version's game is put aside, not deleted.
  if (hasUnreadGame()) {
    remember(ASIDE, recall(KEY));
    putUndoneThrowsAside();
  }
  forgetNotes();
  remember(KEY, JSON.stringify(rows));
}

export function forgetGame(): void {
  remember(KEY, null);
  forgetNotes();
}

function forgetNotes(): void {
  remember(BEFORE, null);
  forgetUndoneThrows();
  noteStoredGame(null);
  noteOnline(null);
  noteKeptHere(null);
}

function aboutGame({ phase, rules, statistics }: RoomState): StoredGameNote | null {
  if (phase !== 'playing') return null;
  return { rules, throws: statistics.reduce((sum, { throws }) => sum + throws, 0) };
}
