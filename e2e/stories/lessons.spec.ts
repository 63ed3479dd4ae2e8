// The games are learnt by playing them: every lesson in full, left and gone on with, declined, and tried again.
import type { Page } from 'playwright/test';
import { ordersOf, playsAfter } from '@ludo/web/test/game';
import { allViolationsOn } from '../gallery/axe.ts';
import { expect, test } from '../harness.ts';
import { choiceName } from '@ludo/web/test/words';
import { finger, guide, guideButton, instruction, takeLesson, type Hands } from '../lessons.ts';
import { board, chooseByKeys, choiceOf, choices, laptop, press, throwButton } from '../table.ts';

const smallPhone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

for (const id of ['ludo', 'jumbo', 'german', 'uckers', 'uckers-navy', 'uckers-blobs'] as const) {
  test(`the lesson ${id} in full, with a finger on a phone`, async ({ visit }) => {
    const page = await visit(`/learn/${id}`, smallPhone);
    await takeLesson(page, id, finger);
    await page.getByRole('link', { name: 'All lessons' }).tap();
    await expect(page.getByRole('link', { name: /You have taken it$/ })).toHaveCount(1);
  });
}

/** The bar goes on; a number chooses; what cannot move is reached with Tab. */
const keys: Hands = {
  throwDice: pressBar,
  goOn: pressBar,
  play: async (page, turn) => {
    if (turn.choices.length === 1) return pressBar(page);
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

test('another legal play is answered with the rule, and can be tried again', async ({ visit }) => {
  const page = await visit('/learn/ludo', laptop);
  for (let skips = 0; skips < 2; skips++) await guideButton(page, 'Skip this step').click();
  await throwButton(page).click();
  await choices(page).first().click();
  await expect(instruction(page)).toHaveText(/^You may do that: you choose freely\./);
  await expect(guide(page).getByRole('button', { name: 'The rule: Ludo, ML-9' })).toBeVisible();
  await expect(board(page).getByRole('button', { name: /^Red piece on square 14/ })).toBeAttached();
  await expectAccessible(page, 'a lesson that answers');
  await guideButton(page, 'Try again').click();
  await expect(choices(page)).toHaveCount(2);
  await expect(board(page).getByRole('button', { name: /^Red piece on square 9:/ })).toBeAttached();
  await choices(page).nth(1).click();
  await expect(instruction(page)).toHaveText(/^Captured!/);
});

test('what cannot move tells why; what could is left until then', async ({ visit }) => {
  const page = await visit('/learn/ludo', { viewport: { width: 320, height: 568 } });
  for (let skips = 0; skips < 3; skips++) await guideButton(page, 'Skip this step').click();
  await throwButton(page).click();
  await board(page)
    .getByRole('button', { name: 'Red piece on square 9', exact: true })
    .click({ force: true });
  await expect(page.getByText('That piece could move.')).toBeVisible();
  await expectInView(page);
  await board(page)
    .getByRole('button', { name: /^Red piece on square 30, cannot move/ })
    .click({ force: true });
  await expect(
    page.getByText('A block of Yellow on square 34 may not be passed or landed on.'),
  ).toBeVisible();
  await expectInView(page);
  await expectAccessible(page, 'a lesson with a reason, on a narrow phone');
});

test('a lesson that is left goes on where it was; one that is declined is not offered again', async ({
  visit,
}) => {
  const page = await visit('/', laptop);
  await page.getByRole('link', { name: 'Learn the games' }).click();
  await expectAccessible(page, 'the list of lessons');
  await page.getByRole('link', { name: /^Jumbo Ludo/ }).click();
  await guideButton(page, 'Skip this step').click();
  await guideButton(page, 'Skip this step').click();
  await guideButton(page, 'To the step before').click();
  await guideButton(page, 'Skip this step').click();
  await expect(guide(page).getByRole('heading', { name: /^3 of 6/ })).toBeVisible();
  await page.goto('/new/here');
  const offer = page.getByRole('region', { name: 'A lesson for this game' });
  await page.getByRole('radio', { name: 'Jumbo Ludo', exact: true }).check();
  await offer.getByRole('link', { name: 'Go on' }).click();
  await expect(guide(page).getByRole('heading', { name: /^3 of 6/ })).toBeVisible();

  await page.goto('/new/here');
  await page.getByRole('radio', { name: 'Ludo', exact: true }).check();
  await expect(offer).toContainText('First time?');
  await offer.getByRole('button', { name: 'No, thanks' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(board(page)).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Rules' }).click();
  await page.getByRole('link', { name: 'Learn Ludo' }).click();
  await expect(guide(page).getByRole('heading', { name: /^1 of 7/ })).toBeVisible();
});

test('after a lesson the game is one press away', async ({ visit }) => {
  const page = await visit('/learn/german', laptop);
  for (let skips = 0; skips < 8; skips++) await guideButton(page, 'Skip this step').click();
  await expectAccessible(page, 'the end of a lesson');
  await press(page, page.getByRole('button', { name: 'Play it now' }));
  await expect(page.getByRole('heading', { name: 'German-style Ludo' })).toBeVisible();
  await expect(board(page)).toBeVisible();
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
