/** Which squares show their numbers, and how large: a number that cannot be read is not shown. */
import { squareNameOf } from '@ludo/rules';
import { nameBoxes, pointOf, type Box, type DrawnStand, type Layout, type Point } from '@ludo/drawing';
import type { MoveMark } from './last-move-marks.tsx';
import type { StandNote } from './stand-note.ts';

/** Pixels of the smallest text. */
const SMALLEST = 14;

/** In squares, as far as the smallest text allows: a number in the middle, in a corner. */
const USUAL = 0.44;
const USUAL_IN_CORNER = 0.3;

/** In squares: how far from the middle a number may reach within a ring, and upon its line where it has no room within. */
const WITHIN = 0.45;
const UPON = 0.55;
/** Half the height and the width of a digit, by its size. */
const HALF_DIGIT = 0.36;
const DIGIT = 0.58;

/** By what part digits can be made narrower and still be read. */
const NARROWEST = 0.72;

/** Pixels of a square that has room for a number beside what stands in its middle. */
const ROOMY = 30;

export const isRoomy = (unit: number): boolean => unit >= ROOMY;

/** Pixels of a square that leave room beside a piece for one letter. */
const ONE_LETTER = 18;

/** Whether pieces can bear the numbers that their choices have in the list. */
export const hasListNumbers = (unit: number): boolean => unit >= ONE_LETTER;

/** In squares, of a number in a corner. */
export const cornerSize = (unit: number): number => Math.max(SMALLEST / unit, USUAL_IN_CORNER);

/** The lower right corner of a square, but within the board. */
export function inCorner({ x, y }: Point, digits: number, letters: number, size: number): Point {
  const half = (digits * DIGIT * letters) / 2 + 0.06;
  return { x: Math.min(x + 0.4, size - half), y: Math.min(y + 0.4, size - letters / 2) };
}

interface NumberSize {
  /** In squares. */
  readonly size: number;
  /** In squares; null: as wide as it is. */
  readonly width: number | null;
}

/** Null: it does not fit into a square of so many pixels. */
export function numberSize(digits: number, unit: number): NumberSize | null {
  const size = Math.max(SMALLEST / unit, USUAL);
  const natural = digits * DIGIT * size;
  const rooms = [WITHIN, UPON].map((reach) => roomFor(size, reach));
  const room = rooms.find((width) => width / natural >= NARROWEST);
  if (room === undefined) return null;
  return { size, width: natural <= room ? null : room };
}

/** How wide a number of this size may be that reaches so far. */
function roomFor(size: number, reach: number): number {
  const half = reach ** 2 - (HALF_DIGIT * size) ** 2;
  return half > 0 ? 2 * Math.sqrt(half) : 0;
}

/** Those of one digit alone would help nobody. */
export const hasRoomForAll = (unit: number): boolean => numberSize(2, unit) !== null;

interface SquareNumber {
  readonly key: string;
  readonly text: string;
  readonly at: Point;
  /** A piece stands there, or an arrow or a star is drawn. */
  readonly isCovered: boolean;
  /** The board has its number in print there. */
  readonly isPrinted: boolean;
}

/** Empty for base, home and squares that bear a letter. */
export function numberOn(layout: Layout, colour: number, place: number): string {
  const square = squareNameOf(layout.board, colour, place);
  return square.kind === 'track' || square.kind === 'column' ? String(square.number) : '';
}

export const squareKey = ({ x, y }: Point): string => `${x} ${y}`;

/** The squares on which pieces stand. */
export function coveredSquares(layout: Layout, stands: readonly DrawnStand[]): ReadonlySet<string> {
  return new Set(stands.map(({ colour, place }) => squareKey(pointOf(layout, colour, place, 2))));
}

/** The squares that pieces of three or four colours fill to the corners: no room is left for a number. */
export function crowdedSquares(layout: Layout, stands: readonly DrawnStand[]): ReadonlySet<string> {
  return coveredSquares(
    layout,
    stands.filter(({ sharing }) => sharing > 2),
  );
}

/** The track alone is numbered in print, on boards that are. */
export function isPrinted({ board, shape }: Layout, place: number): boolean {
  return shape.print === 'numbers' && place >= 0 && place <= board.lastOnTrack;
}

/** With an arrow in its middle, the start square and the last one before the home column, or with a star there. */
export function isMarked(layout: Layout, nth: number, safe: readonly number[]): boolean {
  const { shape } = layout;
  return (
    (shape.print !== 'numbers' && hasArrow(layout, nth)) || (shape.safeMark === 'star' && safe.includes(nth))
  );
}

function hasArrow({ board, track, starts }: Layout, nth: number): boolean {
  const side = track.length / starts.length;
  return nth % side === 0 || (nth - board.lastOnTrack) % side === 0;
}

function markedSquares(layout: Layout, safe: readonly number[]): ReadonlySet<string> {
  return new Set(layout.track.filter((_, nth) => isMarked(layout, nth, safe)).map(squareKey));
}

type Noted = { readonly stand: DrawnStand; readonly note: StandNote };
type Placed = { readonly colour: number; readonly place: number };

/** Where the pieces that can move stand and would come to, else where the last ones came from and went. */
export function squaresThatMatter(
  notes: readonly Noted[],
  lastMoves: readonly MoveMark[],
): readonly Placed[] {
  const choices = notes.flatMap(({ stand: { colour, place }, note }) =>
    note.canMove ? [{ colour, place }, ...note.effects.map(({ to }) => ({ colour, place: to }))] : [],
  );
  if (choices.length > 0) return choices;
  return lastMoves.flatMap(({ colour, from, to }) => [
    { colour, place: from },
    { colour, place: to },
  ]);
}

/** What lies on squares and leaves a number less room, or none. */
interface Occupied {
  readonly covered: ReadonlySet<string>;
  readonly crowded: ReadonlySet<string>;
  /** Squares of the track that bear a star or a ring. */
  readonly safe: readonly number[];
}

/** Each square once, without those whose number has no room. */
export function numbersOn(
  layout: Layout,
  places: readonly Placed[],
  { covered, crowded, safe }: Occupied,
  unit: number,
): readonly SquareNumber[] {
  const marked = isRoomy(unit) ? markedSquares(layout, safe) : new Set<string>();
  const numbers = places.flatMap(({ colour, place }) => {
    const text = numberOn(layout, colour, place);
    if (text === '') return [];
    const at = pointOf(layout, colour, place, 2);
    const key = squareKey(at);
    if (crowded.has(key)) return [];
    const isCovered = covered.has(key) || marked.has(key);
    const fits = isCovered ? isRoomy(unit) : numberSize(text.length, unit) !== null;
    return fits ? [{ key, text, at, isCovered, isPrinted: isPrinted(layout, place) }] : [];
  });
  return [...new Map(numbers.map((number) => [number.key, number])).values()];
}

/** Out of the arm, where no square lies; `away`: how far. */
export function besideSquare({ x, y }: Point, size: number, away: Point): Point {
  const middle = size / 2;
  const isInRow = Math.abs(x - middle) > Math.abs(y - middle);
  return isInRow
    ? { x, y: y + (y > middle ? away.y : -away.y) }
    : { x: x + (x < middle ? -away.x : away.x), y };
}

/** In squares: from the middle of a square to a label beside it. */
const BESIDE = 0.62;
/** As far as a piece reaches from its middle. */
const HALF_PIECE = 0.4;

interface LabelRoom {
  readonly layout: Layout;
  readonly stands: readonly DrawnStand[];
  readonly unit: number;
}

/**
 * Where a label of a square has its middle: out of the arm, or within it if it `isTurned`; and on the other side where it
 * would cover the room of a name here and covers no piece there.
 */
export function labelPlace(
  at: Point,
  { width, height }: Pick<Box, 'width' | 'height'>,
  isTurned: boolean,
  { layout, stands, unit }: LabelRoom,
): Point {
  const { size } = layout;
  const onSide = (sign: number): Point => {
    const { x, y } = besideSquare(at, size, {
      x: sign * (BESIDE + width / 2),
      y: sign * (BESIDE + height / 2),
    });
    return {
      x: Math.min(size - width / 2, Math.max(width / 2, x)),
      y: Math.min(size - height / 2, Math.max(height / 2, y)),
    };
  };
  const covers = (place: Point, box: Box): boolean =>
    Math.abs(place.x - box.x) < (width + box.width) / 2 &&
    Math.abs(place.y - box.y) < (height + box.height) / 2;
  const [first, other] = isTurned ? [onSide(-1), onSide(1)] : [onSide(1), onSide(-1)];
  const names = nameBoxes(layout, unit);
  if (!names.some((name) => covers(first, name))) return first;
  const pieces = stands.map(({ at: { x, y }, reach }) => {
    const side = 2 * Math.min(reach, HALF_PIECE);
    return { x, y, width: side, height: side };
  });
  return [...names, ...pieces].some((box) => covers(other, box)) ? first : other;
}
