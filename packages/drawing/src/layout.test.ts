import { BASE, boards, safeSquaresOf, squareNameOf, trackSquareOf, type Board } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { layoutOf, pointOf, turnsToBottom, wayBetween } from './layout.ts';
import { turned, type Point } from './point.ts';

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

  it('turns colour into colour by a quarter in the direction of play (CO-3, PA-2)', () => {
    const quarters = board.direction === 'clockwise' ? 1 : 3;
    for (const { index } of board.colours.slice(0, 3)) {
      for (let place = 0; place < board.lastPlace; place += 1) {
        const here = pointOf(layout, index, place, 0);
        expect(key(turned(here, quarters, layout.size))).toBe(key(pointOf(layout, index + 1, place, 0)));
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
        expect(other.starts[index]?.heading).toBe(((layout.starts[index]?.heading ?? 0) + 90 * turns) % 360);
        expect(other.starts[index]?.heading).toBe(90 * (other.sides[index] ?? 0));
        const [first, ...others] = other.bases[index]?.spots ?? [];
        expect(others.every(({ y }) => y >= (first?.y ?? 0))).toBe(true);
      }
    }
  });

  it('has a colour at the bottom: its base where pieces come from there, its last squares from below', () => {
    for (const { index } of board.colours) {
      const { bases, size, columns } = layoutOf(board, turnsToBottom(board, index));
      const { x = 0, y = 0 } = bases[index]?.centre ?? {};
      expect([x < size / 2, y > size / 2]).toEqual([board.direction === 'clockwise', true]);
      const [outer, inner] = columns[index] ?? [];
      expect(outer?.y).toBeGreaterThan(inner?.y ?? 0);
    }
  });

  it('goes round in its direction: each colour begins a quarter of the track after the one before (CO-8, PA-2)', () => {
    const starts = board.colours.map(({ index }) => trackSquareOf(board, index, 0));
    expect(starts).toEqual([0, 1, 2, 3].map((nth) => (nth * board.trackLength) / 4));
    const middle = layout.size / 2;
    const turn = layout.track.reduce((sum, from, nth) => {
      const to = layout.track[(nth + 1) % layout.track.length] ?? from;
      return sum + (from.x - middle) * (to.y - middle) - (from.y - middle) * (to.x - middle);
    }, 0);
    expect(turn > 0 ? 'clockwise' : 'anticlockwise').toBe(board.direction);
  });

  it('sets off from every start square along the arrow there', () => {
    for (const { index } of board.colours) {
      const { at, heading } = layout.starts[index] ?? { at: { x: 0, y: 0 }, heading: Number.NaN };
      const next = pointOf(layout, index, 1, 0);
      const [x, y] = [next.x - at.x, next.y - at.y];
      expect((Math.atan2(y, x) * 180) / Math.PI).toBeCloseTo(heading > 180 ? heading - 360 : heading);
    }
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

describe('where colours lie', () => {
  const corners = (id: Board['id']) =>
    named(id).colours.map(({ index, name }) => {
      const { bases, size } = layoutOf(named(id));
      const { x = 0, y = 0 } = bases[index]?.centre ?? {};
      return `${name}: ${y < size / 2 ? 'top' : 'bottom'} ${x < size / 2 ? 'left' : 'right'}`;
    });

  it('clockwise from the top left corner (CO-5)', () => {
    const cross = ['red: top left', 'green: top right', 'yellow: bottom right', 'blue: bottom left'];
    expect(corners('cross-6')).toEqual(cross);
    expect(corners('cross-8')).toEqual(cross);
    expect(corners('ring-40')).toEqual([
      'yellow: top left',
      'green: top right',
      'red: bottom right',
      'black: bottom left',
    ]);
  });

  it('anticlockwise from yellow in the bottom right corner on the Spanish board (PA-2)', () => {
    expect(corners('spanish-8')).toEqual([
      'yellow: bottom right',
      'blue: top right',
      'red: top left',
      'green: bottom left',
    ]);
  });
});

describe('the Spanish board (PA-1, PA-3)', () => {
  const board = named('spanish-8');
  const layout = layoutOf(board);
  const numberAt = (number: number) => layout.track[(number + 63) % 68];

  it('has 1 to 8 up the right side of the bottom arm, 9 to 16 out along the right arm, 17 at its end', () => {
    expect(layout.size).toBe(19);
    expect(numberAt(68)).toEqual({ x: 9.5, y: 18.5 });
    expect(numberAt(1)).toEqual({ x: 10.5, y: 18.5 });
    expect(numberAt(8)).toEqual({ x: 10.5, y: 11.5 });
    expect(numberAt(9)).toEqual({ x: 11.5, y: 10.5 });
    expect(numberAt(16)).toEqual({ x: 18.5, y: 10.5 });
    expect(numberAt(17)).toEqual({ x: 18.5, y: 9.5 });
  });

  it('has the start squares on 5, 22, 39 and 56, the fifth of the outer column', () => {
    expect(layout.starts.map(({ at }) => at)).toEqual([5, 22, 39, 56].map(numberAt));
    expect(layout.starts[0]?.at).toEqual({ x: 10.5, y: 14.5 });
  });

  it('has on every arm three safe squares: two level with each other, and the end of the middle column', () => {
    const numbers = safeSquaresOf('parchis').map((square) => ((square + 4) % 68) + 1);
    expect(numbers.toSorted((a, b) => a - b)).toEqual([5, 12, 17, 22, 29, 34, 39, 46, 51, 56, 63, 68]);
    expect([5, 63, 68].map(numberAt)).toEqual([
      { x: 10.5, y: 14.5 },
      { x: 8.5, y: 14.5 },
      { x: 9.5, y: 18.5 },
    ]);
  });

  it('has seven squares of home column after the end square, up to the home triangle', () => {
    expect(pointOf(layout, 0, 63, 0)).toEqual(numberAt(68));
    expect(layout.columns[0]).toEqual([17.5, 16.5, 15.5, 14.5, 13.5, 12.5, 11.5].map((y) => ({ x: 9.5, y })));
    const home = pointOf(layout, 0, board.lastPlace, 2);
    expect([home.x, home.y > 9.5 && home.y < 11]).toEqual([9.5, true]);
  });
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
