// One person, several devices: the seat goes from one to the other by a link that works once, and comes back the same way.
import type { Page } from 'playwright/test';
import { dice, position, workOut } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  captions,
  choices,
  expectPosition,
  laptop,
  makeTable,
  movePiece,
  phone,
  play,
  press,
  sit,
  startButton,
  throwButton,
} from '../table.ts';

const MID_GAME = 'jumbo 1-2- b.7.20.33/-/b.b.12.40/- R ? -';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Continue on another device' });
const question = (page: Page) => page.getByRole('dialog', { name: 'Continue on this device' });
const elsewhere = (page: Page) => page.getByText('This seat is now played on another device.');

/** Opens the menu of one's own seat, and gives the link that the dialog shows. */
async function linkFor(page: Page, who: string): Promise<string> {
  await press(page, page.getByLabel(`More about ${who}`));
  await press(page, page.getByRole('button', { name: `Continue with ${who} on another device` }));
  const link = dialog(page).getByRole('textbox', { name: 'Link for the other device' });
  await expect(link).toHaveValue(/#take=[\w-]{22}$/);
  await expect(dialog(page).getByRole('img', { name: /^QR code/ })).toBeVisible();
  return link.inputValue();
}

const close = (page: Page) => press(page, page.getByRole('button', { name: 'Close', exact: true }));

test('a player goes on with a throw that lies on the phone, and later on the laptop again', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', laptop);
  const room = await makeTable(anna, { name: 'Anna', from: MID_GAME });
  const bert = await visit(room, laptop);
  await sit(bert, 'Yellow', 'Bert');
  const faces = dice('5 2 3 4 1');
  const turns = workOut(position(MID_GAME), faces);
  await server.deal(...faces);
  await startButton(anna).click();
  await throwButton(anna).click();
  await expect(choices(anna)).toHaveCount(turns[0]!.choices.length);

  const link = await linkFor(anna, 'Anna');
  expect(link.startsWith(room)).toBe(true);
  const annasPhone = await visit(link, phone);
  // Nothing has moved yet, and the address is clean by now.
  await expect(question(annasPhone)).toContainText('Continue with the seat of Anna (Red) on this device?');
  expect(annasPhone.url()).toBe(room);
  await expect(dialog(anna)).toBeVisible();
  const yes = annasPhone.getByRole('button', { name: 'Yes, play here' });
  await expect(yes, 'whoever uses keys or a screen reader begins at the answer').toBeFocused();
  await expect(yes).toHaveAccessibleDescription(/^Continue with the seats? of .+ on this device\?$/);
  await press(annasPhone, yes);

  await expect(elsewhere(anna)).toBeVisible();
  await expect(dialog(anna)).toHaveCount(0);
  await expect(captions(bert).filter({ hasText: 'Anna (Red) now plays on another device.' })).toHaveCount(1);
  await expect(choices(anna)).toHaveCount(0);
  await movePiece(annasPhone, turns[0]!);
  await expectPosition(turns[0]!.after, anna, annasPhone, bert);
  await play(bert, turns[1]!, 0);

  // Each stays what it is when it is loaded anew.
  await annasPhone.reload();
  await anna.reload();
  await expect(elsewhere(anna)).toBeVisible();
  await play(annasPhone, turns[2]!, 1);
  await expectPosition(turns[2]!.after, anna, annasPhone, bert);
  await play(bert, turns[3]!, 1);

  // A link that was used is of no more use.
  const late = await visit(link, phone);
  await expect(question(late).getByRole('alert')).toContainText('This link was used already or has run out.');
  await close(late);
  await expect(question(late)).toHaveCount(0);

  const back = await linkFor(annasPhone, 'Anna');
  await anna.getByRole('button', { name: 'Play here again' }).click();
  await anna.getByRole('textbox', { name: 'Link from the other device' }).fill(back);
  await anna.getByRole('button', { name: 'Continue', exact: true }).click();
  await anna.getByRole('button', { name: 'Yes, play here' }).click();
  await expect(elsewhere(annasPhone)).toBeVisible();
  await expect(elsewhere(anna)).toHaveCount(0);
  await play(anna, turns[4]!, 0);
  await expectPosition(turns[4]!.after, anna, annasPhone, bert);
});

test('a copy of a browser that has come back since is told that it only watches', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', laptop);
  const room = await makeTable(anna, { name: 'Anna' });
  const storage = await anna.context().storageState();
  // The first of the two that comes back has the seat; what it does next shows that its new token has arrived.
  await anna.reload();
  await expect(anna.getByRole('button', { name: 'Leave the seat of Anna' })).toBeVisible();
  await anna.reload();
  await expect(anna.getByRole('button', { name: 'Leave the seat of Anna' })).toBeVisible();
  const copy = await visit(room, { ...phone, storageState: storage });
  await expect(copy.getByText('Your seat is held by another copy of this browser.')).toBeVisible();
  await expect(copy.getByRole('button', { name: 'Leave the seat of Anna' })).toHaveCount(0);
  await copy.reload();
  await expect(copy.getByText('You are watching.')).toBeVisible();
  expect(server.log()).not.toContain('take=');
});

test('two pages of one browser keep the seat over reloads and a restart of the server', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', laptop);
  const room = await makeTable(anna, { name: 'Anna', from: MID_GAME });
  const other = await anna.context().newPage();
  await other.goto(room);
  const pages = [anna, other];
  const expectSeated = async () => {
    for (const page of pages)
      await expect(page.getByRole('button', { name: 'Leave the seat of Anna' })).toBeVisible();
  };
  await expectSeated();
  for (let nth = 0; nth < 2; nth += 1) {
    await server.kill();
    for (const page of pages) await expect(page.getByText('The connection is lost')).toBeAttached();
    await server.start();
    for (const page of pages)
      await expect(page.getByText('The connection is lost')).toHaveCount(0, { timeout: 20_000 });
    await expectSeated();
    await Promise.all(pages.map((page) => page.reload()));
    await expectSeated();
  }
  const bert = await visit(room, phone);
  await sit(bert, 'Yellow', 'Bert');
  await server.deal(5);
  await startButton(other).click();
  await throwButton(anna).click();
  for (const page of pages) await expect(choices(page).first()).toBeVisible();
});
