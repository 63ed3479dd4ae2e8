/** Everything of a board that does not move. */
import type { Colour, RuleSetId } from '@ludo/rules';
import { drawInlay } from './emblem.ts';
import { pointOf, type Layout } from './layout.ts';
import type { Point } from './point.ts';
import { MATERIAL } from './materials.ts';
import { drawShape } from './shapes.ts';
import { edgesOf, quartersOf, squaresOf } from './squares.ts';
import { behindArrow, drawStars, drawStartStar } from './stars.ts';
import { svg, type SvgNode } from './svg.ts';

function points(list: readonly Point[]): string {
  return list.map(({ x, y }) => `${x},${y}`).join(' ');
}

function drawBase(layout: Layout, colour: Colour): SvgNode | null {
  const base = layout.bases[colour.index];
  if (base === undefined) return null;
  const { centre, half, floor } = base;
  const side = half * 2 - 0.5;
  const panel = {
    x: centre.x - side / 2,
    y: centre.y - side / 2,
    width: side,
    height: side,
    rx: half * 0.22,
  };
  const round = { cx: floor.centre.x, cy: floor.centre.y, r: floor.radius };
  return svg(
    'g',
    { class: `base is-${colour.name}` },
    svg('rect', { class: 'base-ground', ...panel }),
    svg('rect', { class: 'base-sheen', ...panel, fill: MATERIAL.sheen, stroke: MATERIAL.raised }),
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

/** On the German board: A the start square, a to d the end squares. */
function drawLetter({ x, y }: Point, letter: string, size: number): SvgNode {
  return svg('text', { class: 'end-letter', x, y, 'font-size': size }, letter);
}

const headed = ({ x, y }: Point, heading: number) => `translate(${x} ${y}) rotate(${heading})`;

function drawColumn(layout: Layout, colour: Colour, safe: readonly number[]): SvgNode {
  const isRound = layout.homes === null;
  const home = layout.homes?.[colour.index];
  const start = layout.starts[colour.index];
  const gate = pointOf(layout, colour.index, layout.board.lastOnTrack, 0);
  const column = layout.columns[colour.index] ?? [];
  const own = start === undefined ? column : [...column, start.at];
  const star = start === undefined ? null : drawStartStar(layout, start, safe);
  const isShort = isRound || star !== null;
  return svg(
    'g',
    { class: `is-${colour.name}` },
    svg('path', { class: 'square square-own', d: squaresOf(own, isRound) }),
    ...(isRound ? column.map((at, nth) => drawLetter(at, END_LETTERS[nth] ?? '', 0.66)) : []),
    ...(home === undefined
      ? []
      : [
          svg('polygon', { class: 'home', points: points(home.corners) }),
          svg('polygon', {
            class: `facet facet-${(colour.index + layout.turns) % 4}`,
            points: points(home.corners),
          }),
        ]),
    svg(
      'g',
      { class: 'gate', transform: headed(gate, start?.heading ?? 0) },
      svg('path', { class: 'gate-edge', d: 'M-.12-.2L.14 0L-.12.2' }),
      svg('path', { class: 'gate-line', d: 'M-.12-.2L.14 0L-.12.2' }),
    ),
    start === undefined
      ? null
      : svg(
          'g',
          { class: 'start-arrow', transform: headed(start.at, start.heading) },
          svg('path', { d: isShort ? 'M.22-.12L.34 0L.22 .12' : 'M-.26 0H.2M0-.2L.22 0L0 .2' }),
        ),
    star,
    start !== undefined && isRound ? drawLetter(behindArrow(start), 'A', 0.55) : null,
  );
}

/** `game`: its emblem is inlaid in the middle. `safe`: squares of the track on which nobody is captured. */
export function drawBoard(layout: Layout, game: RuleSetId, safe: readonly number[]): SvgNode {
  const { size, board } = layout;
  const isRound = layout.homes === null;
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
    drawStars(layout, safe),
    drawInlay(game, size / 2, size / 2, isRound ? 0.44 : 0.4),
  );
}
