/**
 * A position cannot tell one red piece from another; a picture must, so that a hopping piece stays the same. A piece is
 * named by colour and slot (0 to 3). One that returns to base goes to the end of the list: the last to come is the first
 * to leave.
 */
import { BASE, type Event, type Position } from '@ludo/rules';

export interface TrackedPiece {
  readonly colour: number;
  readonly slot: number;
  readonly place: number;
}

export function trackedPieces(position: Position): readonly TrackedPiece[] {
  return position.pieces.flatMap((places, colour) => places.map((place, slot) => ({ colour, slot, place })));
}

/** The same pieces after an event that moves none. */
export function piecesAfter(pieces: readonly TrackedPiece[], event: Event): readonly TrackedPiece[] {
  switch (event.type) {
    case 'moved':
      return withOneMoved(pieces, event.colour, event.from, event.to);
    case 'captured':
    case 'penalised':
    case 'retired':
      return withOneMoved(pieces, event.colour, event.from, BASE);
    default:
      return pieces;
  }
}

/** The top of its stack. */
export function pieceAt(
  pieces: readonly TrackedPiece[],
  colour: number,
  place: number,
): TrackedPiece | undefined {
  return pieces.findLast((piece) => piece.colour === colour && piece.place === place);
}

function withOneMoved(
  pieces: readonly TrackedPiece[],
  colour: number,
  from: number,
  to: number,
): readonly TrackedPiece[] {
  const mover = pieceAt(pieces, colour, from);
  if (mover === undefined) return pieces;
  if (to === BASE) return [...pieces.filter((piece) => piece !== mover), { ...mover, place: to }];
  return pieces.map((piece) => (piece === mover ? { ...piece, place: to } : piece));
}

/** The given pieces if they match the position, else fresh ones. */
export function piecesShowing(pieces: readonly TrackedPiece[], position: Position): readonly TrackedPiece[] {
  return agree(pieces, position) ? pieces : trackedPieces(position);
}

function agree(pieces: readonly TrackedPiece[], position: Position): boolean {
  return position.pieces.every((places, colour) => {
    const shown = pieces.filter((piece) => piece.colour === colour).map((piece) => piece.place);
    const sorted = shown.toSorted((a, b) => a - b);
    return sorted.length === places.length && sorted.every((place, nth) => place === places[nth]);
  });
}
