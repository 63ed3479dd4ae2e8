// The games are learnt by playing them: with a finger on a phone, by keys, and on the narrowest of phones.
import type { Page } from 'playwright/test';
import { blobIn, ordersOf, playsAfter } from '@ludo/web/test/game';
import { allViolationsOn } from '../gallery/axe.ts';
import { expect, test } from '../harness.ts';
import { choiceName } from '@ludo/web/test/words';
import { finger, guideButton, takeLesson, type Hands } from '../lessons.ts';
import { board, chooseByKeys, choiceOf, laptop, throwButton } from '../table.ts';

const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

test('a lesson in full, with a finger on a phone', async ({ visit }) => {
  const page = await visit('/learn/ludo', smallPhone);
  await takeLesson(page, 'ludo', finger);
  await page.getByRole('link', { name: 'All lessons' }).tap();
  await expect(page.getByRole('link', { name: /You have taken it$/ })).toHaveCount(1);
});

/** The bar goes on; a number chooses; what cannot move is reached with Tab. */
const keys: Hands = {
  throwDice: pressBar,
  goOn: pressBar,
  // A digit soon after one that chose announces nothing, so it is pressed again.
  announce: (page, line) =>
    expect(async () => {
      await chooseByKeys(page, line);
      await expect(line).toBeHidden({ timeout: 500 });
    }).toPass(),
  play: async (page, turn) => {
    if (turn.choices.length === 1) return pressBar(page);
    const blob = blobIn(turn);
    if (blob !== null)
      return chooseByKeys(page, choiceOf(page, choiceName(turn.thrown, { ...blob, kind: 'together' })));
    let plays = ordersOf(turn);
    for (const [made, step] of (turn.way?.play ?? []).entries()) {
      if (made > 0 && plays.length === 1) return;
      const choice = choiceOf(page, choiceName(turn.thrown, step));
      await chooseByKeys(page, choice);
      plays = playsAfter(plays, step);
    }
  },
  ask: async (page, stand) => {
    await expect(stand).toBeAttached();
    // Tab comes to one piece, arrows go on from there.
    for (let presses = 0; presses < 40; presses++) {
      if (await stand.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press((await isOnPiece(page)) ? 'ArrowRight' : 'Tab');
    }
    await expect(stand).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

const isOnPiece = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('[data-stand]') === true);

/** On a piece the bar would mean that piece. */
async function pressBar(page: Page): Promise<void> {
  for (let presses = 0; presses < 40 && (await isOnPiece(page)); presses++) await page.keyboard.press('Tab');
  const large = page.locator('.action-ready');
  await expect(large).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    const isFree = await large.evaluate(
      (button) => document.activeElement === button || document.activeElement?.matches('body, main') === true,
    );
    if (isFree) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
}

test('the lessons of Uckers by keyboard, one after the other', async ({ visit }) => {
  test.setTimeout(150_000);
  const page = await visit('/learn/uckers', laptop);
  await takeLesson(page, 'uckers', keys);
  await page.getByRole('link', { name: /^The next lesson/ }).press('Enter');
  await takeLesson(page, 'uckers-blobs', keys);
});

test('a table with every switch teaches each of them, with a finger on a phone', async ({ visit }) => {
  test.setTimeout(120_000);
  const rules =
    'uckers-navy+anyDouble+blobTakesBlob+blowBack+challenge=consecutive+snakeEyes=outAndIn+suckBack';
  const page = await visit(`/new/here?rules=${encodeURIComponent(rules)}`, smallPhone);
  await page.getByRole('region', { name: 'A lesson for this game' }).getByRole('link').tap();
  await takeLesson(page, 'uckers-navy', finger, { rules });
  await page.getByRole('link', { name: 'All lessons' }).tap();
  await expect(page.getByRole('link', { name: /You have taken it$/ })).toHaveCount(1);
});

test('what cannot move tells why; what could is left until then', async ({ visit }) => {
  const page = await visit('/learn/ludo', { viewport: { width: 320, height: 568 } });
  for (let skips = 0; skips < 3; skips++) await guideButton(page, 'Skip this step').click();
  await throwButton(page).click();
  await board(page)
    .getByRole('button', { name: 'Red piece on square 10', exact: true })
    .click({ force: true });
  await expect(page.getByText('That piece could move.')).toBeVisible();
  await expectInView(page);
  await board(page)
    .getByRole('button', { name: /^Red piece on square 31, cannot move/ })
    .click({ force: true });
  await expect(
    page.getByText('A block of Yellow on square 35 (Yellow’s start) may not be passed or landed on.'),
  ).toBeVisible();
  await expectInView(page);
  await expectAccessible(page, 'a lesson with a reason, on a narrow phone');
});

/** The instruction, the board and the large button are all in view, none over another. */
async function expectInView(page: Page): Promise<void> {
  const parts = ['.guide-place', '.board', '.action'];
  const boxes = await Promise.all(parts.map((part) => page.locator(part).boundingBox()));
  const [words, drawn, large] = boxes;
  if (!words || !drawn || !large) throw new Error('a part is missing');
  expect.soft(words.y, 'the instruction is in view').toBeGreaterThanOrEqual(0);
  expect.soft(drawn.y, 'and not over the board').toBeGreaterThanOrEqual(words.y + words.height);
  expect.soft(large.y, 'the button is under the board').toBeGreaterThanOrEqual(drawn.y + drawn.height);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, 'nothing is wider than the page').toBeLessThanOrEqual(320);
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  expect.soft(await allViolationsOn(page), what).toEqual([]);
}
