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

const SIZES = [
  [320, 568],
  [390, 844],
  [740, 360],
] as const;

/** Per size, as wide as the page, and its dialog, can be scrolled beyond what is seen, in pixels. */
async function beyond(page: Page): Promise<number[]> {
  const all: number[] = [];
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    all.push(
      await page.evaluate(async () => {
        document.documentElement.style.setProperty('font-size', '200%', 'important');
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const scrolled = [document.documentElement, ...document.querySelectorAll('dialog[open]')];
        return Math.max(...scrolled.map((each) => each.scrollWidth - each.clientWidth));
      }),
    );
  }
  return all;
}

const none = SIZES.map(() => 0);

test('with text of twice the size no page is scrolled sideways on a phone', async ({ visit }) => {
  const page = await visit('/');
  await page.evaluate(() => localStorage.setItem('ludo.settings', '{"speed":"instant","language":"de"}'));
  for (const address of ADDRESSES) {
    await page.goto(address);
    await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
    await expect.soft(page.getByRole('heading').first()).toBeVisible();
    expect.soft(await beyond(page), address).toEqual(none);
  }
  await page.evaluate(() => localStorage.setItem('ludo.settings', '{"speed":"instant","language":"en"}'));
  await page.goto('/');
  await beginHere(page, { from: TWO_DICE });
  await page.evaluate(() => localStorage.setItem('ludo.settings', '{"speed":"instant","language":"de"}'));
  await page.reload();
  await expect(page.getByRole('list', { name: 'Deine Möglichkeiten' })).toBeVisible();
  expect.soft(await beyond(page), 'the choices').toEqual(none);
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
    expect.soft(await beyond(page), name).toEqual(none);
    await page.keyboard.press('Escape');
  }
});
