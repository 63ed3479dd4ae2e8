// What the board shows of safe squares, of pieces that share them, and of a way that leads round again.
import { layoutFor, pointOf } from '@ludo/drawing';
import { boardOf } from '@ludo/rules';
import { expect, test } from 'vitest';
import { position } from '../../test/game.ts';
import { happen } from '../../test/dom/doing.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { board, showHere } from '../../test/dom/table.ts';

const count = (page: Part, what: string): number => page.element.querySelectorAll(what).length;
/** Of outlines that are one path. */
const stars = (page: Part, kind: string): number =>
  (page.element.querySelector(`.${kind}`)?.getAttribute('d') ?? '').split('Z').length - 1;

test.each([
  ['indian 1-2- b.b.4.9/-/b.b.4.9/- R ? -', 4, 4],
  ['ludo+safe 1-2- b.b.4.9/-/b.b.4.9/- R ? -', 4, 4],
  ['jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', 0, 0],
])(
  'safe squares bear a star where a rule makes them safe (IL-6, HO-6): %s',
  async (from, plain, onStarts) => {
    const { page } = await showHere(from, ['Ann', 'Ben']);
    expect([stars(page, 'star'), count(page, '.star-start')]).toEqual([plain, onStarts]);
  },
);

test('a board of Parchís has rings instead, and says them beside pieces; a barrier has two bars (PA-3, PA-8)', async () => {
  // Yellow's 20 is no safe square, its 7 is one.
  const { page } = await showHere('parchis 1-2- b.7.20.20/-/b.b.b.b/- Y ? -', ['Ann', 'Ben']);
  expect([stars(page, 'ring'), count(page, '.ring-start'), count(page, '.star')]).toEqual([8, 4, 0]);
  expect(stars(page, 'ring-taken')).toBe(1);
  expect([count(page, '.blocks rect.block'), count(page, '.block-joints')]).toEqual([2, 0]);
});

test('two colours on a star stand on a whole plate, elsewhere on a broken one, and the star is still told', async () => {
  // Red 8 and Yellow 34 are one square, red 15 and Yellow 41 another one.
  const { page } = await showHere('indian 1-2- b.8.15.15/-/b.b.34.41/- R ? -', ['Ann', 'Ben']);
  expect([count(page, '.plates rect'), count(page, '.plates path')]).toEqual([1, 2]);
  expect(stars(page, 'star-taken')).toBe(1);
});

test('two of a colour that bar nobody are no wall (IL-7)', async () => {
  const joints = async (from: string) => count((await showHere(from, ['Ann', 'Ben'])).page, '.block-joints');
  expect(await joints('indian 1-2- b.b.15.15/-/b.b.b.30/- R ? -')).toBe(0);
  expect(await joints('indian+pairs=wall 1-2- b.b.15.15/-/b.b.b.30/- R ? -')).toBe(1);
});

test('the way of a piece that goes round again leads on over its start square (IL-10)', async () => {
  const from = 'indian+captureFirst 1-2- b.b.20.49/-/b.b.4.9/- R 4 -';
  const { page } = await showHere(from, ['Ann', 'Ben']);
  const layout = layoutFor(boardOf(position(from)));
  await happen(() => board(page).the('button', 'Red piece on square 50: move to square 3').focus());
  const way = page.element.querySelector('.preview-way')?.getAttribute('points');
  const squares = [49, 50, 0, 1, 2].map((place) => pointOf(layout, 0, place, 0));
  expect(way).toBe(squares.map(({ x, y }) => `${x},${y}`).join(' '));
});
