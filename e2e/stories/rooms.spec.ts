// Rooms that people can rely on: whoever drops is waited for, a bot plays on, the seat is taken back; the host's powers;
// and clocks, which go on over a restart of the server.
import type { Locator, Page } from 'playwright/test';
import { heard, listen } from '../ears.ts';
import { expect, test } from '../harness.ts';
import {
  answer,
  beginHere,
  captions,
  choices,
  laptop,
  makeTable,
  phone,
  press,
  sit,
  standing,
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

/** What is done about a seat by the menu beside it. */
async function about(page: Page, who: string, deed: string): Promise<void> {
  await press(page, page.getByLabel(`More about ${who}`));
  await press(page, page.getByRole('button', { name: deed }));
}

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

test('where the others decide, one press lets a bot play on for a player who does not come back', async ({
  server,
  visit,
}) => {
  const ada = await visit('/', laptop);
  await ada.getByRole('link', { name: 'Play with friends' }).click();
  await ada.getByText('If somebody drops out or takes long').click();
  await ada.getByRole('radio', { name: /^The other players decide/ }).check();
  await ada.getByText('Advanced: start from a position').click();
  await ada.getByRole('textbox', { name: 'Position text' }).fill(POSITION);
  await ada.getByRole('button', { name: 'Make the table' }).click();
  const link = await ada.getByRole('textbox', { name: 'Link to this table' }).inputValue();
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ben, startButton(ben));
  await expect(throwButton(ada)).toBeVisible();
  await ada.goto('about:blank');
  await expect(turn(ben)).toHaveText('Red is not connected; the game waits');
  await server.pass(BRIEFLY);
  await expect(log(ben, 'Red has lost the connection.')).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Let a bot play on' })).toHaveCount(0);
  await expect(
    ben.getByText(/^Gone for \d+ seconds?\. In .* each of you can let a bot play on\.$/),
  ).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Waiting for Red' })).toBeVisible();
  await server.pass(GRACE);
  await expect(ben.getByText('Each of you can let a bot play on now.')).toBeVisible();
  await server.deal(3);
  await press(ben, ben.getByRole('button', { name: 'Let a bot play on' }));
  await expect(turn(ben)).toHaveText('A bot plays for Red');
  await server.pass(3000);
  await expect(log(ben, 'Red throws 3.')).toBeVisible();
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
  await ada.getByRole('link', { name: 'Play with friends' }).click();
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

  await server.kill();
  await server.deal(3);
  await server.start();
  await server.pass(30_000);
  await expect(log(ben, 'The time of Ada (Red) is over: the table plays this throw.')).toBeVisible();
  await expect(throwButton(ben)).toBeVisible();
  await expect(turn(ben).getByRole('timer')).toHaveText(/0:(30|2\d)/);
});

test('the host sets a bot on a free seat, pauses, and takes a player off a seat', async ({
  server,
  visit,
}) => {
  const ada = await visit('/', laptop);
  const link = await makeTable(ada, { name: 'Ada', from: POSITION });
  await press(ada, ada.getByRole('button', { name: 'Let a bot play Yellow' }));
  await expect(seat(ada, 'Yellow')).toContainText('a bot plays');
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  await press(ada, startButton(ada));

  await ada.getByRole('button', { name: 'Settings' }).click();
  await ada.getByRole('button', { name: 'Pause the game' }).click();
  await expect(turn(ben)).toHaveText('The game is paused');
  await expect(throwButton(ada)).toBeHidden();
  await expect(ben.getByRole('button', { name: 'The game is paused' })).toBeVisible();
  await ada.getByRole('button', { name: 'Go on with the game' }).click();
  await expect(throwButton(ada)).toBeVisible();

  await about(ada, 'Ben', 'Take Ben off the seat');
  await answer(ada, 'Remove');
  await expect(log(ben, 'Ben was taken off the seat by the host.')).toBeVisible();
  await expect(seat(ada, 'Yellow')).toContainText('a bot plays');
  await expect(
    ben.getByText('You were taken off a seat here. The host can let you sit again.'),
  ).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Take the seat of Yellow' })).toHaveCount(0);
  expect(server.waitingDice()).toEqual([]);
});

test('on one screen the last step is taken back: the move, then the throw', async ({ visit }) => {
  const page = await visit('/', laptop);
  await beginHere(page, { from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -', names: {} });
  const before = await standing(page);
  await choices(page).first().click();
  await expect(turn(page)).toHaveText('Yellow: throw the die');
  expect(await standing(page)).not.toEqual(before);

  await throwButton(page).click();
  await page.keyboard.press('u');
  await expect(turn(page)).toHaveText('Yellow: throw the die');
  await expect(throwButton(page)).toBeVisible();
  await page.getByRole('button', { name: 'Take the last step back' }).click();
  await expect(turn(page)).toHaveText('Red: move a piece');
  await expect.poll(() => standing(page)).toEqual(before);
  await expect(captions(page).filter({ hasText: 'Yellow throws' })).toHaveCount(0);
  await page.reload();
  await expect(choices(page)).toHaveCount(2);
});

test('on one screen a play of two dice is taken back as a whole', async ({ visit }) => {
  const page = await visit('/', laptop);
  await beginHere(page, { from: 'uckers-navy 1212 b.4.20.30/b.b.b.h/b.b.b.h/b.b.b.h R 53 -' });
  await expect(choices(page)).toHaveCount(9);
  await choices(page).first().click();
  await expect(page.getByRole('button', { name: 'Take it back' })).toBeVisible();
  await choices(page).first().click();
  await expect(turn(page)).toHaveText(/^Player 2|^Green/);
  await page.keyboard.press('u');
  await expect(turn(page)).toHaveText(/move a piece$/);
  await expect(choices(page)).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Take it back' })).toHaveCount(0);
});

test('on one screen a bot plays against a person, throw for throw', async ({ visit }) => {
  const page = await visit('/', laptop);
  await page.evaluate(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => felt.push(pattern) });
  });
  const felt = (): Promise<unknown> => page.evaluate(() => (globalThis as unknown as { felt: unknown }).felt);
  await page.getByRole('link', { name: 'Play on this screen' }).click();
  await page.getByRole('checkbox', { name: 'Let a bot play Yellow' }).check();
  await page.getByText('Advanced: start from a position').click();
  await page.getByRole('textbox', { name: 'Position text' }).fill('jumbo 1-2- b.4.9.20/-/b.4.9.20/- R 3 -');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await choices(page).first().click();
  await expect(turn(page)).toHaveText('A bot plays for Yellow');
  await expect(
    captions(page)
      .filter({ hasText: /^Yellow throws \d\./ })
      .first(),
  ).toBeVisible();
  await expect(
    captions(page)
      .filter({ hasText: /^Yellow (moves|brings)/ })
      .first(),
  ).toBeVisible();
  await expect(turn(page)).toHaveText('Red: throw the die');
  // The phone of whoever plays against bots alone calls, too.
  await expect.poll(felt).toContainEqual([80, 60, 80]);
});
