// Who leads a table, and how the next game begins: with the same seats or with others, and never without a host.
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import {
  answer,
  beginHere,
  captions,
  laptop,
  makeTable,
  phone,
  press,
  sit,
  startButton,
  throwButton,
} from '../table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const BRIEFLY = 5000;
const GRACE = 60_000;

const turn = (page: Page): Locator => page.getByTestId('turn');
const again = (page: Page): Locator => page.getByRole('button', { name: 'Play again' });
const told = (page: Page, sentence: string): Locator => captions(page).filter({ hasText: sentence }).last();

async function about(page: Page, who: string, deed: string): Promise<void> {
  await press(page, page.getByLabel(`More about ${who}`));
  await press(page, page.getByRole('button', { name: deed }));
}

async function settings(page: Page, deed: string): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Settings' }));
  await press(page, page.getByRole('button', { name: deed }));
}

test('the host hands the role on, and takes no part in leading any more', async ({ visit }) => {
  const ada = await visit('/', laptop);
  const link = await makeTable(ada, { name: 'Ada', from: POSITION });
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await about(ada, 'Ben', 'Make Ben the host');
  for (const page of [ada, ben]) await expect(told(page, 'Ben (Yellow) is now the host.')).toBeVisible();
  await press(ada, startButton(ada));
  await expect(throwButton(ada)).toBeVisible();
  await settings(ben, 'Pause the game');
  await expect(turn(ada)).toHaveText('The game is paused');
  await press(ada, ada.getByRole('button', { name: 'Settings' }));
  await expect(ada.getByRole('button', { name: 'Ask the host to end the game' })).toBeVisible();
  await expect(ada.getByRole('button', { name: 'End this game' })).toHaveCount(0);
  await expect(ada.getByRole('button', { name: 'Go on with the game' })).toHaveCount(0);
});

test('after a game a seat is left, goes to a bot, and then to somebody new', async ({ visit }) => {
  const ada = await visit('/', laptop);
  const link = await makeTable(ada, { name: 'Ada', from: POSITION });
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ada, startButton(ada));
  await settings(ada, 'End this game');
  await answer(ada, 'End the game');
  await expect(again(ben)).toBeVisible();
  await press(ben, ben.getByRole('button', { name: 'Change the seats' }));
  await press(ben, ben.getByRole('button', { name: 'Leave the seat of Ben' }));

  await expect(ada.getByText('1 seat is free. The next game can start when all are taken.')).toBeVisible();
  await expect(again(ada)).toHaveCount(0);
  await expect(ada.getByRole('heading', { name: 'Invite your friends' })).toBeVisible();
  await press(ada, ada.getByRole('button', { name: 'Let a bot play Yellow' }));
  await expect(again(ada)).toBeVisible();
  await about(ada, 'Yellow', 'Take Yellow off the seat');
  await expect(again(ada)).toHaveCount(0);

  const cem = await visit(link, phone);
  await sit(cem, 'Yellow', 'Cem');
  // The result is of those who played.
  await expect(ada.getByRole('rowheader', { name: 'Ben (Yellow)' })).toBeVisible();
  await press(cem, again(cem));
  await expect(turn(cem)).toHaveText('Ada (Red) throws');
  await expect(throwButton(ada)).toBeVisible();
  await expect(ben.getByText('You are watching.')).toBeVisible();
});

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
  for (const page of [ada, ben]) await expect(told(page, 'Ada (Red) is now the host.')).toBeVisible();
  await settings(ada, 'Pause the game');
  await expect(turn(ben)).toHaveText('The game is paused');
});
