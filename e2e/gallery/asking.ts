// Presses in any language: by places on the board, not by words.
import type { Locator, Page } from 'playwright/test';
import { expect } from '../harness.ts';

export async function askingOf(page: Page, piece: Locator): Promise<() => Promise<void>> {
  const stand = await piece.getAttribute('data-stand');
  return async () => {
    const reason = page.locator('.notice');
    if (await reason.isVisible()) return;
    await page.locator(`[data-stand="${stand}"]`).click({ force: true });
    await expect(reason).toBeVisible();
  };
}

/** In a lesson whose step has begun anew, until there is something to choose. */
export async function throwAnew(page: Page): Promise<void> {
  const choices = page.locator('.choices button');
  if (await choices.first().isVisible()) return;
  await page.locator('button.action-ready').click();
  await expect(choices.first()).toBeVisible();
}
