import { boardBy, boards } from '@ludo/rules';
import { arrange, layoutFor, pointOf } from '@ludo/drawing';
import { describe, expect, it } from 'vitest';
import {
  besideSquare,
  coveredSquares,
  crowdedSquares,
  inCorner,
  isMarked,
  labelPlace,
  numberOn,
  numbersOn,
  numberSize,
} from './square-numbers.ts';

const [cross8, cross6, ring] = boards.map((board) => layoutFor(board));
if (cross8 === undefined || cross6 === undefined || ring === undefined) throw new Error('boards are missing');

const occupied = (covered: ReadonlySet<string> = new Set(), safe: readonly number[] = []) => ({
  covered,
  crowded: new Set<string>(),
  safe,
});

describe('the number of a square', () => {
  it('is the same from whichever way it is looked at, and lies on its square however the board is turned', () => {
    expect([numberOn(cross6, 0, 0), numberOn(cross6, 0, 13), numberOn(cross6, 1, 0)]).toEqual([
      '1',
      '14',
      '14',
    ]);
    for (const turns of [0, 1, 2, 3]) {
      const layout = layoutFor(cross6.board, turns);
      const covered = new Set<string>();
      const [one] = numbersOn(layout, [{ colour: 2, place: 4 }], occupied(covered), 24);
      expect(one).toMatchObject({ text: '31', at: pointOf(layout, 2, 4, 0) });
    }
  });

  it('is the printed one on a board that has them, and takes its place', () => {
    const spanish = boardBy('parchis');
    if (!spanish.ok) throw new Error(spanish.error.reason);
    const layout = layoutFor(spanish.value);
    expect([numberOn(layout, 0, 0), numberOn(layout, 0, 63), numberOn(layout, 1, 0)]).toEqual([
      '5',
      '68',
      '22',
    ]);
    const places = [
      { colour: 0, place: 7 },
      { colour: 0, place: 64 },
    ];
    const numbers = numbersOn(layout, places, occupied(new Set(), [7]), 36);
    expect(numbers).toMatchObject([
      { text: '12', isPrinted: true, isCovered: false },
      { text: '1', isPrinted: false, isCovered: false },
    ]);
    expect(layout.track.some((_, nth) => isMarked(layout, nth, [7]))).toBe(false);
  });

  it('is that of the home column there; a square with a letter, the base and home have none', () => {
    expect(numberOn(cross6, 1, 51)).toBe('1');
    expect([numberOn(ring, 0, 40), numberOn(cross6, 0, -1), numberOn(cross6, 0, 56)]).toEqual(['', '', '']);
  });

  it('is shown once where two pieces could come to the same square', () => {
    const places = [
      { colour: 0, place: 20 },
      { colour: 1, place: 7 },
    ];
    expect(numbersOn(cross6, places, occupied(), 24).map(({ text }) => text)).toEqual(['21']);
  });

  it.each([12, 15, 16, 17.4, 19, 24, 37, 62, 120])(
    'is at least 14 pixels high on a square of %f, or is not there',
    (unit) => {
      for (const digits of [1, 2]) {
        const fitting = numberSize(digits, unit);
        if (fitting === null) continue;
        expect(fitting.size * unit).toBeGreaterThanOrEqual(14);
        expect(fitting.width ?? digits * 0.58 * fitting.size).toBeLessThan(0.92);
      }
    },
  );

  it('fits on every phone, and not on a board that is smaller still', () => {
    for (const width of [303, 343, 373])
      for (const { size } of [cross6, cross8, ring]) expect(numberSize(2, width / size)).not.toBeNull();
    expect(numberSize(2, 240 / cross8.size)).toBeNull();
  });

  it('stands beside a piece only where there is room, and within the board', () => {
    const { stands } = arrange(cross6, [{ colour: 0, slot: 0, place: 4 }]);
    const covered = coveredSquares(cross6, stands);
    const shown = (unit: number) => numbersOn(cross6, [{ colour: 0, place: 4 }], occupied(covered), unit);
    expect(shown(24)).toEqual([]);
    expect(shown(37)).toMatchObject([{ text: '5', isCovered: true }]);
    for (const at of cross6.track) {
      const { x, y } = inCorner(at, 2, 14 / 37, cross6.size);
      expect(Math.max(x, y)).toBeLessThan(cross6.size);
    }
  });

  it('stands beside the arrow of a start square and of the last one before the home column', () => {
    const places = [0, 7, 50].map((place) => ({ colour: 0, place }));
    const beside = (unit: number) =>
      numbersOn(cross6, places, occupied(), unit).map(({ text, isCovered }) => [text, isCovered]);
    expect(beside(37)).toEqual([
      ['1', true],
      ['8', false],
      ['51', true],
    ]);
    expect(beside(24).map(([, isCovered]) => isCovered)).toEqual([false, false, false]);
  });

  it('stands beside the star of a safe square (IL-6)', () => {
    const places = [7, 8].map((place) => ({ colour: 0, place }));
    const beside = (unit: number) =>
      numbersOn(cross6, places, occupied(new Set(), [8]), unit).map(({ isCovered }) => isCovered);
    expect(beside(37)).toEqual([false, true]);
    expect(beside(24)).toEqual([false, false]);
  });

  it('is left out where three colours fill the square', () => {
    // One square for all three.
    const pieces = [21, 8, 47].map((place, colour) => ({ colour, slot: 0, place }));
    const { stands } = arrange(cross6, pieces);
    const shown = (some: typeof stands) =>
      numbersOn(
        cross6,
        [{ colour: 0, place: 21 }],
        { ...occupied(coveredSquares(cross6, some)), crowded: crowdedSquares(cross6, some) },
        37,
      ).length;
    expect([shown(arrange(cross6, pieces.slice(1)).stands), shown(stands)]).toEqual([1, 0]);
  });

  it('has its label outside of the arm', () => {
    const away = { x: 1, y: 1 };
    expect(besideSquare({ x: 1.5, y: 6.5 }, 15, away)).toEqual({ x: 1.5, y: 5.5 });
    expect(besideSquare({ x: 1.5, y: 8.5 }, 15, away)).toEqual({ x: 1.5, y: 9.5 });
    expect(besideSquare({ x: 6.5, y: 1.5 }, 15, away)).toEqual({ x: 5.5, y: 1.5 });
    expect(besideSquare({ x: 8.5, y: 13.5 }, 15, away)).toEqual({ x: 9.5, y: 13.5 });
  });
});

describe('the label of a square on a small phone', () => {
  const unit = 16;
  const size = { width: 1.5, height: 1.1 };
  const spanish = boards[3];
  if (spanish === undefined) throw new Error('the board is missing');
  const layout = layoutFor(spanish);
  const BLUE = 1;
  /** Below it lies the disc of Yellow, with its name. */
  const square12 = pointOf(layout, 0, 7, 0);

  it('lies out of the arm, but within it where a name would be covered', () => {
    const square4 = pointOf(layout, BLUE, 50, 0);
    expect(labelPlace(square4, size, false, { layout, stands: [], unit }).x).toBeGreaterThan(square4.x);
    // It stands there beside another one.
    const { stands } = arrange(layout, [
      { colour: 0, slot: 0, place: 7 },
      { colour: BLUE, slot: 0, place: 58 },
    ]);
    expect(labelPlace(square12, size, false, { layout, stands, unit }).y).toBeLessThan(square12.y);
  });

  it('covers sooner a name than a piece', () => {
    const above = [64, 65, 66, 67, 68, 69, 70].find(
      (place) => pointOf(layout, BLUE, place, 0).x === square12.x,
    );
    const { stands } = arrange(layout, [{ colour: BLUE, slot: 0, place: above ?? 0 }]);
    expect(labelPlace(square12, size, false, { layout, stands, unit }).y).toBeGreaterThan(square12.y);
  });
});
