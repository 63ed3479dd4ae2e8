// `npm run leaks`: what pages hold after one game and after many; fails when the heap has grown. The engine notes for
// many games how code runs, some 15 kB a game at first, which would hide a leak of the page: `--lite-mode` does
// without.
import { chromium } from 'playwright';
import { findBrowser } from '../browser.ts';
import { playGames } from './here.ts';
import type { Held } from './measure.ts';
import { watchGames } from './watched.ts';

const MANY = Number(process.argv[2] ?? 100);
/** Of the heap. */
const GROWTH = 0.03;
/** Games that bring code and texts which stay. */
const WARM = 3;
const COUNTS = [1, WARM, Math.ceil(MANY / 10), Math.ceil(MANY / 2), MANY];

const { executablePath } = findBrowser();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: ['--js-flags=--lite-mode'],
});
let hasGrown = false;

async function print(what: string, measured: AsyncIterable<Held>): Promise<void> {
  const held: Held[] = [];
  for await (const each of measured) held.push(each);
  console.log(`\n${what}\n| games | heap | nodes | listeners |\n|---|---|---|---|`);
  for (const [nth, { heap, nodes, listeners }] of held.entries()) {
    console.log(`| ${COUNTS[nth]} | ${heap.toFixed(2)} MB | ${nodes} | ${listeners} |`);
  }
  const [first, last] = [held[COUNTS.indexOf(WARM)]?.heap ?? 0, held.at(-1)?.heap ?? 0];
  console.log(`growth since game ${WARM}: ${((last / first - 1) * 100).toFixed(1)} %`);
  if (last > first * (1 + GROWTH)) hasGrown = true;
}

await print('a page that watches a room', watchGames(browser, COUNTS));
await print('a page that plays on its own screen', playGames(browser, COUNTS));
await browser.close();
process.exit(hasGrown ? 1 : 0);
