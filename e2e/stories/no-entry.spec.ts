// Who may not: a third person at a full table, a watcher, whoever was taken off a seat. Everybody is told in words, and
// nothing changes on anybody's screen.
import type { Locator, Page } from 'playwright/test';
import { position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import { intrude } from '../intruder.ts';
import {
  answer,
  beginHere,
  board,
  captions,
  choices,
  expectPosition,
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
const turn = (page: Page): Locator => page.getByTestId('turn');

/** Everything that can be read on a page, but for what changes by itself. */
const read = (page: Page): Promise<string> => page.getByRole('main').innerText();

test('a full table has no seat, also for who asks for one past the page', async ({ visit }) => {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { name: 'Anna', from: POSITION });
  const ben = await visit(link, phone);
  await sit(ben, 'Yellow', 'Ben');
  const cem = await visit(link, phone);
  await expect(cem.getByText('You are watching.')).toBeVisible();
  await expect(cem.getByRole('button', { name: /^Take the seat/ })).toHaveCount(0);
  await expect(cem.getByText('Everybody has a seat.')).toBeVisible();

  const dora = await intrude(link);
  await expect(anna.getByText('2 people are watching')).toBeVisible();
  await expect(cem.getByText('1 person is watching')).toBeVisible();
  const before = await Promise.all([anna, ben, cem].map(read));
  for (const player of [1, 2])
    expect(await dora.command({ do: 'sit', player, name: 'Dora' })).toBe('seat-taken');
  expect(await dora.command({ do: 'sit', player: 3, name: 'Dora' })).toBe('seat-unknown');
  expect(await Promise.all([anna, ben, cem].map(read))).toEqual(before);
  dora.leave();
});

test('a closed table can be looked at, and nothing else', async ({ visit }) => {
  const anna = await visit('/', phone);
  const link = await makeTable(anna, { name: 'Anna', from: POSITION });
  const ben = await visit(link, laptop);
  await sit(ben, 'Yellow', 'Ben');
  await startButton(anna).click();
  await expect(throwButton(anna)).toBeVisible();
  await ben.getByRole('button', { name: 'Settings' }).click();
  await expect(ben.getByRole('button', { name: 'Close this table' })).toHaveCount(0);
  await ben.getByRole('button', { name: 'Close', exact: true }).click();
  await anna.getByRole('button', { name: 'Settings' }).click();
  await anna.getByRole('button', { name: 'Close this table' }).click();
  await answer(anna, 'Close the table');
  const cem = await visit(link, phone);
  await ben.reload();
  for (const page of [anna, ben, cem]) {
    await expect(page.getByRole('status').filter({ hasText: 'closed this table' })).toBeVisible();
    await expect(throwButton(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Take the seat|^Play again|^Start/ })).toHaveCount(0);
  }
  const dora = await intrude(link);
  expect(await dora.command({ do: 'sit', player: 1, name: 'Dora' })).toBe('table-closed');
  dora.leave();
});

test('a watcher cannot act, with the page or past it', async ({ server, visit }) => {
  const anna = await visit('/', phone);
  const link = await makeTable(anna, { name: 'Anna', from: POSITION });
  const ben = await visit(link, laptop);
  await sit(ben, 'Yellow', 'Ben');
  const cem = await visit(link, phone);
  await expect(startButton(cem)).toHaveCount(0);
  const dora = await intrude(link);
  expect(await dora.command({ do: 'start' })).toBe('not-allowed');
  await press(anna, startButton(anna));
  await expect(throwButton(anna)).toBeVisible();

  await expect(throwButton(cem)).toHaveCount(0);
  await expect(choices(cem)).toHaveCount(0);
  await expect(cem.getByRole('button', { name: 'You are watching' })).toBeDisabled();
  await expect(cem.getByLabel(/^More about/)).toHaveCount(0);
  await cem.keyboard.press('Space');
  await press(cem, cem.getByRole('button', { name: 'Settings' }));
  await expect(cem.getByRole('button', { name: /End this game|Pause/ })).toHaveCount(0);
  await cem.keyboard.press('Escape');

  await expect(anna.getByText('2 people are watching')).toBeVisible();
  const before = await Promise.all([anna, ben, cem].map(read));
  const forged = [
    [{ do: 'throw', ply: 1 }, 'not-your-turn'],
    [{ do: 'play', ply: 1, play: 'R4>7' }, 'not-your-turn'],
    [{ do: 'start' }, 'already-started'],
    [{ do: 'end' }, 'not-the-host'],
    [{ do: 'pause' }, 'not-the-host'],
    [{ do: 'stand', player: 1 }, 'not-your-seat'],
    [{ do: 'back', player: 1 }, 'not-your-seat'],
    [{ do: 'bot', player: 1, level: 'sensible' }, 'seat-playing'],
    [{ do: 'remove', player: 1 }, 'not-the-host'],
    [{ do: 'host', player: 2 }, 'not-the-host'],
    [{ do: 'throw', ply: 1, dice: [6] }, 'malformed'],
  ] as const;
  for (const [command, code] of forged)
    expect(await dora.command(command), JSON.stringify(command)).toBe(code);
  expect(await Promise.all([anna, ben, cem].map(read))).toEqual(before);
  await expectPosition(position(POSITION), anna, ben, cem);
  dora.leave();
  // And the game goes on.
  await server.deal(3);
  await press(anna, throwButton(anna));
  await expect(choices(anna)).toHaveCount(2);
});

test('the host takes a player off a seat, and everybody is told', async ({ visit }) => {
  const anna = await visit('/', phone);
  const link = await makeTable(anna, { name: 'Anna', from: POSITION });
  const ben = await visit(link, laptop);
  await sit(ben, 'Yellow', 'Ben');
  await press(anna, anna.getByLabel('More about Ben'));
  await press(anna, anna.getByRole('button', { name: 'Take Ben off the seat' }));
  await answer(anna, 'Remove');
  for (const page of [anna, ben])
    await expect(
      captions(page).filter({ hasText: 'Ben was taken off the seat by the host.' }).last(),
    ).toBeVisible();
  await expect(ben.getByText('You are watching.')).toBeVisible();
  await expect(
    ben.getByText('You were taken off a seat here. The host can let you sit again.'),
  ).toBeVisible();
  await expect(ben.getByRole('button', { name: 'Take the seat of Yellow' })).toHaveCount(0);
  // From the same address: the host is asked first.
  const cem = await visit(link, phone);
  await cem.getByRole('textbox', { name: 'Name for Yellow' }).fill('Cem');
  await press(cem, cem.getByRole('button', { name: 'Take the seat of Yellow' }));
  await press(anna, anna.getByRole('button', { name: 'Let them sit' }));
  await expect(cem.getByRole('button', { name: 'Leave the seat of Cem' })).toBeVisible();
  await press(anna, startButton(anna));
  await expect(turn(cem)).toHaveText('Anna (Red) throws');
});

test('on one screen the last step is taken back', async ({ visit }) => {
  const page = await visit('/', phone);
  await beginHere(page, { from: 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -' });
  const before = await standing(page);
  await press(page, choices(page).first());
  await expect(turn(page)).toHaveText('Yellow: throw the die');
  await press(page, page.getByRole('button', { name: 'Take the last step back' }));
  await expect(turn(page)).toHaveText('Red: move a piece');
  expect(await standing(page)).toEqual(before);
});

test.describe('at the limit of a room', () => {
  test.use({ limits: { connectionsPerRoom: 2 } });

  test('one more than there is room for is told so', async ({ visit }) => {
    const anna = await visit('/', laptop);
    const link = await makeTable(anna, { name: 'Anna', from: POSITION });
    const ben = await visit(link, phone);
    await sit(ben, 'Yellow', 'Ben');
    const cem = await visit(link, phone);
    await expect(cem.getByRole('alert')).toContainText('table');
    await expect(board(cem)).toHaveCount(0);
    await press(cem, cem.getByRole('main').getByRole('link', { name: 'To the first page' }));
    await expect(cem.getByRole('link', { name: 'Play with friends' })).toBeVisible();
    await expect(startButton(anna)).toBeVisible();
  });
});
