// Several people at one device: a game on this screen, and several seats of a table that others have too.
import type { Page } from 'playwright/test';
import { beginning, dice, diceIn, workOut } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  beginHere,
  captions,
  choices,
  expectPosition,
  laptop,
  makeTable,
  onlyMove,
  play,
  sit,
  standing,
  startButton,
  throwButton,
} from '../table.ts';

/** Games of three take some 300 throws, and fewer than 500 nearly always. */
const MOST_PRESSES = 3000;
/** After so many presses the page is left, and the game gone on with from the first page. */
const LEFT_AFTER = 150;

test('ML-12: three people on one screen play Ludo to its end, over a reload', async ({ visit }) => {
  test.setTimeout(360_000);
  const page = await visit('/', laptop);
  await beginHere(page, { rules: 'Ludo', players: 3, names: { Red: 'Ada', Green: 'Ben', Yellow: 'Cem' } });
  await expect(captions(page).first()).toHaveText(/Who begins\? Ada \(Red\) throws \d\..* begins\./);

  const over = page.getByRole('heading', { name: / wins!$/ });
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (presses % 8 === 0 && (await over.isVisible())) break;
    await page.keyboard.press(await keyFor(page, presses));
    if (presses === LEFT_AFTER) await comeBack(page);
  }
  await expect(over).toHaveText(/^(Ada \(Red\)|Ben \(Green\)|Cem \(Yellow\)) wins!$/);
  const winner = (await over.innerText()).replace(' wins!', '');
  await expect(page).toHaveTitle(`${winner} wins! – Ludo`);

  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText(`1st${winner}4`);
  await expect(rows.nth(2)).toContainText(/^–\w+ \(\w+\)[0-3]\d/);
  await expect(rows.nth(3)).toContainText(/^–\w+ \(\w+\)[0-3]\d/);
  await expect(captions(page).last()).toContainText(
    `${winner} has all pieces home and wins. The game is over.`,
  );
  const colour = /\((\w+)\)/.exec(winner)?.[1];
  expect(await standing(page)).toContain(`${colour} pieces at home (4)`);

  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(captions(page).last()).toHaveText(/^Who begins\? Ada \(Red\) throws \d\./);
  await expect(throwButton(page)).toBeVisible();
});

/** What somebody presses who reads the page: the bar throws or makes the only move, a number chooses from the list. */
async function keyFor(page: Page, presses: number): Promise<string> {
  const amount = await choices(page).count();
  return amount < 2 ? 'Space' : String(1 + (presses % amount));
}

async function comeBack(page: Page): Promise<void> {
  const before = await standing(page);
  await page.goto('/');
  const goOn = page.getByRole('link', { name: 'Go on with the game on this screen' });
  await page.getByRole('link', { name: 'Play on this screen' }).click();
  await expect(goOn, 'whoever begins another game is told').toContainText('Another game takes its place.');
  await goOn.click();
  await expect.poll(() => standing(page)).toEqual(before);
}

test('one device holds three seats at a table with somebody else, and plays for each in turn', async ({
  server,
  visit,
}) => {
  const family = await visit('/', laptop);
  const link = await makeTable(family, { rules: 'Ludo', players: 4, name: 'Ada' });
  await sit(family, 'Green', 'Ben');
  await sit(family, 'Yellow', 'Cem');
  const guest = await visit(link, laptop);
  await sit(guest, 'Blue', 'Dora');

  const turns = workOut(beginning('ludo', '1234', 1), dice('64 61 62 3 65 5 4 3'));
  await server.deal(...dice('2613'), ...diceIn(turns));
  await startButton(guest).click();
  for (const [nth, turn] of turns.entries()) {
    const [page, other] = turn.colour === 3 ? [guest, family] : [family, guest];
    await expect(throwButton(other)).toBeHidden();
    await play(page, turn, nth);
    await expectPosition(turn.after, family, guest);
  }
  await expect(family.getByRole('listitem').filter({ hasText: 'Cem' }).first()).toContainText('you');
  await expect(guest.getByRole('listitem').filter({ hasText: 'Dora' }).first()).toContainText('you');
  expect(new Set(turns.map(({ colour }) => colour)).size, 'every colour had its turn').toBe(4);
  await expect(onlyMove(family)).toBeHidden();
});
