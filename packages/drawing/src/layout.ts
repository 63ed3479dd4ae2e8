/**
 * Where everything of a board lies. Unit: one track square; points are centres, the top left square's is 0.5, 0.5. Colour
 * 0 has the top left corner and the left arm; every other colour is a quarter turn further clockwise (CO-3). A turned
 * board lies otherwise as a whole, and everything on it stays upright.
 */
import { BASE, homeFrom, trackSquareOf, type Board, type Step } from '@ludo/rules';

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface BaseLayout {
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
interface HomeLayout {
  readonly corners: readonly Point[];
  readonly centre: Point;
  readonly spots: readonly Point[];
}

export interface StartLayout {
  readonly at: Point;
  /** Degrees clockwise from "to the right". */
  readonly heading: number;
}

export interface Layout {
  readonly board: Board;
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
}

const QUARTERS = [0, 1, 2, 3];

/** Clockwise about the middle of the board. */
export function turned(point: Point, quarters: number, size: number): Point {
  let { x, y } = point;
  for (let quarter = 0; quarter < quarters; quarter += 1) [x, y] = [size - y, x];
  return { x, y };
}

/** What is drawn for colour 0 and turned for the others. */
interface Quarter {
  readonly size: number;
  readonly track: readonly Point[];
  readonly column: readonly Point[];
  readonly base: BaseLayout;
  readonly home: HomeLayout | null;
}

function middleOf(column: number, row: number): Point {
  return { x: column + 0.5, y: row + 0.5 };
}

function line(from: Point, step: Point, count: number): Point[] {
  return Array.from({ length: count }, (_, nth) => ({ x: from.x + step.x * nth, y: from.y + step.y * nth }));
}

const RIGHT: Point = { x: 1, y: 0 };
const UP: Point = { x: 0, y: -1 };

function spotsAbout(centre: Point, away: number): Point[] {
  return [
    { x: centre.x - away, y: centre.y - away },
    { x: centre.x + away, y: centre.y - away },
    { x: centre.x - away, y: centre.y + away },
    { x: centre.x + away, y: centre.y + away },
  ];
}

/** Outwards is to the left, the own middle column is row `arm + 1`. */
function crossQuarter(arm: number): Quarter {
  const size = 2 * arm + 3;
  const track = [
    ...line(middleOf(1, arm), RIGHT, arm - 1),
    ...line(middleOf(arm, arm - 1), UP, arm),
    middleOf(arm + 1, 0),
    middleOf(arm + 2, 0),
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

/** The start square is the arm's outermost square, the end squares lead to the middle (CO-4). */
function ringQuarter(ends: number): Quarter {
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

/** `turns`: quarters clockwise, any whole number from 0. */
export function layoutOf(board: Board, turns = 0): Layout {
  const quarter = board.shape === 'cross' ? crossQuarter(board.armLength) : ringQuarter(board.armLength);
  const { size } = quarter;
  const quarters = QUARTERS.map((nth) => (nth + turns) % QUARTERS.length);
  const around = (points: readonly Point[], by: number) => points.map((point) => turned(point, by, size));
  const home = quarter.home;
  const first = quarter.track[0] ?? middleOf(0, 0);
  return {
    board,
    turns: quarters[0] ?? 0,
    size,
    track: quarters.flatMap((nth) => around(quarter.track, nth)),
    columns: quarters.map((nth) => around(quarter.column, nth)),
    bases: quarters.map((nth) => baseTurned(quarter.base, nth, size)),
    homes:
      home === null
        ? null
        : quarters.map((nth) => ({
            corners: around(home.corners, nth),
            centre: turned(home.centre, nth, size),
            spots: around(home.spots, nth),
          })),
    starts: quarters.map((nth) => ({ at: turned(first, nth, size), heading: 90 * nth })),
  };
}

/** Quarters after which a colour has the bottom left corner, and its last squares come up from the bottom. */
export function turnsToBottom(colour: number): number {
  return QUARTERS.length - 1 - colour;
}

const layouts = new Map<string, Layout>();

export function layoutFor(board: Board, turns = 0): Layout {
  const key = `${board.id} ${turns}`;
  const known = layouts.get(key) ?? layoutOf(board, turns);
  layouts.set(key, known);
  return known;
}

/** Spots keep their order from the top down, so that all bases look alike. */
function baseTurned(base: BaseLayout, quarters: number, size: number): BaseLayout {
  const centre = turned(base.centre, quarters, size);
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

/** On the German board every end square counts as home. */
export function homeOf({ board }: Layout): number {
  return homeFrom(board);
}
