// Game after game on one screen, by keys, as fast as the page takes them.
import type { Browser } from 'playwright/test';
import { chosenBefore } from '../harness.ts';
import { openProduct } from '../product.ts';
import { beginHere, laptop } from '../table.ts';
import { measure, toolsOf, type Held } from './measure.ts';

/** Close to the end, so that a game takes few throws. */
export const SHORT = 'german 1-2- 36.41.42.43/-/36.41.42.43/- R ? -';

/** After each of these numbers of games. */
export async function* playGames(browser: Browser, counts: readonly number[]): AsyncGenerator<Held, void> {
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
    await beginHere(page, { from: SHORT });
    const tools = await toolsOf(page);
    for (let game = 1; game <= Math.max(...counts); game++) {
      await page.evaluate(playToTheEnd);
      if (counts.includes(game)) yield await measure(tools);
      await page.evaluate(playAgain);
    }
  } finally {
    await context.close();
    await product.close();
  }
}

/** Fulfilled when the last game's end is no longer shown, however short the next one is. */
export function playAgain(): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.table-over') !== null) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    const buttons = Array.from(document.querySelectorAll('button'));
    buttons.find(({ textContent }) => textContent.startsWith('Play again'))?.click();
  });
}

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
