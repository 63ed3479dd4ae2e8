// How soon the first page can be read, pressed and played from, and what was sent for it.
import type { Browser, CDPSession } from 'playwright/test';
import { median, takePhone } from './slow-phone.ts';

export interface Visit {
  /** Milliseconds after the address was asked for: heading and both choices are painted. */
  readonly readable: number;
  readonly largestPaint: number;
  /** The page itself answers a press on a choice. */
  readonly pressable: number;
  /** After that press: the page where a game is made. */
  readonly chosen: number;
  /** After one more press, by a robot: the first throw can be made. */
  readonly throwable: number;
  /** Over the wire, until a press is answered. */
  readonly kilobytes: number;
  readonly requests: number;
}

/** Milliseconds by the page's own clock. */
interface Marks {
  readable?: number;
  pressable?: number;
  largest?: number;
  chosen?: number;
  throwable?: number;
}

type Spot = Readonly<Record<'x' | 'y', number>>;

interface Touched {
  readonly marks: Marks;
  readonly touchAt: (spot: Spot) => Promise<void>;
  readonly isPlayable: () => Promise<void>;
}

/**
 * Notes in the page when it is drawn and answers, and asks there to be touched: the driver would come late, and has
 * the page make frames that nobody else asks for.
 */
function playOn(): void {
  const marks: Marks = {};
  Object.assign(globalThis, { marks });
  const { touchAt, isPlayable } = globalThis as unknown as Touched;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.largest = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const find = (selector: string): Element | null => document.querySelector(selector);
  const touch = (element: Element): void => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    void touchAt({ x: x + width / 2, y: y + height / 2 });
  };
  const answers = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  // What a frame finds in the page is painted when the next one begins.
  const painted = (note: (at: number) => void): void =>
    void requestAnimationFrame(() => requestAnimationFrame(note));
  const steps: (() => boolean)[] = [
    () => {
      if (find('.welcome h2') === null || document.querySelectorAll('.big-choice').length < 2) return false;
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      if (paint === undefined) return false;
      marks.readable = paint.startTime;
      return true;
    },
    () => {
      const choice = find('.big-choice[href="/new/here"]');
      if (choice === null || !answers(choice)) return false;
      marks.pressable = performance.now();
      touch(choice);
      return true;
    },
    () => {
      const start = find('.go');
      if (start === null) return false;
      painted((at) => {
        marks.chosen = at;
        touch(start);
      });
      return true;
    },
    () => {
      if (find('.action-ready[aria-disabled="false"]') === null) return false;
      painted((at) => {
        marks.throwable = at;
        void isPlayable();
      });
      return true;
    },
  ];
  const look = (): void => {
    while (steps[0]?.() === true) steps.shift();
    if (steps.length === 0) changes.disconnect();
  };
  const changes = new MutationObserver(look);
  changes.observe(document, { childList: true, subtree: true, attributeFilter: ['aria-disabled'] });
  new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
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
  let untilPressed: ReturnType<typeof sent> | undefined;
  await page.exposeFunction('touchAt', async (spot: Spot) => {
    untilPressed ??= sent();
    await tools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [spot] });
    await tools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  let tell = (): void => undefined;
  let giveUp: ReturnType<typeof setTimeout> | undefined;
  const playable = new Promise<void>((resolve, reject) => {
    tell = resolve;
    giveUp = setTimeout(() => reject(new Error('the first throw could not be made within a minute')), 60_000);
  });
  await page.exposeFunction('isPlayable', () => tell());
  await page.addInitScript(playOn);
  await page.goto('/', { waitUntil: 'commit' });
  await playable;
  clearTimeout(giveUp);
  const marks = await page.evaluate(() => (globalThis as unknown as Touched).marks);
  await context.close();
  return {
    readable: marks.readable ?? Number.NaN,
    largestPaint: marks.largest ?? Number.NaN,
    pressable: marks.pressable ?? Number.NaN,
    chosen: marks.chosen ?? Number.NaN,
    throwable: marks.throwable ?? Number.NaN,
    kilobytes: untilPressed?.kilobytes ?? Number.NaN,
    requests: untilPressed?.requests ?? Number.NaN,
  };
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
