// The games that are kept on this device, on the first page.
import { IDBFactory } from 'fake-indexeddb';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, until } from '../../test/dom/doing.ts';
import { show, showAddress } from '../../test/dom/page.tsx';
import { nameOf, type Part } from '../../test/dom/seeing.ts';
import { answer } from '../../test/dom/table.ts';
import { forgetKept, keepRecord, keptGames } from '../table/records/kept-games.ts';
import { KeptList } from './kept-list.tsx';

const database = new IDBFactory();
beforeEach(async () => {
  vi.stubGlobal('indexedDB', database);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  for (const { id } of await keptGames()) await forgetKept(id);
});

interface Game {
  readonly rules?: string;
  readonly seats?: string;
  readonly result: string;
  /** Null: a bot; undefined: left out. */
  readonly names: readonly (string | null | undefined)[];
}

function recordOf({ rules = 'jumbo', seats = '1-2-', result, names }: Game): string {
  const seated = names.map((name, nth) =>
    name === null ? `seat ${nth + 1} bot sensible` : `seat ${nth + 1} person - ${name ?? ''}`.trimEnd(),
  );
  const head = ['record 1', `rules ${rules}`, `seats ${seats}`, 'game 1', 'dice device', `result ${result}`];
  return [...head, ...seated, '', 'begin R', ''].join('\n');
}

/** The last one is the newest. */
async function keepAll(...games: readonly Game[]): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 6, 9) });
  for (const game of games) {
    expect(await keepRecord(recordOf(game), 'read')).not.toBeNull();
    vi.setSystemTime(Date.now() + 60_000);
  }
}

const kept = (page: Part): Part => page.in('region', 'Games kept here');
const told = (page: Part): readonly string[] =>
  page.has('region', 'Games kept here') ? kept(page).all('link').map(nameOf) : [];

test('tells of each what was played, by whom, who has won and when, and leads to it', async () => {
  await keepAll(
    { names: [undefined, undefined], result: 'w1' },
    { names: ['Ada', 'Ben'], result: 'open' },
    { names: ['Ada', 'Ben'], result: 'ended' },
    {
      rules: 'ludo+places=last',
      seats: '1234',
      names: ['Ada', 'Ben', 'Cem', 'Dana'],
      result: 'w3142',
    },
    { rules: 'uckers', seats: '1234', names: ['Ada', 'Ben', 'Cem', 'Dana'], result: 'w24' },
    { names: ['Ada', null], result: 'w2' },
  );
  const page = await show(<KeptList />);
  await until(() => expect(told(page)).toHaveLength(6));
  expect(told(page)).toEqual([
    'Jumbo Ludo with Ada and a bot, a bot won, today, 09:05. Watch it again',
    'Uckers with Ada, Ben, Cem, and Dana, Ben and Dana won, today, 09:04. Watch it again',
    'Ludo, with variations with Ada, Ben, Cem, and Dana, Cem won, today, 09:03. Watch it again',
    'Jumbo Ludo with Ada and Ben, Ended early, today, 09:02. Watch it again',
    'Jumbo Ludo with Ada and Ben, Not finished, today, 09:01. Watch it again',
    'Jumbo Ludo, today, 09:00. Watch it again',
  ]);
  const ids = (await act(keptGames)).map(({ id }) => `/replay/here/${id}`);
  expect(
    kept(page)
      .all('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(ids);
});

test('stands on the first page with the last three, and leads to all; each can be removed, once that is sure', async () => {
  await keepAll(...['Ada', 'Ben', 'Cem', 'Dana'].map((name) => ({ names: [name, null], result: 'w1' })));
  const page = await showAddress('/');
  const names = (): readonly (string | undefined)[] =>
    told(page).map((words) => /with (\w+)/.exec(words)?.[1]);
  await until(() => expect(told(page)).toHaveLength(4));
  expect(kept(page).the('link', 'All games kept here').getAttribute('href')).toBe('/replay');
  expect(names()).toEqual(['Dana', 'Cem', 'Ben', undefined]);
  const remove = /^Remove Jumbo Ludo with Cem and a bot, today, 09:02, from this device$/;
  await press(kept(page).the('button', remove));
  await answer('Keep it');
  await press(kept(page).the('button', remove));
  await answer('Remove it');
  await until(() => expect(names()).toEqual(['Dana', 'Ben', 'Ada', undefined]));
  const found = await act(keptGames);
  expect(found.map((game) => game.names[0])).toEqual(['Dana', 'Ben', 'Ada']);
});

test('is no part of the first page where there are none', async () => {
  const page = await showAddress('/');
  await until(() => expect(page.has('region', 'Open tables')).toBe(true));
  expect(page.has('region', 'Games kept here')).toBe(false);
});
