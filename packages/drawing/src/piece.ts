/** A piece that stands still, about 0, 0 in squares. */
import type { ColourName } from '@ludo/rules';
import { MATERIAL } from './materials.ts';
import { drawShape } from './shapes.ts';
import { svg, type SvgNode } from './svg.ts';

/** How far its side shows. */
const LOWER = { x: 0, y: 0.07 };

/** The same piece is the same object. */
const pieces = new Map<ColourName, SvgNode>();

export function drawPiece(name: ColourName): SvgNode {
  const known = pieces.get(name) ?? pieceOf(name);
  pieces.set(name, known);
  return known;
}

/** Seen from above: its foot, a groove, its head. */
function pieceOf(name: ColourName): SvgNode {
  const part = (looks: string, size: number) => drawShape(name, size, { class: looks });
  return svg(
    'g',
    { class: `is-${name}` },
    svg('ellipse', {
      class: 'piece-contact',
      cx: 0.05,
      cy: 0.13,
      rx: 0.58,
      ry: 0.54,
      fill: MATERIAL.contact,
    }),
    drawShape(name, 0.42, { class: 'piece-side' }, LOWER),
    part('piece-edge', 0.42),
    part('piece-body', 0.35),
    drawShape(name, 0.42, { class: 'piece-sheen', fill: MATERIAL.sheen }),
    part('piece-groove', 0.225),
    part('piece-mark', 0.17),
    drawShape(name, 0.17, { class: 'piece-shine', fill: MATERIAL.dome }),
  );
}
