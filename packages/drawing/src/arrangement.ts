/**
 * How pieces share squares without hiding each other. Players point at a *stand*, the pieces of one colour on one place.
 */
import { BASE, trackSquareOf } from '@ludo/rules';
import { pointOf, type Layout, type Point } from './layout.ts';
import type { TrackedPiece } from './tracked-pieces.ts';

export interface PlacedPiece {
  readonly piece: TrackedPiece;
  readonly at: Point;
  readonly scale: number;
}

export interface DrawnStand {
  readonly key: string;
  readonly colour: number;
  readonly place: number;
  readonly count: number;
  readonly at: Point;
  /** Half the side of what answers a press, in squares. */
  readonly reach: number;
  /** Two or more of one colour on a square of the way. */
  readonly isStack: boolean;
  /** Two colours on this square. */
  readonly isMixed: boolean;
}

/** Round a base the ring stays inside, away from the name. */
export const ringOf = ({ place, reach }: DrawnStand, away: number): number =>
  place === BASE ? reach - 0.04 : Math.max(reach, 0.5) + away;

interface Arrangement {
  readonly pieces: readonly PlacedPiece[];
  readonly stands: readonly DrawnStand[];
}

/** In squares, above the piece below. */
const STACK_RISE = 0.13;
const SHARED_SHIFT = 0.24;
const SHARED_SCALE = 0.62;
/** Four fit into a home triangle. */
const HOME_SCALE = 0.72;

export function standKey(colour: number, place: number): string {
  return `${colour}:${place}`;
}

export function arrange(layout: Layout, pieces: readonly TrackedPiece[]): Arrangement {
  const groups = new Map<string, TrackedPiece[]>();
  const coloursBySquare = new Map<number, number[]>();
  for (const piece of pieces) {
    const key = standKey(piece.colour, piece.place);
    const group = groups.get(key);
    if (group !== undefined) {
      group.push(piece);
      continue;
    }
    groups.set(key, [piece]);
    const square = trackSquareOf(layout.board, piece.colour, piece.place);
    if (square !== null) coloursBySquare.set(square, [...(coloursBySquare.get(square) ?? []), piece.colour]);
  }
  const arranged = [...groups].map(([key, group]) => arrangeStand(layout, key, group, coloursBySquare));
  return { pieces: arranged.flatMap((each) => each.pieces), stands: arranged.map((each) => each.stand) };
}

function arrangeStand(
  layout: Layout,
  key: string,
  group: readonly TrackedPiece[],
  coloursBySquare: ReadonlyMap<number, readonly number[]>,
): { pieces: PlacedPiece[]; stand: DrawnStand } {
  const [first] = group;
  if (first === undefined) throw new Error('a stand without pieces');
  const { colour, place } = first;
  const count = group.length;
  if (place === BASE || (layout.board.hasHome && place === layout.board.lastPlace)) {
    const spread = place === BASE ? layout.bases[colour]?.floor : layout.homes?.[colour];
    return {
      pieces: group.map((piece, nth) => ({
        piece,
        // From the first spot on, so that a base looks the same for people who join later.
        at: pointOf(layout, colour, place, place === BASE ? nth : piece.slot),
        scale: place === BASE ? (layout.bases[colour]?.scale ?? 1) : HOME_SCALE,
      })),
      stand: {
        key,
        colour,
        place,
        count,
        at: spread?.centre ?? { x: 0, y: 0 },
        reach: place === BASE ? (layout.bases[colour]?.floor.radius ?? 1) : 0.7,
        isStack: false,
        isMixed: false,
      },
    };
  }
  const square = trackSquareOf(layout.board, colour, place);
  const sharing = square === null ? [colour] : (coloursBySquare.get(square) ?? [colour]);
  const isMixed = sharing.length > 1;
  const shift = isMixed ? (sharing.indexOf(colour) - (sharing.length - 1) / 2) * 2 * SHARED_SHIFT : 0;
  const scale = isMixed ? SHARED_SCALE : count > 1 ? 0.92 : 1;
  const centre = pointOf(layout, colour, place, 0);
  const at = { x: centre.x + shift, y: centre.y };
  const base = at.y + ((count - 1) * STACK_RISE * scale) / 2;
  return {
    pieces: group.map((piece, nth) => ({
      piece,
      at: { x: at.x, y: base - nth * STACK_RISE * scale },
      scale,
    })),
    stand: {
      key,
      colour,
      place,
      count,
      at,
      reach: isMixed ? 0.3 : 0.5,
      isStack: count > 1 && !isMixed,
      isMixed,
    },
  };
}
