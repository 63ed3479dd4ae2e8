// Tables that strangers find on the first page, and the way back to one's own tables.
import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { laptop, makeTable, phone, press, sit, startButton, throwButton } from '../table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

const openTables = (page: Page): Locator => page.getByRole('region', { name: 'Open tables' });
const ownTables = (page: Page): Locator => page.getByRole('region', { name: 'Your tables' });
const publicSwitch = (page: Page): Locator =>
  page.getByRole('checkbox', { name: 'Anybody can find this table' });

/** What the list says when it is asked anew; it is made once a second at most. */
async function lookAgain(page: Page): Promise<void> {
  await press(page, openTables(page).getByRole('button', { name: 'Look again' }));
}

test('a host makes a table public: a stranger with a phone finds it, sits down and plays', async ({
  server,
  visit,
}) => {
  const cleo = await visit('/', phone);
  await expect(openTables(cleo).getByRole('status')).toContainText('No open table just now.');

  const ada = await visit('/', laptop);
  await ada.getByRole('link', { name: 'With friends by link' }).click();
  await expect(ada.getByRole('radio', { name: 'Only people who have the link' })).toBeChecked();
  await ada.getByRole('radio', { name: 'Anybody can find this table on the first page' }).check();
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.getByText('Advanced: start from a position').click();
  await ada.getByRole('textbox', { name: 'Position text' }).fill(POSITION);
  await ada.getByRole('button', { name: 'Make the table' }).click();
  await expect(publicSwitch(ada)).toBeChecked();
  await expect(ada.getByText('Public table', { exact: true })).toBeVisible();

  const ben = await visit('/', { ...phone, viewport: { width: 320, height: 640 } });
  const found = openTables(ben).getByRole('link');
  await expect(found).toHaveAccessibleName('Jumbo Ludo, 1 of 2 seats taken: Ada. Join');
  const width = await ben.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await press(ben, found);
  await expect(ben.getByText('Public table', { exact: true })).toBeVisible();
  await expect(publicSwitch(ben)).toHaveCount(0);
  await sit(ben, 'Yellow', 'Ben');
  await press(ben, startButton(ben));
  await server.deal(3);
  await press(ada, throwButton(ada));

  await expect(async () => {
    await lookAgain(cleo);
    await expect(openTables(cleo).getByRole('link')).toHaveAccessibleName(
      'Jumbo Ludo, The game is on: Ada and Ben. Watch',
      { timeout: 1000 },
    );
  }).toPass();
});

test('the first page leads back to the table at which one sits, and to one that was left until it is removed from the list', async ({
  visit,
}) => {
  const ada = await visit('/', laptop);
  await expect(ownTables(ada)).toHaveCount(0);
  const link = await makeTable(ada, { name: 'Ada', rules: 'Jumbo Ludo' });
  await sit(await visit(link, phone), 'Yellow', 'Ben');
  await expect(ada.getByRole('listitem').filter({ hasText: 'Ben takes Yellow.' })).toBeVisible();
  await ada.goto('about:blank');
  await ada.goto(new URL('/', link).href);
  await ada.getByRole('link', { name: /^Go back to your table ?Jumbo Ludo with Ben/ }).click();
  await expect(ada.getByRole('button', { name: 'Leave the seat of Ada' })).toBeVisible();
  expect(ada.url()).toBe(link);

  await ada.getByRole('button', { name: 'Leave the seat of Ada' }).click();
  await expect(ada.getByRole('button', { name: 'Leave the seat of Ada' })).toHaveCount(0);
  await ada.getByRole('link', { name: 'Ludo and Uckers: to the first page' }).click();
  await ownTables(ada).getByRole('button', { name: 'Remove the table of Jumbo Ludo' }).click();
  await expect(ownTables(ada)).toHaveCount(0);

  const eve = await visit(link, phone);
  await expect(eve.getByText('You are watching')).toBeVisible();
  await press(eve, eve.getByRole('link', { name: 'Ludo and Uckers: to the first page' }));
  await expect(openTables(eve)).toBeVisible();
  await expect(ownTables(eve)).toHaveCount(0);
});
