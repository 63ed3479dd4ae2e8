// Two players in browsers of their own, and somebody who watches: from the first page to the last piece home.
import type { Page } from 'playwright/test';
import { beginning, capturesIn, dice, isFinished, lastOf, type Turn, workOut } from '@ludo/web/test/game';
import { expect, test } from '../harness.ts';
import {
  board,
  captions,
  expectPosition,
  laptop,
  makeTable,
  phone,
  piece,
  play,
  press,
  sit,
  startButton,
  throwButton,
} from '../table.ts';
import { standWord } from '@ludo/web/test/words';

const RED = 0;
const YELLOW = 2;

/** Both throw a 4 for who begins; then Yellow throws more than Red. */
const whoBegins = dice('44 35');
const fallen = dice('161626665566464666463661414663166643666624666232625166666664266123');
const game = workOut(beginning('jumbo', '1-2-', YELLOW), fallen);

test('JL-3: two players and a watcher see one game of Jumbo Ludo from a tie to the last piece home', async ({
  server,
  visit,
}) => {
  test.setTimeout(360_000);
  expect(isFinished(game), 'these dice bring a game to its end').toBe(true);
  expect(capturesIn(game)).toEqual(expect.arrayContaining([RED, YELLOW]));

  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { rules: 'Jumbo Ludo', players: 2, name: 'Anna' });
  await expect(anna.getByRole('button', { name: 'Leave the seat of Anna' })).toBeVisible();
  await expect(startButton(anna)).toBeHidden();

  const bert = await visit(link, phone);
  await sit(bert, 'Yellow', 'Bert');
  const cleo = await visit(link, { ...laptop, speed: 'normal' });
  await expect(cleo.getByText('You are watching.')).toBeVisible();
  await expect(anna.getByText('1 person is watching')).toBeVisible();

  await server.deal(...whoBegins, ...fallen);
  await startButton(anna).click();
  await seeTheTie(cleo);
  const [red, yellow] = ['Anna (Red) throws', 'Bert (Yellow) throws'];
  for (const [page, one, other, first] of [
    [anna, 'You throw', yellow, 'Bert (Yellow) begins.'],
    [bert, red, 'You throw', 'You begin.'],
    [cleo, red, yellow, 'Bert (Yellow) begins.'],
  ] as const) {
    await expect(captions(page).last()).toHaveText(
      `Who begins? ${one} 4. ${other} 4. Who begins? ${one} 3. ${other} 5. ${first}`,
    );
  }
  await hurry(cleo);

  let blocked = 0;
  for (const [nth, turn] of game.entries()) {
    const [page, other] = turn.colour === RED ? [anna, bert] : [bert, anna];
    await expect(throwButton(other)).toBeHidden();
    if (blocked === 0 && (await isToldOfTheBlock(page, turn))) blocked++;
    else await play(page, turn, nth);
    await expectPosition(turn.after, anna, bert, cleo);
    if (nth === 10) await cannotAct(cleo);
  }
  expect(blocked, 'a block stood in the way once, and the page said so').toBe(1);
  expect(server.waitingDice()).toEqual([]);

  const results = await Promise.all([
    seeTheEnd(anna, 'You have won!'),
    ...[bert, cleo].map((page) => seeTheEnd(page, 'Anna (Red) wins!')),
  ]);
  expect(new Set(results).size, 'all three see the same result').toBe(1);
  await expectPosition(lastOf(game), anna, bert, cleo);
  await expect(anna.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(bert.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(cleo.getByRole('button', { name: 'Play again' })).toBeHidden();
});

/** The overlay on the board is for the eye alone; the log says the same in words. */
async function seeTheTie(page: Page): Promise<void> {
  await expect(page.getByText('Who begins?', { exact: true })).toBeVisible();
  await expect(page.getByText('A tie: the highest throw again')).toBeVisible();
  await expect(page.getByText('Bert (Yellow) begins', { exact: true })).toBeVisible();
}

async function hurry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** If a block stands in the way of a piece while another can move: presses the one, reads why not, moves the other. */
async function isToldOfTheBlock(page: Page, turn: Turn): Promise<boolean> {
  const barred = turn.ways.find(({ refusal }) => refusal?.code === 'block-in-the-way')?.play[0];
  const moved = turn.way?.play[0];
  if (barred === undefined || moved === undefined) return false;
  await press(page, throwButton(page));
  await press(page, piece(page, turn.thrown, barred.colour, barred.from, 'not move'));
  await expect(
    page.getByText(/A block of \w+ on .* may not be passed or landed on\. \(Jumbo Ludo, ML-10\)/),
  ).toBeVisible();
  await expectPosition(turn.thrown, page);
  await press(page, piece(page, turn.thrown, moved.colour, moved.from));
  return true;
}

async function cannotAct(page: Page): Promise<void> {
  await expect(throwButton(page)).toBeHidden();
  const before = await captions(page).count();
  await page.getByRole('button', { name: 'You are watching' }).click({ force: true });
  await page.keyboard.press('Space');
  await board(page).getByRole('button').first().click();
  await expect(page.getByText('You are watching and have no seat.')).toBeVisible();
  expect(await captions(page).count()).toBe(before);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('button', { name: 'End this game' })).toBeHidden();
  await page.keyboard.press('Escape');
}

/** The result as the page shows it: winner, places and numbers. */
async function seeTheEnd(page: Page, name: string): Promise<string> {
  await expect(page.getByRole('heading', { name })).toBeVisible();
  const rows = page.getByRole('table').getByRole('row');
  const throwsOf = (colour: number) => game.filter((turn) => turn.colour === colour).length;
  await expect(rows.nth(1)).toHaveText(`1stAnna (Red)42${throwsOf(RED)}`);
  await expect(rows.nth(2)).toHaveText(`2ndBert (Yellow)01${throwsOf(YELLOW)}`);
  await expect(board(page).getByRole('button', { name: standWord(lastOf(game), RED, 56) })).toBeVisible();
  return page.getByRole('table').innerText();
}
