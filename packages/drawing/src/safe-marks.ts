/** Safe squares bear a star, as on most boards that have them. Pieces hide it, so an occupied one has a small star in a corner. */
import type { DrawnStand } from './arrangement.ts';
import { pointOf, type Layout, type StartLayout } from './layout.ts';
import type { Point } from './point.ts';
import { svg, type SvgNode } from './svg.ts';

/** Of the inner corners, by the points. */
const INNER = 0.46;
const POINTS = 5;

/** In squares. */
const ON_TRACK = 0.34;
const ON_START = 0.3;
const BESIDE_PIECE = 0.2;
/** Pixels; never smaller beside a piece. */
const LEAST = 5.5;
/** From the middle of the square to that of the small star. */
const CORNER = -0.38;

/** About `at`, one point up. */
function starOf({ x, y }: Point, radius: number): string {
  const corners = Array.from({ length: 2 * POINTS }, (_, nth) => {
    const turn = (Math.PI * nth) / POINTS;
    const away = nth % 2 === 0 ? radius : radius * INNER;
    return `${round(x + away * Math.sin(turn))} ${round(y - away * Math.cos(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

const round = (value: number): string => String(Math.round(value * 1000) / 1000);

/** `safe`: squares of the track; those with an arrow are drawn apart. */
export function drawStars(layout: Layout, safe: readonly number[]): SvgNode | null {
  const starts = new Set(layout.starts.map(({ at }) => pointKey(at)));
  const plain = safe
    .flatMap((square) => layout.track[square] ?? [])
    .filter((at) => !starts.has(pointKey(at)));
  if (plain.length === 0) return null;
  return svg('path', { class: 'star', d: plain.map((at) => starOf(at, ON_TRACK)).join('') });
}

/** Behind the arrow of a start square, if it is safe. */
export function drawStartStar(layout: Layout, start: StartLayout, safe: readonly number[]): SvgNode | null {
  const isSafe = safe.some((square) => {
    const at = layout.track[square];
    return at !== undefined && pointKey(at) === pointKey(start.at);
  });
  return isSafe ? svg('path', { class: 'star-start', d: starOf(behindArrow(start), ON_START) }) : null;
}

/** A short arrow has room before what stands here. */
export function behindArrow({ at, heading }: StartLayout): Point {
  const turn = (heading * Math.PI) / 180;
  return { x: at.x - 0.13 * Math.cos(turn), y: at.y - 0.13 * Math.sin(turn) };
}

/** Over the pieces: once for each safe square on which some stand. `unit`: pixels of a square. */
export function drawSafety(
  layout: Layout,
  stands: readonly DrawnStand[],
  safe: readonly number[],
  unit: number,
): SvgNode | null {
  const squares = new Set(safe.flatMap((square) => layout.track[square] ?? []).map(pointKey));
  const taken = new Map(
    stands.flatMap(({ colour, place, sharing }) => {
      const at = pointOf(layout, colour, place, 0);
      // Three or four colours leave room in their midst, and none in a corner.
      const aside = sharing > 2 ? 0 : CORNER;
      return squares.has(pointKey(at)) ? [[pointKey(at), { x: at.x + aside, y: at.y + aside }] as const] : [];
    }),
  );
  if (taken.size === 0) return null;
  const radius = Math.max(BESIDE_PIECE, LEAST / unit);
  const stars = Array.from(taken.values(), (at) => starOf(at, radius));
  return svg('path', { class: 'star-taken', 'aria-hidden': 'true', d: stars.join('') });
}

export const pointKey = ({ x, y }: Point): string => `${x} ${y}`;
