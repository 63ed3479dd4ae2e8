// Lessons, the rule book, and what can be asked at a table.
import type { Page } from 'playwright/test';
import { expect } from '../../harness.ts';
import { guide, guideButton, instruction } from '../../lessons.ts';
import { beginHere, board, throwButton } from '../../table.ts';
import { askingOf, throwAnew } from '../asking.ts';
import { goWithin, type Walk, walker } from '../walk.ts';

export const learning: Walk = {
  name: 'a lesson',
  go: async ({ visit, show }) => {
    const page = await visit('/learn', walker);
    await expect(page.getByRole('link', { name: /^Uckers/ }).first()).toBeVisible();
    await show(page, 'lessons');
    await goWithin(page, '/learn/ludo');
    await expect(guide(page)).toBeVisible();
    await show(page, 'lesson-step', { cramped: 'too' });
    for (let skips = 0; skips < 2; skips++) await guideButton(page, 'Skip this step').click();
    const playOther = async () => {
      if (await page.locator('.guide-missed').isVisible()) return;
      await throwAnew(page);
      await page.locator('.choices button').first().click();
      await expect(page.locator('.guide-missed')).toBeVisible();
    };
    await playOther();
    await expect(instruction(page)).toHaveText(/^You may do that: you choose freely\./);
    await show(page, 'lesson-other-play', { again: playOther });
    await guideButton(page, 'Skip this step').click();
    await throwButton(page).click();
    const held = board(page).getByRole('button', { name: /^Red piece on square 31, cannot move/ });
    const ask = await askingOf(page, held);
    const askAnew = async () => {
      if (!(await page.locator('.notice').isVisible())) await page.locator('button.action-ready').click();
      await ask();
    };
    await ask();
    await expect(page.getByText('A block of Yellow on square 35')).toBeVisible();
    await show(page, 'lesson-reason', { again: askAnew });
    await goWithin(page, '/learn/uckers');
    await expect(guide(page)).toBeVisible();
    await show(page, 'lesson-two-dice', { cramped: 'too' });
    await goWithin(page, `/learn/uckers?rules=${encodeURIComponent('uckers+snakeEyes=out')}`);
    await expect(guide(page).getByRole('heading', { name: '1 of 8' })).toBeVisible();
    for (let skips = 0; skips < 2; skips++) await guideButton(page, 'Skip this step').click();
    const bringOutAnew = () => allOutAnew(page);
    await bringOutAnew();
    await show(page, 'lesson-switch', { again: bringOutAnew, cramped: 'too' });
    await goWithin(page, '/learn/parchis');
    await guideButton(page, 'Skip this step').click();
    const countAnew = () => captureAnew(page);
    await countAnew();
    await expect(instruction(page)).toHaveText(/you count 20 more/);
    await show(page, 'lesson-counting', { again: countAnew, cramped: 'too' });
    await goWithin(page, '/learn/german');
    const end = page.getByRole('heading', { name: 'You know the game' });
    for (let nth = 1; nth <= 8; nth++) {
      await expect(guide(page).getByRole('heading', { name: `${nth} of 8` })).toBeVisible();
      await guideButton(page, 'Skip this step').click();
    }
    await expect(end).toBeVisible();
    await show(page, 'lesson-end');
  },
};

/** Snake eyes: the large button throws, and brings all four out. */
async function allOutAnew(page: Page): Promise<void> {
  const done = page.locator('.guide-done');
  if (await done.isVisible()) return;
  const large = page.locator('button.action-ready');
  await large.click();
  await expect(page.locator('.action .die').first()).toBeVisible();
  await expect(large).toBeVisible();
  await large.click();
  await expect(done).toBeVisible();
}

/** The yellow piece that can captures, in whatever language: then there are 20 to count. */
async function captureAnew(page: Page): Promise<void> {
  const captured = page.locator('[data-stand="0:13"]');
  if (await captured.isVisible()) return;
  await throwAnew(page);
  await page.locator('[data-stand="0:9"]').click({ force: true });
  await expect(captured).toBeVisible();
  await expect(page.locator('.choices button').first()).toBeVisible();
}

export const ruleBook: Walk = {
  name: 'the rule book',
  go: async ({ visit, show }) => {
    const page = await visit('/rules', walker);
    await expect(page.getByRole('heading', { name: 'Navy Uckers' })).toBeVisible();
    await show(page, 'rule-book', { cramped: 'too' });
    for (const rules of ['ludo', 'uckers']) {
      await goWithin(page, `/rules/${rules}`);
      await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
      await show(page, `rule-book-${rules}`);
    }
  },
};

export const looking: Walk = {
  name: 'looking closer',
  go: async ({ visit, show }) => {
    const page = await visit('/', walker);
    await beginHere(page, { from: 'uckers 1234 16.70.h.h/0.0.51.51/48.h.h.h/b.b.30.40 R 63 -' });
    await page.getByRole('button', { name: 'Ask about the game' }).click();
    const panel = page.getByRole('region', { name: 'Ask about the game' });
    for (const [question, scene] of [
      ['My pieces', 'mine'],
      ['Who can hit me?', 'threats'],
      ['Whole position', 'all'],
      ['Last turns', 'last'],
      ['What now?', 'now'],
    ] as const) {
      await panel.getByRole('button', { name: question }).click();
      await show(page, `review-${scene}`);
    }
    await page.getByRole('button', { name: /^Language/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await show(page, 'languages');
  },
};
