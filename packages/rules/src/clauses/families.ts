/** House rules of families, for the plain race (HO-3 to HO-6). HO-2 stands with the other clauses about places. */
import { BASE, PIECES_PER_COLOUR } from '../core/board.ts';
import type { ClauseId } from '../core/clause-ids.ts';
import type { Clause } from '../core/clause.ts';
import { threeThrowsFor } from './three-throws.ts';

/** Source: HO-3. While all its pieces are in base or home, and one in base, a colour throws up to three times. */
export const threeThrows = threeThrowsFor(
  'HO-3',
  ({ board }, { places }, colour) => {
    const first = colour << 2;
    if (places[first] !== BASE) return false;
    for (let index = first + 1; index < first + PIECES_PER_COLOUR; index++) {
      const place = places[index] as number;
      if (place !== BASE && place !== board.lastPlace) return false;
    }
    return true;
  },
  't is for a colour with a piece in base and all others in base or home',
);

/** Source: HO-4, IL-1, PA-4. So many pieces of each colour begin on its start square. */
export function piecesOut(id: ClauseId, count: number): Clause {
  return {
    id,
    begins: Array.from({ length: PIECES_PER_COLOUR }, (_, index) =>
      index < PIECES_PER_COLOUR - count ? BASE : 0,
    ),
  };
}

/** Source: HO-5. A capture gives another throw. */
export const captureThrowsAgain: Clause = {
  id: 'HO-5',
  throwsAgain: (_tables, state) => (state.captured > 0 ? 0 : -1),
};

/** Source: HO-6. Nobody is captured on these squares, counted from each start square. */
export function safeSquares(id: ClauseId, offsets: readonly number[]): Clause {
  return { id, safe: offsets };
}
