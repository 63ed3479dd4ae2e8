// The games of a table as their rows, each with the state before it: for tests.
import { foldRow } from '../src/fold/fold.ts';
import type { LoggedRow } from '../src/rows.ts';
import type { RoomState } from '../src/state.ts';

export interface PlayedGame {
  readonly before: RoomState;
  readonly rows: readonly LoggedRow[];
}

export function gamesIn(rows: readonly LoggedRow[]): readonly PlayedGame[] {
  const games: { before: RoomState; rows: LoggedRow[] }[] = [];
  let state: RoomState | null = null;
  for (const logged of rows) {
    if (logged.row.t === 'start' && state !== null) games.push({ before: state, rows: [] });
    if (state?.phase === 'playing' || logged.row.t === 'start') games.at(-1)?.rows.push(logged);
    state = foldRow(state, logged).state;
  }
  return games;
}
