// A table on a television, and the pages by which it gets there.
import type { Command } from '@ludo/room';
import { beforeEach, expect, test, vi } from 'vitest';
import { happen, until } from '../../test/dom/doing.ts';
import { fakeRoom, roomFrom, type FakeRoom } from '../../test/dom/fake-room.ts';
import { ROOM, type FakeTable } from '../../test/dom/fake-table.ts';
import { everything, show, showAddress } from '../../test/dom/page.tsx';
import { nameOf, wordsOf, type Part } from '../../test/dom/seeing.ts';
import { turnOf } from '../../test/dom/table.ts';
import { noteOwnTable } from '../lobby/own-tables.ts';
import { useSettings } from '../preferences/settings.ts';
import { TableHost } from '../table-host/table-host.tsx';
import { TelevisionScreen } from './television-screen.tsx';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
/** Red wins with a 1. */
const NEARLY = 'jumbo 1-2- 55.h.h.h/-/b.b.4.9/- R ? -';

beforeEach(() => {
  history.replaceState(null, '', `/tv/${ROOM}`);
  useSettings.getState().change({ messWords: false });
});

async function onTelevision(room: FakeRoom): Promise<{ page: Part; table: FakeTable }> {
  let table: FakeTable | null = null;
  await happen(() => void (table = room.tableOf('the television')));
  if (table === null) throw new Error('nobody came');
  return { table, page: await show(<TableHost table={table} screen={TelevisionScreen} />) };
}

const company = (from = NEARLY) => roomFrom(from, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
const players = (page: Part): readonly string[] => page.in('region', 'Players').all('listitem').map(wordsOf);
/** What could be pressed or written into, with a finger, a key or a remote control. */
const controls = (): readonly string[] =>
  [...document.body.querySelectorAll('button, a, input, summary, dialog, [tabindex="0"]')]
    .filter((each) => each.closest('[inert]') === null)
    .map(nameOf);

async function does(room: FakeRoom, person: string, what: 'throw' | Command): Promise<void> {
  await happen(() => room.does(person, what === 'throw' ? { do: 'throw', ply: room.state().ply } : what));
}

test('whose turn it is, the dice, what happened last, who plays and how to join: and nothing to press, in any phase', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-', position: POSITION }, { ada: { 1: 'Ada' } });
  const { page } = await onTelevision(room);
  expect(page.says('1 seat is still open; the game can start when all are taken.')).toBe(true);
  expect(controls()).toEqual([]);
  await does(room, 'ben', { do: 'sit', player: 2, name: 'Ben' });
  expect(players(page)).toEqual([expect.stringContaining('Ada'), expect.stringContaining('Ben')]);
  await does(room, 'ada', { do: 'start' });
  expect(turnOf(page)).toBe('Ada (Red) throws');
  expect(controls()).toEqual([]);
  room.deal(3);
  await does(room, 'ada', 'throw');
  expect(page.says('Ada (Red) throws 3.')).toBe(true);
  expect(page.element.querySelectorAll('.television-side .die-pip')).toHaveLength(1);
  expect(page.in('complementary', 'Play or watch here too').says(ROOM)).toBe(true);
  expect(controls()).toEqual([]);
  await does(room, 'ada', { do: 'end' });
  expect(controls()).toEqual([]);
});

test('the win fills the room, with the score; and the next game of the table comes by itself', async () => {
  const room = company();
  const { page } = await onTelevision(room);
  await does(room, 'ada', { do: 'start' });
  room.deal(1);
  await does(room, 'ada', 'throw');
  await does(room, 'ada', { do: 'play', ply: room.state().ply, play: 'R55>h' });
  expect(page.has('heading', 'Ada (Red) wins!')).toBe(true);
  expect(page.says('The next game is started on the phones.')).toBe(true);
  expect(controls()).toEqual([]);
  await does(room, 'ben', { do: 'start' });
  expect(page.says(/Ben \(Yellow\).* 20 seconds/)).toBe(true);
  await does(room, 'ada', { do: 'start' });
  expect(page.has('heading', 'Ada (Red) wins!')).toBe(false);
  expect(turnOf(page)).toBe('Ada (Red) throws');
  expect(players(page)[0]).toContain('1 win');
});

test('in Uckers it is told who is whose partner', async () => {
  const room = roomFrom('uckers 1234 3.7.12.20/b.b.b.b/b.5.30.50/b.b.b.b R ? -', {
    ada: { 1: 'Ada' },
    ben: { 2: 'Ben' },
    cem: { 3: 'Cem' },
    dora: { 4: 'Dora' },
  });
  const { page } = await onTelevision(room);
  expect(page.says(/Ada \(Red\) and Cem \(Yellow\) are partners against Ben/)).toBe(true);
});

test('what is said at the table is seen on the board', async () => {
  const room = company();
  const { page } = await onTelevision(room);
  await does(room, 'ada', { do: 'start' });
  await happen(() => room.says('ben', { phrase: 'clap' }));
  expect(page.element.querySelector('[data-testid="flying-2"]')?.textContent).toBe('👏');
});

test('a connection that is lost is told, and is back by itself', async () => {
  const room = company();
  const { page, table } = await onTelevision(room);
  await happen(() => table.drops());
  expect(page.says(/The connection is lost/)).toBe(true);
  await does(room, 'ada', { do: 'start' });
  await happen(() => table.joins());
  expect(page.element.querySelector('.connection-lost')).toBeNull();
  expect(turnOf(page)).toBe('Ada (Red) throws');
});

test('the screen is asked to stay on for the whole evening', async () => {
  vi.useFakeTimers();
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release, addEventListener: () => undefined }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  try {
    await onTelevision(company());
    await happen(() => void vi.advanceTimersByTime(2 * 3_600_000));
    expect(request).toHaveBeenCalledWith('screen');
    expect(release).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(navigator, 'wakeLock');
  }
});

test('a table that is gone leads back to the code, and another one that does not let it in is tried again', async () => {
  const { page, table } = await onTelevision(company());
  await happen(() => table.hears({ type: 'join-refused', refusal: { code: 'room-full', clause: null } }));
  expect(page.element.isConnected).toBe(true);
  const late = company().tableOf('a late television', false);
  const other = await show(<TableHost table={late} screen={TelevisionScreen} />);
  await happen(() => late.hears({ type: 'join-refused', refusal: { code: 'room-full', clause: null } }));
  expect(other.in('alert').says('It is tried again by itself.')).toBe(true);
  await happen(() => late.hears({ type: 'join-refused', refusal: { code: 'room-unknown', clause: null } }));
  expect(location.pathname).toBe('/tv');
});

test('a phone that has scanned the code is asked which of its tables is shown', async () => {
  noteOwnTable({ room: ROOM, rules: 'ludo', at: 0, others: ['Ben', 'Cem'] });
  const page = await showAddress('/send/CFH346');
  await until(() => expect(page.has('heading', 'Which table?')).toBe(true));
  expect(page.in('main').all('button').map(nameOf)).toEqual([expect.stringMatching(/^Ludo.* Ben and Cem$/)]);
});

test('where no table is known the code is told, to be typed at the table; what is no code is told', async () => {
  const page = await showAddress('/send/cfh346');
  await until(() => expect(page.says('CFH 346')).toBe(true));
  expect(page.says(/^.*choose “Show on a television” in its settings/)).toBe(true);
  const wrong = await showAddress('/send/OOO111');
  await until(() => expect(wrong.has('alert')).toBe(true));
  expect(everything().has('button', /Ludo/)).toBe(false);
});

test('a table of Uckers is told in mess words on a television that is set to them', async () => {
  useSettings.getState().change({ messWords: true });
  const position = 'uckers 1212 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -';
  const room = roomFrom(position, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  const { page } = await onTelevision(room);
  const board = (): readonly (string | null)[] =>
    [...document.querySelectorAll('[data-stand]')].map((stand) => stand.getAttribute('aria-label'));
  await until(() => expect(board()).toContain('Red pieces in harbour (4)'));
  await does(room, 'ada', { do: 'start' });
  room.deal(6, 4);
  await does(room, 'ada', 'throw');
  await does(room, 'ada', { do: 'play', ply: room.state().ply, play: 'Rb>0,R0>4' });
  await until(() => expect(page.says(/brings a piece out of harbour/)).toBe(true));
  expect(board().filter((stand) => stand?.includes('base'))).toEqual([]);
});
