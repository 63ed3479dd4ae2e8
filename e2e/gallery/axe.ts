// What axe finds on a page.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { ContextObject, RunOptions } from 'axe-core';
import type { Page } from 'playwright/test';

/** Half as long as the script with its comments: every page that is looked at reads it. */
const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const aboutColours = ['color-contrast', 'link-in-text-block'];
/** Hundreds of parts, and hidden from what reads pages. */
const drawings = ['.board-picture'];

/** Each with its places; colours are left out. */
export async function violationsOn(page: Page): Promise<readonly string[]> {
  const rules = Object.fromEntries(aboutColours.map((rule) => [rule, { enabled: false }]));
  return found(page, { exclude: drawings }, { rules });
}

/** Much of a page looks as it did in the scene before. */
export interface Judged {
  /** Of text: its letters, as far as contrast asks for them, and the ground on which they stand, in one theme. */
  readonly looks: Set<string>;
}

export const nothingJudged = (): Judged => ({ looks: new Set() });

/** What a page puts on its root for some themes; null for a theme that needs none. */
export type Marks = Readonly<Record<string, string | null>>;

/**
 * Colours of text that cannot be read, in the present theme or in each of `marks`, with its name. The same letters on
 * the same ground are judged once.
 */
export async function paleOn(
  page: Page,
  judged: Judged = nothingJudged(),
  marks: Marks | null = null,
): Promise<readonly string[]> {
  await equip(page);
  const { fresh, violations } = await page.evaluate(
    async ({ rules, drawn, known, worn }) => {
      const equipped = globalThis as unknown as Equipped;
      const root = document.documentElement;
      const [mark, opacity] = [root.dataset['theme'], root.style.opacity];
      const wear = (value: string | null | undefined): void => {
        if (value === undefined || value === null) delete root.dataset['theme'];
        else root.dataset['theme'] = value;
      };
      const before = new Set(known);
      const found: string[] = [];
      root.style.opacity = '1';
      try {
        for (const [theme, value] of worn === null ? [[null, mark] as const] : Object.entries(worn)) {
          wear(value);
          for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
          // In one go: a page that draws itself anew in between would lose the marks.
          const unknown = new Map<string, Element>();
          for (const { look, holder } of equipped.looksHere()) {
            if (!before.has(look) && !unknown.has(look)) unknown.set(look, holder);
          }
          if (unknown.size === 0) continue;
          for (const holder of unknown.values()) holder.setAttribute('data-fresh', '');
          // axe reads no colours in drawings, and a board has hundreds of parts.
          const result = await equipped.axe.run(
            { include: ['[data-fresh]'], exclude: ['svg', ...drawn] },
            { runOnly: { type: 'rule', values: rules }, resultTypes: ['violations'] },
          );
          for (const each of document.querySelectorAll('[data-fresh]')) each.removeAttribute('data-fresh');
          for (const look of unknown.keys()) before.add(look);
          for (const { id, nodes } of result.violations) {
            const places = nodes.map(({ target }) => String(target)).join(', ');
            found.push(`${theme === null ? '' : `${theme}: `}axe ${id}: ${places}`);
          }
        }
      } finally {
        wear(mark);
        root.style.opacity = opacity;
      }
      return { fresh: [...before], violations: found };
    },
    { rules: aboutColours, drawn: drawings, known: [...judged.looks], worn: marks },
  );
  for (const each of fresh) judged.looks.add(each);
  return violations;
}

/** By all rules: each violation with its places. */
export async function allViolationsOn(page: Page): Promise<readonly string[]> {
  return found(page, { exclude: [] }, {});
}

interface Equipped {
  readonly axe: typeof axe;
  readonly looksHere: typeof looksHere;
}

async function found(page: Page, context: ContextObject, options: RunOptions): Promise<readonly string[]> {
  await equip(page);
  return page.evaluate(
    async (asked) => {
      const [where, wanted] = JSON.parse(asked) as [ContextObject, RunOptions];
      const { style } = document.documentElement;
      const before = style.opacity;
      // axe takes what is clear for hidden.
      style.opacity = '1';
      // To describe hundreds of places where all is well takes longer than to find them.
      const { violations } = await (globalThis as unknown as Equipped).axe.run(where, {
        ...wanted,
        resultTypes: ['violations'],
      });
      style.opacity = before;
      return violations.map(
        ({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => String(target)).join(', ')}`,
      );
    },
    JSON.stringify([context, options]),
  );
}

/** It is large: a page is given it once. */
async function equip(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in globalThis)) return;
  await page.evaluate(script);
  await page.evaluate(`globalThis.looksHere = ${String(looksHere)}`);
}

/** Runs in the page: uses nothing from outside of itself. */
function looksHere(): { readonly holder: Element; readonly look: string }[] {
  const remembered = <T>(ask: (element: Element) => T): ((element: Element) => T) => {
    const answers = new Map<Element, T>();
    return (element) => {
      const answer = answers.get(element) ?? ask(element);
      answers.set(element, answer);
      return answer;
    };
  };
  const isFree = (element: Element): boolean =>
    ['fixed', 'absolute', 'sticky'].includes(getComputedStyle(element).position);
  const isSeenThrough = remembered((element): boolean => {
    if (getComputedStyle(element).opacity !== '1') return true;
    return element.parentElement !== null && isSeenThrough(element.parentElement);
  });
  /** Nothing shines through a whole colour. */
  const isCovering = (element: Element): boolean =>
    getComputedStyle(element).backgroundColor.startsWith('rgb(') && !isSeenThrough(element);
  const layerOf = (element: Element): string => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none' && opacity === '1';
    return `${isClear ? '' : `${backgroundColor} ${backgroundImage} ${opacity}`}${isFree(element) ? element.className : ''}`;
  };
  const allBelow = remembered((element): string => {
    const around = element.parentElement === null ? '' : allBelow(element.parentElement);
    return `${around}/${layerOf(element)}`.replaceAll(/\/+/g, '/');
  });
  const groundOf = remembered((element): string => {
    if (isCovering(element)) return `/${layerOf(element)}`;
    // It may stand outside of what is around it in the document.
    if (isFree(element) || element.parentElement === null) return allBelow(element);
    return `${groundOf(element.parentElement)}/${layerOf(element)}`.replaceAll(/\/+/g, '/');
  });
  /** By WCAG: 18 points, or 14 that are bold. */
  const isLarge = (pixels: number, weight: number): boolean =>
    pixels >= 24 || (pixels >= 18.66 && weight >= 700);
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
      const letters =
        holder.closest('a') === null
          ? isLarge(Number.parseFloat(fontSize), Number(fontWeight))
          : `${fontSize} ${fontWeight} ${textDecorationLine}`;
      const look = `${document.documentElement.dataset['theme']}: ${color} ${letters} on ${groundOf(holder)}`;
      return { holder, look };
    });
}
