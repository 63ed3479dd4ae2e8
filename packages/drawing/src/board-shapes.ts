/**
 * What the boards of a shape have in common: where things lie beside one arm, and how they look. A board with another face is a
 * row of `SHAPES`.
 */
import type { Board } from '@ludo/rules';
import type { Point } from './point.ts';

export interface BaseLayout {
  readonly centre: Point;
  /** Half the side of the corner. */
  readonly half: number;
  readonly spots: readonly Point[];
  /** The size of pieces here, by their size on the track. */
  readonly scale: number;
  /** Round; a little below the centre, with the name above it. */
  readonly floor: { readonly centre: Point; readonly radius: number };
}

/** Where a cross board's way ends. */
export interface HomeLayout {
  readonly corners: readonly Point[];
  readonly centre: Point;
  readonly spots: readonly Point[];
}

/** Of a colour with the left arm and the top left corner, where pieces go clockwise. */
interface Quarter {
  readonly size: number;
  readonly track: readonly Point[];
  readonly column: readonly Point[];
  readonly base: BaseLayout;
  readonly home: HomeLayout | null;
}

export interface BoardShape {
  readonly quarterOf: (board: Board) => Quarter;
  readonly squares: 'square' | 'round';
  readonly bases: 'panel' | 'disc';
  /** What tells that nobody is captured on a square. */
  readonly safeMark: 'star' | 'ring';
  /** What is printed on squares: numbers on the track, or A on start squares and a to d on end squares. */
  readonly print: 'numbers' | 'letters' | null;
  /** How two pieces of a colour share a square. */
  readonly pairs: 'stacked' | 'abreast';
}

function middleOf(column: number, row: number): Point {
  return { x: column + 0.5, y: row + 0.5 };
}

function line(from: Point, step: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, nth) => ({ x: from.x + step.x * nth, y: from.y + step.y * nth }));
}

const RIGHT: Point = { x: 1, y: 0 };
const UP: Point = { x: 0, y: -1 };
const DOWN: Point = { x: 0, y: 1 };

function spotsAbout(centre: Point, away: number): Point[] {
  return [
    { x: centre.x - away, y: centre.y - away },
    { x: centre.x + away, y: centre.y - away },
    { x: centre.x - away, y: centre.y + away },
    { x: centre.x + away, y: centre.y + away },
  ];
}

/** Outwards is to the left, the own middle column is row `arm + 1`. */
function crossQuarter({ armLength: arm, startsIn }: Board): Quarter {
  const size = 2 * arm + 3;
  const track = [
    ...line(middleOf(startsIn, arm), RIGHT, arm - startsIn),
    ...line(middleOf(arm, arm - 1), UP, arm),
    middleOf(arm + 1, 0),
    ...line(middleOf(arm + 2, 0), DOWN, startsIn),
  ];
  const corner = { x: arm / 2, y: arm / 2 };
  const floor = { x: corner.x, y: corner.y + arm * 0.05 };
  const middle = { x: size / 2, y: size / 2 };
  const home = { x: arm + 0.62, y: middle.y };
  return {
    size,
    track,
    column: line(middleOf(1, arm + 1), RIGHT, arm - 1),
    base: {
      centre: corner,
      half: arm / 2,
      spots: spotsAbout(floor, arm * 0.145),
      scale: arm * 0.24,
      floor: { centre: floor, radius: arm * 0.34 },
    },
    home: {
      corners: [{ x: arm, y: arm }, { x: arm, y: arm + 3 }, middle],
      centre: home,
      spots: [
        { x: arm + 0.36, y: middle.y - 0.68 },
        { x: arm + 0.36, y: middle.y + 0.68 },
        { x: arm + 0.36, y: middle.y },
        { x: arm + 0.98, y: middle.y },
      ],
    },
  };
}

/** Bases are discs that fill the corners (PA-1). */
function discQuarter(board: Board): Quarter {
  const arm = board.armLength;
  const centre = { x: arm / 2, y: arm / 2 };
  const floor = { x: centre.x, y: centre.y + arm * 0.07 };
  return {
    ...crossQuarter(board),
    base: {
      centre,
      half: arm / 2,
      spots: spotsAbout(floor, arm * 0.13),
      scale: arm * 0.22,
      floor: { centre: floor, radius: arm * 0.3 },
    },
  };
}

/** The start square is the arm's outermost square, the end squares lead to the middle (CO-4). */
function ringQuarter({ armLength: ends }: Board): Quarter {
  const size = 2 * ends + 3;
  const corner = { x: ends / 2 - 0.1, y: ends / 2 - 0.1 };
  const floor = { x: corner.x, y: corner.y + 0.32 };
  return {
    size,
    track: [
      ...line(middleOf(0, ends), RIGHT, ends + 1),
      ...line(middleOf(ends, ends - 1), UP, ends),
      middleOf(ends + 1, 0),
    ],
    column: line(middleOf(1, ends + 1), RIGHT, ends),
    base: {
      centre: corner,
      half: ends / 2 - 0.05,
      spots: spotsAbout(floor, 0.56),
      scale: 1.1,
      floor: { centre: floor, radius: 1.3 },
    },
    home: null,
  };
}

export const SHAPES: Readonly<Record<Board['shape'], BoardShape>> = {
  cross: {
    quarterOf: crossQuarter,
    squares: 'square',
    bases: 'panel',
    safeMark: 'star',
    print: null,
    pairs: 'stacked',
  },
  'numbered-cross': {
    quarterOf: discQuarter,
    squares: 'square',
    bases: 'disc',
    safeMark: 'ring',
    print: 'numbers',
    pairs: 'abreast',
  },
  ring: {
    quarterOf: ringQuarter,
    squares: 'round',
    bases: 'panel',
    safeMark: 'star',
    print: 'letters',
    pairs: 'stacked',
  },
};
