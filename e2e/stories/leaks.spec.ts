// What a page holds on to, game after game: `npm run leaks` tells more, and of more games.
import type { Browser } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { playGames } from '../leaks/here.ts';
import type { Held } from '../leaks/measure.ts';
import { watchGames } from '../leaks/watched.ts';

// The engine writes nothing down about how code runs (see `e2e/leaks/main.ts`).
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--js-flags=--lite-mode'] });
  },
});

/** By then all code and all words are there. */
const WARM = 10;
const SPAN = 15;
/** A leak grows in every span of games. What the browser keeps once, some kilobytes now and then, does not. */
const SPANS = 4;
/** Kilobytes of the script heap that a game may leave behind. What nobody lets go of is more: a list of moves, an update kept. */
const LEFT = 1;

const COUNTS = Array.from({ length: SPANS + 1 }, (_, nth) => WARM + nth * SPAN);

type Play = (browser: Browser, counts: readonly number[]) => AsyncIterable<Held>;

for (const [page, play] of [
  ['a page that watches a room', watchGames],
  ['a page that plays on its own screen', playGames],
] satisfies (readonly [string, Play])[]) {
  test(`${page} holds after ${SPAN} more games what it held before`, async ({ browser }) => {
    let before: Held | null = null;
    let left = Infinity;
    for await (const held of play(browser, COUNTS)) {
      if (before !== null) {
        expect(held).toMatchObject({ nodes: before.nodes, listeners: before.listeners });
        left = Math.min(left, ((held.heap - before.heap) * 1000) / SPAN);
      }
      if (left < LEFT) break;
      before = held;
    }
    expect(left, 'kilobytes a game, in the span in which least was left').toBeLessThan(LEFT);
  });
}
