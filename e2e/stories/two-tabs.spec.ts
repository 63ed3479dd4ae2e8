// One game on one device, open in several tabs: whatever is done in one holds in the other, and neither destroys it.
import type { Page } from 'playwright/test';
import { position } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  beginHere,
  board,
  choices,
  expectPosition,
  laptop,
  startButton,
  throwButton,
  turnSignal,
  writePosition,
} from '../table.ts';

/** A 3 lies, and Red has two ways to use it. */
const LYING = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -';
const USED = position('jumbo 1-2- b.b.4.12/-/b.b.4.9/- Y ? -');
const names = { Red: 'Anna', Yellow: 'Ben' };

async function otherTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(board(other)).toBeVisible();
  return other;
}

const useOnNine = (page: Page): Promise<void> => choices(page).nth(1).click();

/** As long as no news of other tabs comes, as in a page that the browser has put to sleep. */
async function deafen(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  await page.reload();
  await expect(board(page)).toBeVisible();
}

test('both tabs show one game, whichever is played in, also after a reload', async ({ visit }) => {
  const one = await visit('/', laptop);
  await beginHere(one, { from: LYING, names });
  const other = await otherTab(one);
  await useOnNine(one);
  await expectPosition(USED, one, other);
  await throwButton(other).click();
  await expect(throwButton(one)).toBeHidden();
  await other.getByRole('button', { name: 'Take the last step back' }).click();
  await expect(turnSignal(one)).toHaveText('Ben (Yellow): throw the die');
  await one.reload();
  await expectPosition(USED, one, other);
});

test('a tab that has heard of nothing says so, and destroys nothing', async ({ visit }) => {
  const one = await visit('/', laptop);
  await beginHere(one, { from: LYING, names });
  const other = await otherTab(one);
  await deafen(other);
  await useOnNine(one);
  await expectPosition(USED, one);
  // Nobody has looked at the other one meanwhile: this press is the first it hears of anything.
  await choices(other).first().dispatchEvent('click');
  await expect(other.getByText('The game has gone on in another tab or window.')).toBeVisible();
  await expectPosition(USED, other);
  await one.reload();
  await expectPosition(USED, one);
  await throwButton(other).click();
  await expect(throwButton(other)).toBeHidden();
});

test('a game that another tab has begun is not written over: the old tab leads to it', async ({ visit }) => {
  const one = await visit('/', laptop);
  await beginHere(one, { from: LYING, names });
  const other = await one.context().newPage();
  await other.goto(new URL('/new/here', one.url()).href);
  await writePosition(other, 'ludo 1-2- b.b.b.9/-/b.b.b.9/- Y ? -');
  await startButton(other).click();
  await expect(board(other)).toBeVisible();
  await expect(one.getByRole('alert')).toContainText('Another game has been begun on this device');
  await one.getByRole('button', { name: 'To that game' }).click();
  await expectPosition(position('ludo 1-2- b.b.b.9/-/b.b.b.9/- Y ? -'), one, other);
});

test('a bot plays once for both tabs, and not twice', async ({ visit }) => {
  const one = await visit('/', laptop);
  await one.getByRole('link', { name: 'Play on this screen' }).click();
  await one.getByRole('checkbox', { name: 'Let a bot play Yellow' }).check();
  await writePosition(one, LYING);
  await startButton(one).click();
  const other = await otherTab(one);
  await useOnNine(one);
  // The bot may be done before anybody looks: what it has done stands in the log.
  const doneByBot = async (what: 'throw' | 'play'): Promise<number> => {
    const rows = await one.evaluate(() => localStorage.getItem('ludo.here') ?? '[]');
    const done = (JSON.parse(rows) as { row: { t: string; by?: string } }[]).map(({ row }) => row);
    return done.filter(({ t, by }) => t === what && by === 'bot').length;
  };
  await expect.poll(() => doneByBot('throw')).toBeGreaterThan(0);
  for (const page of [one, other]) await expect(turnSignal(page)).toHaveText('Red: throw the die');
  expect(await doneByBot('throw')).toBe(await doneByBot('play'));
});
