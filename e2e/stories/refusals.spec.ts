// Why a piece cannot move: the reason in words, its rule, and the rule card one press further.
import type { Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { beginHere, board, laptop, phone, standing } from '../table.ts';

/** Red has thrown a 4: one piece in base, one that can move, one before a block of Yellow, one 2 from home. */
const ludo = 'ludo 1-2- b.10.36.72/-/b.b.4.4/- R 4 -';
const jumbo = 'jumbo 1-2- b.10.28.54/-/b.b.5.5/- R 4 -';

interface Barred {
  readonly piece: string;
  readonly reason: string;
  readonly clause: string;
}

const inLudo: readonly Barred[] = [
  {
    piece: 'Red piece on square 36',
    reason: 'A block of Yellow on square 38 may not be passed or landed on.',
    clause: 'ML-10',
  },
  { piece: 'Red piece in base', reason: 'A piece leaves base only with a 6.', clause: 'ML-8' },
  {
    piece: 'Red piece on home column 6',
    reason: 'The 4 leads beyond home; this piece needs exactly 2.',
    clause: 'ML-11',
  },
];

const inJumbo: readonly Barred[] = [
  {
    piece: 'Red piece on square 28',
    reason: 'A block of Yellow on square 31 may not be passed or landed on.',
    clause: 'ML-10',
  },
  { piece: 'Red piece in base', reason: 'A piece leaves base only with a 6.', clause: 'JL-2' },
  {
    piece: 'Red piece on home column 4',
    reason: 'The 4 leads beyond home; this piece needs exactly 2.',
    clause: 'ML-11',
  },
];

test('ML-8, ML-10, ML-11: a piece that cannot move says why, and shows its rule', async ({ visit }) => {
  const page = await visit('/', laptop);
  await beginHere(page, { from: ludo });
  await isToldWhy(page, 'Ludo', inLudo);

  // What can move says what would follow, and then moves.
  const free = board(page).getByRole('button', { name: 'Red piece on square 10: move to square 14' });
  await free.click();
  await expect(board(page).getByRole('button', { name: 'Red piece on square 14' })).toBeVisible();
  // A piece of somebody else, and a throw that is still to come, have their reasons too.
  await board(page).getByRole('button', { name: 'Red piece in base' }).click();
  await expect(page.getByText('It is Yellow’s turn.', { exact: true })).toBeVisible();
  await board(page).getByRole('button', { name: 'Yellow pieces in base (2)' }).click();
  await expect(page.getByText('First the die must be thrown.', { exact: true })).toBeVisible();
});

test('ML-10: by keys alone, a piece that cannot move is reached and says why', async ({ visit }) => {
  const page = await visit('/', laptop);
  await beginHere(page, { from: ludo });
  const barred = board(page).getByRole('button', { name: /cannot move/ });
  await expect(barred.first()).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(':focus')).toHaveAccessibleName(/cannot move/, { timeout: 200 });
    await page.keyboard.press('Enter');
    await expect(page.getByText('A block of', { exact: false }).first()).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 10_000 });
});

test('JL-2, JL-3: the same on a phone, in the words of Jumbo Ludo', async ({ visit }) => {
  const page = await visit('/', phone);
  await beginHere(page, { from: jumbo });
  await isToldWhy(page, 'Jumbo Ludo', inJumbo);
});

async function isToldWhy(page: Page, game: string, barred: readonly Barred[]): Promise<void> {
  const before = await standing(page);
  for (const { piece, reason, clause } of barred) {
    await board(page)
      .getByRole('button', { name: `${piece}, cannot move: why?` })
      .click();
    const notice = page.getByRole('status').filter({ hasText: reason });
    await expect(notice).toContainText(`${reason} (${game}, ${clause})`);
    await expect(notice).toBeInViewport();

    await notice.getByRole('button', { name: 'Show the rule' }).click();
    const card = page.getByRole('dialog', { name: `The rules of ${game}` });
    await expect(card.getByRole('term').filter({ hasText: new RegExp(`^${clause}$`) })).toBeInViewport();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
  }
  expect(await standing(page), 'nothing has moved').toEqual(before);
}
