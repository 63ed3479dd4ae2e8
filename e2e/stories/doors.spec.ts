// Who gets in, where, and what everybody is told who does not.
import type { Page } from 'playwright/test';
import { dice, diceIn, position, workOut } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  board,
  captions,
  expectPosition,
  laptop,
  makeTable,
  phone,
  play,
  sit,
  startButton,
  throwButton,
} from '../table.ts';

const midGame = 'ludo 1-2- b.7.20.33/-/b.b.12.40/- R ? -';

test('a link that leads to no table says so, and the way back is one press', async ({ visit }) => {
  const page = await visit('/table/nosuchtable0');
  await expect(page.getByRole('alert')).toHaveText('There is no such table, or not any more');
  await page.getByRole('main').getByRole('link', { name: 'To the first page' }).click();

  await page.getByRole('textbox', { name: 'Link or code of the table' }).fill('what?');
  await page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(page.getByText('This is not the link or the code of a table.')).toBeVisible();

  await page.goto('/rules/ludo+enterOn=16');
  await expect(page.getByRole('heading', { name: 'Chosen variations' })).toBeVisible();
  await expect(page.getByText('ML-13')).toHaveCount(2);

  await page.goto('/rules/navy.uckers');
  await expect(page.getByText('There are no rules of this name.')).toBeVisible();

  await page.goto('/no/such/page');
  await expect(page.getByText('There is no such page.')).toBeVisible();
});

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

  await expect(late.getByRole('button', { name: /^Take the seat/ })).toHaveCount(0);
  await expect(late.getByText('You are watching.')).toBeVisible();
  await expect(startButton(late)).toHaveCount(0);
  await server.deal(...dice('63'));
  await startButton(bert).tap();
  await expect(throwButton(anna)).toBeVisible();
  await expect(late.getByText('Anna (Red) throws', { exact: true })).toBeVisible();
  await expect(throwButton(late)).toHaveCount(0);
  await expect(late.getByRole('button', { name: 'You are watching' })).toBeDisabled();
});

test('two who want one seat at once: one gets it, and the other is told', async ({ server, visit }) => {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { rules: 'Ludo', players: 2, name: 'Anna' });
  const two = [await visit(link, laptop), await visit(link, laptop)];
  // While the server is away both wishes wait, and reach it together when it is back.
  const seatOn = (page: Page) => page.getByRole('button', { name: 'Take the seat of Yellow' });
  for (const page of two) await expect(seatOn(page)).toBeVisible();
  await server.kill();
  for (const page of two) {
    await expect(page.getByRole('status').filter({ hasText: 'The connection is lost' })).toBeVisible();
    await seatOn(page).click();
  }
  await server.start();
  const outcome = async (page: Page) => {
    const seat = page.getByRole('button', { name: 'Leave the seat of Yellow' });
    const refusal = page.getByText('Somebody else has just taken this seat.');
    await expect(seat.or(refusal)).toHaveCount(1, { timeout: 20_000 });
    return (await seat.isVisible()) ? 'seated' : 'told';
  };
  const outcomes = await Promise.all(two.map(outcome));
  expect(outcomes.toSorted()).toEqual(['seated', 'told']);
});

test('a second tab of the same device is the same player, and a throw in one is seen in the other', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { name: 'Anna', from: midGame });
  const bert = await visit(link, laptop);
  await sit(bert, 'Yellow', 'Bert');
  const second = await anna.context().newPage();
  await second.goto(link);
  await expect(second.getByRole('button', { name: 'Leave the seat of Anna' })).toBeVisible();
  await expect(bert.getByText(/watching/)).toHaveCount(0);

  const turns = workOut(position(midGame), dice('5 3 4'));
  await server.deal(...diceIn(turns));
  await startButton(second).click();
  await play(anna, turns[0]!, 0);
  await expectPosition(turns[0]!.after, anna, second, bert);
  await play(bert, turns[1]!, 1);
  await play(second, turns[2]!, 0);
  await expectPosition(turns[2]!.after, anna, second, bert);

  // One tab is closed: the player is still here.
  await anna.close();
  await expect(bert.getByText('not connected')).toHaveCount(0);
  await expect(throwButton(bert)).toBeVisible();
  await expect(captions(second).last()).toContainText('It is Bert (Yellow)’s turn.');
  await expect(board(second)).toBeVisible();
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
