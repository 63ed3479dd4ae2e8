// Pieces on the smallest phone are smaller than a finger: a press beside one still means the nearest, so what can be hit
// is larger than what is seen. That is how the board keeps to 44 px, where it keeps to it at all.
import { expect, test } from '../harness.ts';
import { beginHere, board, choices } from '../table.ts';

/** Nearly half of 44 px: a tap falls on whole pixels, and the board is scaled to fractions of them. */
const BESIDE = 18;

test('at 320 px a finger that misses the middle of a piece by 18 px still means it, on every side', async ({
  visit,
}) => {
  const page = await visit('/', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true });
  // Red could move either piece by the 3; nothing else stands near.
  await beginHere(page, { from: 'ludo 1-2- 20.40.h.h/-/b.b.30.60/- R 3 -' });
  await expect(choices(page)).toHaveCount(2);
  for (const square of [20, 40]) {
    const stand = board(page).getByRole('button', { name: new RegExp(`^Red piece on square ${square}:`) });
    const box = await stand.boundingBox();
    if (box === null) throw new Error('the piece is not seen');
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    for (const [x, y] of [
      [BESIDE, 0],
      [-BESIDE, 0],
      [0, BESIDE],
      [0, -BESIDE],
    ] as const) {
      await page.touchscreen.tap(middle.x + x, middle.y + y);
      await expect(
        board(page).getByRole('button', { name: new RegExp(`^Red piece on square ${square + 3}`) }),
      ).toBeVisible();
      await page.getByRole('button', { name: 'Take the last step back' }).tap();
      await expect(choices(page)).toHaveCount(2);
    }
  }
});
