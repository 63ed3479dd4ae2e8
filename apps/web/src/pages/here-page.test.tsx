// The page of the game on this screen: what leads to it, and what stands where it was.
import { expect, test, vi } from 'vitest';
import { happen, press, until } from '../../test/dom/doing.ts';
import { showAddress } from '../../test/dom/page.tsx';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { captions, choices, standing, tableHere, turnOf } from '../../test/dom/table.ts';
import { beginHere } from '../table/local-table.ts';
import { noteOnline } from '../device/stored-game-note.ts';

const LYING = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -';
const ROOM = 'abcdefghijkl';

function begun(position = LYING): void {
  const table = tableHere(position, ['Anna', 'Ben']);
  void table.act({ do: 'start' });
  table.close();
}

const isAtTable = (page: Part) => until(() => expect(page.has('group', /^Board of /)).toBe(true));

test('a game that went online is found there, or gone on with here all the same', async () => {
  begun();
  noteOnline(ROOM);
  const first = await showAddress('/');
  expect(
    first.the('link', /^Go on with the game that went from this screen to friends/).getAttribute('href'),
  ).toBe(`/table/${ROOM}`);
  const page = await showAddress('/here');
  await until(() => expect(page.has('heading', 'This game went online')).toBe(true));
  expect(page.the('link', /^To the table online/).getAttribute('href')).toBe(`/table/${ROOM}`);
  await press(page.the('button', /^Go on here all the same/));
  await isAtTable(page);
  expect(choices(page)).toHaveLength(2);
  expect(turnOf(page)).toBe('Anna (Red): move a piece');
});

test('a game that another tab has begun is not written over: the old tab leads to it', async () => {
  begun();
  const page = await showAddress('/here');
  await isAtTable(page);
  begun('ludo 1-2- b.b.b.9/-/b.b.b.9/- Y ? -');
  await happen(() => void dispatchEvent(new StorageEvent('storage', { key: 'ludo.here' })));
  expect(page.all('alert').map(wordsOf).join(' ')).toContain('Another game has been begun on this device');
  await press(page.the('button', /^To that game/));
  await isAtTable(page);
  expect(standing(page)).toContain('Red piece on square 10');
});

test('a new game begins with the throws for who begins: its seats are not shown before', async () => {
  const made = beginHere({ rules: 'jumbo', seats: '1-2-' }, [
    { player: 1, name: 'Anna', isBot: false },
    { player: 2, name: 'Ben', isBot: false },
  ]);
  expect(made.ok).toBe(true);
  // The first of the dice falls before the table is drawn.
  const drawnBefore: string[] = [];
  const chance = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => {
    drawnBefore.push(document.body.textContent);
    if (bytes instanceof Uint8Array) bytes[0] = drawnBefore.length;
    return bytes;
  });
  const page = await showAddress('/here');
  await isAtTable(page);
  chance.mockRestore();
  expect(drawnBefore.length).toBeGreaterThan(0);
  expect(drawnBefore.filter((words) => words.includes('Players'))).toEqual([]);
});

test.each([7, { first: 'Anna' }, null])(
  'a game in which a name is damaged (%j) is not opened, and another one can be begun',
  async (damaged) => {
    begun();
    const rows = (localStorage.getItem('ludo.here') ?? '').replaceAll('"Anna"', JSON.stringify(damaged));
    expect(rows).toContain(JSON.stringify(damaged));
    localStorage.setItem('ludo.here', rows);
    const page = await showAddress('/here');
    await until(() =>
      expect(page.has('heading', /^The game on this screen was made by another version/)).toBe(true),
    );
    expect(page.the('link', 'Begin another game').getAttribute('href')).toBe('/new/here');
  },
);

test('without a game the way leads to where one is made', async () => {
  const page = await showAddress('/here');
  await until(() => expect(page.has('button', 'Start the game')).toBe(true));
  expect(location.pathname).toBe('/new/here');
});

test('what has happened is still told after a reload, and not who sat down before', async () => {
  const table = tableHere('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', ['Anna', 'Ben'], 3);
  await table.act({ do: 'start' });
  await table.act({ do: 'throw', ply: table.view().room!.ply });
  table.close();
  const page = await showAddress('/here');
  await isAtTable(page);
  expect(captions(page)).toEqual(['Anna (Red) begins.', 'Anna (Red) throws 3.']);
  await press(page.the('button', 'Ask about the game'));
  await until(() => expect(page.has('button', 'Last turns')).toBe(true));
  await press(page.the('button', 'Last turns'));
  await until(() => expect(page.in('region', 'Ask about the game').says('Anna (Red) throws 3.')).toBe(true));
});
