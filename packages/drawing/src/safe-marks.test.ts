import { boardBy, parsePosition, ruleSetOf, safeSquaresOf, type Position } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { readPicture } from '../test/reading.ts';
import { arrange } from './arrangement.ts';
import { drawPlates } from './blocks.ts';
import { drawBoard } from './board.ts';
import { layoutFor, layoutOf, type Layout } from './layout.ts';
import { openStacks } from './open-stacks.ts';
import { printBoard } from './print-board.ts';
import { drawSafety } from './safe-marks.ts';
import type { SvgNode } from './svg.ts';
import { trackedPieces } from './tracked-pieces.ts';

function positionOf(text: string): Position {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error.field}: ${parsed.error.reason}`);
  return parsed.value;
}

function boardFor(rules: string) {
  const ruleSet = ruleSetOf(rules);
  if (!ruleSet.ok) throw new Error(`no rules ${rules}`);
  return ruleSet.value;
}

const all = (node: SvgNode): readonly SvgNode[] => [
  node,
  ...node.parts.flatMap((part) => (typeof part === 'string' ? [] : all(part))),
];

/** Of each star its middle, which is on its square. */
function starsIn(node: SvgNode, kind: string): readonly string[] {
  return all(node)
    .filter(({ attributes }) => attributes['class'] === kind)
    .flatMap(({ attributes }) => String(attributes['d']).split('Z').filter(Boolean))
    .map((outline) => {
      const corners = [...outline.matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
      const middle = (axis: 0 | 1) =>
        corners.reduce((sum, corner) => sum + (corner[axis] ?? 0), 0) / corners.length;
      return `${Math.floor(middle(0))} ${Math.floor(middle(1))}`;
    });
}

/** Likewise of rings, which begin at their left side. */
function ringsIn(node: SvgNode, kind: string): readonly string[] {
  return all(node)
    .filter(({ attributes }) => attributes['class'] === kind)
    .flatMap(({ attributes }) => String(attributes['d']).split('Z').filter(Boolean))
    .map((outline) => {
      const [x = 0, y = 0, radius = 0] =
        /^M([\d.]+) ([\d.]+)A([\d.]+)/.exec(outline)?.slice(1).map(Number) ?? [];
      return `${Math.floor(x + radius)} ${Math.floor(y)}`;
    });
}

function spanish() {
  const board = boardBy('parchis');
  if (!board.ok) throw new Error(board.error.reason);
  return { board: board.value, safe: safeSquaresOf('parchis') };
}

const squareIn = ({ track }: Layout, square: number): string => {
  const { x = 0, y = 0 } = track[square] ?? {};
  return `${Math.floor(x)} ${Math.floor(y)}`;
};

describe('safe squares (IL-6, HO-6)', () => {
  it.each(['indian', 'jumbo+safe', 'ludo+safe'])(
    'of %s bear a star each, however the board is turned',
    (rules) => {
      const { board, id } = boardFor(rules);
      const safe = safeSquaresOf(rules);
      expect(safe).toHaveLength(8);
      for (const turns of [0, 1, 2, 3]) {
        const layout = layoutOf(board, turns);
        const drawing = drawBoard(layout, id, safe);
        const stars = [...starsIn(drawing, 'star'), ...starsIn(drawing, 'star-start')];
        expect(stars.toSorted()).toEqual(safe.map((square) => squareIn(layout, square)).toSorted());
        expect(starsIn(drawing, 'star-start')).toHaveLength(4);
      }
    },
  );

  it.each(['ludo', 'jumbo', 'uckers', 'german'])('%s has none, and no star', (rules) => {
    const { board, id } = boardFor(rules);
    const drawing = drawBoard(layoutFor(board), id, safeSquaresOf(rules));
    expect([...starsIn(drawing, 'star'), ...starsIn(drawing, 'star-start')]).toEqual([]);
  });

  it('of the Spanish board bear a ring each, however it is turned, and no star (PA-3)', () => {
    const { board, safe } = spanish();
    expect(safe).toHaveLength(12);
    for (const turns of [0, 1, 2, 3]) {
      const layout = layoutOf(board, turns);
      const drawing = drawBoard(layout, 'ludo', safe);
      expect(ringsIn(drawing, 'ring')).toHaveLength(8);
      expect([...ringsIn(drawing, 'ring'), ...ringsIn(drawing, 'ring-start')].toSorted()).toEqual(
        safe.map((square) => squareIn(layout, square)).toSorted(),
      );
      expect([...starsIn(drawing, 'star'), ...starsIn(drawing, 'star-start')]).toEqual([]);
    }
  });

  it('of the Spanish board are told beside one piece and between two, and nowhere else', () => {
    const { board, safe } = spanish();
    const layout = layoutFor(board);
    // Yellow 7 twice, 63 with red 29, blue alone on its start, 20 is safe for nobody.
    const position = positionOf('parchis 1234 7.7.20.63/b.b.b.0/b.b.b.29/b.b.b.b Y ? -');
    const { stands } = arrange(layout, trackedPieces(position));
    const taken = drawSafety(layout, stands, safe, 18);
    const near = all(taken ?? drawBoard(layout, 'ludo', []))
      .flatMap(({ attributes }) => String(attributes['d']).split('Z').filter(Boolean))
      .map((outline) => /^M([\d.]+) ([\d.]+)A([\d.]+)/.exec(outline)?.slice(1).map(Number) ?? [])
      .map(([x = 0, y = 0, radius = 0]) =>
        safe.filter((square) => {
          const at = layout.track[square] ?? { x: 0, y: 0 };
          return Math.hypot(at.x - x - radius, at.y - y) < 0.6;
        }),
      );
    expect(near.flat().toSorted((a, b) => a - b)).toEqual([7, 17, 63]);
  });

  it('are told under pieces, too: once for each square, however many stand there', () => {
    const rules = 'indian';
    const layout = layoutFor(boardFor(rules).board);
    const position = positionOf('indian 1234 8.13.21.21/0.8.8.34/39.39.47.h/b.34.34.34 R ? -');
    const { stands } = arrange(layout, trackedPieces(position));
    const stars = drawSafety(layout, stands, safeSquaresOf(rules), 24);
    // Red on 8, red on 13 with Green and Yellow, red 21 with Green's 8 and Blue's 34, Green alone on 34.
    expect(starsIn(stars ?? drawBoard(layout, 'indian', []), 'star-taken').toSorted()).toEqual(
      [8, 13, 21, 47].map((square) => squareIn(layout, square)).toSorted(),
    );
  });

  it('share no broken plate: nobody is captured there', () => {
    const text = 'indian 1234 b.8.21.30/b.b.8.17/b.b.b.b/b.b.b.b R ? -';
    const layout = layoutFor(boardFor('indian').board);
    const { stands } = arrange(layout, trackedPieces(positionOf(text)));
    // Red 21 and Green 8 are one safe square, red 30 and Green 17 one that is not.
    const plates = (safe: readonly number[]) =>
      drawPlates(layout, stands, safe).parts.map((part) =>
        typeof part === 'string'
          ? ''
          : part.parts.map((each) => (typeof each === 'string' ? '' : each.tag)).join(),
      );
    expect(plates([])).toEqual(['path,path', 'path,path']);
    expect(plates(safeSquaresOf('indian')).toSorted()).toEqual(['path,path', 'rect']);
  });
});

describe('pieces of several colours on one square', () => {
  const layout = layoutFor(boardFor('indian').board);
  it.each([
    ['two', 'indian 1234 b.b.b.21/b.b.8.8/b.b.b.b/b.b.b.b R ? -', 2],
    ['three', 'indian 1234 b.b.b.21/b.b.8.8/b.b.b.47/b.b.b.b R ? -', 3],
    ['four', 'indian 1234 21.21.21.21/8.8.8.8/47.47.47.47/34.34.34.34 R ? -', 4],
  ])('%s colours lie apart, each with its number', (_title, text, many) => {
    const { stands, pieces } = arrange(layout, trackedPieces(positionOf(text)));
    const crowd = stands.filter(({ isMixed }) => isMixed);
    expect(crowd).toHaveLength(many);
    expect(crowd.every(({ sharing }) => sharing === many)).toBe(true);
    for (const [nth, one] of crowd.entries()) {
      const scale =
        pieces.find(({ piece }) => piece.colour === one.colour && piece.place === one.place)?.scale ?? 1;
      for (const other of crowd.slice(nth + 1)) {
        const apart = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
        // A piece has a radius of 0.42.
        expect(apart).toBeGreaterThan(2 * 0.42 * scale * 0.9);
      }
    }
    const counts = readPicture(
      printBoard(positionOf(text), { title: 'Ludo', description: '', language: 'en' }),
    ).flatMap(({ tag, text: said }) => (tag === 'text' && /^\d$/.test(said) ? [said] : []));
    expect(counts).toEqual(crowd.filter(({ count }) => count > 1).map(({ count }) => String(count)));
  });

  it('have each colour in its own corner, whichever piece came first', () => {
    const place = [
      { colour: 3, slot: 0, place: 34 },
      { colour: 0, slot: 0, place: 21 },
      { colour: 1, slot: 0, place: 8 },
    ];
    const at = (pieces: typeof place) =>
      arrange(layout, pieces)
        .stands.map(({ key, at: point }) => `${key} ${point.x} ${point.y}`)
        .toSorted();
    expect(at(place)).toEqual(at(place.toReversed()));
  });
});

describe('a stack', () => {
  it.each([
    ['ludo 1234 b.b.4.4/b.b.b.b/b.b.b.b/b.b.b.b R ? -', []],
    ['ludo+safe 1234 b.b.10.10/b.b.b.b/b.b.b.b/b.b.b.b R ? -', []],
    ['indian 1234 4.4.8.8/b.b.b.b/b.b.b.b/b.b.b.b R ? -', ['0:4', '0:8']],
    ['indian+pairs=wall 1234 4.4.8.8/b.b.b.b/b.b.b.b/b.b.b.b R ? -', ['0:8']],
    ['uckers 1234 b.b.4.4/b.b.b.b/b.b.b.b/b.b.b.b R ? -', []],
  ])('is drawn as a wall where it is one: %s', (text, open) => {
    expect(openStacks(positionOf(text))).toEqual(open);
  });
});
