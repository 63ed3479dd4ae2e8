/**
 * How pieces share squares without hiding each other. Players point at a *stand*, the pieces of one colour on one place.
 */
import { BASE, trackSquareOf } from '@ludo/rules';
import { isInRow, pointOf, type Layout } from './layout.ts';
import type { Point } from './point.ts';
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
  /** Other colours stand on this square, too. */
  readonly isMixed: boolean;
  /** All colours on this square. */
  readonly sharing: number;
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

/** Of pieces that share a square with other colours. */
interface Shared {
  /** From the middle of the square, by the colours' order. */
  readonly shifts: readonly Point[];
  readonly scale: number;
  readonly reach: number;
  /** Above the piece below. */
  readonly rise: number;
}

const SIDE_BY_SIDE: Shared = {
  shifts: [
    { x: -0.24, y: 0 },
    { x: 0.24, y: 0 },
  ],
  scale: 0.62,
  reach: 0.3,
  rise: 0.08,
};
const IN_FOUR_CORNERS: Shared = {
  shifts: [
    { x: -0.33, y: -0.33 },
    { x: 0.33, y: -0.33 },
    { x: -0.33, y: 0.33 },
    { x: 0.33, y: 0.33 },
  ],
  scale: 0.68,
  reach: 0.28,
  rise: 0,
};
const MIDDLE: Point = { x: 0, y: 0 };

/** Two pieces across the arm, as they stand where squares have room for two. */
const ABREAST = { away: 0.26, scale: 0.6, reach: 0.27 };

/** From the middle of the square to the second piece; to the first it is as far the other way. */
function acrossArm(layout: Layout, square: Point): Point {
  return isInRow(layout, square) ? { x: 0, y: ABREAST.away } : { x: ABREAST.away, y: 0 };
}

function sharedBy(colours: number): Shared | null {
  if (colours < 2) return null;
  return colours === 2 ? SIDE_BY_SIDE : IN_FOUR_CORNERS;
}

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
    if (square !== null)
      coloursBySquare.set(
        square,
        [...(coloursBySquare.get(square) ?? []), piece.colour].toSorted((a, b) => a - b),
      );
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
        sharing: 1,
      },
    };
  }
  const square = trackSquareOf(layout.board, colour, place);
  const sharing = square === null ? [colour] : (coloursBySquare.get(square) ?? [colour]);
  if (layout.shape.pairs === 'abreast' && (count === 2 || sharing.length === 2))
    return arrangeAbreast(layout, key, group, sharing);
  const shared = sharedBy(sharing.length);
  const isMixed = shared !== null;
  const shift = shared?.shifts[sharing.indexOf(colour)] ?? MIDDLE;
  const scale = shared?.scale ?? (count > 1 ? 0.92 : 1);
  const centre = pointOf(layout, colour, place, 0);
  const at = { x: centre.x + shift.x, y: centre.y + shift.y };
  const rise = shared?.rise ?? STACK_RISE * scale;
  const base = at.y + ((count - 1) * rise) / 2;
  return {
    pieces: group.map((piece, nth) => ({
      piece,
      at: { x: at.x, y: base - nth * rise },
      scale,
    })),
    stand: {
      key,
      colour,
      place,
      count,
      at,
      reach: shared?.reach ?? 0.5,
      isStack: count > 1 && !isMixed,
      isMixed,
      sharing: sharing.length,
    },
  };
}

/** One of two colours, or both pieces of one. */
function arrangeAbreast(
  layout: Layout,
  key: string,
  group: readonly TrackedPiece[],
  sharing: readonly number[],
): { pieces: PlacedPiece[]; stand: DrawnStand } {
  const [{ colour, place } = { colour: 0, place: 0 }] = group;
  const isMixed = sharing.length > 1;
  const centre = pointOf(layout, colour, place, 0);
  const across = acrossArm(layout, centre);
  const spotAt = (nth: number): Point => {
    const sign = nth === 0 ? -1 : 1;
    return { x: centre.x + sign * across.x, y: centre.y + sign * across.y };
  };
  const first = isMixed ? sharing.indexOf(colour) : 0;
  return {
    pieces: group.map((piece, nth) => ({ piece, at: spotAt(first + nth), scale: ABREAST.scale })),
    stand: {
      key,
      colour,
      place,
      count: group.length,
      at: isMixed ? spotAt(first) : centre,
      reach: isMixed ? ABREAST.reach : 0.5,
      isStack: !isMixed,
      isMixed,
      sharing: sharing.length,
    },
  };
}
