/** Every colour's own shape, so that nothing is told by hue alone. */
import type { ColourName } from '@ludo/rules';
import { svg, type SvgNode } from './svg.ts';

/** About 0, 0, looking equally large; the circle has radius 1. */
const OUTLINES: Readonly<Record<ColourName, string>> = {
  red: 'M1 0A1 1 0 0 1-1 0A1 1 0 0 1 1 0Z',
  green: 'M0-1.08L1.08.82L-1.08.82Z',
  yellow: 'M-.88-.88L.88-.88L.88.88L-.88.88Z',
  blue: 'M0-1.2L1.08 0L0 1.2L-1.08 0Z',
  black: 'M-.55-.95L.55-.95L1.1 0L.55.95L-.55.95L-1.1 0Z',
};

/** `at`: the middle, if not 0, 0. */
export function drawShape(
  name: ColourName,
  size: number,
  looks: SvgNode['attributes'],
  at?: { readonly x: number; readonly y: number },
): SvgNode {
  const scale = `scale(${size})`;
  const transform = at === undefined ? scale : `translate(${at.x} ${at.y}) ${scale}`;
  return svg('path', { d: OUTLINES[name], transform, ...looks });
}

/** Hidden from screen readers, which get the words beside it. */
export function drawSign(name: ColourName): SvgNode {
  return svg(
    'svg',
    { class: `shape-sign is-${name}`, viewBox: '-1.4 -1.4 2.8 2.8', 'aria-hidden': 'true' },
    drawShape(name, 1, { class: 'shape-fill' }),
  );
}
