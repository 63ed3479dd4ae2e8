/** The game on this screen, from its rows: as its record, and to look back. */
import type { LoggedRow, RoomState } from '@ludo/room';
import { printRecord, takingRecord } from '@ludo/room/record';
import type { GameSoFar } from '../table.ts';
import { gameSoFar } from './so-far.ts';

/** In place of a room's name, as in the chains of its dice. */
const HERE = 'here';

/** Milliseconds of work until others have their turn. */
const SLICE = 8;

/** `before`: the stored room before the game. Null: no game has begun, or what was before it is not kept. Rejects with DamagedLog. */
export async function localRecord(
  rows: readonly LoggedRow[],
  before: RoomState | null,
  hasNames: boolean,
): Promise<string | null> {
  const start = rows.findLastIndex(({ row }) => row.t === 'start');
  if (before === null || start < 0) return null;
  // Rows on one screen are numbered anew with each game.
  const game = rows.slice(start).map((logged, nth) => ({ ...logged, s: before.seq + 1 + nth }));
  const taking = takingRecord({ room: HERE, before, rows: game, hasNames });
  for (let since = performance.now(); ;) {
    const step = taking.next();
    if (step.done === true) return step.value === null ? null : printRecord(step.value);
    if (performance.now() - since < SLICE) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
}

/** `before` as above. Null: no game has begun. */
export function localSoFar(rows: readonly LoggedRow[], before: RoomState | null): GameSoFar | null {
  const known = gameSoFar(rows);
  return known === null ? null : { ...known, before: before ?? known.before };
}
