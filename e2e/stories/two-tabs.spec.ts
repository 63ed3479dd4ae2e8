// One game on one device, open in several tabs: whatever is done in one holds in the other.
import type { Page } from 'playwright/test';
import { position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import { beginHere, board, choices, expectPosition, laptop, throwButton, turnSignal } from '../table.ts';

/** A 3 lies, and Red has two ways to use it. */
const LYING = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -';
const USED = position('jumbo 1-2- b.b.4.12/-/b.b.4.9/- Y ? -');
const names = { Red: 'Anna', Yellow: 'Ben' };

async function otherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(board(other)).toBeVisible();
  return other;
}

const useOnNine = (page: Page): Promise<void> => choices(page).nth(1).click();

test('both tabs show one game, whichever is played in, also after a reload', async ({ visit }) => {
  const one = await visit('/', laptop);
  await beginHere(one, { from: LYING, names });
  const other = await otherTab(one);
  await useOnNine(one);
  await expectPosition(USED, one, other);
  await throwButton(other).click();
  await expect(throwButton(one)).toBeHidden();
  await other.getByRole('button', { name: 'Take the last step back' }).click();
  await expect(turnSignal(one)).toHaveText('Ben (Yellow): throw the die');
  await one.reload();
  await expectPosition(USED, one, other);
});
