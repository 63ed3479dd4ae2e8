// How soon a press is answered on a slow phone: from the touch, and from letting go, each to the next painted frame,
// by Event Timing in the browser's own trace. Both begin when the page is handed the touch: the driver waits for a
// whole frame first (`InputHandler::DispatchWebTouchEvent` of Chromium), as no finger does.
import type { Browser, CDPSession, Locator, Page } from 'playwright/test';
import { choices, onlyMove, throwButton } from '../table.ts';
import { takePhone } from './slow-phone.ts';

/** Milliseconds. */
export interface Press {
  /** From the touch until the page looks otherwise. */
  readonly seen: number;
  /** From letting go until what was pressed for is painted. */
  readonly done: number;
  /** The longest task from the touch until the next one: nothing else is answered meanwhile. */
  readonly task: number;
}

export type Presses = Readonly<Record<string, readonly Press[]>>;

/** Milliseconds that a finger stays. */
const STAYS = 80;

const THROWS = 20;
const OPENINGS = 5;
/** Mid-game: most throws leave a choice. */
const FROM = 'ludo 1-2- b.7.20.33/-/b.b.12.40/- R ? -';

const BEGIN = ['pointerdown', 'touchstart'];
const END = ['pointerup', 'touchend', 'mousedown', 'mouseup', 'click'];
/** Event Timing is part of it. */
const TRACED = ['devtools.timeline'];

/** Milliseconds by the page's clock. */
interface Timed {
  readonly type: string;
  readonly timeStamp: number;
  /** When the page was handed it. */
  readonly enqueuedToMainThreadTime: number;
  /** From `timeStamp` until the frame was painted. */
  readonly duration: number;
}

/** When the driver was told, by the page's clock. */
interface Touched {
  readonly deed: string;
  readonly at: number;
}

/** From 50 ms on browsers tell of it. */
interface Task {
  readonly startTime: number;
  readonly duration: number;
}

interface Watched {
  readonly looks: { isOther: boolean; touchedAt: number };
  readonly tasks: readonly Task[];
}

function watchPresses(): void {
  const looks = { isOther: false, touchedAt: 0 };
  const tasks: Task[] = [];
  Object.assign(globalThis, { looks, tasks });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) tasks.push({ startTime, duration });
  }).observe({ type: 'longtask' });
  // A painted frame answers only if it looks otherwise: what is pressed does, or the board shows a way.
  addEventListener('pointerdown', ({ timeStamp }) => {
    looks.touchedAt = timeStamp;
    requestAnimationFrame(() => {
      looks.isOther = document.querySelector('[data-pressed], .preview') !== null;
    });
  });
}

export async function pressMany(browser: Browser, url: string): Promise<Presses> {
  const { context, page, tools } = await takePhone(browser, url, false);
  await page.addInitScript(watchPresses);
  await page.goto('/');
  await page.getByRole('link', { name: 'Around this screen' }).tap();
  await page.getByText('Advanced: start from a position').tap();
  await page.getByRole('textbox', { name: 'Position text' }).fill(FROM);
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await browser.startTracing(page, { categories: TRACED });
  const touches: Touched[] = [];
  const press = async (deed: string, control: Locator): Promise<void> => {
    touches.push({ deed, at: await touch(page, tools, control) });
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
    // A small phone has it elsewhere.
    if (!(await control.isVisible())) continue;
    for (let nth = 0; nth < OPENINGS; nth++) {
      await press(deed, control);
      await page.keyboard.press('Escape');
      await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    }
  }
  const trace = await browser.stopTracing();
  const tasks = await page.evaluate(() => (globalThis as unknown as Watched).tasks);
  await context.close();
  return workOut(touches, timedIn(trace), tasks);
}

/** Nothing of the driver is in the page. Returns when it touched. */
async function touch(page: Page, tools: CDPSession, control: Locator): Promise<number> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (box === null) throw new Error(`${String(control)} is not there to be pressed`);
  await page.evaluate(async () => {
    // What was done before is painted.
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    (globalThis as unknown as Watched).looks.isOther = false;
  });
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(STAYS);
  await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const { isOther, touchedAt } = await page.evaluate(async () => {
    // The paint of what it does comes some frames later.
    for (let frame = 0; frame < 10; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    return (globalThis as unknown as Watched).looks;
  });
  if (!isOther) throw new Error(`${String(control)} does not look pressed while a finger is on it`);
  return touchedAt;
}

function timedIn(trace: Buffer): readonly Timed[] {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    readonly traceEvents: readonly {
      readonly name: string;
      readonly args: { readonly data?: Partial<Timed> };
    }[];
  };
  return traceEvents.flatMap(({ name, args: { data } }) => {
    const isPainted = name === 'EventTiming' && data?.duration !== undefined;
    return isPainted ? [data as Timed] : [];
  });
}

function workOut(touches: readonly Touched[], timed: readonly Timed[], tasks: readonly Task[]): Presses {
  const found: Record<string, Press[]> = {};
  for (const [nth, { deed, at }] of touches.entries()) {
    // The page's own clock is coarser than the trace's.
    const until = touches[nth + 1]?.at ?? Infinity;
    const own = timed.filter(({ timeStamp }) => timeStamp > at - 1 && timeStamp < until - 1);
    const its = tasks.filter(({ startTime }) => startTime > at - 1 && startTime < until - 1);
    const task = Math.max(0, ...its.map(({ duration }) => duration));
    (found[deed] ??= []).push({ seen: paintedAfter(own, BEGIN), done: paintedAfter(own, END), task });
  }
  return found;
}

/** From when the page was handed the first of these events until the last was painted. */
function paintedAfter(timed: readonly Timed[], types: readonly string[]): number {
  const own = timed.filter(({ type }) => types.includes(type));
  const handed = own.find(({ type }) => type === types[0])?.enqueuedToMainThreadTime;
  if (handed === undefined) throw new Error(`the trace has no ${types[0]}`);
  return Math.max(...own.map(({ timeStamp, duration }) => timeStamp + duration)) - handed;
}
