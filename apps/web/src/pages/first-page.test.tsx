// The first page: open tables that anybody finds, the way back to one's own, and what a device without a network is told.
import type { PublicTable, PublicTables } from '@ludo/protocol';
import { expect, test, vi } from 'vitest';
import { happen, press, until } from '../../test/dom/doing.ts';
import { showAddress } from '../../test/dom/page.tsx';
import { nameOf, wordsOf, type Part } from '../../test/dom/seeing.ts';
import { cardsIn, rulesOfCard } from '../cards/cards.ts';
import { noteStoredGame } from '../device/stored-game-note.ts';
import { noteLeft, noteOwnTable } from '../lobby/own-tables.ts';
import { notePeople } from '../lobby/people.ts';
import { storedGame } from '../table/stored-game.ts';
import { shareText } from '../telling/share-text.ts';
import { catalogue as english } from '../words/en/index.ts';

const ROOM = 'abcdefghijkl';
const OTHER = 'mnopqrstuvwx';
const TABLE: PublicTable = {
  room: ROOM,
  rules: 'jumbo',
  seats: [
    { player: 1, colours: [0], state: 'person', name: 'Ada' },
    { player: 2, colours: [2], state: 'open' },
  ],
  phase: 'gathering',
  watchers: 0,
  since: 0,
};

/** What the server says of open tables, from now on. */
function lists(...tables: readonly PublicTable[]): void {
  const list: PublicTables = { tables, kept: { gathering: 7, playing: 90, over: 365 } };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(list)));
}

const openTables = (page: Part): Part => page.in('region', 'Open tables');
const found = (page: Part): readonly string[] => openTables(page).all('link').map(nameOf);

test('open tables are looked for when the page comes and when one asks again, and each leads to its table', async () => {
  lists();
  const page = await showAddress('/');
  await until(() => expect(openTables(page).says('No open table just now.')).toBe(true));
  lists(TABLE);
  await press(openTables(page).the('button', 'Look again'));
  await until(() => expect(found(page)).toEqual(['Jumbo Ludo, 1 of 2 seats taken: Ada. Join']));
  expect(openTables(page).the('link').getAttribute('href')).toBe(`/table/${ROOM}`);
  lists({
    ...TABLE,
    phase: 'playing',
    seats: TABLE.seats.map((seat) => ({ ...seat, state: 'person', name: 'Ada' })),
  });
  await press(openTables(page).the('button', 'Look again'));
  await until(() => expect(found(page)).toEqual(['Jumbo Ludo, The game is on: Ada and Ada. Watch']));
  expect(openTables(page).says('No free seat just now, and 1 game to watch')).toBe(true);
  expect(openTables(page).has('button', 'Play against bots right now')).toBe(true);
});

test.each([
  ['indian+captureFirst+goal=1+places=first', 'Quick Ludo, 7 throws'],
  ['indian+captureFirst', 'Ludo as in the apps, 7 throws'],
  ['german', 'German-style Ludo, 7 throws'],
])('the game on this screen by %s is called %s', async (rules, told) => {
  lists();
  noteStoredGame({ rules, throws: 7 });
  const page = await showAddress('/');
  expect(wordsOf(page.the('link', /^Go on with the game on this screen/))).toContain(told);
});

test('all games are there in their order, each with its board, and lead to where they are made', async () => {
  lists();
  const page = await showAddress('/');
  const games = page.in('region', 'The games');
  expect(games.all('link').map((link) => link.getAttribute('href'))).toEqual(
    cardsIn('en').map((card) => `/new/bots?game=${card}`),
  );
  expect(games.all('link').map(nameOf)[0]).toMatch(
    /^Ludo as in the apps about \d+ to \d+ minutes quick: \d+ to \d+$/,
  );
  await until(() => expect(games.element.querySelectorAll('svg')).toHaveLength(cardsIn('en').length));
});

test('a table by the rules of a card is called as the card is; with a switch more it has variations', async () => {
  lists({ ...TABLE, rules: rulesOfCard('quick-ludo') });
  const page = await showAddress('/');
  await until(() => expect(found(page)).toEqual([expect.stringMatching(/^Quick Ludo, 1 of 2/)]));
  lists({ ...TABLE, rules: `${rulesOfCard('quick-ludo')}+threeSixes=allowed` });
  await press(openTables(page).the('button', 'Look again'));
  await until(() =>
    expect(found(page)).toEqual([expect.stringMatching(/^Ludo as in the apps, with variations, 1 of 2/)]),
  );
});

test('an open table is seen as it stands', async () => {
  lists(TABLE);
  const page = await showAddress('/');
  const pieces = (): readonly (string | null)[] =>
    [...openTables(page).element.querySelectorAll('.table-picture svg > g')]
      .filter((drawing) => drawing.querySelector('.piece-body') !== null)
      .map((piece) => piece.getAttribute('transform'));
  await until(() => expect(pieces()).toHaveLength(8));
  const inBase = pieces();
  lists({ ...TABLE, phase: 'playing', position: 'jumbo 1-2- b.b.3.h/-/b.b.b.b/- R ? -' });
  await press(openTables(page).the('button', 'Look again'));
  await until(() => expect(pieces().filter((place) => !inBase.includes(place))).toHaveLength(2));
  expect(pieces()).toHaveLength(8);
});

test('where no table is open, one press begins a game against bots; one that is kept is not replaced', async () => {
  lists();
  const page = await showAddress('/');
  await until(() => expect(openTables(page).has('button', 'Play against bots right now')).toBe(true));
  await press(openTables(page).the('button', 'Play against bots right now'));
  await until(() => expect(page.has('group', 'Board of Ludo')).toBe(true));
  expect(
    storedGame()
      ?.rows.map(({ row }) => row.t)
      .slice(0, 3),
  ).toEqual(['open', 'sit', 'bot']);
  const kept = storedGame()?.rows.length ?? 0;
  const again = await showAddress('/');
  await until(() => expect(openTables(again).has('button', 'Play against bots right now')).toBe(true));
  await press(openTables(again).the('button', 'Play against bots right now'));
  await until(() => expect(again.has('button', 'Start the game')).toBe(true));
  expect(storedGame()?.rows.length).toBeGreaterThanOrEqual(kept);
});

test('the table of the last seat is the first way on, with who plays and when one was last there', async () => {
  lists();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 4, 6, 12) });
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  noteOwnTable({ room: OTHER, rules: 'ludo', at: new Date(2026, 4, 5, 21, 30).getTime(), others: [] });
  noteOwnTable({ room: ROOM, rules: 'jumbo', at: new Date(2026, 4, 6, 9, 2).getTime(), others: ['Ben'] });
  const page = await showAddress('/');
  const [first] = page.in('navigation').all('link');
  expect(first?.getAttribute('href')).toBe(`/table/${ROOM}`);
  expect([...(first?.children ?? [])].map(wordsOf)).toEqual([
    'Go back to your table',
    'Jumbo Ludo with Ben',
    'Last visited today, 09:02',
  ]);
  const own = page.in('region', 'Your tables');
  expect(own.all('link').map(nameOf)).toEqual(['Ludo, Last visited yesterday, 21:30. Go back']);
  noteLeft(ROOM);
  const later = await showAddress('/');
  expect(later.in('navigation').has('link', /^Go back to your table/)).toBe(false);
  expect(later.in('region', 'Your tables').all('link')).toHaveLength(2);
});

test('a table at which a game has ended leads to that game, too', async () => {
  lists();
  noteOwnTable({ room: OTHER, rules: 'ludo', at: Date.UTC(2026, 4, 5), others: ['Cem'], ended: 3 });
  noteOwnTable({ room: ROOM, rules: 'jumbo', at: Date.UTC(2026, 4, 6), others: ['Ben'] });
  const page = await showAddress('/');
  const own = page.in('region', 'Your tables');
  const again = own.all('link').filter((link) => nameOf(link).endsWith('. Watch the last game again'));
  expect(again.map((link) => link.getAttribute('href'))).toEqual([`/replay/${OTHER}/3`]);
});

test('the page leads back to the table at which one sat, until it is removed from the list', async () => {
  lists();
  const without = await showAddress('/');
  expect(without.has('region', 'Your tables')).toBe(false);
  noteOwnTable({ room: ROOM, rules: 'jumbo', at: Date.UTC(2026, 4, 6), others: ['Ben'] });
  const page = await showAddress('/');
  const own = page.in('region', 'Your tables');
  expect(own.the('link', /^Jumbo Ludo with Ben, .*\. Go back$/).getAttribute('href')).toBe(`/table/${ROOM}`);
  await press(own.the('button', /^Remove the table of Jumbo Ludo/));
  expect(page.has('region', 'Your tables')).toBe(false);
});

const made = vi.hoisted(() => ({ rooms: [] as unknown[], isReachable: true }));
vi.mock('../table/remote/remote-table.ts', async (original) => ({
  ...(await original<object>()),
  makeRoom: (opening: unknown) => {
    made.rooms.push(opening);
    const room = { ok: true, room: 'abcdefghijkl', token: 't', person: 'p' };
    return Promise.resolve(made.isReachable ? room : null);
  },
}));

test('whom one has played with can be asked again, for a table like the last one, or taken off the list', async () => {
  lists();
  for (const name of ['Cem', 'Ben']) notePeople([{ name, rules: 'uckers', seats: '1212', at: 1 }]);
  notePeople([{ name: 'Dana', rules: 'ludo+safe', rulesName: 'HMS', seats: '1-2-', headStart: true, at: 2 }]);
  const page = await showAddress('/');
  const list = page.in('region', 'People you have played with');
  await press(list.the('button', /^Remove Cem/));
  expect(list.all('listitem').map(wordsOf)).toEqual([
    expect.stringContaining('Ludo (HMS)'),
    expect.stringContaining('Uckers'),
  ]);
  made.isReachable = false;
  await press(list.the('button', 'Ask again: Ask Ben for another game of Uckers'));
  await until(() => expect(list.says('The server cannot be reached')).toBe(true));
  made.isReachable = true;
  await press(list.the('button', 'Ask again: Ask Ben for another game of Uckers'));
  await until(() => expect(location.pathname).toBe('/table/abcdefghijkl'));
  expect(made.rooms).toEqual([
    expect.objectContaining({ rules: 'uckers', seats: '1212' }),
    expect.objectContaining({ rules: 'uckers', seats: '1212' }),
  ]);
  expect(JSON.stringify(made.rooms)).not.toContain('rulesName');
  const again = await showAddress('/');
  await press(again.the('button', 'Ask again: Ask Dana for another game of Ludo (HMS)'));
  await until(() => expect(made.rooms).toHaveLength(3));
  expect(made.rooms[2]).toMatchObject({ rules: 'ludo+safe', rulesName: 'HMS', headStart: true });
  const played = { rules: 'uckers', rulesName: null, start: 'whole' } as const;
  expect(shareText(english, 'abcdefghijkl', played)).toContain('another game of Uckers?');
  expect(shareText(english, 'another-room', played)).toBe('Play Uckers with me');
  const own = { rules: 'uckers+anyDouble+blowBack', rulesName: 'HMS', start: 'head-start' } as const;
  const lines = shareText(english, 'another-room', own).split('\n');
  expect(lines.slice(0, 2)).toEqual([
    'Play Uckers (HMS) with me',
    '– Any double throws again, not only a 6.',
  ]);
  expect(lines).toHaveLength(4);
  const more = { ...own, rules: `${own.rules}+challenge=consecutive+snakeEyes=out` };
  expect(shareText(english, 'another-room', more)).toMatch(/^(?:.*\n){3}– … and 3 more$/);
});

test('a device without a network is told so where friends are invited, for as long as that lasts', async () => {
  lists();
  const page = await showAddress('/');
  const friends = (): string => wordsOf(page.the('link', /^With friends by link/));
  expect(friends()).toContain('on their own device');
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await happen(() => void dispatchEvent(new Event('offline')));
  expect(friends()).toContain('seems to have no network');
  isOnline.mockReturnValue(true);
  await happen(() => void dispatchEvent(new Event('online')));
  expect(friends()).toContain('on their own device');
});
