// A table of one screen is opened up to friends: the game goes on online from where it stood, and nothing is lost on the way.
import type { Locator, Page } from 'playwright/test';
import { follow, position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  answer,
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

test('who comes back to the one screen is led to the table online, or goes on alone all the same', async ({
  visit,
}) => {
  const anna = await visit('/', laptop);
  await beginHere(anna, { from: LYING, names });
  await ask(anna);
  await dialog(anna).getByRole('checkbox', { name: 'Ben (Yellow)' }).uncheck();
  await make(anna);
  await expect(anna.getByRole('heading', { name: 'The game goes on' })).toBeVisible();
  const table = anna.url();

  await anna.goto('/');
  await anna.getByRole('link', { name: 'Go on with the game that went from this screen to friends' }).click();
  await expect(anna).toHaveURL(table);
  await expect(anna.getByRole('button', { name: 'Leave the seat of Anna' })).toBeVisible();

  await anna.goto('/here');
  await expect(anna.getByRole('heading', { name: 'This game went online' })).toBeVisible();
  await anna.getByRole('link', { name: 'To the table online' }).click();
  await expect(anna).toHaveURL(table);

  await anna.goto('/here');
  await anna.getByRole('button', { name: 'Go on here all the same' }).click();
  await expect(choices(anna)).toHaveCount(2);
  await expect(turn(anna)).toHaveText('Anna (Red): move a piece');
});

test('everybody stays on this device: the game goes on at once, with a name and a turn for each', async ({
  server,
  visit,
}) => {
  const family = await visit('/', laptop);
  await beginHere(family, { from: LYING, names });
  await ask(family);
  await make(family);
  await expect(family).toHaveURL(/\/table\//);
  await takeLink(family);
  await expect(turn(family)).toHaveText('Anna (Red): move a piece');
  const watcher = await visit(family.url(), phone);
  await expect(turn(watcher)).toHaveText('Anna (Red) moves a piece');
  await choices(family).first().click();
  await expect(turn(family)).toHaveText('Ben (Yellow): throw the die');
  await expect(turn(watcher)).toHaveText('Ben (Yellow) throws');
  await server.deal(5);
  await throwButton(family).click();
  await choices(family).first().click();
  await expect(turn(family)).toHaveText('Anna (Red): throw the die');
});

test('a bot stays a bot; after the game a new one begins, not the old position again', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', laptop);
  await anna.getByRole('link', { name: 'Play on this screen' }).click();
  await anna.getByRole('checkbox', { name: 'Let a bot play Yellow' }).check();
  await anna.getByText('Advanced: start from a position').click();
  await anna.getByRole('textbox', { name: 'Position text' }).fill('jumbo 1-2- b.4.9.20/-/b.b.b.b/- R 3 -');
  await anna.getByRole('button', { name: 'Start the game' }).click();
  await ask(anna);
  await expect(dialog(anna).getByText('Yellow: a bot plays on')).toBeVisible();
  await make(anna);
  await expect(anna).toHaveURL(/\/table\//);
  await takeLink(anna);
  await server.deal(5);
  await choices(anna).first().click();
  await server.pass(3000);
  await expect(captions(anna).filter({ hasText: 'Yellow throws 5.' }).last()).toBeVisible();

  await anna.getByRole('button', { name: 'Settings' }).click();
  await anna.getByRole('button', { name: 'End this game' }).click();
  await answer(anna, 'End the game');
  await server.deal(5, 3);
  await anna.getByRole('button', { name: 'Play again' }).click();
  await expect(captions(anna).last()).toContainText('Who begins? Red throws 5. Who begins? Yellow throws 3.');
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
