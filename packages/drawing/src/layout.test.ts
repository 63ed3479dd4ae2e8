import { BASE, boards, squareNameOf, trackSquareOf, type Board } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { layoutOf, pointOf, turned, turnsToBottom, wayBetween, type Point } from './layout.ts';

const apart = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
const key = (point: Point) => `${point.x.toFixed(3)} ${point.y.toFixed(3)}`;
const named = (id: Board['id']) => {
  const board = boards.find((candidate) => candidate.id === id);
  if (board === undefined) throw new Error(`no board ${id}`);
  return board;
};

describe.each(boards.map((board) => [board.id, board] as const))('layout of %s', (_id, board) => {
  const layout = layoutOf(board);

  it('has a point for every square of the track, no two alike', () => {
    expect(layout.track).toHaveLength(board.trackLength);
    expect(new Set(layout.track.map(key)).size).toBe(board.trackLength);
  });

  it('keeps every square inside the picture', () => {
    for (const point of [
      ...layout.track,
      ...layout.columns.flat(),
      ...layout.bases.flatMap((base) => base.spots),
    ]) {
      expect(point.x).toBeGreaterThanOrEqual(0.5);
      expect(point.y).toBeGreaterThanOrEqual(0.5);
      expect(point.x).toBeLessThanOrEqual(layout.size - 0.5);
      expect(point.y).toBeLessThanOrEqual(layout.size - 0.5);
    }
  });

  it('has one name for every square, whichever colour comes there, and no name for two (CO-2)', () => {
    const places = board.colours
      .flatMap(({ index }) => Array.from({ length: board.lastPlace + 1 }, (_, place) => ({ index, place })))
      .filter(({ place }) => !board.hasHome || place < board.lastPlace);
    const names = new Map<string, Set<string>>();
    for (const { index, place } of places) {
      const at = key(pointOf(layout, index, place, 0));
      names.set(at, (names.get(at) ?? new Set()).add(JSON.stringify(squareNameOf(board, index, place))));
    }
    const each = [...names.values()].map((found) => [...found]);
    expect(each.filter((found) => found.length > 1)).toEqual([]);
    expect(new Set(each.flat()).size).toBe(names.size);
    expect(names.size).toBe(board.trackLength + layout.columns.flat().length);
  });

  it('leads every colour from square to neighbouring square, from start to the last square', () => {
    const last = board.hasHome ? board.lastPlace - 1 : board.lastPlace;
    for (const { index } of board.colours) {
      const way = wayBetween(layout, { colour: index, from: 0, to: last, kind: 'move' }, 0);
      expect(way).toHaveLength(last + 1);
      way.slice(1).forEach((point, nth) => expect(apart(point, way[nth] ?? point)).toBe(1));
    }
  });

  it('leads round again from the end of the track, over the start square (IL-10)', () => {
    const { lastOnTrack } = board;
    for (const { index } of board.colours) {
      const step = { colour: index, from: lastOnTrack - 1, to: 2, kind: 'move' } as const;
      expect(wayBetween(layout, step, 0)).toEqual(
        [lastOnTrack - 1, lastOnTrack, 0, 1, 2].map((place) => pointOf(layout, index, place, 0)),
      );
    }
  });

  it('leads back square by square, where a piece captures backwards (GV-3)', () => {
    const way = wayBetween(layout, { colour: 1, from: 6, to: 3, kind: 'back' }, 0);
    expect(way).toEqual([6, 5, 4, 3].map((place) => pointOf(layout, 1, place, 0)));
  });

  it('leads straight back into base (WU-3)', () => {
    const way = wayBetween(layout, { colour: 1, from: 0, to: -1, kind: 'together' }, 2);
    expect(way).toEqual([0, -1].map((place) => pointOf(layout, 1, place, 2)));
  });

  it('turns colour into colour by a quarter (CO-3)', () => {
    for (const { index } of board.colours.slice(0, 3)) {
      for (let place = 0; place < board.lastPlace; place += 1) {
        const here = pointOf(layout, index, place, 0);
        expect(key(turned(here, 1, layout.size))).toBe(key(pointOf(layout, index + 1, place, 0)));
      }
    }
  });

  it('is turned as a whole, by any quarters, with bases as upright as before', () => {
    for (const turns of [1, 2, 3]) {
      const other = layoutOf(board, turns);
      expect(other.turns).toBe(turns);
      for (const { index } of board.colours) {
        for (let place = 0; place <= board.lastPlace; place += 1)
          expect(key(pointOf(other, index, place, 2))).toBe(
            key(turned(pointOf(layout, index, place, 2), turns, layout.size)),
          );
        expect(other.starts[index]?.heading).toBe(90 * ((index + turns) % 4));
        const [first, ...others] = other.bases[index]?.spots ?? [];
        expect(others.every(({ y }) => y >= (first?.y ?? 0))).toBe(true);
      }
    }
  });

  it('has a colour at the bottom: its base on the left, its last squares from below', () => {
    for (const { index } of board.colours) {
      const { bases, size } = layoutOf(board, turnsToBottom(index));
      expect(bases[index]?.centre.x).toBeLessThan(size / 2);
      expect(bases[index]?.centre.y).toBeGreaterThan(size / 2);
      const [outer, inner] = layoutOf(board, turnsToBottom(index)).columns[index] ?? [];
      expect(outer?.y).toBeGreaterThan(inner?.y ?? 0);
    }
  });

  it('goes clockwise: each colour begins a quarter of the track after the one before (CO-8)', () => {
    const starts = board.colours.map(({ index }) => trackSquareOf(board, index, 0));
    expect(starts).toEqual([0, 1, 2, 3].map((nth) => (nth * board.trackLength) / 4));
    const [left, top, right, bottom] = layout.starts;
    expect([left?.heading, top?.heading, right?.heading, bottom?.heading]).toEqual([0, 90, 180, 270]);
    expect(
      layout.bases.map((base) => [base.centre.x > layout.size / 2, base.centre.y > layout.size / 2]),
    ).toEqual([
      [false, false],
      [true, false],
      [true, true],
      [false, true],
    ]);
  });

  it('never puts two waiting pieces on one spot', () => {
    const spots = layout.bases.flatMap((base) => base.spots);
    expect(new Set(spots.map(key)).size).toBe(16);
    expect(key(pointOf(layout, 2, BASE, 3))).toBe(key(layout.bases[2]?.spots[3] ?? { x: 0, y: 0 }));
  });
});

describe('cross boards (CO-3)', () => {
  it.each([
    ['cross-6', 15, { x: 1.5, y: 6.5 }, { x: 0.5, y: 7.5 }],
    ['cross-8', 19, { x: 1.5, y: 8.5 }, { x: 0.5, y: 9.5 }],
  ] as const)(
    '%s: the start square is one square in from the end of the arm, beside the base',
    (id, size, start, end) => {
      const board = named(id);
      const layout = layoutOf(board);
      expect(layout.size).toBe(size);
      expect(pointOf(layout, 0, 0, 0)).toEqual(start);
      expect(pointOf(layout, 0, board.lastOnTrack, 0)).toEqual(end);
      expect(pointOf(layout, 0, board.lastOnTrack + 1, 0)).toEqual({ x: 1.5, y: end.y });
    },
  );
});

describe('the German board (CO-4)', () => {
  it('starts at the end of the arm and leads over the four end squares to the middle', () => {
    const layout = layoutOf(named('ring-40'));
    expect(layout.size).toBe(11);
    expect(pointOf(layout, 0, 0, 0)).toEqual({ x: 0.5, y: 4.5 });
    expect(pointOf(layout, 0, 39, 0)).toEqual({ x: 0.5, y: 5.5 });
    expect([40, 41, 42, 43].map((place) => pointOf(layout, 0, place, 0).x)).toEqual([1.5, 2.5, 3.5, 4.5]);
    expect(layout.homes).toBeNull();
  });
});
