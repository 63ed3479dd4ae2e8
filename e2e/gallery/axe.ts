// What axe finds on a page.
import axe, { type ContextObject, type RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

const aboutColours = ['color-contrast', 'link-in-text-block'];
/** They have hundreds of parts, and are hidden from what reads pages. */
const drawings = ['.board-picture'];

/** Each violation with the places where it is, but for colours. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const rules = Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }]));
  return (await found(page, { exclude: drawings }, { rules })).violations;
}

/**
 * Each colour of text that cannot be read, in the page's present theme. Most of a page looks as it did in the scene before:
 * what stands in the same letters on the same ground is judged once, and `judged` says what has been.
 */
export async function paleOn(page: Page, judged: Set<string> = new Set()): Promise<readonly string[]> {
  // It reads no colours in drawings, and a board has hundreds of parts.
  const where = { include: ['[data-fresh]'], exclude: ['svg', ...drawings] };
  const { fresh, violations } = await found(
    page,
    where,
    { runOnly: { type: 'rule', values: aboutColours } },
    judged,
  );
  for (const each of fresh) judged.add(each);
  return violations;
}

/** The whole page by all rules: each violation with the places where it is. */
export async function allViolationsOn(page: Page): Promise<readonly string[]> {
  return (await found(page, { exclude: [] }, {})).violations;
}

interface Found {
  /** The looks that were judged now and not before. */
  readonly fresh: readonly string[];
  readonly violations: readonly string[];
}

interface Equipped {
  readonly axe: typeof axe;
  readonly markFresh: typeof markFresh;
}

/** `judged`: only what has none of these looks is judged. */
async function found(
  page: Page,
  where: ContextObject,
  options: RunOptions,
  judged: ReadonlySet<string> | null = null,
): Promise<Found> {
  // It is large: a page is given it once, and it stays.
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
    await page.evaluate(`globalThis.markFresh = ${String(markFresh)}`);
  }
  return page.evaluate(
    async ({ asked, known }) => {
      const equipped = globalThis as unknown as Equipped;
      const [context, wanted] = JSON.parse(asked) as [ContextObject, RunOptions];
      // Marked and gathered in one go: a page that draws itself anew in between would lose the marks.
      const fresh = known === null ? [] : equipped.markFresh(known);
      if (known !== null && fresh.length === 0) return { fresh, violations: [] };
      // Only violations are written out: describing hundreds of places where all is well takes longer than to find them.
      const { violations } = await equipped.axe.run(context, { ...wanted, resultTypes: ['violations'] });
      for (const each of document.querySelectorAll('[data-fresh]')) each.removeAttribute('data-fresh');
      return {
        fresh,
        violations: violations.map(
          ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
        ),
      };
    },
    { asked: JSON.stringify([where, options]), known: judged === null ? null : [...judged] },
  );
}

/** Runs in the page: marks what holds text in a look that is not among the known ones, and names those looks. */
function markFresh(known: readonly string[]): string[] {
  const before = new Set(known);
  const fresh = new Set<string>();
  const grounds = new Map<Element, string>();
  const groundOf = (element: Element): string => {
    const old = grounds.get(element);
    if (old !== undefined) return old;
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const around = element.parentElement === null ? '' : groundOf(element.parentElement);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const isFree = ['fixed', 'absolute', 'sticky'].includes(position);
    const own = isClear ? '' : `${backgroundColor} ${backgroundImage} ${opacity}`;
    const ground = `${around}/${own}${isFree ? element.className : ''}`.replaceAll(/\/+/g, '/');
    grounds.set(element, ground);
    return ground;
  };
  const holders = new Set<Element>(document.querySelectorAll('input, textarea'));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement !== null && node.textContent?.trim() !== '') holders.add(node.parentElement);
  }
  for (const holder of holders) {
    if (holder.closest('svg, script, style') !== null) continue;
    if (!holder.checkVisibility({ visibilityProperty: true })) continue;
    const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(holder);
    const isLink = holder.closest('a') === null ? '' : textDecorationLine;
    const look = `${document.documentElement.dataset['theme']}: ${color} ${fontSize} ${fontWeight} ${isLink} on ${groundOf(holder)}`;
    if (before.has(look)) continue;
    fresh.add(look);
    holder.setAttribute('data-fresh', '');
  }
  return [...fresh];
}
