// Fingers that go on tapping where the button for the throw was, or where a piece was chosen: nothing moves by that unless
// there is nothing to choose. A press elsewhere counts as soon as the choice is seen.
import type { Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { beginHere, choices, makeTable, standing, startButton, throwButton } from '../table.ts';

/** Every player has several ways to use nearly every throw. */
const tables = {
  ludo: { rules: 'Ludo', from: 'ludo 1-2- 4.11.18.25/-/5.12.19.26/- R ? -' },
  uckers: { rules: 'Uckers', from: 'uckers 1212 4.11.18.25/5.12.19.26/4.11.18.25/5.12.19.26 R ? -' },
} as const;

const phones = [
  { width: 320, height: 568, table: tables.ludo },
  { width: 320, height: 568, table: tables.uckers },
  { width: 360, height: 640, table: tables.ludo },
  // At a table with a link, where nothing can be taken back and each press is answered by the server.
  { width: 390, height: 844, table: tables.uckers, isOnline: true },
  { width: 740, height: 360, table: tables.ludo },
] as const;

/** Milliseconds between two taps: another one each turn. */
const HURRIES = [100, 300, 700] as const;
/** Each hurry with a choice in the list, and with one on the board, and more than once. */
const TURNS = 10;
/** Of two dice, over and over. */
const THROWS = [5, 3, 4, 2, 5, 4, 3, 2, 6, 1];
/** How often a finger taps again on the old place. */
const TAPS = 2;

interface Point {
  readonly x: number;
  readonly y: number;
}

test.describe.configure({ timeout: 240_000 });

for (const { table, ...phone } of phones) {
  const viewport = { width: phone.width, height: phone.height };
  const isOnline = 'isOnline' in phone;
  const size = `${viewport.width} × ${viewport.height}${isOnline ? ', online' : ''}`;
  test(`whoever taps the old place moves nothing that can be chosen: ${table.rules}, ${size}`, async ({
    server,
    visit,
  }) => {
    const page = await visit('/', { viewport, isMobile: true, hasTouch: true });
    if (isOnline) {
      await server.deal(...Array.from({ length: 40 }, () => THROWS).flat());
      await beginOnline(page, table.from);
    } else await beginHere(page, table);
    await drum(page);
  });
}

/** With all seats on this device. */
async function beginOnline(page: Page, from: string): Promise<void> {
  await makeTable(page, { name: 'Ada', from });
  await page.getByRole('button', { name: /Take the seat of/ }).click();
  await startButton(page).click();
  await expect(throwButton(page)).toBeVisible();
}

async function drum(page: Page): Promise<void> {
  const large = await middleOf(page, '.action');
  for (let turn = 0; turn < TURNS; turn += 1) {
    const every = HURRIES[turn % HURRIES.length] ?? HURRIES[0];
    // Throws, and moves what must move, until there is a choice.
    await tapUntil(page, large, every, async () => (await choices(page).count()) > 1);
    const before = await standing(page);
    await tapOn(page, large, every);
    expect(await standing(page), 'the place of the throw').toEqual(before);

    await expect(choices(page).nth(1)).toBeVisible();
    const listed = await choices(page).allTextContents();
    const chosen = await chooseOne(page, turn);
    const isMade = async () =>
      (await isToThrow(page)) || hasOther(listed, await choices(page).allTextContents());
    await tapUntil(page, chosen, every, isMade);
    const after = await standing(page);
    const offered = await choices(page).allTextContents();
    expect([after, offered]).not.toEqual([before, listed]);
    await tapOn(page, chosen, every);
    expect(await standing(page), 'the place of the choice').toEqual(after);
    // What is left of two dice is used elsewhere.
    if (offered.length > 0) await choices(page).last().tap();
  }
}

const isToThrow = async (page: Page): Promise<boolean> =>
  (await throwButton(page).count()) === 1 &&
  (await throwButton(page).getAttribute('aria-disabled')) === 'false';

const hasOther = (before: readonly string[], now: readonly string[]): boolean =>
  now.length > 0 && now.join() !== before.join();

/** By turns in the list and on the board. */
async function chooseOne(page: Page, turn: number): Promise<Point> {
  const chosen = turn % 2 === 0 ? choices(page).first() : page.locator('[data-stand].stand-lit').first();
  await chosen.scrollIntoViewIfNeeded();
  const box = await chosen.boundingBox();
  if (box === null) throw new Error('the choice is not in sight');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.touchscreen.tap(at.x, at.y);
  return at;
}

async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).boundingBox();
  if (box === null) throw new Error(`${selector} is not in sight`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function tapOn(page: Page, { x, y }: Point, every: number): Promise<void> {
  for (let tap = 0; tap < TAPS; tap += 1) {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(every);
  }
}

async function tapUntil(
  page: Page,
  { x, y }: Point,
  every: number,
  isThere: () => Promise<boolean>,
): Promise<void> {
  await expect(async () => {
    await page.touchscreen.tap(x, y);
    await page.waitForTimeout(every);
    expect(await isThere()).toBe(true);
  }).toPass({ intervals: [0], timeout: 30_000 });
}
