import { foldRows, type LoggedRow, type RoomState, type Row } from '@ludo/room';
import type { CaughtUp } from './table.ts';

const OF_A_GAME: readonly Row['t'][] = ['start', 'throw', 'play', 'end'];

/**
 * Without rows of games before the last, because storage is limited. Their fold differs only in the numbers of row, ply
 * and game. A game that continues from elsewhere keeps its rows.
 */
export function withoutPastGames(rows: readonly LoggedRow[]): readonly LoggedRow[] {
  const [first] = rows;
  if (first?.row.t === 'open' && first.row.goesOn === true) return rows;
  const start = rows.findLastIndex(({ row }) => row.t === 'start');
  return rows
    .filter(({ row }, nth) => nth >= start || !OF_A_GAME.includes(row.t))
    .map((logged, nth) => ({ ...logged, s: nth + 1 }));
}

/** Goes on with the numbers that people have seen: rows of past games are not kept. */
export function numberedOn(
  folded: { readonly rows: readonly LoggedRow[]; readonly room: RoomState },
  seen: { readonly rows: readonly LoggedRow[]; readonly room: RoomState | null },
): RoomState {
  const { room } = folded;
  const before = foldRows(null, seen.rows);
  if (seen.room === null || before === null) return room;
  const isNext = startOf(seen.rows) !== startOf(folded.rows);
  return {
    ...room,
    seq: room.seq + seen.room.seq - (isNext ? 0 : before.seq),
    ply: room.ply + seen.room.ply - (isNext ? 0 : before.ply),
    game: room.game + seen.room.game - (isNext ? 0 : before.game),
  };
}

/** Milliseconds since 1970. */
function startOf(rows: readonly LoggedRow[]): number | undefined {
  return rows.findLast(({ row }) => row.t === 'start')?.at;
}

export function isContinued(rows: readonly LoggedRow[], others: readonly LoggedRow[]): boolean {
  return others.length > rows.length && JSON.stringify(others.slice(0, rows.length)) === JSON.stringify(rows);
}

/** Who sat down before the game is no news. */
export function played(rows: readonly LoggedRow[], caughtUp: readonly CaughtUp[]): readonly CaughtUp[] {
  const start = rows.findLast(({ row }) => row.t === 'start')?.s ?? Infinity;
  return caughtUp.filter(({ seq }) => seq >= start);
}
