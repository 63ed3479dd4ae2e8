/**
 * How pieces share squares without hiding each other.
 *
 * Pieces of one colour on one place are a *stand*: players point at stands, because their pieces are indistinguishable.
 * Stands of two colours on one square stand side by side.
 */
import { BASE, trackSquareOf } from '@ludo/rules';
import { pointOf, type Layout, type Point } from './layout.ts';
import type { Token } from './tokens.ts';

export interface PlacedToken {
  readonly token: Token;
  readonly at: Point;
  readonly scale: number;
}

export interface Stand {
  readonly key: string;
  readonly colour: number;
  readonly place: number;
  readonly count: number;
  readonly at: Point;
  /** Half the side of the area that answers a press, in squares. */
  readonly reach: number;
  /** Two or more of one colour on a square of the way: drawn as one solid thing. */
  readonly isPile: boolean;
  /** Two colours on this square: drawn as something that can be broken. */
  readonly isMixed: boolean;
}

/** The radius of a ring round a stand; round a base it stays inside, away from the name. */
export const ringOf = ({ place, reach }: Stand, away: number): number =>
  place === BASE ? reach - 0.04 : Math.max(reach, 0.5) + away;

interface Arrangement {
  readonly tokens: readonly PlacedToken[];
  readonly stands: readonly Stand[];
}

/** How far each further piece of a pile sits above the one below, in squares. */
const PILE_RISE = 0.13;
const SHARED_SHIFT = 0.24;
const SHARED_SCALE = 0.62;
/** The size at which four fit into a home triangle. */
const HOME_SCALE = 0.72;

export function standKey(colour: number, place: number): string {
  return `${colour}:${place}`;
}

export function arrange(layout: Layout, tokens: readonly Token[]): Arrangement {
  const groups = new Map<string, Token[]>();
  const coloursBySquare = new Map<number, number[]>();
  for (const token of tokens) {
    const key = standKey(token.colour, token.place);
    const group = groups.get(key);
    if (group !== undefined) {
      group.push(token);
      continue;
    }
    groups.set(key, [token]);
    const square = trackSquareOf(layout.board, token.colour, token.place);
    if (square !== null) coloursBySquare.set(square, [...(coloursBySquare.get(square) ?? []), token.colour]);
  }
  const arranged = [...groups].map(([key, group]) => arrangeStand(layout, key, group, coloursBySquare));
  return { tokens: arranged.flatMap((each) => each.tokens), stands: arranged.map((each) => each.stand) };
}

function arrangeStand(
  layout: Layout,
  key: string,
  group: readonly Token[],
  coloursBySquare: ReadonlyMap<number, readonly number[]>,
): { tokens: PlacedToken[]; stand: Stand } {
  const [first] = group;
  if (first === undefined) throw new Error('a stand without pieces');
  const { colour, place } = first;
  const count = group.length;
  if (place === BASE || (layout.board.hasHome && place === layout.board.lastPlace)) {
    const spread = place === BASE ? layout.bases[colour]?.floor : layout.homes?.[colour];
    return {
      tokens: group.map((token, nth) => ({
        token,
        // A base is filled from its first spot on, so that it looks the same on every device, also for people who join
        // later.
        at: pointOf(layout, colour, place, place === BASE ? nth : token.slot),
        scale: place === BASE ? (layout.bases[colour]?.scale ?? 1) : HOME_SCALE,
      })),
      stand: {
        key,
        colour,
        place,
        count,
        at: spread?.centre ?? { x: 0, y: 0 },
        reach: place === BASE ? (layout.bases[colour]?.floor.radius ?? 1) : 0.7,
        isPile: false,
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
  const base = at.y + ((count - 1) * PILE_RISE * scale) / 2;
  return {
    tokens: group.map((token, nth) => ({ token, at: { x: at.x, y: base - nth * PILE_RISE * scale }, scale })),
    stand: {
      key,
      colour,
      place,
      count,
      at,
      reach: isMixed ? 0.3 : 0.5,
      isPile: count > 1 && !isMixed,
      isMixed,
    },
  };
}
