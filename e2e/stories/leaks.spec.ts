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
const MANY = 25;
/** Kilobytes of the script heap that a game may leave behind. What nobody lets go of is more: a list of moves, an update kept. */
const LEFT = 1;

type Play = (browser: Browser, counts: readonly number[]) => Promise<readonly Held[]>;

for (const [page, play] of [
  ['a page that watches a room', watchGames],
  ['a page that plays on its own screen', playGames],
] satisfies (readonly [string, Play])[]) {
  test(`${page} holds after ${MANY} games what it held after ${WARM}`, async ({ browser }) => {
    const [warm, many] = await play(browser, [WARM, MANY]);
    if (warm === undefined || many === undefined) throw new Error('nothing was measured');
    expect({ nodes: many.nodes, listeners: many.listeners }).toEqual({
      nodes: warm.nodes,
      listeners: warm.listeners,
    });
    expect(((many.heap - warm.heap) * 1000) / (MANY - WARM)).toBeLessThan(LEFT);
  });
}
