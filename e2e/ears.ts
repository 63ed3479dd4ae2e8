// What a screen reader would say of a page by itself: the additions and changes of its live regions, in order.
import type { Page } from 'playwright/test';

declare global {
  interface Window {
    heard: string[];
    rows: number;
  }
}

/** From now on everything that live regions say is kept, and so is the number of rows that the log has got. */
export async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.heard = [];
    window.rows = 0;
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
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** Everything that was said so far. */
export const heard = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heard);

/** What the page is like once it has got one row more than before and waits for its player, or has ended. */
export interface Moment {
  readonly rows: number;
  /** The accessible names of the numbered choices. */
  readonly choices: readonly string[];
  /** The tag of whatever has the focus: BODY where it is lost. */
  readonly focus: string;
}

/** Waits inside the page for the next row: one message there and back for a whole throw. */
export function nextMoment(page: Page, { rows }: { readonly rows: number }): Promise<Moment> {
  return page.evaluate(
    (before) =>
      new Promise<Moment>((resolve) => {
        const look = (): boolean => {
          const action = document.querySelector('.action');
          const choices = [...document.querySelectorAll('.choice')];
          const isReady =
            window.rows > before &&
            (document.querySelector('.end') !== null ||
              action?.getAttribute('aria-disabled') === 'false' ||
              choices.length > 0);
          if (!isReady) return false;
          resolve({
            rows: window.rows,
            choices: choices.map(
              (each) => each.getAttribute('aria-label') ?? each.querySelector('span')?.textContent ?? '',
            ),
            focus: document.activeElement?.tagName ?? 'BODY',
          });
          return true;
        };
        const again = (): void => {
          if (!look()) requestAnimationFrame(again);
        };
        again();
      }),
    rows,
  );
}
