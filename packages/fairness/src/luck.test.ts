import { describe, expect, test } from 'vitest';
import { luckOf } from './luck.ts';

/** By counting all throws of so many dice. */
function byCounting(dice: number, sixes: number): { more: number; fewer: number } {
  let [more, fewer] = [0, 0];
  for (let throws = 0; throws < 6 ** dice; throws++) {
    const fell = throws.toString(6).padStart(dice, '0').split('5').length - 1;
    if (fell >= sixes) more++;
    if (fell <= sixes) fewer++;
  }
  return { more: more / 6 ** dice, fewer: fewer / 6 ** dice };
}

describe('how unusual a number of sixes is', () => {
  test.each([1, 2, 3, 5, 7])('is what counting all throws of %i dice gives', (dice) => {
    for (let sixes = 0; sixes <= dice; sixes++) {
      const { side, share } = luckOf(dice, sixes);
      expect(side).toBe(sixes >= dice / 6 ? 'more' : 'fewer');
      expect(share).toBeCloseTo(byCounting(dice, sixes)[side], 12);
    }
  });

  test('can be told of long games, and of none', () => {
    expect(luckOf(0, 0)).toEqual({ side: 'more', share: 1 });
    expect(luckOf(6000, 1000).share).toBeGreaterThan(0.5);
    expect(luckOf(6000, 1000).share).toBeLessThan(0.52);
    expect(luckOf(6000, 900).share).toBeGreaterThan(0);
    expect(luckOf(6000, 900).share).toBeLessThan(0.001);
    expect(luckOf(60, 0).share).toBeCloseTo((5 / 6) ** 60, 12);
  });
});
