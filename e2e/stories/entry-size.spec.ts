import { gzipSync } from 'node:zlib';
import { expect, test } from '../harness.ts';

/** Bytes of JavaScript, compressed, that a first visit waits for. */
const BUDGET = 90_000;

test('the entry JavaScript stays under 90 kB gzip', async ({ server }) => {
  const page = await (await fetch(server.url)).text();
  const scripts = Array.from(page.matchAll(/(?:src|href)="([^"]+\.js)"/g), ([, path = '']) => path);
  expect(scripts.length, 'the page names its scripts').toBeGreaterThan(0);

  const sizes = await Promise.all(
    scripts.map(async (path) => {
      const answer = await fetch(new URL(path, server.url));
      expect(answer.status, path).toBe(200);
      return [path, gzipSync(await answer.text(), { level: 9 }).length] as const;
    }),
  );
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(total, sizes.map(([path, size]) => `${path} ${size}`).join('\n')).toBeLessThan(BUDGET);
  // React alone is more than this: a smaller sum means that something was not counted.
  expect(total).toBeGreaterThan(50_000);
});
