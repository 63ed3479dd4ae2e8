/** The last moves, for as long as the board shows them. */
import { useMemo } from 'react';
import { lastMoves, type LastMove } from '../stage/last-moves.ts';
import { useShown } from '../play/session.ts';

export function useLastMoves(): readonly LastMove[] {
  const captions = useShown((shown) => shown.captions);
  return useMemo(() => lastMoves(captions.flatMap(({ events }) => events)), [captions]);
}
