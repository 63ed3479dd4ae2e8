// The games that this version keeps on a device, in the browser's database: later versions must read them for ever, and
// write the same. `kept-records.json` has each entry of the database; it never changes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IDBFactory } from 'fake-indexeddb';
import { createStore, entries, setMany } from 'idb-keyval';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = JSON.parse(readFileSync(join(import.meta.dirname, 'kept-records.json'), 'utf8')) as Readonly<
  Record<string, unknown>
>;
const HERE = 'mjkq2p7d';
const READ = '0fddfe8df066cfbb034da6e99f4c6d76';

const database = () => createStore('ludo.kept-games', 'games');

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what it was is read as what it was', async () => {
  await setMany(Object.entries(kept), database());
  const { keptGames, keptRecord } = await import('../src/table/records/kept-games.ts');
  expect(await keptGames()).toEqual([
    {
      id: READ,
      keptAt: 1_801_000_060_000,
      origin: 'read',
      rules: 'uckers',
      names: ['Ada', 'دانا', 'Ben "B."', ''],
      result: 'w24',
      throws: 2,
    },
    {
      id: HERE,
      keptAt: 1_801_000_000_000,
      origin: 'here',
      rules: 'jumbo',
      names: ['Ada 😀', ''],
      result: 'ended',
      throws: 1,
    },
  ]);
  expect(await Promise.all([HERE, READ].map(keptRecord))).toEqual([
    kept[`text.${HERE}`],
    kept[`text.${READ}`],
  ]);
});

test('what is kept is written as it was', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_801_000_000_000 });
  const { keepRecord } = await import('../src/table/records/kept-games.ts');
  expect(await keepRecord(String(kept[`text.${HERE}`]), 'here', HERE)).toBe(HERE);
  vi.setSystemTime(1_801_000_060_000);
  expect(await keepRecord(String(kept[`text.${READ}`]), 'read')).toBe(READ);
  expect(Object.fromEntries(await entries<string, unknown>(database()))).toEqual(kept);
});
