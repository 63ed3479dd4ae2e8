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
/** A leak grows in every span of games. What the browser keeps once, some kilobytes or nodes now and then, does not. */
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
    const left = { nodes: Infinity, listeners: Infinity, kilobytes: Infinity };
    for await (const held of play(browser, COUNTS)) {
      if (before !== null) {
        left.nodes = Math.min(left.nodes, held.nodes - before.nodes);
        left.listeners = Math.min(left.listeners, held.listeners - before.listeners);
        left.kilobytes = Math.min(left.kilobytes, ((held.heap - before.heap) * 1000) / SPAN);
      }
      if (left.nodes <= 0 && left.listeners <= 0 && left.kilobytes < LEFT) break;
      before = held;
    }
    expect(left.nodes, 'nodes, in the span in which fewest were left').toBeLessThanOrEqual(0);
    expect(left.listeners, 'listeners, in the same way').toBeLessThanOrEqual(0);
    expect(left.kilobytes, 'kilobytes a game, in the same way').toBeLessThan(LEFT);
  });
}
