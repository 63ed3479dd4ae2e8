/**
 * Where everything of a board lies. Unit: one track square; points are centres, the top left square's is 0.5, 0.5. Where
 * pieces go clockwise, colour 0 has the top left corner and the left arm; anticlockwise, the bottom right corner and the bottom arm.
 * Every other colour is a quarter turn further in that direction (CO-3, PA-2). A turned board lies otherwise as a whole, and
 * everything on it stays upright.
 */
import { BASE, homeFrom, trackSquareOf, type Board, type Step } from '@ludo/rules';
import { SHAPES, type BaseLayout, type BoardShape, type HomeLayout } from './board-shapes.ts';
import { turned, type Point } from './point.ts';

export interface StartLayout {
  readonly at: Point;
  /** Degrees clockwise from "to the right". */
  readonly heading: number;
}

export interface Layout {
  readonly board: Board;
  readonly shape: BoardShape;
  /** Quarters clockwise by which the board is turned, 0 to 3. */
  readonly turns: number;
  /** Squares along each side. */
  readonly size: number;
  /** By track square: 0 is the start square of colour 0. */
  readonly track: readonly Point[];
  /** By colour: home column or end squares, in the order of the way. */
  readonly columns: readonly (readonly Point[])[];
  readonly bases: readonly BaseLayout[];
  /** By colour; null without home triangles. */
  readonly homes: readonly HomeLayout[] | null;
  readonly starts: readonly StartLayout[];
  /** By colour, where its arm is: 0 left, 1 top, 2 right, 3 bottom. */
  readonly sides: readonly number[];
}

const SIDES = [0, 1, 2, 3];

/** `turns`: quarters clockwise, any whole number from 0. */
export function layoutOf(board: Board, turns = 0): Layout {
  const shape = SHAPES[board.shape];
  const { size, track, column, base, home } = shape.quarterOf(board);
  const isClockwise = board.direction === 'clockwise';
  const sides = SIDES.map((nth) => ((isClockwise ? nth : 3 - nth) + turns) % SIDES.length);
  /** From the left arm of a board on which pieces go clockwise. */
  const put = ({ x, y }: Point, side: number) => turned({ x, y: isClockwise ? y : size - y }, side, size);
  const around = (points: readonly Point[], side: number) => points.map((point) => put(point, side));
  const [first = base.centre] = track;
  return {
    board,
    shape,
    turns: turns % SIDES.length,
    size,
    track: sides.flatMap((side) => around(track, side)),
    columns: sides.map((side) => around(column, side)),
    bases: sides.map((side) => baseAt(base, put(base.centre, side))),
    homes:
      home === null
        ? null
        : sides.map((side) => ({
            corners: around(home.corners, side),
            centre: put(home.centre, side),
            spots: around(home.spots, side),
          })),
    starts: sides.map((side) => ({ at: put(first, side), heading: 90 * side })),
    sides,
  };
}

/** Quarters after which a colour's last squares come up from the bottom, with its base beside them. */
export function turnsToBottom({ direction }: Board, colour: number): number {
  return direction === 'clockwise' ? SIDES.length - 1 - colour : colour;
}

const layouts = new Map<string, Layout>();

export function layoutFor(board: Board, turns = 0): Layout {
  const key = `${board.id} ${turns}`;
  const known = layouts.get(key) ?? layoutOf(board, turns);
  layouts.set(key, known);
  return known;
}

/** Spots keep their order from the top down, so that all bases look alike. */
function baseAt(base: BaseLayout, centre: Point): BaseLayout {
  const move = { x: centre.x - base.centre.x, y: centre.y - base.centre.y };
  const moved = (point: Point) => ({ x: point.x + move.x, y: point.y + move.y });
  return {
    ...base,
    centre,
    spots: base.spots.map(moved),
    floor: { ...base.floor, centre: moved(base.floor.centre) },
  };
}

/** `slot` (0 to 3) keeps the pieces of a colour apart in base and at home. */
export function pointOf(layout: Layout, colour: number, place: number, slot: number): Point {
  const { board } = layout;
  if (place === BASE) return known(layout.bases[colour]?.spots[slot], colour, place);
  const square = trackSquareOf(board, colour, place);
  if (square !== null) return known(layout.track[square], colour, place);
  if (board.hasHome && place === board.lastPlace)
    return known(layout.homes?.[colour]?.spots[slot], colour, place);
  return known(layout.columns[colour]?.[place - board.lastOnTrack - 1], colour, place);
}

/**
 * Both ends included; from base it begins on the start square, and back into base it is straight. Whoever goes forwards to a place that lies behind goes on from
 * the end of the track to the start square, and round again.
 */
export function wayBetween(
  layout: Layout,
  { colour, from, to, kind }: Pick<Step, 'colour' | 'from' | 'to' | 'kind'>,
  slot: number,
): readonly Point[] {
  const points = [pointOf(layout, colour, from, slot)];
  if (to === BASE) return [...points, pointOf(layout, colour, to, slot)];
  const isRound = to < from && kind !== 'back';
  const next = (place: number): number => {
    if (kind === 'back') return place - 1;
    return isRound && place === layout.board.lastOnTrack ? 0 : place + 1;
  };
  for (let place = from; place !== to;) {
    place = next(place);
    points.push(pointOf(layout, colour, place, slot));
  }
  return points;
}

function known(point: Point | undefined, colour: number, place: number): Point {
  if (point === undefined) throw new Error(`no such place on the board: colour ${colour}, place ${place}`);
  return point;
}

/** In the left or right arm, where ways go across; elsewhere they go up and down. */
export function isInRow({ size }: Layout, { x, y }: Point): boolean {
  return Math.abs(x - size / 2) > Math.abs(y - size / 2);
}

/** On the German board every end square counts as home. */
export function homeOf({ board }: Layout): number {
  return homeFrom(board);
}
