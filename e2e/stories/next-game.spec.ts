// A table is never without somebody who leads it.
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import {
  beginHere,
  captions,
  laptop,
  onlyMove,
  phone,
  press,
  sit,
  startButton,
  throwButton,
  writePosition,
} from '../table.ts';

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

test('best of three: the score stands after a game, and for the next one the seats are drawn anew', async ({
  server,
  visit,
}) => {
  const ada = await visit('/', phone);
  await ada.getByRole('link', { name: 'With friends by link' }).tap();
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await writePosition(ada, 'jumbo 1-2- 55.h.h.h/-/55.h.h.h/- R ? -');
  await ada.getByText('Score and next games').tap();
  await ada.getByRole('checkbox', { name: 'Draw the seats anew for each next game' }).check();
  await ada.getByRole('radio', { name: 'best of 3' }).check();
  await ada.getByRole('button', { name: 'Make the table' }).tap();
  const ben = await visit(
    await ada.getByRole('textbox', { name: 'Link to this table' }).inputValue(),
    laptop,
  );
  await sit(ben, 'Yellow', 'Ben');
  await server.deal(...Array.from({ length: 40 }, () => [1, 2, 3, 4, 5, 6]).flat());
  await press(ada, startButton(ada));
  await press(ada, throwButton(ada));
  await press(ada, onlyMove(ada));
  await expect(ada.getByRole('heading', { name: 'You have won!' })).toBeVisible();
  await expect(ben.getByText(/1 win/).first()).toBeVisible();
  for (const page of [ada, ben]) await press(page, page.getByRole('button', { name: 'Play again' }));
  await expect(told(ben, 'The seats are drawn anew')).toBeVisible();
});
