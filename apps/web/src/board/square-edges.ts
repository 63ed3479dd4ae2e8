/** The edges by which squares look let in: two outlines for the whole board, however many squares it has. */
import type { Point } from './layout.ts';

/** Half the side of a square's drawing, and how round its corners are. */
export const HALF = 0.46;
export const ROUNDED = 0.14;

/** How far inside the outline the edges run. */
const INSIDE = 0.05;

export interface SquareEdges {
  /** Top and left, where no light falls. */
  readonly shade: string;
  /** Bottom and right, where it does. */
  readonly light: string;
}

export function edgesOf(squares: readonly Point[], isRound: boolean): SquareEdges {
  const half = HALF - INSIDE;
  const corner = isRound ? half : ROUNDED;
  // On a circle both outlines end where it turns from dark to lit.
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
