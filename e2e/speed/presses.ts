// How soon a press is answered on a slow phone: from the press to the next frame that was painted, by Event Timing.
import type { Browser, Page } from 'playwright/test';
import { beginHere, choices, onlyMove, throwButton } from '../table.ts';
import { takePhone } from './slow-phone.ts';

/** By deed: milliseconds of each press, to the nearest 8 (as Event Timing has it). */
export type Presses = Readonly<Record<'throw' | 'move or choose' | 'open the settings', readonly number[]>>;

const THROWS = 20;

function watchPresses(): void {
  const durations: number[] = [];
  Object.assign(globalThis, { durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/^(pointerup|click|mouseup|touchend)$/.test(entry.name)) durations.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

export async function pressMany(browser: Browser, url: string): Promise<Presses> {
  const { context, page } = await takePhone(browser, url, false);
  await page.addInitScript(watchPresses);
  await page.goto('/');
  await beginHere(page, { rules: 'German-style Ludo', players: 2 });
  const [thrown, moved, opened]: number[][] = [[], [], []];
  for (let nth = 0; nth < THROWS; nth++) {
    await throwButton(page).and(page.locator('[aria-disabled="false"]')).waitFor();
    thrown?.push(await slowest(page, () => throwButton(page).tap()));
    const choice = choices(page).first();
    const one = onlyMove(page).and(page.locator('[aria-disabled="false"]'));
    const next = throwButton(page).and(page.locator('[aria-disabled="false"]'));
    await choice.or(one).or(next).first().waitFor();
    if (await choice.isVisible()) moved?.push(await slowest(page, () => choice.tap()));
    else if (await one.isVisible()) moved?.push(await slowest(page, () => one.tap()));
  }
  for (let nth = 0; nth < 5; nth++) {
    opened?.push(await slowest(page, () => page.getByRole('button', { name: 'Settings' }).tap()));
    await page.keyboard.press('Escape');
  }
  await context.close();
  return { throw: thrown ?? [], 'move or choose': moved ?? [], 'open the settings': opened ?? [] };
}

/** The longest of the events that belong to one press; 8 for one too short to be told. */
async function slowest(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as { durations: number[] }).durations.length = 0;
  });
  await press();
  return page.evaluate(async () => {
    // Entries come some frames after the paint.
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return Math.max(8, ...(globalThis as unknown as { durations: number[] }).durations);
  });
}
