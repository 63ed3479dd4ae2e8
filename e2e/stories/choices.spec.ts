// The choices of two dice on a phone: in sight without scrolling, and nothing lies over them.
import type { Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { beginHere, choices } from '../table.ts';

const SIX_WAYS = 'uckers 1234 b.b.3.9/b.b.5.30/b.b.12.20/b.b.7.8 R 64 -';
const MANY_WAYS = 'uckers 1212 3.7.12.20/b.b.b.b/b.5.30.50/b.b.b.b R 53 -';

const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [740, 360],
] as const;

for (const [ways, from] of [
  ['six ways', SIX_WAYS],
  ['many ways', MANY_WAYS],
] as const)
  test(`on every phone three choices of two dice are whole, and it is told that there are more: ${ways}`, async ({
    visit,
  }) => {
    const page = await visit('/', { viewport: { width: 320, height: 568 } });
    await beginHere(page, { from });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => {
        for (const each of [document.documentElement, document.querySelector('.table-side')])
          each?.scrollTo(0, 0);
      });
      await test.step(`${width} × ${height}`, () => expectInSight(page, width, height));
    }
  });

async function expectInSight(page: Page, width: number, height: number): Promise<void> {
  await expect(page.getByText(/^Further down: \d+ more$/)).toBeVisible();
  const button = await page
    .getByRole('button', { name: /Choose a piece/ })
    .evaluate((element) => element.getBoundingClientRect().top);
  // On a phone held upright the paper round the button hides what is beside it.
  const edge = width < height ? button - 10 : button;
  const sign = page.getByText(/^Further down: \d+ more$/);
  expect(
    await sign.evaluate((element) => element.getBoundingClientRect().top),
    'it stands in the button',
  ).toBeGreaterThanOrEqual(button);
  const ends = await choices(page).evaluateAll((all) =>
    all.map((each) => each.getBoundingClientRect().bottom),
  );
  expect(ends.filter((end) => end <= edge).length).toBeGreaterThanOrEqual(3);

  // Pressed, it brings the first of those below into sight.
  const below = await choices(page).evaluateAll(
    (all, top) =>
      all.findIndex((each) => {
        const box = each.getBoundingClientRect();
        return (box.top + box.bottom) / 2 > top;
      }),
    button,
  );
  const { x, y, width: wide, height: high } = (await sign.boundingBox())!;
  await page.mouse.click(x + wide / 2, y + high / 2);
  await expect
    .poll(() =>
      choices(page)
        .nth(below)
        .evaluate((element) => element.getBoundingClientRect().bottom),
    )
    .toBeLessThanOrEqual(edge);

  // In one jump, past all of them.
  const isJump = await page.evaluate(() => {
    const scrolls = document.querySelector('.table-side');
    for (const each of [document.documentElement, scrolls]) each?.scrollTo(0, each.scrollHeight);
    const last = [...document.querySelectorAll('.choice')].at(-1);
    return (last?.getBoundingClientRect().bottom ?? 0) < 0;
  });
  await expect(page.getByText(/^Further down: \d+ more$/)).toBeHidden();
  if (width === 320) expect(isJump, 'the choices lie above').toBe(true);
}
