/**
 * How long the ways are and where they meet. A place is counted on a colour's own way (CO-2): BASE, 0 on the start
 * square, then up.
 */

export const COLOUR_COUNT = 4;
export const PIECES_PER_COLOUR = 4;

export const BASE = -1;

const COLOUR_NAMES = ['red', 'green', 'yellow', 'blue', 'black'] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

export interface Colour {
  /** 0 to 3, in the direction of play. */
  readonly index: number;
  readonly name: ColourName;
  readonly letter: string;
}

export interface Board {
  readonly id: string;
  readonly shape: 'cross' | 'numbered-cross' | 'ring';
  /** Pieces and turns go this way round. */
  readonly direction: 'clockwise' | 'anticlockwise';
  /** Squares between a start square and the end of its arm. */
  readonly startsIn: number;
  /** Of the track square 0; numbers rise in the direction of play. */
  readonly firstNumber: number;
  /** Squares in a column of an arm; on the German board, the end squares a to d. */
  readonly armLength: number;
  /** Four, in the direction of play (CO-5). */
  readonly colours: readonly Colour[];
  readonly trackLength: number;
  /** A place. */
  readonly lastOnTrack: number;
  /** The home triangle, or square d. */
  readonly lastPlace: number;
  /** The last place holds any number of pieces. */
  readonly hasHome: boolean;
}

function colours(...list: readonly (readonly [ColourName, string])[]): readonly Colour[] {
  return list.map(([name, letter], index) => ({ index, name, letter }));
}

const CROSS_COLOURS = colours(['red', 'R'], ['green', 'G'], ['yellow', 'Y'], ['blue', 'B']);
const RING_COLOURS = colours(['yellow', 'Y'], ['green', 'G'], ['red', 'R'], ['black', 'K']);

/** Arms have three columns of `armLength` squares (CO-3). */
function crossBoard(id: string, armLength: number): Board {
  return {
    id,
    shape: 'cross',
    direction: 'clockwise',
    startsIn: 1,
    firstNumber: 1,
    armLength,
    colours: CROSS_COLOURS,
    trackLength: 4 * (2 * armLength + 1),
    lastOnTrack: 8 * armLength + 2,
    lastPlace: 9 * armLength + 2,
    hasHome: true,
  };
}

export const CROSS_8 = crossBoard('cross-8', 8);
export const CROSS_6 = crossBoard('cross-6', 6);

/** The Spanish board (PA-1): starts four squares in from the ends of the arms, and colours in order of turn. */
export const SPANISH_8: Board = {
  id: 'spanish-8',
  shape: 'numbered-cross',
  direction: 'anticlockwise',
  startsIn: 4,
  firstNumber: 5,
  armLength: 8,
  colours: colours(['yellow', 'Y'], ['blue', 'B'], ['red', 'R'], ['green', 'G']),
  trackLength: 68,
  lastOnTrack: 63,
  lastPlace: 71,
  hasHome: true,
};

/** The German board (CO-4): 40 track squares, then the end squares a to d. */
export const RING_40: Board = {
  id: 'ring-40',
  shape: 'ring',
  direction: 'clockwise',
  startsIn: 0,
  firstNumber: 1,
  armLength: 4,
  colours: RING_COLOURS,
  trackLength: 40,
  lastOnTrack: 39,
  lastPlace: 43,
  hasHome: false,
};

export const boards: readonly Board[] = [CROSS_8, CROSS_6, RING_40, SPANISH_8];

export function oppositeOf(colour: number): number {
  return (colour + 2) & 3;
}

/** The first place on which a piece is home: the last one, or any end square. */
export function homeFrom({ hasHome, lastPlace, lastOnTrack }: Board): number {
  return hasHome ? lastPlace : lastOnTrack + 1;
}

export function isHome(board: Board, place: number): boolean {
  return place >= homeFrom(board);
}

/** Neighbours stand a quarter of the track apart (CO-3, CO-4). */
export function startSquareOf(board: Board, colour: number): number {
  return (board.trackLength / COLOUR_COUNT) * colour;
}

/** 0 to trackLength - 1 from colour 0's start square on (CO-2); null for base, home column, end squares and home. */
export function trackSquareOf(board: Board, colour: number, place: number): number | null {
  if (place < 0 || place > board.lastOnTrack) return null;
  return (startSquareOf(board, colour) + place) % board.trackLength;
}

/** What people call a track square: 1 to trackLength. */
export function numberOfTrackSquare({ firstNumber, trackLength }: Board, square: number): number {
  return ((square + firstNumber - 1) % trackLength) + 1;
}
