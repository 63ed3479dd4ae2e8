/** One outline for all squares that look alike: a page may show five boards, and most of it would be squares. */
import type { Point } from './point.ts';

/** Half the side of a square, and the radius of its corners. */
const HALF = 0.46;
const ROUNDED = 0.14;

/** The edges run so far inside the outline. */
const INSIDE = 0.05;

/** Beside the four arms: one outline across the board would be redrawn for every part of the picture. */
export function quartersOf(track: readonly Point[]): readonly (readonly Point[])[] {
  const length = track.length / 4;
  return [0, 1, 2, 3].map((quarter) => track.slice(quarter * length, (quarter + 1) * length));
}

/** On a round board squares are circles. */
export function squaresOf(squares: readonly Point[], isRound: boolean): string {
  const radius = isRound ? HALF : ROUNDED;
  const side = 2 * (HALF - radius);
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${n(dx * radius)} ${n(dy * radius)}`;
  const outline = [
    `h${n(side)}${corner(1, 1)}`,
    `v${n(side)}${corner(-1, 1)}`,
    `h${n(-side)}${corner(-1, -1)}`,
    `v${n(-side)}${corner(1, -1)}z`,
  ].join('');
  return squares.map(({ x, y }) => `M${n(x - HALF + radius)} ${n(y - HALF)}${outline}`).join('');
}

interface SquareEdges {
  /** Top and left. */
  readonly shade: string;
  /** Bottom and right. */
  readonly light: string;
}

export function edgesOf(squares: readonly Point[], isRound: boolean): SquareEdges {
  const half = HALF - INSIDE;
  const corner = isRound ? half : ROUNDED;
  // On a circle both outlines end where dark turns to light.
  const end = isRound ? half * Math.SQRT1_2 : half - corner;
  const reach = isRound ? half * Math.SQRT1_2 : half;
  const arc = `A${n(corner)} ${n(corner)} 0 0 1 `;
  const line = ({ x, y }: Point, sign: number) => {
    const at = (dx: number, dy: number) => `${n(x + sign * dx)} ${n(y + sign * dy)}`;
    if (isRound) return `M${at(-reach, end)}${arc}${at(end, -reach)}`;
    return `M${at(-reach, end)}L${at(-reach, -end)}${arc}${at(-end, -reach)}L${at(end, -reach)}`;
  };
  return {
    shade: squares.map((square) => line(square, 1)).join(''),
    light: squares.map((square) => line(square, -1)).join(''),
  };
}

function n(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}
