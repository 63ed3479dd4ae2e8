// Whoever has a page's own text enlarged, as extensions and readers' style sheets do, never scrolls sideways for it. Media
// queries know the browser's size of text alone.
import type { Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { beginHere } from '../table.ts';

const TWO_DICE = 'uckers 1212 3.7.12.20/b.b.b.b/b.5.30.50/b.b.b.b R 53 -';
const ADDRESSES = [
  '/',
  '/new/here',
  '/new/friends',
  '/learn',
  '/learn/uckers',
  '/rules',
  '/rules/uckers',
  '/no-page',
];

/** As wide as the page, and its dialog, can be scrolled beyond what is seen, in pixels. */
async function beyond(page: Page): Promise<number> {
  return page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%', 'important');
    const scrolled = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
    return Math.max(...scrolled.map((each) => each.scrollWidth - each.clientWidth));
  });
}

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [740, 360],
] as const) {
  test(`with text of twice the size no page is scrolled sideways at ${width} px`, async ({ visit }) => {
    const page = await visit('/', { viewport: { width, height } });
    await page.evaluate(() => localStorage.setItem('ludo.settings', '{"speed":"instant","language":"de"}'));
    for (const address of ADDRESSES) {
      await page.goto(address);
      await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
      await expect.soft(page.getByRole('heading').first()).toBeVisible();
      expect.soft(await beyond(page), address).toBe(0);
    }
    await page.evaluate(() => localStorage.setItem('ludo.settings', '{"speed":"instant","language":"en"}'));
    await page.goto('/');
    await beginHere(page, { from: TWO_DICE });
    await page.evaluate(() => localStorage.setItem('ludo.settings', '{"speed":"instant","language":"de"}'));
    await page.reload();
    await expect(page.getByRole('list', { name: 'Deine Möglichkeiten' })).toBeVisible();
    expect.soft(await beyond(page), 'the choices').toBe(0);
    for (const name of ['Regeln', 'Einstellungen']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(
        page
          .getByRole('dialog')
          .getByRole('heading')
          .nth(1)
          .or(page.getByRole('radio', { name: 'Dunkel' }))
          .first(),
      ).toBeVisible();
      expect.soft(await beyond(page), name).toBe(0);
      await page.keyboard.press('Escape');
    }
  });
}
