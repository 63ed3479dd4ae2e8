/** Light and materials, once per page or file. No filters: those would be computed for every frame of a moving piece. */

import { svg } from './svg.ts';

export const BOARD_STYLES = ['wood', 'modern'] as const;
export type BoardStyle = (typeof BOARD_STYLES)[number];

export const MATERIAL = {
  /** Light from the top left over a raised thing. */
  sheen: 'url(#mat-sheen)',
  /** The edge of something pressed in: dark at the top left. */
  sunk: 'url(#mat-sunk)',
  /** The other way round. */
  raised: 'url(#mat-raised)',
  bowl: 'url(#mat-bowl)',
  dome: 'url(#mat-dome)',
  contact: 'url(#mat-contact)',
  grain: 'url(#mat-grain)',
} as const;

const stop = (offset: number, looks: string) => svg('stop', { offset, class: looks });

export const MATERIALS = svg(
  'defs',
  {},
  svg(
    'linearGradient',
    { id: 'mat-sheen', x1: 0, y1: 0, x2: 1, y2: 1 },
    stop(0, 'stop-lit'),
    stop(0.48, 'stop-lit stop-clear'),
    stop(0.52, 'stop-deep stop-clear'),
    stop(1, 'stop-deep'),
  ),
  svg(
    'linearGradient',
    { id: 'mat-sunk', x1: 0.1, y1: 0, x2: 0.9, y2: 1 },
    stop(0.1, 'stop-edge-deep'),
    stop(0.9, 'stop-edge-lit'),
  ),
  svg(
    'linearGradient',
    { id: 'mat-raised', x1: 0.1, y1: 0, x2: 0.9, y2: 1 },
    stop(0.1, 'stop-edge-lit'),
    stop(0.9, 'stop-edge-deep'),
  ),
  svg(
    'radialGradient',
    { id: 'mat-bowl', cx: 0.54, cy: 0.56, r: 0.54 },
    stop(0.62, 'stop-bowl stop-clear'),
    stop(1, 'stop-bowl'),
  ),
  svg(
    'radialGradient',
    { id: 'mat-dome', cx: 0.36, cy: 0.3, r: 0.75 },
    stop(0, 'stop-shine'),
    stop(0.4, 'stop-shine stop-clear'),
    stop(0.45, 'stop-deep stop-clear'),
    stop(1, 'stop-deep'),
  ),
  svg(
    'radialGradient',
    { id: 'mat-contact' },
    stop(0.55, 'stop-contact'),
    stop(1, 'stop-contact stop-clear'),
  ),
  svg(
    'pattern',
    { id: 'mat-grain', width: 7.3, height: 3.1, patternUnits: 'userSpaceOnUse' },
    svg('path', {
      class: 'grain-line',
      d: 'M0 .25C2 .1 4 .5 7.300 .25M0 .8C2.500 1 4.500 .55 7.300 .8M0 1.250C1.200 1.200 1.900 1.450 3 1.450S5.500 1.150 7.300 1.250M0 1.800C2.200 1.950 4 1.600 7.300 1.800M0 2.350C1.800 2.200 5 2.600 7.300 2.350M0 2.850C3 2.950 5 2.700 7.300 2.850',
    }),
    svg('path', {
      class: 'grain-line grain-faint',
      d: 'M0 .5C3 .4 4.600 .75 7.300 .5M0 1.050C2 1.150 5 .9 7.300 1.050M0 1.600C2.400 1.750 5 1.400 7.300 1.600M0 2.080C3 2.200 5 2 7.300 2.080M0 2.600C2 2.450 5 2.800 7.300 2.600',
    }),
  ),
);
