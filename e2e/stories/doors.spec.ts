// Who gets in, where, and what everybody is told who does not.
import type { Page } from 'playwright/test';
import { dice } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import { laptop, makeTable, phone, sit, startButton, throwButton } from '../table.ts';

test('a code leads to the table; a full table has no seat to give, and lets everybody watch', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { rules: 'Ludo', players: 2, name: 'Anna' });
  const bert = await visit('/', phone);
  // The link ended a sentence, and its full stop was copied with it.
  const late = await visit(`${link}.`, phone);
  await expect(late.getByRole('button', { name: 'Take the seat of Yellow' })).toBeVisible();
  expect(late.url()).toBe(link);
  await expect(late.getByText('Take a free seat, or just watch.')).toBeVisible();

  await bert.getByRole('textbox', { name: 'Link or code of the table' }).fill(link.split('/').at(-1) ?? '');
  await bert.getByRole('button', { name: 'Go to the table' }).tap();
  await sit(bert, 'Yellow', 'Bert');

  await expect(late.getByRole('button', { name: /Take the seat/ })).toHaveCount(0);
  await expect(late.getByText('You are watching.')).toBeVisible();
  await expect(startButton(late)).toHaveCount(0);
  await server.deal(...dice('63'));
  await startButton(anna).click();
  await expect(throwButton(anna)).toBeVisible();
  await expect(late.getByText('Anna (Red) throws', { exact: true })).toBeVisible();
  await expect(throwButton(late)).toHaveCount(0);
  await expect(late.getByRole('button', { name: 'You are watching' })).toBeDisabled();
});

test('two who want one seat at once: one gets it, and the other is told', async ({ server, visit }) => {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { rules: 'Ludo', players: 2, name: 'Anna' });
  const two = [await visit(link, laptop), await visit(link, laptop)];
  // While the server stands still both wishes wait, and are heard together.
  const seatOn = (page: Page) => page.getByRole('button', { name: 'Take the seat of Yellow' });
  for (const page of two) await expect(seatOn(page)).toBeVisible();
  server.freeze();
  for (const page of two) await seatOn(page).click();
  server.thaw();
  const outcome = async (page: Page) => {
    const seat = page.getByRole('button', { name: 'Leave the seat of Yellow' });
    const refusal = page.getByText('Somebody else has just taken this seat.');
    await expect(seat.or(refusal)).toHaveCount(1, { timeout: 20_000 });
    return (await seat.isVisible()) ? 'seated' : 'told';
  };
  const outcomes = await Promise.all(two.map(outcome));
  expect(outcomes.toSorted()).toEqual(['seated', 'told']);
});

test('a part of the page that cannot be fetched is told, and one press tries again', async ({ visit }) => {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { name: 'Anna' });
  const bert = await visit('/', phone);
  const isTable = /\/assets\/remote-table[^/]*\.js$/;
  await bert.route(isTable, (route) => route.abort());
  await bert.goto(link);
  await expect(bert.getByRole('alert')).toContainText('could not be fetched');
  await bert.unroute(isTable);
  await bert.getByRole('button', { name: 'Try again' }).click();
  await expect(bert.getByRole('button', { name: 'Take the seat of Yellow' })).toBeVisible();
});
