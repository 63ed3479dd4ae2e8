// The result of a game on narrow screens: who has won, who played, and each figure with its word.
import { expect, test } from '../harness.ts';
import { beginHere, onlyMove } from '../table.ts';

/** Red wins with the 1 that lies. */
const LAST = 'jumbo 1234 55.h.h.h/b.b.12.30/b.b.b.h/b.1.2.3 R 1 -';

const sizes = [
  [320, 568],
  [390, 844],
] as const;

for (const [width, height] of sizes) {
  test(`at ${width}x${height} it is in sight who has won, no name is broken, and every figure has its word`, async ({
    visit,
  }) => {
    const page = await visit('/', { viewport: { width, height } });
    await beginHere(page, {
      from: LAST,
      players: 4,
      names: { Red: 'Anna-Maria', Green: 'Maximilian the Great' },
    });
    await onlyMove(page).click();
    const result = page.getByRole('heading', { name: 'Anna-Maria (Red) wins!' });
    await expect(result).toBeInViewport({ ratio: 1 });
    const end = await result.evaluate((heading) => heading.getBoundingClientRect().bottom);
    const again = page.getByRole('button', { name: 'Play again' });
    expect(end).toBeLessThan(await again.evaluate((button) => button.getBoundingClientRect().top));
    const table = page.getByRole('table');
    const broken = await table.evaluate((element) => {
      const words: string[] = [];
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        for (const found of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, found.index);
          range.setEnd(node, found.index + found[0].length);
          if (range.getClientRects().length > 1) words.push(found[0]);
        }
      }
      return words;
    });
    expect(broken).toEqual([]);
    const captures = table
      .getByRole('row', { name: /Maximilian/ })
      .getByRole('cell')
      .nth(2);
    expect(await captures.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain(
      'Captures',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('whoever looks at the board on a phone sees it, and the winner when the result is shown again', async ({
  visit,
}) => {
  const page = await visit('/', { viewport: { width: 390, height: 844 } });
  await beginHere(page, { from: LAST, players: 4, names: { Red: 'Anna', Green: 'Ben' } });
  await onlyMove(page).click();
  const look = page.getByRole('button', { name: 'Look at the board' });
  await look.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await look.click();
  await expect(page.getByRole('group', { name: /^Board of / })).toBeInViewport({ ratio: 1 });
  const result = page.getByRole('button', { name: 'Show the result' });
  await result.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
  await result.click();
  await expect(page.getByRole('heading', { name: /wins!$/ })).toBeInViewport({ ratio: 1 });
});
