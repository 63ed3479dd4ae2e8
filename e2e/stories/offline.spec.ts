// What a device has of the page without a network, and what becomes of a page when the server has another build.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { expect, test } from '../harness.ts';
import { HINTS, writeOtherBuild } from '../other-build.ts';
import {
  beginHere,
  board,
  captions,
  laptop,
  makeTable,
  onlyMove,
  phone,
  standing,
  throwButton,
  writePosition,
} from '../table.ts';

/** Of a game at a table that this device has never seen. */
const RECORD = join(import.meta.dirname, '../../apps/web/test/uckers-record.txt');

/** A browser that keeps pages: it does so some seconds after the first visit. */
const keeping = { serviceWorkers: 'allow' } as const;

async function untilKept(page: Page): Promise<void> {
  await page.getByText('Play without the internet').click();
  await expect(page.getByText('They are on this device.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

async function throwOnce(page: Page): Promise<void> {
  const before = await captions(page).count();
  await throwButton(page).click();
  await expect.poll(() => captions(page).count()).toBeGreaterThan(before);
}

/** Every address of `app.tsx` (`scripts/addresses.test.ts`), and what can be read there without a server. */
const ADDRESSES = [
  ['/', 'With friends by link'],
  ['/new/bots', 'Which rules?'],
  ['/new/here', 'Which rules?'],
  ['/new/friends', 'Which rules?'],
  ['/here', 'Which rules?'],
  ['/learn', 'Each lesson takes about two minutes.'],
  ['/learn/ludo', 'You are Red.'],
  ['/rules', 'Navy Uckers'],
  ['/rules/uckers', 'MU-18'],
  ['/table/abcdefghijkl', 'Connecting to the table …'],
  ['/replay', 'Choose a file'],
  ['/replay/abcdefghijkl/1', 'The game cannot be fetched now.'],
  ['/tv', 'The server cannot be reached.'],
  ['/tv/abcdefghijkl', 'Connecting …'],
  ['/send/CFH346', 'No table of yours is known to this browser.'],
] as const;

test('after one visit: a game against a bot, the rule book and every address of the page without a network', async ({
  server,
  visit,
}) => {
  const page = await visit('/', { ...phone, ...keeping });
  await untilKept(page);
  await server.kill();

  await page.goto('/rules');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await contents.getByRole('link', { name: 'Navy Uckers' }).click();
  await expect(page.getByRole('heading', { name: 'Navy Uckers' })).toBeInViewport();
  await page.goto('/');
  await page.goto('/rules#german');
  await expect(page.getByRole('heading', { name: 'German-style Ludo' })).toBeInViewport();
  await page.getByRole('link', { name: 'Every rule of Uckers' }).click();
  await expect(page.getByText('MU-18')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();

  for (const [address, words] of ADDRESSES) {
    await page.goto(address);
    await expect(page.getByText(words).first()).toBeVisible();
  }

  await page.goto('/');
  await page.getByRole('link', { name: 'Around this screen' }).click();
  // The bot is to throw first.
  await writePosition(page, 'ludo 1-2- b.b.b.5/-/b.b.b.5/- Y ? -');
  await page.getByRole('checkbox', { name: 'Let a bot play Yellow' }).check();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(
    captions(page)
      .filter({ hasText: /Yellow.* throws/ })
      .first(),
  ).toBeVisible();
  await expect(throwButton(page)).toBeVisible({ timeout: 30_000 });
  const before = await standing(page);
  await page.reload();
  await expect.poll(() => standing(page)).toEqual(before);
  await expect(throwButton(page)).toBeVisible();

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: 'Deutsch' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await server.start();
});

test('without a network a record is read from a file, and a picture of the board is made, as SVG and as PNG', async ({
  server,
  visit,
}) => {
  const page = await visit('/', { ...phone, ...keeping });
  await untilKept(page);
  await server.kill();
  await page.goto('/replay');
  await page.getByLabel('Choose a file').setInputFiles(RECORD);
  await expect(page).toHaveURL(/\/replay\/here\/[a-z0-9]+$/);
  await page.reload();
  await expect(page.getByRole('slider', { name: 'Moment of the game' })).toHaveValue('0');
  await page.keyboard.press('End');
  await expect(page.getByText('The game was ended early.').first()).toBeVisible();

  await page.goto('/');
  await beginHere(page, {
    from: 'jumbo 1-2- 55.h.h.h/-/b.b.4.4/- R 1 -',
    names: { Red: 'Anna', Yellow: '</text>&"<b' },
  });
  await onlyMove(page).click();
  await page.getByText('Keep a picture of the board').click();
  const saved = async (kind: string): Promise<string> => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Save as ${kind}`, disabled: false }).click();
    return (await download).path();
  };
  const svg = await readFile(await saved('SVG'), 'utf8');
  const read = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml');
    const words = Array.from(root.querySelectorAll('text'), ({ textContent }) => textContent);
    return {
      tag: root.tagName,
      words,
      pixels: ['width', 'height'].map((side) => Number(root.getAttribute(side))),
    };
  }, svg);
  expect(read.tag).toBe('svg');
  expect(read.words).toEqual(expect.arrayContaining(['Anna (Red) has won', 'Anna', '</text>&"<b']));

  const png = await readFile(await saved('PNG'));
  const drawn = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    context?.drawImage(bitmap, 0, 0);
    const all = context?.getImageData(0, 0, bitmap.width, bitmap.height).data.buffer ?? new ArrayBuffer();
    const pixels = new Uint32Array(all);
    const middle = bitmap.width * Math.floor(bitmap.height / 2);
    const inside = 5 * bitmap.width + 5;
    const edges = [inside, 0, middle, middle + bitmap.width - 1, pixels.length - 1];
    return {
      pixels: [bitmap.width, bitmap.height],
      colours: new Set(pixels).size,
      edges: new Set(edges.map((at) => pixels[at])).size,
    };
  }, png.toString('base64'));
  expect(drawn.pixels).toEqual(read.pixels);
  expect(Math.max(...drawn.pixels)).toBe(1280);
  expect(drawn.colours).toBeGreaterThan(1000);
  expect(drawn.edges, 'the table reaches to all sides').toBe(1);
  await server.start();
});

test('a table without a network says what it waits for, what can be done meanwhile, and comes back by itself', async ({
  server,
  visit,
}) => {
  const page = await visit('/', { ...laptop, ...keeping });
  await untilKept(page);
  const link = await makeTable(page, { rules: 'Ludo', name: 'Ada' });
  await server.kill();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This table needs the internet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Play on this screen' })).toBeVisible();
  await server.start();
  await expect(page.getByRole('button', { name: 'Leave the seat of Ada' })).toBeVisible({ timeout: 20_000 });
});

test('a device without a network is told so where friends are invited, for as long as that lasts', async ({
  visit,
}) => {
  const page = await visit('/', phone);
  const friends = page.getByRole('link', { name: 'With friends by link' });
  await expect(friends).toContainText('own device');
  await page.context().setOffline(true);
  await expect(friends).toContainText('seems to have no network');
  await page.context().setOffline(false);
  await expect(friends).toContainText('own device');
});

test('a device that has no room for the page says so', async ({ server, visit }) => {
  const page = await visit('about:blank', { ...phone, ...keeping });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: server.url, quotaSize: 200_000 });
  await page.goto('/');
  await page.getByText('Play without the internet').click();
  await expect(page.getByText('They could not be kept on this device.')).toBeVisible();
});

test.describe('when the server has another build', () => {
  const folder = join(tmpdir(), `other-build-${process.pid}`);
  test.beforeAll(() => writeOtherBuild(folder));
  test.afterAll(() => rm(folder, { recursive: true, force: true }));

  test('a page that is kept goes on with its own chunks, and the next load has the new build and the same game', async ({
    server,
    visit,
  }) => {
    const page = await visit('/', { ...laptop, ...keeping });
    await untilKept(page);
    await expect(page.getByText(HINTS.usual)).toBeVisible();
    await beginHere(page, { rules: 'Ludo' });
    await throwOnce(page);
    await server.kill();
    server.servePage(folder);
    await server.start();
    // Another page of this person brings the new build to the device.
    const second = await page.context().newPage();
    await second.goto('/');
    await expect(second.getByText(HINTS.other)).toBeVisible();
    await expect
      .poll(() => second.evaluate(() => caches.keys()))
      .toContainEqual(expect.stringMatching(/^build other /));
    await expect.poll(() => second.evaluate(async () => (await caches.keys()).length)).toBe(2);
    await second.close();

    await page.getByRole('button', { name: 'Rules' }).click();
    await expect(page.getByRole('heading', { name: 'In short' })).toBeVisible();
    await page.keyboard.press('Escape');
    const before = await standing(page);
    await page.reload();
    await expect.poll(() => standing(page)).toEqual(before);
    await page.goto('/');
    await expect(page.getByText(HINTS.other)).toBeVisible();
  });

  test('a device without room for the new build gets it from the server', async ({ server, visit }) => {
    const page = await visit('/', { ...laptop, ...keeping });
    await untilKept(page);
    const devtools = await page.context().newCDPSession(page);
    const { usage } = await devtools.send('Storage.getUsageAndQuota', { origin: server.url });
    await devtools.send('Storage.overrideQuotaForOrigin', {
      origin: server.url,
      quotaSize: Math.round(usage),
    });
    await server.kill();
    server.servePage(folder);
    await server.start();
    await page.goto('/');
    await expect(page.getByText(HINTS.other)).toBeVisible();
  });

  test('a page that is not kept says so when it misses a part, and the new build has the same game', async ({
    server,
    browser,
  }) => {
    // Not by `visit`: here the page does miss files, and the browser reports each.
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/');
    await beginHere(page, { rules: 'Ludo' });
    await server.kill();
    server.servePage(folder);
    await server.start();
    await page.getByRole('link', { name: 'to the first page' }).click();
    await page.getByRole('link', { name: 'Rule book' }).click();
    await expect(page.getByRole('alert')).toHaveText(/There is a new version of this page/);
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await expect(page.getByRole('heading', { name: 'Navy Uckers' })).toBeVisible();
    expect(new URL(page.url()).search, 'the address is as it was').toBe('');
    await page.goto('/here');
    await expect(throwButton(page)).toBeVisible();
    await context.close();
  });
});

test('a game that another version wrote is never thrown away', async ({ visit }) => {
  const page = await visit('/', laptop);
  await beginHere(page, { rules: 'Ludo' });
  const rows = await page.evaluate(() => {
    const kept = localStorage.getItem('ludo.here') ?? '';
    localStorage.setItem('ludo.here', kept.replace('"t":"open"', '"t":"open-another-way"'));
    return kept;
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: /another version of this page/ })).toBeVisible();
  await page.getByRole('link', { name: 'Begin another game' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(board(page)).toBeVisible();
  await page.evaluate((text) => localStorage.setItem('ludo.here.aside', text), rows);
  await page.goto('/new/here');
  await page.getByRole('button', { name: 'Try to open it again' }).click();
  await expect(throwButton(page)).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ludo.here.aside'))).not.toBeNull();
});
