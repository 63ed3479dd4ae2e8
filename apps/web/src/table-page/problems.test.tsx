// What stands where a table cannot be reached, or not any more.
import type { PublicTables, WireRefusal } from '@ludo/protocol';
import { expect, test, vi } from 'vitest';
import { happen, press, until, write } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { ROOM } from '../../test/dom/fake-table.ts';
import { showAddress } from '../../test/dom/page.tsx';
import { wordsOf } from '../../test/dom/seeing.ts';
import { comeTo } from '../../test/dom/table.ts';
import { noteOwnTable, ownTables } from '../lobby/own-tables.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const refused = (code: 'room-full' | 'room-unknown' | 'wrong-version'): WireRefusal => ({
  code,
  clause: null,
});

/** The page of somebody who is not let in. */
async function turnedAway(refusal: WireRefusal) {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const { page, table } = await comeTo(room, 'cem', 'at the door');
  await happen(() => table.hears({ type: 'join-refused', refusal }));
  return page;
}

test('a room that is full says so, and leads to the first page', async () => {
  const page = await turnedAway(refused('room-full'));
  expect(page.all('alert').map(wordsOf).join('')).toContain('table');
  expect(page.has('group', /^Board of /)).toBe(false);
  expect(page.in('main').the('link', 'To the first page').getAttribute('href')).toBe('/');
});

test('a table that is gone says so in plain words, and how long tables are kept', async () => {
  const kept: PublicTables = { tables: [], kept: { gathering: 7, playing: 90, over: 365 } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(kept)));
  history.replaceState(null, '', `/table/${ROOM}`);
  noteOwnTable({ room: ROOM, rules: 'ludo', at: 0, others: [] });
  const page = await turnedAway(refused('room-unknown'));
  expect(page.has('heading', 'There is no such table, or not any more')).toBe(true);
  expect(page.says('It has been taken off your list of tables.')).toBe(true);
  expect(ownTables()).toEqual([]);
  await until(() => expect(page.says('after 7 days where no game has begun')).toBe(true));
  expect(page.says('after 7 days where no game has begun')).toBe(true);
  expect(page.says('after 365 days where one has been finished')).toBe(true);
  expect(page.the('link', 'Make a new table').getAttribute('href')).toBe('/new/friends');
});

test('a table that does not come says what can be done meanwhile', async () => {
  vi.useFakeTimers();
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const { page } = await comeTo(room, 'cem', 'at the door');
  expect(page.has('heading', 'This table needs the internet')).toBe(false);
  await happen(() => void vi.advanceTimersByTime(4000));
  expect(page.has('heading', 'This table needs the internet')).toBe(true);
  expect(page.the('link', 'Play on this screen').getAttribute('href')).toBe('/new/here');
});

test('an address that is none says so, and the way back is one press', async () => {
  const none = await showAddress('/no/such/page');
  expect(none.says('There is no such page.')).toBe(true);
  const cut = await showAddress(`/table/${ROOM.slice(1)}`);
  expect(cut.has('heading', 'There is no such table, or not any more')).toBe(true);
  // The letter that is missing can be added.
  await write(cut.the('textbox', 'Link or code of the table'), ROOM);
  await press(cut.the('button', 'Go to the table'));
  expect(location.pathname).toBe(`/table/${ROOM}`);
  const rules = await showAddress('/rules/navy.uckers');
  await until(() => expect(rules.says('There are no rules of this name.')).toBe(true));
  const chosen = await showAddress('/rules/ludo+enterOn=16');
  await until(() => expect(chosen.has('heading', 'Different from the standard')).toBe(true));
  expect(chosen.element.textContent.match(/ML-13/g)).toHaveLength(3);
});

test('what is no link to a table is told where it was written', async () => {
  const page = await showAddress('/');
  await write(page.the('textbox', 'Link or code of the table'), 'what?');
  await press(page.the('button', 'Go to the table'));
  expect(page.says('This is not the link or the code of a table.')).toBe(true);
});
