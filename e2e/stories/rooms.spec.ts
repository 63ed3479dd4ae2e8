// Rooms that people can rely on: whoever drops is waited for, a bot plays on, the seat is taken back; and clocks, which go
// on over a restart of the server.
import type { Locator, Page } from 'playwright/test';
import { heard, listen } from '../ears.ts';
import { expect, test } from '../harness.ts';
import {
  captions,
  choices,
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

const seat = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });
const turn = (page: Page): Locator => page.getByTestId('turn');
const log = (page: Page, sentence: string | RegExp): Locator =>
  captions(page).filter({ hasText: sentence }).last();

test('a phone drops: a bot plays on, and the player takes the seat back', async ({ server, visit }) => {
  const ada = await visit('/', laptop);
  const link = await makeTable(ada, { name: 'Ada', from: POSITION });
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ada, startButton(ada));
  await expect(throwButton(ada)).toBeVisible();

  const room = ben.url();
  await ben.goto('about:blank');
  await expect(seat(ada, 'Ben')).toContainText('not connected');
  await server.pass(BRIEFLY);
  await expect(log(ada, 'Ben (Yellow) has lost the connection.')).toBeVisible();
  await server.pass(GRACE);
  await expect(log(ada, 'A bot plays on for Ben (Yellow), who can take the seat back')).toBeVisible();
  await expect(seat(ada, 'Ben')).toContainText('a bot plays');

  await server.deal(3, 5);
  await press(ada, throwButton(ada));
  await press(ada, choices(ada).first());
  await expect(turn(ada)).toHaveText('A bot plays for Ben (Yellow)');
  await server.pass(1000);
  await expect(log(ada, 'Ben (Yellow) throws 5.')).toBeVisible();
  await server.pass(2000);
  await expect(throwButton(ada)).toBeVisible();

  await ben.goto(room);
  await expect(seat(ben, 'Ben')).toContainText('a bot plays');
  await press(ben, ben.getByRole('button', { name: 'Take the seat of Ben back' }));
  await expect(log(ada, 'Ben (Yellow) is back and plays.')).toBeVisible();
  await server.deal(2, 4);
  await press(ada, throwButton(ada));
  await press(ada, choices(ada).first());
  await press(ben, throwButton(ben));
  await expect(turn(ben)).toHaveText('Ben (Yellow): move a piece');
});

/** Moves the clock of the browser, as if its person had let the time go by. */
const forward = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by;
  }, milliseconds);

test('a clock runs out over a restart of the server: the table plays the throw', async ({
  server,
  visit,
}) => {
  const ada = await visit('/', laptop);
  await ada.getByRole('link', { name: 'With friends by link' }).click();
  await ada.getByText('If somebody drops out or takes long').click();
  await ada.getByRole('radio', { name: '30 seconds for each throw; then the table plays it' }).check();
  await ada.getByText('Advanced: start from a position').click();
  await ada.getByRole('textbox', { name: 'Position text' }).fill(POSITION);
  await ada.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await ada.getByRole('button', { name: 'Make the table' }).click();
  const link = await ada.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ada, startButton(ada));
  await expect(turn(ada).getByRole('timer')).toHaveText(/0:(30|2\d)/);
  await listen(ada);
  await forward(ada, 21_000);
  await expect.poll(() => heard(ada)).toContainEqual(expect.stringMatching(/^\d seconds left for you\.$/));

  const lost = (page: Page) => page.getByText('The connection is lost');
  await server.kill();
  for (const page of [ada, ben]) await expect(lost(page)).toBeVisible();
  await server.deal(3);
  await server.start();
  // Who is not back yet would be cut by the time that passes.
  for (const page of [ada, ben]) await expect(lost(page)).toHaveCount(0, { timeout: 20_000 });
  await server.pass(30_000);
  await expect(log(ben, 'The time of Ada (Red) is over: the table plays this throw.')).toBeVisible();
  await expect(throwButton(ben)).toBeVisible();
  await expect(turn(ben).getByRole('timer')).toHaveText(/0:(30|2\d)/);
});
