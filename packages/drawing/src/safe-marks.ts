/**
 * Safe squares bear a star or a ring, as real boards have it. Pieces hide the mark, so an occupied square has a small one in a
 * corner.
 */
import type { DrawnStand } from './arrangement.ts';
import type { BoardShape } from './board-shapes.ts';
import { isInRow, pointOf, type Layout, type StartLayout } from './layout.ts';
import type { Point } from './point.ts';
import { svg, type SvgNode } from './svg.ts';

/** Of the inner corners, by the points. */
const INNER = 0.46;
const POINTS = 5;

/** From the middle of the square to that of the small mark. */
const CORNER = -0.38;
/** Likewise, before two pieces that stand abreast. */
const BETWEEN = -0.44;

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

function ringOf({ x, y }: Point, radius: number): string {
  const half = (to: number) => `A${radius} ${radius} 0 0 1 ${round(x + to)} ${round(y)}`;
  return `M${round(x - radius)} ${round(y)}${half(radius)}${half(-radius)}Z`;
}

interface Mark {
  readonly outline: (at: Point, radius: number) => string;
  /** In squares. */
  readonly onTrack: number;
  readonly onStart: number;
  readonly besidePiece: number;
  /** In pixels; never smaller beside a piece. */
  readonly least: number;
}

const MARKS: Readonly<Record<BoardShape['safeMark'], Mark>> = {
  star: { outline: starOf, onTrack: 0.34, onStart: 0.3, besidePiece: 0.2, least: 5.5 },
  ring: { outline: ringOf, onTrack: 0.42, onStart: 0.42, besidePiece: 0.17, least: 4.5 },
};

/** `safe`: squares of the track; start squares are drawn apart. */
export function drawSafeMarks({ shape, starts, track }: Layout, safe: readonly number[]): SvgNode | null {
  const apart = new Set(starts.map(({ at }) => pointKey(at)));
  const plain = safe.flatMap((square) => track[square] ?? []).filter((at) => !apart.has(pointKey(at)));
  if (plain.length === 0) return null;
  const { outline, onTrack } = MARKS[shape.safeMark];
  return svg('path', { class: shape.safeMark, d: plain.map((at) => outline(at, onTrack)).join('') });
}

/** A star is behind the arrow of a start square, a ring round its number. */
export function drawStartMark(
  { shape: { safeMark, print }, track }: Layout,
  start: StartLayout,
  safe: readonly number[],
): SvgNode | null {
  const isSafe = safe.some((square) => {
    const at = track[square];
    return at !== undefined && pointKey(at) === pointKey(start.at);
  });
  if (!isSafe) return null;
  const { outline, onStart } = MARKS[safeMark];
  const at = print === 'numbers' ? start.at : behindArrow(start);
  return svg('path', { class: `${safeMark}-start`, d: outline(at, onStart) });
}

/** A short arrow has room before what stands here. */
export function behindArrow({ at, heading }: StartLayout): Point {
  const turn = (heading * Math.PI) / 180;
  return { x: at.x - 0.13 * Math.cos(turn), y: at.y - 0.13 * Math.sin(turn) };
}

/** From the middle of the square to its small mark. */
function asideOf(layout: Layout, { count, sharing }: DrawnStand, at: Point): Point {
  // Three or four colours leave room in their midst, and none in a corner.
  if (sharing > 2) return { x: 0, y: 0 };
  if (layout.shape.pairs === 'stacked' || count * sharing === 1) return { x: CORNER, y: CORNER };
  return isInRow(layout, at) ? { x: BETWEEN, y: 0 } : { x: 0, y: BETWEEN };
}

/** Where the square of this stand has its small mark, if it is a safe one. */
export function smallMarkAt(layout: Layout, stand: DrawnStand): Point {
  const at = pointOf(layout, stand.colour, stand.place, 0);
  const { x, y } = asideOf(layout, stand, at);
  return { x: at.x + x, y: at.y + y };
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
    stands.flatMap((stand) => {
      const at = pointOf(layout, stand.colour, stand.place, 0);
      return squares.has(pointKey(at)) ? [[pointKey(at), smallMarkAt(layout, stand)] as const] : [];
    }),
  );
  if (taken.size === 0) return null;
  const { safeMark } = layout.shape;
  const { outline, besidePiece, least } = MARKS[safeMark];
  const radius = Math.max(besidePiece, least / unit);
  const marks = Array.from(taken.values(), (at) => outline(at, radius));
  return svg('path', { class: `${safeMark}-taken`, 'aria-hidden': 'true', d: marks.join('') });
}

export const pointKey = ({ x, y }: Point): string => `${x} ${y}`;
