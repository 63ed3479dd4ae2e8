import { drawBoard, drawEmblem, drawLabels, drawPiece, drawSign, layoutFor } from '@ludo/drawing';
import { MATERIALS } from '@ludo/drawing/materials';
import { ruleSets, safeSquaresOf } from '@ludo/rules';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { drawn } from './drawn.ts';

it('a drawing keeps the names that SVG has', () => {
  expect(renderToStaticMarkup(drawn(drawSign('red')))).toBe(
    '<svg class="shape-sign is-red" viewBox="-1.4 -1.4 2.8 2.8" aria-hidden="true">' +
      '<path d="M1 0A1 1 0 0 1-1 0A1 1 0 0 1 1 0Z" transform="scale(1)" class="shape-fill"></path></svg>',
  );
});

it('a piece that is drawn again is the same element', () => {
  expect(drawn(drawPiece('red'))).toBe(drawn(drawPiece('red')));
  expect(drawn(drawPiece('red'))).not.toBe(drawn(drawPiece('blue')));
});

it('React finds nothing wrong with any board', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue(undefined);
  const drawings = ruleSets.flatMap(({ board, id }) => {
    const layout = layoutFor(board);
    return [drawBoard(layout, id, safeSquaresOf(id)), drawLabels(layout, ['Anna', null], 20), drawEmblem(id)];
  });
  for (const drawing of [MATERIALS, ...drawings]) {
    expect(renderToStaticMarkup(createElement('svg', null, drawn(drawing))).length).toBeGreaterThan(100);
  }
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});
