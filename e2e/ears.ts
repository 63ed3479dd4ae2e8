// What a screen reader would say of a page by itself: what its live regions add and change, in order.
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    heard: string[];
    rows: number;
    lost: number;
  }
}

/**
 * Notes from now on what live regions say, how many rows the log has got, and how often a change of the page left the
 * focus on nothing.
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

export const heard = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heard);

export const timesLost = (page: Page): Promise<number> => page.evaluate(() => window.lost);

/** What was said after the first `known` texts; empty if nothing was for `patience` milliseconds. */
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

/** A page that waits for its player, or has ended. */
export interface Moment {
  readonly rows: number;
  readonly choices: readonly string[];
  /** The first step of two is made, and can be taken back. */
  readonly isBegun: boolean;
}

/**
 * Until there is one row more or, after the first step of two, until that is made. Waits inside the page: one message
 * there and back for each press.
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
