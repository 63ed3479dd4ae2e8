/**
 * Pieces: the pieces of a position, each with an identity.
 *
 * A position counts pieces by place and cannot tell one red piece from another; the picture must, so that a hopping
 * piece stays the same piece. A piece is named by colour and slot (0 to 3); only its place changes. A piece that
 * returns to base goes to the end of the list: the last to come is the first to leave, and the others stay where they
 * are.
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

/** The pieces after an event; an event that moves no piece leaves them as they are. */
export function piecesAfter(pieces: readonly TrackedPiece[], event: Event): readonly TrackedPiece[] {
  switch (event.type) {
    case 'moved':
      return withOneMoved(pieces, event.colour, event.from, event.to);
    case 'captured':
    case 'penalised':
      return withOneMoved(pieces, event.colour, event.from, BASE);
    default:
      return pieces;
  }
}

/** The piece that goes when a piece of a colour leaves a place: the top of its pile. */
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

/** Pieces for this position: the given ones if they match it, else fresh ones. */
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
