// How soon a press is answered on a slow phone: from the touch, and from letting go, each to the next frame that was painted,
// by Event Timing. A finger stays for a while.
import type { Browser, CDPSession, Locator, Page } from 'playwright/test';
import { choices, onlyMove, throwButton } from '../table.ts';
import { takePhone } from './slow-phone.ts';

/** Milliseconds, to the nearest 8 (as Event Timing has it). */
export interface Press {
  /** From the touch until the page looks otherwise. */
  readonly seen: number;
  /** From letting go until what was pressed for is painted. */
  readonly done: number;
}

export type Presses = Readonly<Record<string, readonly Press[]>>;

/** How long a finger that taps stays, in milliseconds. */
const STAYS = 80;

const THROWS = 20;
const OPENINGS = 5;
/** Mid-game: most throws leave a choice. */
const FROM = 'ludo 1-2- b.7.20.33/-/b.b.12.40/- R ? -';

const BEGIN = ['pointerdown', 'touchstart'];
const END = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click'];

interface Timed {
  readonly name: string;
  readonly duration: number;
}

interface Watched {
  readonly timed: Timed[];
  readonly looks: { isOther: boolean };
}

function watchPresses(): void {
  const timed: Timed[] = [];
  const looks = { isOther: false };
  Object.assign(globalThis, { timed, looks });
  // A frame that is painted answers nothing unless it looks otherwise: what is pressed does, or the board shows a way.
  addEventListener('pointerdown', () =>
    requestAnimationFrame(() => {
      looks.isOther = document.querySelector('[data-pressed], .preview') !== null;
    }),
  );
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) timed.push({ name, duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

export async function pressMany(browser: Browser, url: string): Promise<Presses> {
  const { context, page, tools } = await takePhone(browser, url, false);
  await page.addInitScript(watchPresses);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play on this screen' }).tap();
  await page.getByText('Advanced: start from a position').tap();
  await page.getByRole('textbox', { name: 'Position text' }).fill(FROM);
  await page.getByRole('button', { name: 'Start the game' }).tap();
  const found: Record<string, Press[]> = {};
  const press = async (deed: string, control: Locator): Promise<void> => {
    (found[deed] ??= []).push(await timePress(page, tools, control));
  };
  const usable = (control: Locator): Locator => control.and(page.locator('[aria-disabled="false"]'));
  const [ready, only] = [usable(throwButton(page)), usable(onlyMove(page))];
  for (let nth = 0; nth < THROWS; nth++) {
    await ready.waitFor();
    await press('throw', ready);
    await choices(page).or(only).or(ready).first().waitFor();
    if (await only.isVisible()) await press('make the only move', only);
    else if (await choices(page).first().isVisible()) {
      if (nth % 2 === 0) await press('choose from the list', choices(page).first());
      else await press('choose on the board', page.locator('.stand-lit .stand-area').first());
    }
  }
  const openings: readonly (readonly [deed: string, control: Locator])[] = [
    ['open the settings', page.getByRole('button', { name: 'Settings', exact: true })],
    ['open the rules', page.getByRole('button', { name: 'Rules', exact: true })],
    ['open the languages', page.locator('.language-button')],
  ];
  for (const [deed, control] of openings) {
    // A small phone has what does not fit into the bar elsewhere.
    if (!(await control.isVisible())) continue;
    for (let nth = 0; nth < OPENINGS; nth++) {
      await press(deed, control);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    }
  }
  await context.close();
  return found;
}

async function timePress(page: Page, tools: CDPSession, control: Locator): Promise<Press> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${String(control)} is not there to be pressed`);
  await page.evaluate(async () => {
    // What was done before is painted, and told.
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { timed, looks } = globalThis as unknown as Watched;
    timed.length = 0;
    looks.isOther = false;
  });
  // A finger, and nothing of the driver in the page.
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(STAYS);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const { timed, looks } = await page.evaluate(async () => {
    // Entries come some frames after the paint.
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const watched = globalThis as unknown as Watched;
    return { timed: watched.timed, looks: watched.looks };
  });
  if (!looks.isOther) throw new Error(`${String(control)} does not look pressed while a finger is on it`);
  // 8 for what was too short to be told.
  const longest = (names: readonly string[]) =>
    Math.max(8, ...timed.filter(({ name }) => names.includes(name)).map(({ duration }) => duration));
  return { seen: longest(BEGIN), done: longest(END) };
}
