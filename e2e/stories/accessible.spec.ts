// Every page is checked by machine for what would keep people out: light and dark, wide and narrow.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { dice, diceIn, position, workOut } from '../game.ts';
import { expect, test } from '../harness.ts';
import { beginHere, board, makeTable, play, sit, startButton, throwButton } from '../table.ts';

/** Red brings its last piece home with the second throw. */
const nearlyOver = 'ludo 1-2- 62.h.h.h/-/b.12.30.66/- R ? -';
const game = workOut(position(nearlyOver), dice('66'));

for (const colorScheme of ['light', 'dark'] as const) {
  test(`no page keeps anybody out, ${colorScheme}`, async ({ server, visit }) => {
    const page = await visit('/', { viewport: { width: 1280, height: 800 }, colorScheme });
    await expect(page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
    await expectAccessible(page, 'the first page');

    await page.getByRole('link', { name: 'Play on this screen' }).click();
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    await expectAccessible(page, 'the page where a game is chosen');
    await page.getByRole('link', { name: /first page/ }).click();

    const link = await makeTable(page, { name: 'Anna', from: nearlyOver });
    await page.getByRole('button', { name: 'Show as a QR code' }).click();
    await expectAccessible(page, 'a table before the game');
    const other = await visit(link);
    await sit(other, 'Yellow', 'Bert');

    await server.deal(...diceIn(game));
    await startButton(page).click();
    await expect(throwButton(page)).toBeVisible();
    await expectAccessible(page, 'a table in play');
    await page.getByRole('button', { name: 'Rules' }).click();
    await expectAccessible(page, 'the rule card');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expectAccessible(page, 'the settings');
    await page.keyboard.press('Escape');

    for (const [nth, turn] of game.entries()) await play(page, turn, nth);
    await expect(page.getByRole('heading', { name: 'Anna (Red) wins!' })).toBeVisible();
    await expectAccessible(page, 'the end');
  });
}

test('choices and refusals keep nobody out either', async ({ visit }) => {
  const page = await visit('/');
  await beginHere(page, { from: 'ludo 1-2- b.10.36.72/-/b.b.4.4/- R 1 -' });
  await board(page).getByRole('button', { name: 'Red piece in base, cannot move: why?' }).click();
  await expect(page.getByRole('button', { name: 'Show the rule' })).toBeVisible();
  await expectAccessible(page, 'a choice, and a reason');
});

test('nothing is wider than a narrow phone', async ({ server, visit }) => {
  const page = await visit('/', { viewport: { width: 320, height: 640 } });
  await expect(page.getByRole('link', { name: 'Play with friends' })).toBeVisible();
  await expectNarrow(page, 'the first page');
  await page.getByRole('link', { name: 'Play on this screen' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expectNarrow(page, 'the page where a game is chosen');
  await page.getByRole('link', { name: /first page/ }).click();

  const longest = 'M'.repeat(20);
  const link = await makeTable(page, { name: longest, from: nearlyOver });
  await page.getByRole('button', { name: 'Show as a QR code' }).click();
  await expectNarrow(page, 'a table before the game');
  const other = await visit(link);
  await sit(other, 'Yellow', 'Bert');
  await server.deal(...diceIn(game));
  await startButton(page).click();
  await expect(throwButton(page)).toBeVisible();
  await expectNarrow(page, 'a table in play');
  await page.getByRole('button', { name: 'Rules' }).click();
  await expectNarrow(page, 'the rule card');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expectNarrow(page, 'the settings');
  await page.keyboard.press('Escape');
  for (const [nth, turn] of game.entries()) await play(page, turn, nth);
  await expect(page.getByRole('heading', { name: / wins!$/ })).toBeVisible();
  await expectNarrow(page, 'the end');
});

async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
  );
  expect.soft(found, what).toEqual([]);
}

async function expectNarrow(page: Page, what: string): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
  }));
  expect.soft(scrollWidth, what).toBeLessThanOrEqual(clientWidth);
}
