/** The last game in the rows of a table. */
import { foldRows, type LoggedRow } from '@ludo/room';
import type { GameSoFar } from '../table.ts';

/** Null: none has begun. Throws DamagedLog. */
export function gameSoFar(rows: readonly LoggedRow[]): GameSoFar | null {
  const start = rows.findLastIndex(({ row }) => row.t === 'start');
  const before = start < 0 ? null : foldRows(null, rows.slice(0, start));
  return before === null ? null : { before, rows: rows.slice(start) };
}
