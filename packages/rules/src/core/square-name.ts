/** What a square is called: the same for everybody, from whichever colour's way it is looked at. */
import {
  BASE,
  COLOUR_COUNT,
  numberOfTrackSquare,
  trackSquareOf,
  type Board,
  type ColourName,
} from './board.ts';

/** Bases and homes go without a colour, because nothing else than the colour's own pieces is ever there. */
export type SquareName =
  | { readonly kind: 'base' | 'home' }
  /** Counted in the direction of play: from 1 on the first colour's start square, or as the board is printed. */
  | { readonly kind: 'track'; readonly number: number; readonly startOf: ColourName | null }
  | { readonly kind: 'column'; readonly number: number; readonly of: ColourName }
  | { readonly kind: 'end'; readonly letter: string; readonly of: ColourName };

const END_LETTERS = 'abcd';

export function squareNameOf(board: Board, colour: number, place: number): SquareName {
  if (place === BASE) return { kind: 'base' };
  const square = trackSquareOf(board, colour, place);
  if (square !== null) {
    const side = board.trackLength / COLOUR_COUNT;
    const startOf = square % side === 0 ? (board.colours[square / side]?.name ?? null) : null;
    return { kind: 'track', number: numberOfTrackSquare(board, square), startOf };
  }
  if (board.hasHome && place === board.lastPlace) return { kind: 'home' };
  const of = board.colours[colour]?.name;
  const number = place - board.lastOnTrack;
  if (of === undefined) throw new Error(`no such colour on the board: ${colour}`);
  return board.hasHome
    ? { kind: 'column', number, of }
    : { kind: 'end', letter: END_LETTERS[number - 1] ?? '', of };
}
