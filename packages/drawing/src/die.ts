/** A die as it lies, about 0, 0 on a square from -1 to 1. */
import { svg, type SvgNode } from './svg.ts';

const LOW = -0.5;
const HIGH = 0.5;
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [0, 0],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [0, 0],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, 0],
    [HIGH, 0],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

interface Face {
  readonly pips: SvgNode;
  readonly hollows: SvgNode;
}

/** All pips of a face in one path: every throw lays out dice with six sides each. */
const FACES: readonly Face[] = PIPS.map((pips) => ({
  pips: svg('path', {
    class: 'die-pip',
    d: pips.map(([x, y]) => `M${x - 0.2} ${y}a.2 .2 0 1 0 .4 0a.2 .2 0 1 0-.4 0`).join(''),
  }),
  hollows: svg('path', {
    class: 'die-hollow',
    d: pips.map(([x, y]) => `M${x - 0.13} ${y + 0.12}A.18 .18 0 0 0 ${x + 0.15} ${y + 0.1}`).join(''),
  }),
}));

/** Undefined for what no die shows. */
export const faceOf = (face: number): Face | undefined => FACES[face];

/** Without a face. */
export const DIE = svg(
  'g',
  {},
  svg('rect', { class: 'die-body', x: -1, y: -1, width: 2, height: 2, rx: 0.42 }),
  svg('rect', { class: 'die-top', x: -0.86, y: -0.9, width: 1.72, height: 1.68, rx: 0.4 }),
);
