// A game that was played on this screen, after its end.
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, until } from '../../test/dom/doing.ts';
import { showAddress } from '../../test/dom/page.tsx';
import type { Part } from '../../test/dom/seeing.ts';
import { tableHere } from '../../test/dom/table.ts';
import { forgetKept, keptGames, type KeptGame } from '../table/records/kept-games.ts';

/** Red wins with the 1 that lies. */
const LAST = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R 1 -';

const database = new IDBFactory();
beforeEach(async () => {
  vi.stubGlobal('indexedDB', database);
  for (const { id } of await keptGames()) await forgetKept(id);
});

async function here(): Promise<Part> {
  const page = await showAddress('/here');
  await until(() => expect(page.has('group', /^Board of /)).toBe(true));
  return page;
}

/** Once there are so many. */
async function kept(count: number): Promise<readonly KeptGame[]> {
  let found: readonly KeptGame[] = [];
  await until(() => {
    void keptGames().then((games) => (found = games));
    expect(found).toHaveLength(count);
  });
  return found;
}

test('is kept on the device: its result says so after a reload, and the first page leads to it, until it is removed', async () => {
  tableHere(LAST, ['Ada', 'Ben']).close();
  const first = await here();
  await press(first.the('button', /^Move: /));
  const [game] = await kept(1);
  expect(game).toMatchObject({ origin: 'here', names: ['Ada', 'Ben'], result: 'w1' });
  const again = await here();
  await press(again.the('button', 'Keep this game'));
  await until(() => expect(again.says('It is kept on this device')).toBe(true));
  expect(await kept(1)).toEqual([game]);
  const site = await showAddress('/');
  await until(() => expect(site.has('link', /^Jumbo Ludo with Ada and Ben, Ada won, today/)).toBe(true));
  void forgetKept(game?.id ?? '');
  await kept(0);
  const last = await here();
  await press(last.the('button', 'Keep this game'));
  await until(() => expect(last.says('It is not kept on this device')).toBe(true));
});
