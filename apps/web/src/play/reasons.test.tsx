// Why a piece cannot move: the reason in words, its rule, and the rule card one press further.
import { expect, test } from 'vitest';
import { press, pressKey, until } from '../../test/dom/doing.ts';
import { everything } from '../../test/dom/page.tsx';
import { nameOf, wordsOf } from '../../test/dom/seeing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { board, comeTo, showHere, standing, told } from '../../test/dom/table.ts';

/** Red has thrown a 4: one piece in base, one that can move, one before a block of Yellow, one 2 from home. */
const LUDO = 'ludo 1-2- b.10.36.72/-/b.b.4.4/- R 4 -';

test.each([
  [
    LUDO,
    'Ludo',
    {
      'Red piece on square 37': ['A block of Yellow on square 39 may not be passed or landed on.', 'ML-10'],
      'Red piece in base': ['A piece leaves base only with a 6.', 'ML-8'],
      'Red piece on Red’s home column 6': ['The 4 leads beyond home; this piece needs exactly 2.', 'ML-11'],
    },
  ],
  [
    'jumbo 1-2- b.10.28.54/-/b.b.5.5/- R 4 -',
    'Jumbo Ludo',
    {
      'Red piece on square 29': ['A block of Yellow on square 32 may not be passed or landed on.', 'ML-10'],
      'Red piece in base': ['A piece leaves base only with a 6.', 'JL-2'],
      'Red piece on Red’s home column 4': ['The 4 leads beyond home; this piece needs exactly 2.', 'ML-11'],
    },
  ],
] as const)('ML-8, ML-10, ML-11, JL-2, JL-3: in %s', async (position, game, reasons) => {
  const { page } = await showHere(position, ['Red', 'Yellow']);
  const before = standing(page);
  for (const [piece, [reason, clause]] of Object.entries(reasons)) {
    await press(board(page).the('button', `${piece}, cannot move: why?`));
    expect(told(page).join(' ')).toContain(`${reason} (${game}, ${clause})`);
    await press(page.the('button', 'Show the rule'));
    await until(() => {
      const card = everything().in('dialog', `The rules of ${game}`);
      expect(card.all('term').map(wordsOf)).toContain(clause);
    });
    await pressKey('Escape');
    expect(everything().has('dialog')).toBe(false);
  }
  expect(standing(page), 'nothing has moved').toEqual(before);
});

test('a reason goes when something is asked, over which it would lie', async () => {
  const { page } = await showHere(LUDO, ['Red', 'Yellow']);
  await press(board(page).the('button', 'Red piece in base, cannot move: why?'));
  expect(told(page).join(' ')).toContain('A piece leaves base only with a 6.');
  await press(page.the('button', 'Ask about the game'));
  expect(told(page)).toEqual([]);
});

test('a piece of somebody else, and a throw that is still to come, have their reasons too', async () => {
  const { page } = await showHere(LUDO, ['Red', 'Yellow']);
  await press(board(page).the('button', 'Red piece on square 11: move to square 15'));
  expect(board(page).has('button', 'Red piece on square 15')).toBe(true);
  await press(board(page).the('button', 'Red piece in base'));
  expect(told(page)).toContain('It is Yellow’s turn.');
  await press(board(page).the('button', 'Yellow pieces in base (2)'));
  expect(told(page)).toContain('First the die must be thrown.');
});

test('on one’s own turn, a piece of somebody else says whose it is', async () => {
  const room = roomFrom('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.does('ada', { do: 'start' });
  const { page } = await comeTo(room, 'ada');
  await press(board(page).the('button', 'Yellow piece on square 31'));
  expect(told(page)).toContain('This piece is Ben (Yellow)’s; now it is your turn.');
});

test('ML-10: by keys alone, a piece that cannot move is reached and says why', async () => {
  const { page } = await showHere(LUDO, ['Red', 'Yellow']);
  const wanted = 'Red piece on square 37, cannot move: why?';
  for (let presses = 0; presses < 4 && nameOf(document.activeElement!) !== wanted; presses++)
    await pressKey('ArrowRight');
  expect(document.activeElement).toBe(board(page).the('button', wanted));
  await pressKey('Enter');
  expect(told(page).join(' ')).toContain('A block of Yellow on square 39');
});

test('JL-2: a reason stands while the language is changed, and is told anew in the new one', async () => {
  const { page } = await showHere('jumbo 1-2- b.10.28.54/-/b.b.5.5/- R 4 -', ['Red', 'Yellow']);
  await press(board(page).the('button', 'Red piece in base, cannot move: why?'));
  expect(page.says('A piece leaves base only with a 6.')).toBe(true);
  await press(page.the('button', 'Language: English'));
  await press(everything().the('button', 'العربية'));
  await until(() => expect(page.says('لا يخرج حجر من البيت إلا بالرقم 6.')).toBe(true));
  expect(page.says('، JL-2)')).toBe(true);
  expect(page.says('A piece leaves base only with a 6.')).toBe(false);
});
