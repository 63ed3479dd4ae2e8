// A table on a television: a phone sends it there by the code, everything is seen there and nothing can be pressed.
import type { Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { laptop, makeTable, phone, press, sit, startButton, throwButton, turnSignal } from '../table.ts';

/** Red wins with a 1. */
const POSITION = 'jumbo 1-2- 55.h.h.h/-/b.b.4.9/- R ? -';
const screen = { viewport: { width: 1920, height: 1080 } };
/** Browsers of televisions lag years behind. */
const LACKING = ['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex'];

/** Everything that matters keeps 5 % of each edge free. */
const outsideOfSafeArea = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.television-side *, .television-win *, .board [aria-label]')]
      .map((each) => ({ each, box: each.getBoundingClientRect() }))
      .filter(
        ({ box }) =>
          box.width > 1 &&
          (box.left < 0.049 * innerWidth ||
            box.right > 0.951 * innerWidth ||
            box.top < 0.049 * innerHeight ||
            box.bottom > 0.951 * innerHeight),
      )
      .map(({ each }) => `${each.tagName}.${each.getAttribute('class')} ${each.textContent.slice(0, 30)}`),
  );

test('a phone sends its table to a television, which shows every throw, comes back by itself, and the win fills it', async ({
  server,
  visit,
}) => {
  const anna = await visit('/', phone);
  const link = await makeTable(anna, { name: 'Anna', from: POSITION });
  const bert = await visit(link, laptop);
  await sit(bert, 'Yellow', 'Bert');

  const television = await visit('/', screen);
  await television.addInitScript((names) => {
    for (const name of names) Reflect.deleteProperty(Array.prototype, name);
  }, LACKING);
  await television.goto('/tv');
  const code = (await television.getByLabel(/^Code: /).textContent()) ?? '';
  expect(code).toMatch(/^[A-Z3-9]{3} [A-Z3-9]{3}$/);

  // What the camera of the phone opens.
  const scanned = await anna.context().newPage();
  await scanned.goto(`/send/${code.replace(' ', '')}`);
  await scanned.getByRole('main').getByRole('button', { name: 'Jumbo Ludo' }).click();
  await expect(scanned.getByText('The television shows this table.')).toBeVisible();
  await expect(television).toHaveURL(link.replace('/table/', '/tv/'));
  await expect(television.getByText('Everybody has a seat.')).toBeVisible();
  await expect(bert.getByText('1 television shows this table')).toBeVisible();
  await expect(bert.getByText(/watching$/)).toBeHidden();

  // The code was good once.
  await scanned.goto(`/send/${code.replace(' ', '')}`);
  await scanned.getByRole('main').getByRole('button', { name: 'Jumbo Ludo' }).click();
  await expect(scanned.getByRole('alert')).toContainText('There is no television with this code.');
  await scanned.close();

  await press(bert, startButton(bert));
  await expect(turnSignal(television)).toContainText('Anna (Red) throws');
  expect(await outsideOfSafeArea(television)).toEqual([]);
  await server.kill();
  await expect(television.getByText(/^The connection is lost/).first()).toBeVisible();
  await server.start();
  for (const page of [television, anna])
    await expect(page.getByText(/^The connection is lost/)).toHaveCount(0, { timeout: 20_000 });

  await server.deal(1);
  await press(anna, throwButton(anna));
  await press(anna, anna.getByRole('button', { name: /^Move: / }));
  await expect(television.getByRole('heading', { name: 'Anna (Red) wins!' })).toBeVisible();
  expect(await outsideOfSafeArea(television)).toEqual([]);
  // A remote control goes from one thing to press to the next: there is none.
  await television.keyboard.press('Tab');
  expect(await television.evaluate(() => document.activeElement?.localName)).toBe('body');
});

test('the browser of the player itself watches there as a stranger would', async ({ visit }) => {
  const anna = await visit('/', laptop);
  const link = await makeTable(anna, { name: 'Anna', from: POSITION });
  const other = await anna.context().newPage();
  await other.goto(link.replace('/table/', '/tv/'));
  await expect(other.getByText(/^1 seat is still open/)).toBeVisible();
  await expect(anna.getByText('1 television shows this table')).toBeVisible();
  await expect(anna.getByRole('button', { name: 'Leave the seat of Anna' })).toBeVisible();
});
