// A table of one screen is opened up to friends: the game goes on online from where it stood, and nothing is lost on the way.
import type { Locator, Page } from 'playwright/test';
import { follow, position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  beginHere,
  captions,
  choices,
  expectPosition,
  laptop,
  phone,
  press,
  sit,
  standing,
  throwButton,
  useThrow,
} from '../table.ts';

/** A 3 lies, and Red has two ways to use it. */
const LYING = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -';
const names = { Red: 'Anna', Yellow: 'Ben' };

const turn = (page: Page): Locator => page.getByTestId('turn');
const dialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Play on with friends online' });
const goOn = (page: Page): Locator => page.getByRole('button', { name: 'Go on with the game' });
const link = (page: Page): Promise<string> =>
  page.getByRole('textbox', { name: 'Link to this table' }).inputValue();

async function ask(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Play on with friends online' }).first());
  await expect(dialog(page)).toBeVisible();
}

const make = (page: Page): Promise<void> =>
  press(page, dialog(page).getByRole('button', { name: 'Make the table' }));

/** The link is what it was done for: it is there at once, and out of the way with one press. */
async function takeLink(page: Page): Promise<void> {
  const invitation = page.getByRole('dialog', { name: 'Invite your friends' });
  await expect(invitation.getByRole('textbox', { name: 'Link to this table' })).toHaveValue(page.url());
  await invitation.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Invite your friends' })).toBeVisible();
}

test('a friend takes a seat, and the same die lies for the same player', async ({ server, visit }) => {
  const anna = await visit('/', laptop);
  await beginHere(anna, { from: LYING, names });
  await ask(anna);
  await dialog(anna).getByRole('checkbox', { name: 'Ben (Yellow)' }).uncheck();
  await expect(dialog(anna).getByText('1 seat becomes free')).toBeVisible();
  await make(anna);
  await expect(anna.getByRole('heading', { name: 'The game goes on' })).toBeVisible();
  await expectPosition(position(LYING), anna);

  const ben = await visit(await link(anna), phone);
  await expectPosition(position(LYING), ben);
  await sit(ben, 'Yellow', 'Benno');
  await press(anna, goOn(anna));
  await expect(turn(anna)).toHaveText('Anna (Red): move a piece');
  await expect(throwButton(anna)).toBeHidden();
  const [first, second] = follow(position(LYING.replace(' 3 -', ' ? -')), '3 R4>7', '5 Y4>9');
  await useThrow(anna, first!, false);
  await expectPosition(first!.after, anna, ben);
  await server.deal(5);
  await press(ben, throwButton(ben));
  await useThrow(ben, second!, false);
  await expectPosition(second!.after, anna, ben);
  await expect(captions(anna).last()).toContainText('Benno (Yellow) moves');
});

test('no server, no harm: the game is still here and the next attempt is a good one', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', phone);
  await beginHere(anna, { from: LYING, names });
  const before = await standing(anna);
  await server.kill();
  await press(anna, anna.getByRole('button', { name: 'Play on with friends online' }).first());
  await expect(anna.getByText('The server cannot be reached.')).toBeVisible();
  await server.start();
  await ask(anna);
  await server.kill();
  await dialog(anna).getByRole('checkbox', { name: 'Ben (Yellow)' }).uncheck();
  await make(anna);
  await expect(dialog(anna).getByRole('alert')).toContainText('The game is still here, as it was.');
  await anna.keyboard.press('Escape');
  await expect(choices(anna)).toHaveCount(2);
  expect(await standing(anna)).toEqual(before);

  await server.start();
  await ask(anna);
  await make(anna);
  await expect(anna).toHaveURL(/\/table\//);
  await takeLink(anna);
  await expect(turn(anna)).toHaveText('Anna (Red): move a piece');
});

test.describe('at the limit', () => {
  test.use({ limits: { roomBurst: 1 } });

  test('a refused table leaves the game where it was, and says why', async ({ visit }) => {
    const anna = await visit('/', laptop);
    await beginHere(anna, { from: LYING, names });
    await ask(anna);
    await make(anna);
    await expect(anna).toHaveURL(/\/table\//);
    await anna.goto('/here');
    await anna.getByRole('button', { name: 'Go on here all the same' }).click();
    await ask(anna);
    await make(anna);
    await expect(dialog(anna).getByRole('alert')).toContainText('The game is still here, as it was.');
    await expect(anna).toHaveURL(/\/here$/);
    await anna.keyboard.press('Escape');
    await choices(anna).first().click();
    await expect(turn(anna)).toHaveText('Ben (Yellow): throw the die');
  });
});
