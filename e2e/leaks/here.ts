// Game after game on one screen, all by keys, as fast as the page takes them.
import type { Browser } from 'playwright/test';
import { chosenBefore } from '../harness.ts';
import { openProduct } from '../product.ts';
import { beginHere, laptop } from '../table.ts';
import { measure, toolsOf, type Held } from './measure.ts';

/** What the page holds after each of these numbers of games. */
export async function playGames(browser: Browser, counts: readonly number[]): Promise<readonly Held[]> {
  const product = await openProduct();
  const context = await browser.newContext({
    ...laptop,
    baseURL: product.url,
    locale: 'en-GB',
    serviceWorkers: 'block',
    storageState: chosenBefore(product.url, { speed: 'instant', sound: false }),
  });
  try {
    const page = await context.newPage();
    await page.goto('/');
    await beginHere(page, { rules: 'German-style Ludo', players: 2 });
    const tools = await toolsOf(page);
    const held: Held[] = [];
    for (let game = 1; game <= Math.max(...counts); game++) {
      await page.evaluate(playToTheEnd);
      if (counts.includes(game)) held.push(await measure(tools));
      await page.getByRole('button', { name: 'Play again' }).click();
      await page.getByRole('heading', { name: / wins!$/ }).waitFor({ state: 'hidden' });
    }
    return held;
  } finally {
    await context.close();
    await product.close();
  }
}

/** Presses the bar, and the first choice, until the game is over. */
export function playToTheEnd(): Promise<void> {
  return new Promise((resolve) => {
    const channel = new MessageChannel();
    let presses = 0;
    channel.port1.addEventListener('message', () => {
      if (document.querySelector('.table-over') !== null) {
        channel.port1.close();
        return resolve();
      }
      const key = presses++ % 2 === 0 ? ' ' : '1';
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      setTimeout(() => channel.port2.postMessage(null), 2);
    });
    channel.port1.start();
    channel.port2.postMessage(null);
  });
}
