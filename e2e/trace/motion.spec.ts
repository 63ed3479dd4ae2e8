// What motion costs: a game with known dice on a processor four times slowed down, on a phone and a laptop.
// `TRACE_BASELINE=FOLDER npm run trace` plays the same with another build (its dist/client) in turn, and prints both.
import { expect, type Browser, type BrowserContextOptions, test } from 'playwright/test';
import { diceIn, position, workOut, type Turn } from '@ludo/web/test/game';
import { startServerProcess } from '../server-process.ts';
import {
  expectPosition,
  laptop,
  makeTable,
  phone,
  press,
  sit,
  startButton,
  throwButton,
  useThrow,
} from '../table.ts';
import { figuresOf, lineOf, spansOf, type Figures } from './figures.ts';
import { begunIn, pressesIn, record, watchAnimations, type Begun } from './watch.ts';

const SLOWER = 4;
/** Longer than a throw and a play are watched at normal speed, in milliseconds. */
const THROW_SEEN = 2200;
const PLAY_SEEN = 2600;

const games: readonly (readonly [name: string, from: string, dice: readonly number[]])[] = [
  ['Ludo', 'ludo 1-2- b.10.40.h/-/b.b.11.h/- R ? -', [5, 6, 3, 4]],
  ['two dice', 'uckers 1212 b.12.20.30/b.b.8.22/b.b.4.10/b.b.b.9 R ? -', [6, 5, 4, 3]],
];

const screens: readonly (readonly [name: string, options: BrowserContextOptions])[] = [
  ['phone', phone],
  ['laptop', laptop],
];

interface Measured {
  readonly begun: readonly Begun[];
  readonly hops: Figures;
  readonly dice: Figures;
}

async function measure(
  browser: Browser,
  clientDir: string | undefined,
  options: BrowserContextOptions,
  from: string,
  turns: readonly Turn[],
): Promise<Measured> {
  const server = await startServerProcess({}, clientDir);
  const settings = [{ name: 'ludo.settings', value: JSON.stringify({ speed: 'normal', sound: false }) }];
  const context = await browser.newContext({
    ...options,
    baseURL: server.url,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage: settings }] },
  });
  try {
    const page = await context.newPage();
    await watchAnimations(page);
    await page.goto('/');
    await makeTable(page, { name: 'Anna', from });
    await sit(page, 'Yellow', 'Ben').catch(() => undefined);
    for (const colour of ['Green', 'Blue']) {
      const seat = page.getByRole('button', { name: `Take the seat of ${colour}` });
      if (await seat.isVisible()) await sit(page, colour, `${colour} friend`);
    }
    await server.deal(...diceIn(turns));
    await startButton(page).click();
    await expectPosition(position(from), page);
    const stop = await record(page, SLOWER);
    for (const [nth, turn] of turns.entries()) {
      await press(page, throwButton(page));
      // Whoever waits by asking the page again and again has it laid out: here nothing may ask while something moves.
      await page.waitForTimeout(THROW_SEEN);
      // Also the first of two steps is watched to its end: looking for the next press scrolls, and asks the page.
      await useThrow(page, turn, nth % 2 === 0, () => page.waitForTimeout(PLAY_SEEN));
      if (turn.way !== null) await page.waitForTimeout(PLAY_SEEN);
    }
    const recorded = await stop();
    const begun = await begunIn(page);
    const presses = await pressesIn(page);
    const of = (what: Begun['what']) => figuresOf(spansOf(begun, presses, what), recorded);
    return { begun, hops: of('piece'), dice: of('dice') };
  } finally {
    await context.close();
    await server.dispose();
  }
}

for (const [screen, options] of screens) {
  for (const [game, from, faces] of games) {
    test(`${game} on a ${screen}: only transforms and opacity move, nothing is laid out while pieces hop`, async ({
      browser,
    }) => {
      const turns = workOut(position(from), faces);
      const baseline = process.env['TRACE_BASELINE'];
      const before = baseline === undefined ? null : await measure(browser, baseline, options, from, turns);
      const now = await measure(browser, undefined, options, from, turns);
      for (const [what, figures] of [
        ['hops', now.hops],
        ['dice', now.dice],
      ] as const) {
        if (before !== null) console.log(lineOf(`${game}, ${screen}, ${what}: before`, before[what]));
        console.log(lineOf(`${game}, ${screen}, ${what}`, figures));
        if (before !== null) {
          const ratio = figures.main / Math.max(0.01, before[what].main);
          console.log(`${''.padEnd(34)}  work of the main thread: ${ratio.toFixed(2)} of what it was`);
        }
      }
      const properties = [...new Set(now.begun.flatMap((each) => each.properties))].toSorted();
      console.log(`${''.padEnd(34)}  animated: ${properties.join(', ')}`);
      expect(properties.filter((name) => !['transform', 'opacity'].includes(name))).toEqual([]);
      expect(now.hops.watched, 'pieces were seen to hop').toBeGreaterThan(500);
      expect(now.dice.watched, 'dice were seen to roll').toBeGreaterThan(500);
      expect(now.hops.layouts, 'layouts while pieces hop').toBe(0);
      expect(now.dice.layouts, 'layouts while dice roll').toBe(0);
    });
  }
}
