import { BASE, boardOf, parsePosition } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { arrange } from './arrangement.ts';
import { drawBlock, drawPlates } from './blocks.ts';
import { layoutOf, pointOf } from './layout.ts';
import { openStacks } from './open-stacks.ts';
import { trackedPieces } from './tracked-pieces.ts';

/** A piece has a radius of 0.42. */
const RADIUS = 0.42;

function drawnFrom(text: string, turns: number) {
  const parsed = parsePosition(text);
  if (!parsed.ok) throw new Error(`${parsed.error.field}: ${parsed.error.reason}`);
  const layout = layoutOf(boardOf(parsed.value), turns);
  return { layout, open: openStacks(parsed.value), ...arrange(layout, trackedPieces(parsed.value)) };
}

describe.each([0, 1, 2, 3])(
  'where a square has room for two, on a board turned by %i quarters (PA-7)',
  (turns) => {
    // Yellow: two on the track, two in the home column. Blue 41 is green 7, and red 29 is green 12.
    const { layout, stands, pieces, open } = drawnFrom(
      'parchis 1234 20.20.65.65/b.b.b.41/b.b.b.29/b.7.12.63 Y ? -',
      turns,
    );

    it('two stand side by side across the way, within their square and apart', () => {
      const pairs = stands.filter(({ place, count, sharing }) => place !== BASE && count * sharing > 1);
      expect(pairs.length).toBeGreaterThan(3);
      for (const { colour, place } of pairs) {
        const square = pointOf(layout, colour, place, 0);
        const here = pieces.filter(({ at }) => Math.hypot(at.x - square.x, at.y - square.y) < 0.5);
        expect(here).toHaveLength(2);
        const [one, other] = here;
        if (one === undefined || other === undefined) throw new Error('there are two');
        const [x, y] = [Math.abs(one.at.x - other.at.x), Math.abs(one.at.y - other.at.y)];
        const isAcross = Math.abs(square.x - layout.size / 2) > Math.abs(square.y - layout.size / 2);
        expect(isAcross ? x : y).toBe(0);
        expect(x + y).toBeGreaterThan(2 * RADIUS * one.scale);
        expect((x + y) / 2 + RADIUS * one.scale).toBeLessThan(0.53);
      }
    });

    it('those of one colour have a bar before and one behind them on the track, and none in the home column (PA-8)', () => {
      const bars = stands.map((stand) => {
        const block = drawBlock(layout, stand, 18, open.includes(stand.key));
        return `${stand.colour}:${stand.place} ${block?.parts.length ?? 0}`;
      });
      expect(bars.filter((each) => !each.endsWith(' 0'))).toEqual(['0:20 2']);
      expect(drawPlates(layout, stands, []).parts).toEqual([]);
    });
  },
);

it('two of a colour that bar nobody have no bars (PA-8)', () => {
  const { layout, stands, open } = drawnFrom(
    'parchis+barriers=safe 1234 7.7.20.20/b.b.b.b/b.b.b.b/b.b.b.b Y ? -',
    0,
  );
  const barred = stands.filter((stand) => drawBlock(layout, stand, 18, open.includes(stand.key)) !== null);
  expect(barred.map(({ place }) => place)).toEqual([7]);
});
