// The cards from which a game is chosen: a variant is one like the others, and a game is found by what people call it.
import { expect, test } from 'vitest';
import { press, pressKey, until, write } from '../../test/dom/doing.ts';
import { showAddress } from '../../test/dom/page.tsx';
import { nameOf, wordsOf, type Part } from '../../test/dom/seeing.ts';
import { rulesOfCard } from '../cards/cards.ts';
import { storedGame } from '../table/stored-game.ts';

const QUICK = 'Quick Ludo';
const FIELD = 'Find a game by any name';

async function open(path: string): Promise<Part> {
  const page = await showAddress(path);
  await until(() => expect(page.has('group', 'Which rules?')).toBe(true));
  return page;
}

const cards = (page: Part): readonly HTMLInputElement[] =>
  page.in('group', 'Which rules?').all('radio') as readonly HTMLInputElement[];
const names = (page: Part): readonly string[] => cards(page).map(nameOf);
const chosen = (page: Part): readonly string[] =>
  cards(page)
    .filter(({ checked }) => checked)
    .map(nameOf);
const length = (page: Part): Part => page.in('group', 'How long may it take?');
const told = (page: Part): string => wordsOf(page.in('group', 'Which rules?').the('status'));
const field = (page: Part): Element => page.the('searchbox', FIELD);

test('a variant is chosen in one press, and its switches are set', async () => {
  const page = await open('/new/here');
  await press(page.the('radio', QUICK));
  expect(chosen(page)).toEqual([QUICK]);
  expect((page.the('checkbox', /^Capture first: /) as HTMLInputElement).checked).toBe(true);
  expect(page.has('button', `What are games like? ${QUICK}`)).toBe(true);
  // Nobody has a head start where one piece is enough: there is one length, and it is told.
  expect(length(page).all('radio')).toEqual([]);
  expect(length(page).says(/about \d+ minutes/)).toBe(true);
  await press(page.the('button', 'Start the game'));
  await until(() => {
    expect(page.has('group', `Board of ${QUICK}`)).toBe(true);
    expect(page.has('heading', QUICK)).toBe(true);
    expect(document.title).toContain(QUICK);
  });
  expect(storedGame()?.rows[0]?.row).toMatchObject({ rules: rulesOfCard('quick-ludo') });
});

test('a variant has a link of its own, stays with a switch more, and leaves nothing with another card', async () => {
  const page = await open('/new/here?game=quick-ludo');
  expect(chosen(page)).toEqual([QUICK]);
  await press(page.the('checkbox', /^A third 6 in a row counts/));
  expect(chosen(page)).toEqual([QUICK]);
  expect(length(page).says('With variations of your own')).toBe(true);
  await press(page.the('radio', 'Ludo as in the apps'));
  expect(chosen(page)).toEqual(['Ludo as in the apps']);
  const isOn = (name: RegExp): boolean => (page.the('checkbox', name) as HTMLInputElement).checked;
  expect(isOn(/^Capture first: /)).toBe(false);
  expect(isOn(/^A third 6 in a row counts/)).toBe(true);
});

test('a game is found by another name, told how many there are, and chosen by Enter', async () => {
  const page = await open('/new/here');
  const all = names(page);
  await write(field(page), 'Parcheesi');
  expect(names(page)).toEqual(['Parchís', ...chosen(page)]);
  expect(told(page)).toBe('1 game found');
  await pressKey('Enter');
  expect(chosen(page)).toEqual(['Parchís']);
  expect(names(page)).toEqual(['Parchís']);
  expect(nameOf(document.activeElement ?? document.body)).toBe('Parchís');
  expect(page.has('group', /^Board of /)).toBe(false);
  await write(field(page), 'ludo king');
  expect(names(page).slice(0, 2)).toEqual(['Ludo as in the apps', QUICK]);
  expect(told(page)).toBe('2 games found');
  expect(page.says(/ludo king/i)).toBe(false);
  await pressKey('Escape');
  expect(names(page)).toEqual(all);
  expect(told(page)).toBe('');
});

test('where no game has the name, that is said and all are offered; Enter begins nothing', async () => {
  const page = await open('/new/here');
  const all = names(page);
  await write(field(page), 'chess');
  expect(told(page)).toBe('No game here goes by this name. These are all of them.');
  expect(names(page)).toEqual(all);
  const before = chosen(page);
  await pressKey('Enter');
  expect(chosen(page)).toEqual(before);
  expect(page.has('group', /^Board of /)).toBe(false);
});
