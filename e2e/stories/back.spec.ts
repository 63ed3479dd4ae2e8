// The browser's Back: one thing at a time.
import type { Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { answer, beginHere, board, captions, laptop, makeTable, phone, throwButton } from '../table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

test('Back closes what has opened over a game, and then leaves the game in one press', async ({ visit }) => {
  const page = await visit('/', phone);
  await beginHere(page, { from: POSITION });
  await page.getByRole('button', { name: 'Settings' }).tap();
  await expect(settings(page)).toBeVisible();
  await page.goBack();
  await expect(settings(page)).toBeHidden();
  await expect(throwButton(page)).toBeVisible();
  // Closed by its button, and opened again.
  await page.getByRole('button', { name: 'Settings' }).tap();
  await settings(page).getByRole('button', { name: 'Close' }).tap();
  await page.getByRole('button', { name: 'Rules' }).tap();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(throwButton(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
});

test('Back from a game leads to the top of a page that offers to go on with it', async ({ visit }) => {
  const page = await visit('/', { ...phone, viewport: { width: 320, height: 568 } });
  await page.getByRole('link', { name: 'Play with friends' }).scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await beginHere(page, { from: POSITION });
  await page.goBack();
  const offer = page.getByRole('link', { name: 'Go on with the game on this screen' });
  await expect(offer).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await offer.tap();
  await expect(board(page)).toBeVisible();

  // Another game in its place, which is asked about first.
  await throwButton(page).tap();
  await expect(captions(page).filter({ hasText: /throws/ })).toHaveCount(1);
  await page.goBack();
  await page.getByRole('link', { name: 'Play on this screen' }).tap();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await answer(page, 'Begin another');
  await expect(board(page)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Go on with the game on this screen/ })).toBeInViewport();
});

test('Back from a new table leads to the first page, which offers the table first', async ({ visit }) => {
  const page = await visit('/', laptop);
  await makeTable(page, { from: POSITION, name: 'Ada' });
  await page.goBack();
  await expect(page.getByRole('link', { name: /^Go back to your table/ })).toBeInViewport();
});
