// A game on one screen is kept on the device when it is over: once, with its names, and as it counted.
import { IDBFactory } from 'fake-indexeddb';
import { checkRecord, parseRecord } from '@ludo/room/record';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Table } from '../table.ts';

/** Red wins with the 1 that lies. */
const LAST = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R 1 -';

/** What all tabs share. */
let device = new Map<string, string>();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  device = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => void device.set(key, value),
    removeItem: (key: string) => void device.delete(key),
  });
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Nothing is painted here, and nobody is busy.
  for (const name of ['requestAnimationFrame', 'requestIdleCallback'])
    vi.stubGlobal(name, (act: () => void) => setTimeout(act));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with a memory of its own. */
async function tab() {
  vi.resetModules();
  const { beginHere, openLocalTable } = await import('../local-table.ts');
  const begin = (names: readonly (string | null)[] = ['Ada', 'Ben']): void => {
    const people = names.map((name, nth) => ({ player: nth + 1, name: name ?? '', isBot: name === null }));
    expect(beginHere({ rules: 'jumbo', seats: '1-2-', position: LAST }, people).ok).toBe(true);
  };
  const keeping = await import('./keep-here.ts');
  const open = (): { table: Table; leave: () => void } => {
    const table = openLocalTable();
    if (table === null) throw new Error('no game');
    const stop = keeping.keepEndedGames(table);
    const leave = (): void => {
      stop();
      table.close();
    };
    return { table, leave };
  };
  return { begin, open, ...keeping, ...(await import('./kept-games.ts')) };
}

const start = (table: Table) => table.act({ do: 'start' });
const win = (table: Table) => table.act({ do: 'play', ply: table.view().room?.ply ?? 0, play: 'R55>h' });

test('that is won, with names; its record is right', async () => {
  const { begin, open, keptGames, keptRecord, keptIdOf } = await tab();
  begin(['Ada', null]);
  const { table, leave } = open();
  await start(table);
  expect(await keptIdOf(table)).toBeNull();
  await win(table);
  const id = await keptIdOf(table);
  expect(id).toMatch(/^[a-z0-9]{1,32}$/);
  expect(await keptGames()).toMatchObject([
    { id, origin: 'here', rules: 'jumbo', names: ['Ada', ''], result: 'w1', throws: 0 },
  ]);
  const record = parseRecord((await keptRecord(id ?? '')) ?? '');
  expect(record.ok && checkRecord(record.value).ok).toBe(true);
  leave();
});

test('that is ended, also if the next one begins at once and is won', async () => {
  const { begin, open, keptGames, keptIdOf } = await tab();
  begin();
  const { table, leave } = open();
  await start(table);
  await table.act({ do: 'end' });
  vi.setSystemTime(Date.now() + 1);
  await start(table);
  await win(table);
  expect(await keptIdOf(table)).not.toBeNull();
  expect((await keptGames()).map(({ result }) => result)).toEqual(['w1', 'ended']);
  leave();
});

test('whose end is taken back is not kept, until it is over again', async () => {
  const { begin, open, keptGames, keptRecord, keptIdOf } = await tab();
  begin();
  const { table, leave } = open();
  await start(table);
  await win(table);
  const first = (await keptRecord((await keptIdOf(table)) ?? '')) ?? '';
  expect(table.undo()).toBe(true);
  expect(await keptIdOf(table)).toBeNull();
  expect(await keptGames()).toEqual([]);
  await win(table);
  // Before anything was kept.
  expect(table.undo()).toBe(true);
  expect(await keptIdOf(table)).toBeNull();
  await table.act({ do: 'end' });
  const id = await keptIdOf(table);
  expect((await keptGames()).map(({ result }) => result)).toEqual(['ended']);
  expect(await keptRecord(id ?? '')).not.toBe(first);
  leave();
});

test('and was forgotten by somebody is not kept again when it is opened', async () => {
  const one = await tab();
  one.begin();
  const before = one.open();
  await start(before.table);
  await win(before.table);
  await one.forgetKept((await one.keptIdOf(before.table)) ?? '');
  before.leave();
  const again = await tab();
  const after = again.open();
  expect(await again.keptIdOf(after.table)).toBeNull();
  expect(await again.keptGames()).toEqual([]);
  after.leave();
});

test('on a page that ended too early is kept by the next one', async () => {
  const one = await tab();
  one.begin();
  vi.stubGlobal('indexedDB', undefined);
  const before = one.open();
  await start(before.table);
  await win(before.table);
  before.leave();
  vi.stubGlobal('indexedDB', new IDBFactory());
  const again = await tab();
  const after = again.open();
  expect(await again.keptIdOf(after.table)).not.toBeNull();
  after.leave();
});

test('in two tabs is kept once', async () => {
  const [one, other] = [await tab(), await tab()];
  one.begin();
  const here = one.open();
  await start(here.table);
  const there = other.open();
  await win(here.table);
  // Refused: it learns that the game is over.
  await there.table.act({ do: 'end' });
  expect(there.table.view().room?.phase).toBe('over');
  const ids = await Promise.all([one.keptIdOf(here.table), other.keptIdOf(there.table)]);
  expect(ids[0]).not.toBeNull();
  expect(ids[1]).toBe(ids[0]);
  expect((await one.keptGames()).map(({ id }) => id)).toEqual([ids[0]]);
  here.leave();
  there.leave();
});

test('that one tab has kept and somebody has removed is not kept anew by a tab that is slow', async () => {
  const [one, other] = [await tab(), await tab()];
  one.begin();
  const here = one.open();
  await start(here.table);
  const there = other.open();
  await win(here.table);
  const id = await one.keptIdOf(here.table);
  const waiting: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (act: () => void) => waiting.push(act));
  const noted = device.get('ludo.here.kept') ?? '';
  device.delete('ludo.here.kept');
  await there.table.act({ do: 'end' });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  device.set('ludo.here.kept', noted);
  await one.forgetKept(id ?? '');
  for (const act of waiting) act();
  expect(await other.keptIdOf(there.table)).toBeNull();
  expect(await one.keptGames()).toEqual([]);
  here.leave();
  there.leave();
});
