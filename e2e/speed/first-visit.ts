// How soon the first page can be read, pressed, and played from; what was sent for it.
import type { Browser, CDPSession, Page } from 'playwright/test';
import { throwButton } from '../table.ts';
import { median, takePhone } from './slow-phone.ts';

export interface Visit {
  /** Milliseconds after the address was asked for: heading and both choices are painted. */
  readonly readable: number;
  readonly largestPaint: number;
  /** A press on a choice is answered by the page itself. */
  readonly pressable: number;
  /** After that press: the page where a game is made. */
  readonly chosen: number;
  /** After one more press: the first throw can be made. A robot presses, at once. */
  readonly throwable: number;
  /** Until a press is answered: kilobytes over the wire, and requests. */
  readonly kilobytes: number;
  readonly requests: number;
}

interface Marks {
  readable?: number;
  pressable?: number;
  largest?: number;
}

/** Notes in the page itself when it is drawn, and when its scripts answer: the driver would come late. */
function watchMarks(): void {
  const marks: Marks = {};
  Object.assign(globalThis, { marks });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = (): void => {
    const link = document.querySelector('.big-choice');
    const isDrawn =
      document.querySelector('.welcome h2') !== null && document.querySelectorAll('.big-choice').length >= 2;
    if (isDrawn && marks.readable === undefined) {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint !== undefined) marks.readable = paint.startTime;
    }
    if (link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'))) {
      marks.pressable ??= performance.now();
    }
    if (marks.readable === undefined || marks.pressable === undefined) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

export async function visitOnce(browser: Browser, url: string, isWarm: boolean): Promise<Visit> {
  const { context, page, tools } = await takePhone(browser, url, true);
  if (isWarm) {
    await page.goto('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', null, {
      timeout: 60_000,
    });
    await page.goto('about:blank');
  }
  const sent = countBytes(tools);
  await page.addInitScript(watchMarks);
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const { marks } = globalThis as unknown as { marks: Marks };
    return marks.pressable !== undefined && marks.readable !== undefined;
  });
  const { kilobytes, requests } = sent();
  const now = (): Promise<number> => page.evaluate(() => performance.now());
  await page.getByRole('link', { name: 'Play on this screen' }).tap();
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  const chosen = await now();
  await page.getByRole('button', { name: 'Start the game' }).tap();
  await throwButton(page).waitFor();
  const throwable = await now();
  const marks = await marksOf(page);
  await context.close();
  return {
    readable: marks.readable ?? Number.NaN,
    largestPaint: marks.largest ?? Number.NaN,
    pressable: marks.pressable ?? Number.NaN,
    chosen,
    throwable,
    kilobytes,
    requests,
  };
}

function marksOf(page: Page): Promise<Marks> {
  return page.evaluate(() => (globalThis as unknown as { marks: Marks }).marks);
}

function countBytes(tools: CDPSession): () => Pick<Visit, 'kilobytes' | 'requests'> {
  let bytes = 0;
  let requests = 0;
  tools.on('Network.requestWillBeSent', () => requests++);
  tools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  return () => ({ kilobytes: bytes / 1000, requests });
}

export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (key: keyof Visit): number => median(visits.map((visit) => visit[key]));
  return {
    readable: of('readable'),
    largestPaint: of('largestPaint'),
    pressable: of('pressable'),
    chosen: of('chosen'),
    throwable: of('throwable'),
    kilobytes: of('kilobytes'),
    requests: of('requests'),
  };
}
