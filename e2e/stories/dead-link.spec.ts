// A network that is gone, in the three ways in which it goes. How long it takes until it is known is in docs/rooms.md: here it
// is shown that nobody waits for the minute that TCP would, and that a press is done or refused, never both.
import { dice, position, workOut } from '@ludo/web/test/game';
import type { Page, TestInfo } from 'playwright/test';
import { DeadLink } from '../dead-link.ts';
import { expect, test } from '../harness.ts';
import {
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

const midGame = 'jumbo 1-2- b.7.20.33/-/b.b.12.40/- R ? -';
const REFUSED = 'There is no connection now, so nothing was done.';

const lost = (page: Page) => page.getByRole('status').filter({ hasText: 'The connection is lost.' });
const back = (page: Page) => page.getByRole('status').filter({ hasText: 'The connection is back.' });
const notConnected = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'not connected' });

/** Writes into the report how many milliseconds this took. */
async function measured(testInfo: TestInfo, what: string, happens: Promise<unknown>): Promise<void> {
  const began = performance.now();
  await happens;
  testInfo.annotations.push({ type: what, description: `${Math.round(performance.now() - began)} ms` });
}

test('a link that is dead without saying so is told to oneself and to the others, and what is pressed is refused', async ({
  server,
  visit,
}, testInfo) => {
  const link = await DeadLink.open(server.url);
  const anna = await visit('/', { ...phone, baseURL: link.url });
  const address = await makeTable(anna, { name: 'Anna', from: midGame });
  const bert = await visit(new URL(address).pathname, laptop);
  await sit(bert, 'Yellow', 'Bert');
  const faces = dice('5 2');
  const [first] = workOut(position(midGame), faces);
  await server.deal(...faces);
  await startButton(anna).tap();
  await expect(throwButton(anna)).toHaveAttribute('aria-disabled', 'false');

  link.die();
  await Promise.all([
    measured(testInfo, 'told to oneself', expect(lost(anna)).toBeVisible()),
    measured(testInfo, 'told to the others', expect(notConnected(bert, 'Anna').first()).toBeVisible()),
  ]);
  await throwButton(anna).tap();
  await expect(anna.getByText(REFUSED)).toBeVisible();

  link.revive();
  await expect(back(anna)).toBeAttached({ timeout: 20_000 });
  await expect(notConnected(bert, 'Anna')).toHaveCount(0);
  expect(server.waitingDice(), 'what was refused is not done later').toEqual(faces);
  await play(anna, first!, 0);
  await expectPosition(first!.after, anna, bert);
  link.close();
});

test('a press whose answer is lost waits, and is done once when the connection is back', async ({
  server,
  visit,
}) => {
  const link = await DeadLink.open(server.url);
  const anna = await visit('/', { ...phone, baseURL: link.url });
  await makeTable(anna, { name: 'Anna', from: midGame });
  await sit(anna, 'Yellow', 'Bert');
  await server.deal(5);
  const [first] = workOut(position(midGame), dice('5'));
  await startButton(anna).tap();
  await expect(throwButton(anna)).toHaveAttribute('aria-disabled', 'false');
  link.die();
  await throwButton(anna).tap();
  await expect(anna.getByRole('button', { name: 'One moment' })).toBeVisible();
  await expect(lost(anna)).toBeVisible();
  link.revive();
  await expectPosition(first!.thrown, anna);
  await expect(captions(anna).filter({ hasText: 'throws 5.' })).toHaveCount(1, { timeout: 20_000 });
  await expect(anna.getByText(REFUSED)).toHaveCount(0);
  expect(server.waitingDice()).toEqual([]);
  link.close();
});

test('a device without a network says so at once, and goes on by itself when it has one', async ({
  visit,
}, testInfo) => {
  const anna = await visit('/', phone);
  const bert = await visit(await makeTable(anna, { name: 'Anna', from: midGame }), laptop);
  await sit(bert, 'Yellow', 'Bert');
  await startButton(anna).tap();
  await expect(throwButton(anna)).toHaveAttribute('aria-disabled', 'false');
  const told = measured(testInfo, 'told to oneself', expect(lost(anna)).toBeVisible());
  await anna.context().setOffline(true);
  await told;
  await expect(notConnected(bert, 'Anna').first()).toBeVisible();
  await throwButton(anna).tap();
  await expect(anna.getByText(REFUSED)).toBeVisible();
  await anna.context().setOffline(false);
  await measured(testInfo, 'back', expect(back(anna)).toBeAttached());
  await expect(notConnected(bert, 'Anna')).toHaveCount(0);
});

test('a server that stands still is told to everybody, and everybody is back when it goes on', async ({
  server,
  visit,
}, testInfo) => {
  const anna = await visit('/', phone);
  const bert = await visit(await makeTable(anna, { name: 'Anna', from: midGame }), laptop);
  await sit(bert, 'Yellow', 'Bert');
  await startButton(anna).tap();
  await expect(throwButton(anna)).toHaveAttribute('aria-disabled', 'false');
  server.freeze();
  await measured(
    testInfo,
    'told to everybody',
    Promise.all([anna, bert].map((page) => expect(lost(page)).toBeVisible())),
  );
  await throwButton(anna).tap();
  await expect(anna.getByText(REFUSED)).toBeVisible();
  server.thaw();
  for (const page of [anna, bert]) await expect(back(page)).toBeAttached({ timeout: 20_000 });
});
