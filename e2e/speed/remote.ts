// How long after a press somebody else sees it, over a network of known length.
import type { Browser, Locator, Page } from 'playwright/test';
import { choices, laptop, makeTable, onlyMove, sit, startButton, throwButton } from '../table.ts';
import { wayElsewhere } from './elsewhere.ts';
import { openEcho } from './round-trip.ts';
import { median } from './slow-phone.ts';

/** Milliseconds from whoever presses to the server, and on to whoever watches. */
const EACH_WAY = 40;
/**
 * Milliseconds back to whoever pressed. Two players have two devices; here both pages share the processors, and would
 * draw the same news at the same moment.
 */
const BACK = 160;
const OF_EACH = 30;
/** Mid-game: most throws leave a choice. */
const FROM = 'ludo 1-2- b.7.20.33/-/b.b.12.40/- R ? -';

/** Milliseconds of a finger: more than a frame apart, or all presses would meet the same moment of a frame. */
const SHORTEST = 60;
const LONGEST = 110;

/** Milliseconds beyond the round trip, from letting go to the frame in which the other page has changed. */
export interface Late {
  /** Milliseconds: the median of echoes between the presses. */
  readonly trip: number;
  readonly throws: readonly number[];
  readonly moves: readonly number[];
}

export async function seeMoves(browser: Browser, port: number): Promise<Late> {
  const [hers, his] = [
    await wayElsewhere(port, { there: EACH_WAY, back: BACK }),
    await wayElsewhere(port, { there: EACH_WAY, back: EACH_WAY }),
  ];
  const echo = await openEcho(EACH_WAY);
  const open = (way: number) =>
    browser.newContext({
      ...laptop,
      baseURL: `http://127.0.0.1:${way}`,
      locale: 'en-GB',
      serviceWorkers: 'block',
    });
  const [here, there] = [await open(hers.port), await open(his.port)];
  try {
    const anna = await here.newPage();
    await anna.goto('/');
    const link = await makeTable(anna, { from: FROM, name: 'Anna' });
    const ben = await there.newPage();
    await ben.goto(new URL(link).pathname);
    await sit(ben, 'Yellow', 'Ben');
    await startButton(anna).click();
    // By then his page has had the start for longer than hers: the board turns to his colour.
    await throwButton(anna).and(anna.locator('[aria-disabled="false"]')).waitFor();
    await ben.locator('.table-board:not([data-turning])').waitFor();
    const trips: number[] = [];
    const throws: number[] = [];
    const moves: number[] = [];
    while (throws.length < OF_EACH || moves.length < OF_EACH) {
      for (const page of [anna, ben]) {
        const toThrow = throwButton(page).and(page.locator('[aria-disabled="false"]'));
        const move = onlyMove(page).or(choices(page)).first();
        const control = (await toThrow.isVisible()) ? toThrow : move;
        if (!(await control.isVisible())) continue;
        if (page === ben) {
          await control.click();
          continue;
        }
        (control === toThrow ? throws : moves).push(await delayOf(control, anna, ben));
        trips.push(await echo.ask());
      }
    }
    const trip = median(trips);
    const late = (delay: number): number => delay - trip;
    return { trip, throws: throws.map(late), moves: moves.map(late) };
  } finally {
    echo.close();
    await here.close();
    await there.close();
    hers.close();
    his.close();
  }
}

/** Milliseconds from letting go at the one until it is seen at the other. */
async function delayOf(control: Locator, page: Page, watching: Page): Promise<number> {
  const seen = watching.evaluate(nextChange);
  const pressed = page.evaluate(nextPress);
  await control.click({ delay: SHORTEST + Math.random() * (LONGEST - SHORTEST) });
  const delay = (await seen) - (await pressed);
  if (delay < 2 * EACH_WAY) throw new Error('the watching page changed before it could know of the press');
  return delay;
}

/**
 * Milliseconds since 1970: the first task after the frame that shows the change. Of the highest priority, since the
 * page's timers may come before an ordinary one.
 */
function nextChange(): Promise<number> {
  const { scheduler } = globalThis as unknown as {
    readonly scheduler: {
      readonly postTask: (act: () => void, how: { readonly priority: 'user-blocking' }) => unknown;
    };
  };
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => {
        scheduler.postTask(() => resolve(performance.timeOrigin + performance.now()), {
          priority: 'user-blocking',
        });
      });
    });
    observer.observe(document.querySelector('main') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
  });
}

function nextPress(): Promise<number> {
  return new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => resolve(performance.timeOrigin + timeStamp), {
      once: true,
      capture: true,
    });
  });
}
