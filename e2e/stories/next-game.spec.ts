// A match of several games: the score stands, and the seats are drawn anew.
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import {
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

const told = (page: Page, sentence: string): Locator => captions(page).filter({ hasText: sentence }).last();

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
