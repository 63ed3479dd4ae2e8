// What is asked before something that cannot be undone: the safe answer has the focus, and Esc changes nothing.
import type { Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { answer, laptop, makeTable, phone, press, sit, startButton } from '../table.ts';

const TO_THROW = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

const question = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a seat, a player and a game are given up by name; what is over is asked no more', async ({ visit }) => {
  const ada = await visit('/', laptop);
  const link = await makeTable(ada, { name: 'Ada', from: TO_THROW });
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ada, startButton(ada));

  await press(ben, ben.getByLabel('More about Ben'));
  await press(ben, ben.getByRole('button', { name: 'Leave the seat of Ben' }));
  const leaving = question(ben, 'Leave the seat of Ben');
  await expect(leaving.getByRole('button', { name: 'Stay' })).toBeFocused();
  await expect(leaving.getByRole('button', { name: 'Give up the seat' })).toBeVisible();
  await press(ben, leaving.getByRole('button', { name: 'Stay' }));
  await expect(leaving).toBeHidden();
  await expect(ben.locator('summary[aria-label="More about Ben"]')).toBeFocused();

  await ada.getByLabel('More about Ben').click();
  await ada.getByRole('button', { name: 'Take Ben off the seat' }).click();
  await expect(
    question(ada, 'Take Ben off the seat').getByRole('button', { name: 'Keep this player' }),
  ).toBeFocused();
  await ada.keyboard.press('Escape');
  await expect(ada.getByLabel('More about Ben')).toBeFocused();

  await press(ben, ben.getByRole('button', { name: 'Settings' }));
  await expect(ben.getByRole('button', { name: 'Ask the host to end the game' })).toBeVisible();
  await ada.getByRole('button', { name: 'Settings' }).click();
  await ada.getByRole('button', { name: 'End this game' }).click();
  await expect(question(ada, 'End this game').getByRole('button', { name: 'Keep playing' })).toBeFocused();
  await answer(ada, 'End the game');
  await expect(ben.getByRole('button', { name: 'Ask the host to end the game' })).toHaveCount(0);
  await expect(question(ben, 'Settings')).toBeVisible();
});
