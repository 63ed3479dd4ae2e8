/** A margin holds what it says: of many figures, 95 of 100 are no further from the truth. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../src/index.ts';
import { Sample, Share } from '../src/samples.ts';

const FIGURES = 2000;

describe('the margin of a share', () => {
  test.each([
    [0.5, 100],
    [0.25, 40],
    [0.9, 40],
    [0.97, 60],
  ])('holds the truth at least 92 times of 100, also where nearly all is so: %s of %i', (truth, games) => {
    const chance = new Chance(`share ${truth} ${games}`);
    let held = 0;
    for (let nth = 0; nth < FIGURES; nth++) {
      const share = new Share();
      for (let game = 0; game < games; game++) share.add(chance.below(100) < truth * 100);
      const { value, margin } = share.figure();
      if (Math.abs(value - truth) <= margin) held++;
    }
    expect(held / FIGURES).toBeGreaterThan(0.92);
  });

  test('is never nothing: twenty of twenty do not mean always', () => {
    const share = new Share();
    for (let game = 0; game < 20; game++) share.add(true);
    const { value, margin } = share.figure(0.25);
    expect(value).toBe(0.75);
    expect(margin).toBeGreaterThan(0.1);
  });

  test('shrinks like one by the root of the games', () => {
    const margins = [400, 1600].map((games) => {
      const share = new Share();
      for (let game = 0; game < games; game++) share.add(game % 2 === 0);
      return share.figure().margin;
    });
    expect((margins[0] ?? 0) / (margins[1] ?? 1)).toBeCloseTo(2, 1);
  });
});

describe('the margin of a mean', () => {
  test('holds the truth some 95 times of 100', () => {
    const chance = new Chance('mean');
    let held = 0;
    for (let nth = 0; nth < FIGURES; nth++) {
      const sample = new Sample();
      for (let game = 0; game < 50; game++) sample.add(1 + chance.below(6));
      const { value, margin } = sample.mean();
      if (Math.abs(value - 3.5) <= margin) held++;
    }
    expect(held / FIGURES).toBeGreaterThan(0.92);
    expect(held / FIGURES).toBeLessThan(0.98);
  });

  test('is infinite before there are two games, and everything is taken times a number alike', () => {
    const sample = new Sample();
    expect(sample.mean().margin).toBe(Number.POSITIVE_INFINITY);
    sample.add(2);
    expect(sample.mean()).toMatchObject({ value: 2, margin: Number.POSITIVE_INFINITY });
    sample.add(4);
    const [once, twice] = [sample.mean(), sample.mean(2)];
    expect(once.deviation).toBeCloseTo(Math.SQRT2, 10);
    expect(twice.value).toBeCloseTo(2 * once.value, 10);
    expect(twice.margin).toBeCloseTo(2 * once.margin, 10);
    expect(twice.deviation).toBeCloseTo(2 * once.deviation, 10);
    expect(new Share().figure()).toEqual({ value: 0, margin: Number.POSITIVE_INFINITY });
  });
});
