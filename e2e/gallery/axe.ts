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

/** What has been judged already: much of a page looks as it did in the scene before. */
export interface Judged {
  /** The looks of text: its letters and the ground on which they stand, in one theme. */
  readonly looks: Set<string>;
  /** The kinds of places with text that have been looked at in every theme. */
  readonly kinds: Set<string>;
}

export const nothingJudged = (): Judged => ({ looks: new Set(), kinds: new Set() });

/**
 * Each colour of text that cannot be read, in the page's present theme. What stands in the same letters on the same ground is
 * judged once, and `judged` says what has been.
 */
export async function paleOn(page: Page, judged: Judged = nothingJudged()): Promise<readonly string[]> {
  // It reads no colours in drawings, and a board has hundreds of parts.
  const where = { include: ['[data-fresh]'], exclude: ['svg', ...drawings] };
  const { fresh, violations } = await found(
    page,
    where,
    { runOnly: { type: 'rule', values: aboutColours } },
    judged.looks,
  );
  for (const each of fresh) judged.looks.add(each);
  return violations;
}

/**
 * Whether there is text of a kind that was not there before: of other classes, in other states or, in this theme, of another
 * look. If not, no other theme shows anything new either. Afterwards all kinds count as judged.
 */
export async function hasNewKinds(page: Page, { kinds }: Judged): Promise<boolean> {
  await equip(page);
  const here = await page.evaluate(() =>
    (globalThis as unknown as Equipped).looksHere().map(({ kind }) => kind),
  );
  const fresh = here.filter((kind) => !kinds.has(kind));
  for (const kind of fresh) kinds.add(kind);
  return fresh.length > 0;
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
  readonly looksHere: typeof looksHere;
}

/** `judged`: only what has none of these looks is judged. */
async function found(
  page: Page,
  where: ContextObject,
  options: RunOptions,
  judged: ReadonlySet<string> | null = null,
): Promise<Found> {
  await equip(page);
  return page.evaluate(
    async ({ asked, known }) => {
      const equipped = globalThis as unknown as Equipped;
      const [context, wanted] = JSON.parse(asked) as [ContextObject, RunOptions];
      const before = new Set(known);
      // Marked and gathered in one go: a page that draws itself anew in between would lose the marks.
      const unknown = known === null ? [] : equipped.looksHere().filter(({ look }) => !before.has(look));
      if (known !== null && unknown.length === 0) return { fresh: [], violations: [] };
      for (const { holder } of unknown) holder.setAttribute('data-fresh', '');
      // Only violations are written out: describing hundreds of places where all is well takes longer than to find them.
      const { violations } = await equipped.axe.run(context, { ...wanted, resultTypes: ['violations'] });
      for (const each of document.querySelectorAll('[data-fresh]')) each.removeAttribute('data-fresh');
      return {
        fresh: unknown.map(({ look }) => look),
        violations: violations.map(
          ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
        ),
      };
    },
    { asked: JSON.stringify([where, options]), known: judged === null ? null : [...judged] },
  );
}

/** It is large: a page is given it once, and it stays. */
async function equip(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(axe.source);
  await page.evaluate(`globalThis.looksHere = ${String(looksHere)}`);
}

/** Runs in the page, so it uses nothing from outside of itself: everything that holds text, and how that looks now. */
function looksHere(): { readonly holder: Element; readonly look: string; readonly kind: string }[] {
  const remembered = (ask: (element: Element) => string): ((element: Element) => string) => {
    const answers = new Map<Element, string>();
    return (element) => {
      const answer = answers.get(element) ?? ask(element);
      answers.set(element, answer);
      return answer;
    };
  };
  const groundOf = remembered((element) => {
    const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
    const around = element.parentElement === null ? '' : groundOf(element.parentElement);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    const isFree = ['fixed', 'absolute', 'sticky'].includes(position);
    const own = isClear ? '' : `${backgroundColor} ${backgroundImage} ${opacity}`;
    return `${around}/${own}${isFree ? element.className : ''}`.replaceAll(/\/+/g, '/');
  });
  /** What rules for styles can ask for: the names of elements, their classes and states, from the page down. */
  const pathOf = remembered((element) => {
    const states = [...element.attributes]
      .filter(({ name }) => /^(?:aria-(?!label)|data-|disabled|open|hidden)/.test(name))
      .map(({ name, value }) => `[${name}=${value.length > 12 ? '' : value}]`);
    const around = element.parentElement === null ? '' : pathOf(element.parentElement);
    return `${around} ${element.tagName}.${element.className}${states.toSorted().join('')}`;
  });
  const holders = new Set<Element>(document.querySelectorAll('input, textarea'));
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement !== null && node.textContent?.trim() !== '') holders.add(node.parentElement);
  }
  return [...holders]
    .filter((holder) => holder.closest('svg, script, style') === null)
    .filter((holder) => holder.checkVisibility({ visibilityProperty: true }))
    .map((holder) => {
      const { color, fontSize, fontWeight, textDecorationLine } = getComputedStyle(holder);
      const isLink = holder.closest('a') === null ? '' : textDecorationLine;
      const look = `${document.documentElement.dataset['theme']}: ${color} ${fontSize} ${fontWeight} ${isLink} on ${groundOf(holder)}`;
      return { holder, look, kind: `${look} at ${pathOf(holder)}` };
    });
}
