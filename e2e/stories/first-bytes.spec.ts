// What a first visit costs: a law in bytes and requests, which no slow machine can change. How long it takes on a slow
// phone is measured by `npm run speed`.
import { expect, test } from '../harness.ts';

/** Compressed bytes until the first page can be pressed: page, styles and entry scripts. */
const BYTES = 100_000;
/** Files that stand between a first visit and a page that answers. */
const FILES = 8;

test('the first page is there to read before any script, and little is fetched until it answers', async ({
  server,
  browser,
}) => {
  const withoutScripts = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const bare = await withoutScripts.newPage();
  await bare.goto('/');
  await expect(bare.getByRole('heading', { name: 'Ludo and Uckers', level: 2 })).toBeVisible();
  for (const [choice, path] of [
    ['Around this screen', '/new/here'],
    ['With friends by link', '/new/friends'],
  ] as const) {
    await expect(bare.getByRole('link', { name: choice })).toHaveAttribute('href', path);
  }
  await withoutScripts.close();

  const headers = { 'accept-encoding': 'br', 'accept-language': 'de' };
  const first = await fetch(server.url, { headers });
  const page = await first.text();
  expect(page).toContain('An diesem Bildschirm spielen');
  const paths = Array.from(page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, path = '']) => path);
  const sizes = await Promise.all(
    paths.map(async (path) =>
      Number((await fetch(server.url + path, { headers })).headers.get('content-length')),
    ),
  );
  const total = sizes.reduce((sum, size) => sum + size, Number(first.headers.get('content-length')));
  expect(total).toBeLessThan(BYTES);
  expect(total, 'React alone is more').toBeGreaterThan(50_000);
  expect(paths.length).toBeLessThan(FILES);
});
