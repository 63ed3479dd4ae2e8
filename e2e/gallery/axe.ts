// What axe finds on a page.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** Each violation with the places where it is; in another theme only the colours can be others. */
export async function violationsOn(page: Page, what: 'all' | 'colours'): Promise<readonly string[]> {
  // In one page, without frames: the other mode opens a page of its own for each report.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).exclude('.board-picture');
  // It reads no colours in drawings, and a board has hundreds of parts.
  if (what === 'colours') axe.exclude('svg').withRules(['color-contrast', 'link-in-text-block']);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
  );
}
