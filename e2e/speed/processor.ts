// How fast the processor is at the moment, by Lighthouse's "BenchmarkIndex", to compare machines and hours.
// Chromium's developer tools take 1000 for a phone of the middle (Pixel 5), 264 for a cheap one (Moto G Power of
// 2022).
import type { Browser } from 'playwright/test';

export const CHEAP_PHONE = 264;
const TIMES = 5;

/** The median of a few seconds in an empty page that nothing slows down. */
export async function scoreProcessor(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  const scores: number[] = [];
  for (let nth = 0; nth < TIMES; nth++) scores.push(await page.evaluate(score));
  await page.close();
  return scores.toSorted((a, b) => a - b)[Math.floor(TIMES / 2)] ?? Number.NaN;
}

/**
 * Half of it: words of ten thousand letters put together in 100 ms; the rest: lists of as many numbers copied
 * tenfold.
 */
function score(): number {
  /** Rounds in a tenth of a second, over half a second. */
  const rateOf = (round: () => void): number => {
    const begun = performance.now();
    let rounds = 0;
    for (; performance.now() - begun < 500; rounds++) round();
    return (rounds * 100) / (performance.now() - begun);
  };
  const words = rateOf(() => {
    let word = '';
    for (let nth = 0; nth < 10_000; nth++) word += 'a';
    // Else the engine would see that nobody wants it.
    if (word.length === 1) throw new Error('a word of one letter');
  });
  const [left, right] = [0, 1].map(() => Array.from({ length: 100_000 }, (_, nth) => nth)) as [
    number[],
    number[],
  ];
  let isLeft = false;
  const copies = rateOf(() => {
    isLeft = !isLeft;
    const [from, to] = isLeft ? [left, right] : [right, left];
    for (let nth = 0; nth < from.length; nth++) to[nth] = from[nth] as number;
  });
  return (words + copies) / 2;
}
