import type { LoggedRow, Row } from '@ludo/room';

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
