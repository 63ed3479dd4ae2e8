/** Challenges as people read them: which blob, and how many sixes of how many. */
import type { RoomState } from '@ludo/room';
import { BASE, trackSquareOf, type Board, type Position } from '@ludo/rules';

export interface Blob {
  readonly colour: number;
  readonly size: number;
  /** As a place on its own colour's way. */
  readonly place: number;
}

/** A challenge that stands, for the board and for words. */
export interface Siege {
  readonly colour: number;
  /** The blob, as a place on the challenger's way. */
  readonly at: number;
  readonly blob: Blob;
  readonly sixes: number;
  readonly needed: number;
}

/** The blob on a place of another colour's way; null when there is none (any more). */
export function blobAt(board: Board, position: Position, colour: number, at: number): Blob | null {
  const square = trackSquareOf(board, colour, at);
  for (const { index } of board.colours) {
    if (index % 2 === colour % 2) continue;
    const there = (position.pieces[index] ?? []).filter(
      (place) => square !== null && trackSquareOf(board, index, place) === square,
    );
    const [place] = there;
    if (place !== undefined && there.length > 1) return { colour: index, size: there.length, place };
  }
  return null;
}

/** One 6 for each piece of the blob, one more from base (MU-12, MU-13). */
export function sixesNeeded(blob: Blob, at: number): number {
  return at - 1 === BASE ? blob.size + 1 : blob.size;
}

export function siegesOf(board: Board | null, room: RoomState): readonly Siege[] {
  const { position } = room;
  if (board === null || position === null) return [];
  return position.challenges.flatMap(({ colour, at, sixes }) => {
    const blob = blobAt(board, position, colour, at);
    return blob === null ? [] : [{ colour, at, blob, sixes, needed: sixesNeeded(blob, at) }];
  });
}
