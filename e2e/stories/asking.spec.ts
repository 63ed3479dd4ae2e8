// What the host is asked on the screen: to let somebody sit, also over a reload and with a cleared browser.
import type { Locator, Page } from 'playwright/test';
import { expect, test, type Visit } from '../harness.ts';
import { answer, laptop, makeTable, phone, press, sit, startButton, throwButton } from '../table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

const question = (page: Page): Locator =>
  page.getByRole('region', { name: 'A question for you as the host' });
/** In the page itself: the voice has said it as well. */
const told = (page: Page, sentence: string | RegExp): Locator => page.getByRole('main').getByText(sentence);
const seatMark = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: `Leave the seat of ${name}` });

/** Ada, the host, plays with Ben. */
async function company(visit: Visit): Promise<{ ada: Page; ben: Page; link: string }> {
  const ada = await visit('/', laptop);
  const link = await makeTable(ada, { name: 'Ada', from: POSITION });
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ada, startButton(ada));
  await expect(throwButton(ada)).toBeVisible();
  return { ada, ben, link };
}

test('whoever was taken off a seat, and clears the browser, sits down only with the host’s yes', async ({
  visit,
}) => {
  const { ada, ben } = await company(visit);
  await ada.getByLabel('More about Ben').click();
  await ada.getByRole('button', { name: 'Take Ben off the seat' }).click();
  await answer(ada, 'Remove');
  await expect(told(ben, 'You were taken off a seat here.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Take the seat of Yellow' })).toHaveCount(0);
  // Without the token the browser still knows.
  await ben.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('token.')) localStorage.removeItem(key);
  });
  await ben.reload();
  await expect(told(ben, 'You were taken off a seat here.')).toBeVisible();
  await ben.evaluate(() => localStorage.clear());
  await ben.reload();
  await ben.getByRole('textbox', { name: 'Name for Yellow' }).fill('Bo');
  await press(ben, ben.getByRole('button', { name: 'Take the seat of Yellow' }));
  await expect(told(ben, 'The host has been asked whether you may sit down.')).toBeVisible();
  await expect(question(ada)).toContainText(
    'Somebody wants to take the seat of Yellow as Bo. You may have taken them off a seat. Let them?',
  );
  await press(ada, question(ada).getByRole('button', { name: 'No', exact: true }));
  await expect(told(ben, 'The host has not let you sit down. You can watch.')).toBeVisible();
  await expect(seatMark(ben, 'Bo')).toHaveCount(0);
});
