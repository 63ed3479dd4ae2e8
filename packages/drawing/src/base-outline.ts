/** The panel or disc of a base, which fills its corner of the board. */
import type { BaseLayout, BoardShape } from './board-shapes.ts';
import { svg, type SvgNode } from './svg.ts';

/** How much of the corner stays free about it. */
const FREE = 0.25;

interface Outlined {
  readonly looks: string;
  /** How far outside of the base's edge. */
  readonly out?: number;
  readonly paints?: SvgNode['attributes'];
}

export function drawBaseOutline(
  { bases }: BoardShape,
  { centre, half }: BaseLayout,
  { looks, out = 0, paints = {} }: Outlined,
): SvgNode {
  const side = half * 2 - 2 * FREE + 2 * out;
  if (bases === 'disc')
    return svg('circle', { class: looks, cx: centre.x, cy: centre.y, r: side / 2, ...paints });
  const [x, y] = [centre.x - side / 2, centre.y - side / 2];
  return svg('rect', { class: looks, x, y, width: side, height: side, rx: half * 0.22 + out, ...paints });
}

/** From the top of a disc to the middle of the name, where there is a chord for it. */
const IN_DISC = 1.15;

/** Of a name with letters of this size: the height of its middle, and how wide it may be. */
export function nameAt({ bases }: BoardShape, { centre, half }: BaseLayout, size: number) {
  const reach = half - FREE;
  const top = centre.y - reach;
  if (bases === 'panel') return { y: top + size * 0.75, room: 2 * reach - 0.6 };
  const up = reach - IN_DISC + size / 2;
  return { y: top + IN_DISC, room: 2 * Math.sqrt(Math.max(0, reach ** 2 - up ** 2)) - 0.3 };
}
