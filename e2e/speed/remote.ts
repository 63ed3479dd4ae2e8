// How long after a press somebody else has it on the screen, over a network of known length.
import type { Browser, Page } from 'playwright/test';
import { laptop, makeTable, sit, startButton, throwButton } from '../table.ts';
import { farFrom } from './distance.ts';

/** Milliseconds each way. */
export const EACH_WAY = 40;
const THROWS = 20;

/** Milliseconds beyond the round trip, of each throw: from the press to the frame in which the other page has changed. */
export async function seeThrows(browser: Browser, port: number): Promise<readonly number[]> {
  const way = await farFrom(port, EACH_WAY);
  const url = `http://127.0.0.1:${way.port}`;
  const context = await browser.newContext({
    ...laptop,
    baseURL: url,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const other = await browser.newContext({
    ...laptop,
    baseURL: url,
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  try {
    const anna = await context.newPage();
    await anna.goto('/');
    const link = await makeTable(anna, { rules: 'German-style Ludo', players: 2, name: 'Anna' });
    const ben = await other.newPage();
    await ben.goto(new URL(link).pathname);
    await sit(ben, 'Red', 'Ben');
    await startButton(anna).click();
    const late: number[] = [];
    for (let nth = 0; nth < THROWS; nth++) late.push((await throwOnce(anna, ben)) - 2 * EACH_WAY);
    return late;
  } finally {
    await context.close();
    await other.close();
    way.close();
  }
}

/** Whoever is to throw throws, the other's page is watched; then whatever there is to choose is chosen. */
async function throwOnce(anna: Page, ben: Page): Promise<number> {
  const ready = (page: Page) => throwButton(page).and(page.locator('[aria-disabled="false"]'));
  const move = (page: Page) =>
    page
      .getByRole('list', { name: 'Your choices' })
      .getByRole('button')
      .first()
      .or(page.getByRole('button', { name: /^Move: / }));
  for (;;) {
    for (const [page, watching] of [
      [anna, ben],
      [ben, anna],
    ] as const) {
      if (await ready(page).isVisible()) {
        const seen = watching.evaluate(nextChange);
        const pressed = page.evaluate(nextPress);
        await ready(page).click();
        return (await seen) - (await pressed);
      }
      if (await move(page).first().isVisible())
        await move(page)
          .first()
          .click({ timeout: 500 })
          .catch(() => undefined);
    }
  }
}

/** Milliseconds since 1970 of the frame after the next change of what says whose turn it is and what was thrown. */
function nextChange(): Promise<number> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.timeOrigin + performance.now())));
    });
    observer.observe(document.querySelector('.table-side') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

function nextPress(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
      once: true,
      capture: true,
    });
  });
}
