// A table is never without somebody who leads it.
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { beginHere, captions, laptop, phone, press, sit, throwButton } from '../table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const BRIEFLY = 5000;
const GRACE = 60_000;

const turn = (page: Page): Locator => page.getByTestId('turn');
const told = (page: Page, sentence: string): Locator => captions(page).filter({ hasText: sentence }).last();

async function settings(page: Page, deed: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Settings' }));
  await press(page, page.getByRole('button', { name: deed }));
}

test('a host who only watches leads, and is followed by a player when gone', async ({ server, visit }) => {
  const eve = await visit('/', laptop);
  await beginHere(eve, { from: POSITION, names: { Red: 'Eve', Yellow: 'Eva' } });
  await press(eve, eve.getByRole('button', { name: 'Play on with friends online' }).first());
  const dialog = eve.getByRole('dialog', { name: 'Play on with friends online' });
  for (const who of ['Eve (Red)', 'Eva (Yellow)'])
    await dialog.getByRole('checkbox', { name: who }).uncheck();
  await press(eve, dialog.getByRole('button', { name: 'Make the table' }));
  const link = await eve.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const ada = await visit(link, laptop);
  await sit(ada, 'Red', 'Ada');
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(eve, eve.getByRole('button', { name: 'Go on with the game' }));
  await expect(throwButton(ada)).toBeVisible();
  await settings(eve, 'Pause the game');
  await expect(turn(ben)).toHaveText('The game is paused');
  await press(eve, eve.getByRole('button', { name: 'Go on with the game' }));
  await expect(throwButton(ada)).toBeVisible();

  await eve.close();
  await expect(ada.getByText(/watching/)).toHaveCount(0);
  await server.pass(BRIEFLY + GRACE);
  await expect(told(ada, 'You are now the host.')).toBeVisible();
  await expect(told(ben, 'Ada (Red) is now the host.')).toBeVisible();
  await settings(ada, 'Pause the game');
  await expect(turn(ben)).toHaveText('The game is paused');
});
