import { ruleSets, safeSquaresOf } from '@ludo/rules';
import { expect, it } from 'vitest';
import { drawBoard } from './board.ts';
import { layoutFor } from './layout.ts';
import { MATERIALS } from './materials.ts';
import { drawPiece } from './piece.ts';
import type { SvgNode } from './svg.ts';

/** An element with all elements inside it. */
function all(node: SvgNode): readonly SvgNode[] {
  return [node, ...node.parts.flatMap((part) => (typeof part === 'string' ? [] : all(part)))];
}

/** Whatever an outline may consist of. */
const MARKS = /[MLHVCSAQZmlhvazcsq,\s]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;
const materials = all(MATERIALS);
const ids = materials.flatMap(({ attributes: { id } }) => (id === undefined ? [] : [`url(#${id})`]));

it.each(ruleSets.map(({ id, board }) => [id, board] as const))(
  'the board of %s is drawn in outlines that can be read, and in materials that there are',
  (id, board) => {
    const drawing = [
      ...all(drawBoard(layoutFor(board), id, safeSquaresOf(id))),
      ...all(drawPiece('red')),
      ...materials,
    ];
    expect(drawing.length).toBeGreaterThan(100);
    for (const { attributes } of drawing) {
      if ('d' in attributes) {
        expect(attributes['d']).toMatch(/^M.*\S$/);
        expect(String(attributes['d']).replaceAll(MARKS, '')).toBe('');
      }
      for (const value of Object.values(attributes)) {
        expect(String(value)).not.toMatch(/NaN|undefined|Infinity/);
        if (String(value).startsWith('url')) expect(ids).toContain(value);
      }
    }
  },
);
