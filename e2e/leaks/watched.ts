// A room in which a person and a bot play game after game, and a page that watches it.
import type { Browser, BrowserContextOptions } from 'playwright/test';
import { chosenBefore } from '../harness.ts';
import { openProduct } from '../product.ts';
import { laptop, makeTable } from '../table.ts';
import { playAgain, playToTheEnd, SHORT } from './here.ts';
import { measure, toolsOf, type Held } from './measure.ts';

/** Of the server's clock. */
const FASTER = 150;

/** After each of these numbers of games. */
export async function* watchGames(browser: Browser, counts: readonly number[]): AsyncGenerator<Held, void> {
  const begun = Date.now();
  const product = await openProduct({
    time: () => begun + (Date.now() - begun) * FASTER,
    now: () => performance.now() * FASTER,
    wait: (milliseconds, act) => {
      const timer = setTimeout(act, milliseconds / FASTER);
      return () => clearTimeout(timer);
    },
  });
  const options = {
    ...laptop,
    baseURL: product.url,
    locale: 'en-GB',
    serviceWorkers: 'block',
    storageState: chosenBefore(product.url, { speed: 'instant', sound: false }),
  } satisfies BrowserContextOptions;
  const [leading, watching] = [await browser.newContext(options), await browser.newContext(options)];
  try {
    const host = await leading.newPage();
    await host.goto('/');
    const link = await makeTable(host, { from: SHORT, name: 'Host' });
    await host.getByRole('button', { name: 'Let a bot play Red' }).first().click();
    await host.getByRole('button', { name: 'Start the game' }).click();
    const watcher = await watching.newPage();
    await watcher.goto(new URL(link).pathname);
    const tools = await toolsOf(watcher);
    for (let game = 1; game <= Math.max(...counts); game++) {
      await host.evaluate(playToTheEnd);
      await watcher.getByRole('heading', { name: / wins!$/ }).waitFor();
      if (counts.includes(game)) yield await measure(tools);
      await host.evaluate(playAgain);
    }
  } finally {
    await leading.close();
    await watching.close();
    await product.close();
  }
}
