// The addresses under which games are watched again: of a record that is read here, and of games that are not there.
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, until, write } from '../../test/dom/doing.ts';
import { showAddress } from '../../test/dom/page.tsx';
import type { Part } from '../../test/dom/seeing.ts';
import { uckersRecord } from '../../test/uckers-record.ts';
import { keptGames } from '../table/records/kept-games.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const isWatched = (page: Part): Promise<void> =>
  until(() => expect(page.has('slider', 'Moment of the game')).toBe(true));

test('a record that is read is kept on this device, and its address leads to it', async () => {
  const page = await showAddress('/replay');
  await until(() => expect(page.has('textbox')).toBe(true));
  await write(page.the('textbox'), uckersRecord);
  await press(page.the('button', 'Watch it'));
  await isWatched(page);
  const [kept] = await act(keptGames);
  expect(kept).toMatchObject({ origin: 'read', names: ['A', 'B'] });
  expect(location.pathname).toBe(`/replay/here/${kept?.id}`);
  await isWatched(await showAddress(location.pathname));
});

test('where nothing can be kept a record is watched all the same', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const page = await showAddress('/replay');
  await until(() => expect(page.has('textbox')).toBe(true));
  await write(page.the('textbox'), uckersRecord);
  await press(page.the('button', 'Watch it'));
  await isWatched(page);
});

test('a game that is not kept here says so, and another one can be read there', async () => {
  const page = await showAddress('/replay/here/abc');
  await until(() => expect(page.says('This game is not kept on this device.')).toBe(true));
  expect(page.has('textbox')).toBe(true);
});

test('a game that the server does not have is told from one that cannot be fetched now', async () => {
  const page = await showAddress('/replay/abcdefghijkl/1');
  await until(() => expect(page.says('The game cannot be fetched now.')).toBe(true));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 404 })));
  await press(page.the('button', 'Try again'));
  await until(() => expect(page.says('This game is not there')).toBe(true));
  expect(page.has('button', 'Try again')).toBe(false);
});
