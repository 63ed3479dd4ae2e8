/** The game on this screen, from its rows: as its record, and to look back. */
import { printRecord, takingRecord, type LoggedRow } from '@ludo/room';
import { roomBefore } from '../stored-game.ts';
import type { GameSoFar } from '../table.ts';
import { gameSoFar } from './so-far.ts';

/** In place of a room's name, as in the chains of its dice. */
const HERE = 'here';

/** Null: no game has begun, or what was before it is not kept. Throws DamagedLog. */
export function localRecord(rows: readonly LoggedRow[], hasNames: boolean): string | null {
  const start = rows.findLastIndex(({ row }) => row.t === 'start');
  const before = roomBefore();
  if (before === null || start < 0) return null;
  // Rows on one screen are numbered anew with each game.
  const game = rows.slice(start).map((logged, nth) => ({ ...logged, s: before.seq + 1 + nth }));
  const taking = takingRecord({ room: HERE, before, rows: game, hasNames });
  for (;;) {
    const step = taking.next();
    if (step.done === true) return step.value === null ? null : printRecord(step.value);
  }
}

/** Null: no game has begun. */
export function localSoFar(rows: readonly LoggedRow[]): GameSoFar | null {
  const known = gameSoFar(rows);
  return known === null ? null : { ...known, before: roomBefore() ?? known.before };
}
