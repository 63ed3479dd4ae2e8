// Owns which ways have been gone since the last throw, so that the board can go on showing them.
import type { RoomEvent } from '@ludo/room';

/** Of one piece; `from` and `to`: places on its colour's way. */
export interface LastMove {
  readonly colour: number;
  readonly from: number;
  readonly to: number;
}

/** The dice with which they were gone; none without a move. */
export function lastDice(events: readonly RoomEvent[]): readonly number[] {
  if (lastMoves(events).length === 0) return [];
  return events.findLast((event) => event.type === 'threw')?.dice ?? [];
}

/** With nothing after a throw that has moved nothing yet. Two steps of the same piece are one move. */
export function lastMoves(events: readonly RoomEvent[]): readonly LastMove[] {
  const moves: LastMove[] = [];
  const since = events.findLastIndex(({ type }) => type === 'threw' || type === 'started');
  for (const event of events.slice(since + 1)) {
    if (event.type !== 'moved') continue;
    const { colour, from, to } = event;
    const before = moves.findIndex((move) => move.colour === colour && move.to === from);
    if (before === -1) moves.push({ colour, from, to });
    else moves[before] = { colour, from: moves[before]?.from ?? from, to };
  }
  return moves;
}
