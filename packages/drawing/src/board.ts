/** Everything of a board that does not move. */
import { numberOfTrackSquare, type Colour, type RuleSetId } from '@ludo/rules';
import { drawBaseOutline } from './base-outline.ts';
import { drawInlay } from './emblem.ts';
import { figuresOf } from './figures.ts';
import { pointOf, type Layout, type StartLayout } from './layout.ts';
import type { Point } from './point.ts';
import { MATERIAL } from './materials.ts';
import { drawShape } from './shapes.ts';
import { edgesOf, quartersOf, squaresOf } from './squares.ts';
import { behindArrow, drawSafeMarks, drawStartMark, pointKey } from './safe-marks.ts';
import { svg, type SvgNode } from './svg.ts';

function points(list: readonly Point[]): string {
  return list.map(({ x, y }) => `${x},${y}`).join(' ');
}

function drawBase(layout: Layout, colour: Colour): SvgNode | null {
  const base = layout.bases[colour.index];
  if (base === undefined) return null;
  const { floor } = base;
  const round = { cx: floor.centre.x, cy: floor.centre.y, r: floor.radius };
  return svg(
    'g',
    { class: `base is-${colour.name}` },
    drawBaseOutline(layout.shape, base, { looks: 'base-ground' }),
    drawBaseOutline(layout.shape, base, {
      looks: 'base-sheen',
      paints: { fill: MATERIAL.sheen, stroke: MATERIAL.raised },
    }),
    svg('circle', { class: 'base-floor', ...round }),
    svg('circle', { class: 'base-bowl', ...round, fill: MATERIAL.bowl }),
    svg('circle', { class: 'base-rim', ...round, stroke: MATERIAL.sunk }),
    ...base.spots.flatMap((spot) => [
      drawShape(colour.name, 0.38 * base.scale, { class: 'socket' }, spot),
      drawShape(colour.name, 0.38 * base.scale, { class: 'socket-edge', stroke: MATERIAL.sunk }, spot),
    ]),
  );
}

const END_LETTERS = ['a', 'b', 'c', 'd'];

/** From the middle of the column to that of the arrow before it. */
const BESIDE_ARM = 0.85;

/** On the German board: A the start square, a to d the end squares. */
function drawLetter({ x, y }: Point, letter: string, size: number): SvgNode {
  return svg('text', { class: 'end-letter', x, y, 'font-size': size }, letter);
}

const headed = ({ x, y }: Point, heading: number) => `translate(${x} ${y}) rotate(${heading})`;

/** Where a colour's pieces leave the track; null where a number stands there. */
function drawGate(layout: Layout, colour: Colour, heading: number): SvgNode | null {
  if (layout.shape.print === 'numbers') return null;
  const gate = pointOf(layout, colour.index, layout.board.lastOnTrack, 0);
  return svg(
    'g',
    { class: 'gate', transform: headed(gate, heading) },
    svg('path', { class: 'gate-edge', d: 'M-.12-.2L.14 0L-.12.2' }),
    svg('path', { class: 'gate-line', d: 'M-.12-.2L.14 0L-.12.2' }),
  );
}

/** On the start square, or outside of the arm before it, between the squares and the base. */
function drawStartArrow({ shape, board }: Layout, { at, heading }: StartLayout, isShort: boolean): SvgNode {
  if (shape.print !== 'numbers')
    return svg(
      'g',
      { class: 'start-arrow', transform: headed(at, heading) },
      svg('path', { d: isShort ? 'M.22-.12L.34 0L.22 .12' : 'M-.26 0H.2M0-.2L.22 0L0 .2' }),
    );
  const aside = board.direction === 'clockwise' ? -BESIDE_ARM : BESIDE_ARM;
  const d = `M1.7 ${aside}H3M2.7 ${aside - 0.26}L3 ${aside}L2.7 ${aside + 0.26}`;
  return svg(
    'g',
    { class: 'start-way', transform: headed(at, heading) },
    svg('path', { class: 'gate-edge', d }),
    svg('path', { class: 'gate-line', d }),
  );
}

function drawColumn(layout: Layout, colour: Colour, safe: readonly number[]): SvgNode {
  const { squares, print } = layout.shape;
  const hasLetters = print === 'letters';
  const home = layout.homes?.[colour.index];
  const start = layout.starts[colour.index];
  const column = layout.columns[colour.index] ?? [];
  const own = start === undefined ? column : [...column, start.at];
  const mark = start === undefined ? null : drawStartMark(layout, start, safe);
  return svg(
    'g',
    { class: `is-${colour.name}` },
    svg('path', { class: 'square square-own', d: squaresOf(own, squares === 'round') }),
    ...(hasLetters ? column.map((at, nth) => drawLetter(at, END_LETTERS[nth] ?? '', 0.66)) : []),
    ...(home === undefined
      ? []
      : [
          svg('polygon', { class: 'home', points: points(home.corners) }),
          svg('polygon', {
            class: `facet facet-${layout.sides[colour.index] ?? 0}`,
            points: points(home.corners),
          }),
        ]),
    drawGate(layout, colour, start?.heading ?? 0),
    start === undefined ? null : drawStartArrow(layout, start, hasLetters || mark !== null),
    mark,
    start !== undefined && hasLetters ? drawLetter(behindArrow(start), 'A', 0.55) : null,
  );
}

/** In squares, the height of a printed number. */
const FIGURE = 0.38;

/** One outline for each colour's quarter of the track; start squares have numbers in a colour that is seen on theirs. */
function drawFigures({ board, shape, track, starts }: Layout): readonly SvgNode[] {
  if (shape.print !== 'numbers') return [];
  const isStart = new Set(starts.map(({ at }) => pointKey(at)));
  const figures = track.map((at, square) => ({
    isOwn: isStart.has(pointKey(at)),
    d: figuresOf(numberOfTrackSquare(board, square), at, FIGURE),
  }));
  const side = track.length / board.colours.length;
  return board.colours.flatMap(({ index, name }) => {
    const quarter = figures.slice(index * side, (index + 1) * side);
    const outlines = (own: boolean) => quarter.flatMap(({ isOwn, d }) => (isOwn === own ? d : [])).join('');
    return [
      svg('path', { class: 'figures', d: outlines(false) }),
      svg('g', { class: `is-${name}` }, svg('path', { class: 'figures figures-own', d: outlines(true) })),
    ];
  });
}

/** `game`: its emblem is inlaid in the middle. `safe`: squares of the track on which nobody is captured. */
export function drawBoard(layout: Layout, game: RuleSetId, safe: readonly number[]): SvgNode {
  const { size, board, shape } = layout;
  const isRound = shape.squares === 'round';
  const quarters = quartersOf(layout.track);
  const edges = quarters.map((part, nth) => edgesOf([...part, ...(layout.columns[nth] ?? [])], isRound));
  const field = { width: size, height: size, rx: 0.3 };
  return svg(
    'g',
    { class: 'drawing', 'aria-hidden': 'true' },
    svg('rect', { class: 'ground', ...field }),
    svg('rect', { class: 'ground-grain', ...field, fill: MATERIAL.grain }),
    ...board.colours.map((colour) => drawBase(layout, colour)),
    ...quarters.map((part) => svg('path', { class: 'square', d: squaresOf(part, isRound) })),
    ...board.colours.map((colour) => drawColumn(layout, colour, safe)),
    ...edges.flatMap(({ shade, light }) => [
      svg('path', { class: 'square-shade', d: shade }),
      svg('path', { class: 'square-light', d: light }),
    ]),
    drawSafeMarks(layout, safe),
    ...drawFigures(layout),
    drawInlay(game, size / 2, size / 2, isRound ? 0.44 : 0.4),
  );
}
