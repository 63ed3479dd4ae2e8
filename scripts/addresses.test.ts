/**
 * The addresses that the page shows something at are those of its README, the gallery goes to each, and each opens without a
 * network.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** `/learn/:lesson` and `/learn/LESSON` are both `/learn/*`. */
const patternOf = (address: string): string => address.replaceAll(/\/(?::\w+|[A-Z]+)(?=\/|$)/g, '/*');

const shown = Array.from(
  read('apps/web/src/app/app.tsx').matchAll(/<Route path="([^"]+)"/g),
  ([, path = '']) => patternOf(path),
);

test('apps/web/README.md lists the addresses of app.tsx', () => {
  const [line = ''] = /^Addresses: .*(?:\n.+)*/m.exec(read('apps/web/README.md')) ?? [];
  const listed = Array.from(line.matchAll(/`(\/[^`]*)`/g), ([, path = '']) => patternOf(path));
  expect(shown.length).toBeGreaterThan(5);
  expect(listed.toSorted(), 'the line "Addresses" of apps/web/README.md').toEqual(shown.toSorted());
});

/** Addresses that a text names nowhere, in quotes. */
const missedIn = (text: string): readonly string[] =>
  shown.filter(
    (pattern) => !new RegExp(`["'}\`]${pattern.replaceAll('/*', String.raw`/[^"'/]+`)}["'\`]`).test(text),
  );

test('a walk of the gallery goes to every address', () => {
  const walks = readdirSync(new URL('../e2e/gallery/walks', import.meta.url))
    .map((file) => read(`e2e/gallery/walks/${file}`))
    .join('\n');
  expect(missedIn(walks), 'no walk in e2e/gallery/walks goes there: open it, and show(page, NAME)').toEqual(
    [],
  );
});

test('every address is opened without a network', () => {
  const [list = ''] = /^const ADDRESSES = [^]*?;$/m.exec(read('e2e/stories/offline.spec.ts')) ?? [];
  expect(missedIn(list), 'ADDRESSES of e2e/stories/offline.spec.ts lacks them').toEqual([]);
});
