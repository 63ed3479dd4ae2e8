// Puts one page into another size, theme and language: the size by the browser, the rest as another tab would change
// the settings.
import type { CDPSession, Page } from 'playwright/test';
import type { Marks } from './axe.ts';
import type { Size } from './sizes.ts';

export interface Dress {
  readonly language?: string;
  readonly theme?: string;
}

/** Milliseconds; longer than a page takes to fetch its words. */
const PATIENCE = 10_000;

/** In the page: each of thousands of questions from outside would cost a frame or more. */
export async function dress(page: Page, changed: Dress): Promise<void> {
  await page.evaluate(
    async ([{ language, theme }, patience]) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const isBusy = () => document.querySelector('main[aria-busy="true"]') !== null;
      const isWorn = (): boolean => {
        const { lang, dataset } = document.documentElement;
        // Contrast has a light and a dark palette, by what the device wants. What needs no mark is light.
        const [worn] = (dataset['theme'] ?? 'light').split('-');
        return (language === undefined || lang === language) && (theme === undefined || worn === theme);
      };
      const wasBusy = isBusy();
      const key = 'ludo.settings';
      const before = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
      const change = { ...(language && { language }), ...(theme && { theme }) };
      localStorage.setItem(key, JSON.stringify({ ...before, ...change }));
      dispatchEvent(new StorageEvent('storage', { key }));
      // A page may fetch its words in the other language first.
      const until = performance.now() + patience;
      for (let still = 0; still < 2; still++) {
        if (performance.now() > until) throw new Error(`the page stays without ${JSON.stringify(change)}`);
        if (!isWorn() || (isBusy() && !wasBusy)) still = -1;
        await frame();
      }
    },
    [changed, PATIENCE] as const,
  );
}

/** As a page puts them on its root. */
export async function marksOf(page: Page, themes: readonly string[]): Promise<Marks> {
  const mark = () => page.evaluate(() => document.documentElement.dataset['theme'] ?? null);
  const marks: Record<string, string | null> = {};
  for (const theme of themes) {
    await dress(page, { theme });
    marks[theme] = await mark();
  }
  return marks;
}

/**
 * After two frames what was changed is laid out, and after one more task the page has drawn what it measures of that,
 * such as the names of a board that has another size. Runs in the page.
 */
export function paintedHere(): Promise<void> {
  return new Promise((done) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      done();
    });
    port1.start();
    requestAnimationFrame(() => requestAnimationFrame(() => port2.postMessage(null)));
  });
}

/**
 * From now on whatever the page puts off for long enough to be seen stays put off, until `release`. Shorter waits are
 * left alone: axe has some.
 */
export async function holdTime(page: Page): Promise<{ release(): Promise<void> }> {
  await page.evaluate(holdHere);
  return {
    release: () => page.evaluate(() => (globalThis as unknown as { goOnWithTime(): void }).goOnWithTime()),
  };
}

/** For a page that is yet to come, and as long as it is there. */
export const neverMovesOn = (page: Page): Promise<unknown> => page.addInitScript(holdHere);

/** Runs in the page: uses nothing from outside of itself. */
function holdHere(): void {
  const { setTimeout: later, setInterval: often, clearTimeout: forget, clearInterval: end } = globalThis;
  /** Numbers below zero, which no timer of the browser's has. */
  const held = new Map<number, () => void>();
  let last = 0;
  const hold = (go: () => void): number => {
    last -= 1;
    held.set(last, go);
    return last;
  };
  const drop = (timer?: number): void => {
    if (timer === undefined || !held.delete(timer)) forget(timer);
  };
  Object.assign(globalThis, {
    setTimeout: (act: () => void, after = 0) =>
      after < 100 ? later(act, after) : hold(() => later(act, after)),
    setInterval: (act: () => void, each = 0) => hold(() => often(act, each)),
    clearTimeout: drop,
    clearInterval: drop,
    goOnWithTime: () => {
      Object.assign(globalThis, {
        setTimeout: later,
        setInterval: often,
        clearTimeout: forget,
        clearInterval: end,
      });
      for (const go of held.values()) go();
    },
  });
}

/** `restore` gives the page back as it was. Whoever measures it waits for it to be laid out. */
export interface Fitting {
  fit(size: Size): Promise<void>;
  /** As chosen in the browser; 16 is usual. */
  setText(pixels: number): Promise<void>;
  /** As somebody sees it who tells colours apart less well. */
  see(deficiency: Deficiency): Promise<void>;
  restore(): Promise<void>;
}

export const deficiencies = ['protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type Deficiency = (typeof deficiencies)[number] | 'none';

/** Pixels. The browser keeps what it was told, also when whoever told it is gone. */
export const USUAL_TEXT = 16;

export async function fittingOf(page: Page): Promise<Fitting> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const before = page.viewportSize();
  const hadTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const touch = (enabled: boolean) =>
    session.send('Emulation.setTouchEmulationEnabled', {
      enabled,
      ...(enabled ? { maxTouchPoints: 5 } : {}),
    });
  let text = USUAL_TEXT;
  const setText = async (pixels: number) => {
    text = pixels;
    await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels * 0.8125 } });
  };
  let hasTouch = hadTouch;
  let fitted: Size | null = null;
  return {
    fit: async (size) => {
      if (size === fitted) return;
      fitted = size;
      const { width, height, isTouch } = size;
      if (isTouch !== hasTouch) await touch(isTouch);
      hasTouch = isTouch;
      await page.setViewportSize({ width, height });
    },
    setText,
    see: async (type) => void (await session.send('Emulation.setEmulatedVisionDeficiency', { type })),
    restore: async () => {
      if (text !== USUAL_TEXT) await setText(USUAL_TEXT);
      if (hasTouch !== hadTouch) await touch(hadTouch);
      if (before !== null) await page.setViewportSize(before);
      await session.detach();
    },
  };
}
