/** Several pieces on a square: of one colour, one solid thing with their number; of two, something that breaks. */
import type { DrawnStand } from './arrangement.ts';
import { isInRow, pointOf, type Layout } from './layout.ts';
import type { Point } from './point.ts';
import { MATERIAL } from './materials.ts';
import { drawShape } from './shapes.ts';
import { pointKey } from './safe-marks.ts';
import { svg, type SvgNode } from './svg.ts';

const HALF = 0.5;
const WALL = { x: -HALF, y: -HALF, width: 2 * HALF, height: 2 * HALF, rx: 0.13 };
/** How thick the bars of a barrier are. */
const BAR = 0.18;
/** Courses of stones at the four sides. */
const JOINTS =
  'M-.5-.27H-.36M.36-.27H.5M-.5 .27H-.36M.36 .27H.5M-.25-.5V-.38M.25-.5V-.38M-.25 .38V.5M.25 .38V.5';

/** No wall: a stack that one walks round. */
const ROUND = { r: 0.5 };

/**
 * Lies over the pieces; null: nothing does. `unit`: pixels of a square. `isOpen`: it does not bar whoever looks, as the
 * partner's does not.
 */
export function drawBlock(layout: Layout, stand: DrawnStand, unit: number, isOpen = false): SvgNode | null {
  const { isStack, isMixed, at, count, sharing } = stand;
  if (count < 2 || !(isStack || isMixed)) return null;
  if (layout.shape.pairs === 'abreast') return isOpen ? null : drawBarrier(layout, stand);
  const name = layout.board.colours[stand.colour]?.name ?? 'black';
  const stones = isOpen
    ? [
        svg('circle', { class: 'block-side', ...ROUND, cy: 0.13 }),
        svg('circle', { class: 'block', ...ROUND }),
        svg('circle', { class: 'block-sheen', ...ROUND, fill: MATERIAL.sheen }),
      ]
    : [
        svg('rect', { class: 'block-side', ...WALL, y: WALL.y + 0.13 }),
        svg('rect', { class: 'block', ...WALL }),
        svg('rect', { class: 'block-sheen', ...WALL, fill: MATERIAL.sheen }),
        svg('path', { class: 'block-joints', d: JOINTS }),
      ];
  const wall = [
    svg('ellipse', {
      class: 'piece-contact',
      cx: 0.06,
      cy: 0.16,
      rx: 0.72,
      ry: 0.7,
      fill: MATERIAL.contact,
    }),
    ...stones,
    drawShape(name, 0.37, { class: 'block-shape' }),
  ];
  return svg(
    'g',
    { class: `is-${name}`, transform: `translate(${at.x} ${at.y})` },
    ...(isStack ? wall : []),
    svg(
      'text',
      {
        class: isMixed ? 'count count-mixed' : 'count',
        y: isMixed ? (sharing > 2 ? 0 : 0.36) : name === 'green' ? 0.08 : 0,
        'font-size': isMixed ? Math.max(0.5, 14 / unit) : Math.max(0.62, 14 / unit),
      },
      String(count),
    ),
  );
}

/** A bar before and one behind two pieces that stand abreast, across the way; on the track alone. */
function drawBarrier(layout: Layout, { at, colour, place }: DrawnStand): SvgNode | null {
  const { board } = layout;
  if (place > board.lastOnTrack) return null;
  const bar = (from: number) => ({ x: -HALF, y: from, width: 2 * HALF, height: BAR, rx: BAR / 2 });
  return svg(
    'g',
    {
      class: `is-${board.colours[colour]?.name ?? 'black'}`,
      transform: `translate(${at.x} ${at.y}) rotate(${isInRow(layout, at) ? 90 : 0})`,
    },
    ...[-HALF, HALF - BAR].map((from) => svg('rect', { class: 'block', ...bar(from) })),
  );
}

/** The two halves do not fit together. */
const CRACK_UP = 'L.02 .34L-.1 .18L.04-.06L-.1-.26';
const CRACK_DOWN = 'L0-.26L.14-.06L0 .18L.12 .34';

const BROKEN = [
  svg('path', {
    class: 'plate-mixed',
    d: `M-.03-.5H-.4Q-.56-.5-.56-.34V.34Q-.56 .5-.4 .5H-.03${CRACK_UP}Z`,
  }),
  svg('path', {
    class: 'plate-mixed',
    d: `M.07 .5H.4Q.56 .5 .56 .34V-.34Q.56-.5 .4-.5H.07${CRACK_DOWN}Z`,
  }),
];
const WHOLE = [
  svg('rect', { class: 'plate-mixed', x: -0.56, y: -0.56, width: 1.12, height: 1.12, rx: 0.18 }),
];
/** For three or four colours. */
const LARGER = 1.2;

/** Lies under the pieces of a square that several colours share. `safe`: squares of the track on which nothing breaks. */
export function drawPlates(layout: Layout, stands: readonly DrawnStand[], safe: readonly number[]): SvgNode {
  const whole = new Set(safe.flatMap((square) => layout.track[square] ?? []).map(pointKey));
  const squares = new Map<string, Point & { readonly scale: number }>();
  for (const { isMixed, sharing, colour, place } of stands) {
    if (!isMixed || layout.shape.pairs === 'abreast') continue;
    const at = pointOf(layout, colour, place, 0);
    squares.set(pointKey(at), { ...at, scale: sharing > 2 ? LARGER : 1 });
  }
  return svg(
    'g',
    { class: 'plates', 'aria-hidden': 'true' },
    ...Array.from(squares, ([key, { x, y, scale }]) =>
      svg('g', { transform: `translate(${x} ${y}) scale(${scale})` }, ...(whole.has(key) ? WHOLE : BROKEN)),
    ),
  );
}
