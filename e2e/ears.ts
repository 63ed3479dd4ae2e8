// What a screen reader would say of a page by itself: the additions and changes of its live regions, in order.
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    heard: string[];
    rows: number;
    lost: number;
  }
}

/**
 * From now on everything that live regions say is kept, and so are the number of rows that the log has got and how often
 * the page changed and left the focus on nothing.
 */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.heard = [];
    window.rows = 0;
    window.lost = 0;
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';
    const take = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      const region = element?.closest(live);
      // What lies under an open dialog is inert, and silent.
      const dialog = document.querySelector('dialog[open]');
      if (element == null || region == null || (dialog !== null && !dialog.contains(region))) return;
      const text = (
        region.getAttribute('aria-relevant') === 'additions' ? element : region
      ).textContent.trim();
      if (text !== '') window.heard.push(text);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') take(target);
        for (const node of addedNodes) {
          take(node);
          if (node instanceof Element && node.matches('.captions li')) window.rows += 1;
        }
      }
      if (document.activeElement === null || document.activeElement === document.body) window.lost += 1;
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Everything that was said so far. */
export const heard = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heard);

/** How often the focus was on nothing. */
export const timesLost = (page: Page): Promise<number> => page.evaluate(() => window.lost);

/**
 * What was said after the first `known` texts, once there is something: waited for inside the page, in milliseconds. Empty
 * when nothing was said for so long.
 */
export function nextHeard(page: Page, known: number, patience: number): Promise<readonly string[]> {
  return page.evaluate(
    ([before, until]) =>
      new Promise<readonly string[]>((resolve) => {
        const end = performance.now() + until;
        const look = (): void => {
          if (window.heard.length > before || performance.now() > end) resolve(window.heard.slice(before));
          else setTimeout(look, 5);
        };
        look();
      }),
    [known, patience] as const,
  );
}

/** What the page is like once it waits for its player, or has ended. */
export interface Moment {
  readonly rows: number;
  /** The accessible names of the numbered choices. */
  readonly choices: readonly string[];
  /** The first step of a play of two is made, and can be taken back. */
  readonly isBegun: boolean;
}

/**
 * Waits inside the page, until there is one row more or, where a step was but the first of a play, until it is made: one
 * message there and back for each press.
 */
export function nextMoment(page: Page, before: Moment): Promise<Moment> {
  return page.evaluate(
    ({ rows, isBegun: wasBegun }) =>
      new Promise<Moment>((resolve, reject) => {
        const start = performance.now();
        const look = (): void => {
          const choices = Array.from(
            document.querySelectorAll('.choice'),
            (each) => each.getAttribute('aria-label') ?? each.querySelector('span')?.textContent ?? '',
          );
          const isWaiting =
            choices.length > 0 ||
            document.querySelector('.end') !== null ||
            document.querySelector('.action')?.getAttribute('aria-disabled') === 'false';
          const isBegun = choices.length > 0 && document.querySelector('.choosing > button') !== null;
          if (isWaiting && (window.rows > rows || (isBegun && !wasBegun)))
            resolve({ rows: window.rows, choices, isBegun });
          else if (performance.now() - start < 20_000) setTimeout(look, 5);
          else
            reject(
              new Error(
                `nothing has come of it: ${choices.join(' | ')}; ${window.heard.slice(-3).join(' ')}`,
              ),
            );
        };
        look();
      }),
    before,
  );
}
