// Choosing and throwing at a table: the list, numbers, the board, two dice step by step, and the way back.
import { isOver, ruleSetOf } from '@ludo/rules';
import { expect, test, vi } from 'vitest';
import { happen, press, pressKey, until } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { everything, showTable } from '../../test/dom/page.tsx';
import { nameOf, wordsOf, type Part } from '../../test/dom/seeing.ts';
import {
  board,
  captions,
  choices,
  comeTo,
  offers,
  showHere,
  standing,
  tableHere,
  told,
  throwButton,
  turnOf,
} from '../../test/dom/table.ts';
import { openLocalTable } from '../table/local-table.ts';
import { useSettings } from '../preferences/settings.ts';

/** A 3 lies, and Red has two ways to use it. */
const LYING = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -';
const TWO = ['Red', 'Yellow'] as const;
const TWO_DICE = 'uckers 1212 3.7.12.20/b.b.b.b/b.5.30.50/b.b.b.b R 53 -';

const said = (): string => [...document.querySelectorAll('[aria-live="polite"]')].map(wordsOf).join(' ');

test.each([
  ['in the list', (page: Part) => press(choices(page)[1]!)],
  ['by its number', () => pressKey('2')],
  [
    'on the board',
    (page: Part) => press(board(page).the('button', 'Red piece on square 10: move to square 13')),
  ],
])('a choice is made %s', async (_, choose) => {
  const { page } = await showHere(LYING, TWO);
  expect(offers(page)).toEqual(['Square 5: move to square 8', 'Square 10: move to square 13']);
  await choose(page);
  expect(standing(page)).toContain('Red piece on square 13');
  expect(turnOf(page)).toBe('Yellow: throw the die');
});

test('on one screen the last step is taken back: the move, then the throw; nothing of it is told any more', async () => {
  const { page } = await showHere(LYING, TWO, 5);
  const before = standing(page);
  await press(choices(page)[0]!);
  expect(standing(page)).not.toEqual(before);
  await press(page.the('button', throwButton));
  await pressKey('u');
  expect(turnOf(page)).toBe('Yellow: throw the die');
  expect(page.has('button', throwButton)).toBe(true);
  expect(told(page)).toContain('Taken back: Yellow throws 5.');
  expect(page.element.querySelectorAll('.notice:not(.asked)')).toHaveLength(0);
  await press(page.the('button', 'Take the last step back'));
  expect(told(page)).toContain('Taken back: Red moves from square 5 to square 8.');
  expect(turnOf(page)).toBe('Red: move a piece');
  expect(standing(page)).toEqual(before);
  expect(captions(page).join(' ')).not.toContain('Yellow throws');
  // Nothing but what is kept is there when the page is opened again.
  const again = await showTable(openLocalTable()!);
  expect(choices(again)).toHaveLength(2);
});

test('on one screen a play of two dice is taken back as a whole', async () => {
  const { page } = await showHere('uckers-navy 1212 b.4.20.30/b.b.b.h/b.b.b.h/b.b.b.h R 53 -', TWO);
  expect(choices(page)).toHaveLength(9);
  await press(choices(page)[0]!);
  expect(page.has('button', 'Take it back')).toBe(true);
  await press(choices(page)[0]!);
  expect(turnOf(page)).toMatch(/: throw the dice$/);
  await pressKey('u');
  expect(turnOf(page)).toMatch(/move a piece$/);
  expect(choices(page)).toHaveLength(9);
  expect(page.has('button', 'Take it back')).toBe(false);
});

test('the first of two steps is shown before it is sent, and taken back by a press or by Escape', async () => {
  const room = roomFrom(TWO_DICE, { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } });
  room.does('anna', { do: 'start' });
  const { page } = await comeTo(room, 'anna');
  const before = standing(page);
  for (const back of [() => press(page.the('button', 'Take it back')), () => pressKey('Escape')]) {
    await press(
      page.in('list', 'Your choices').the('button', 'Square 13, die 5: move to square 18 (Green’s start)'),
    );
    expect(page.says('The 3 is left: choose a piece')).toBe(true);
    expect(standing(page)).toContain('Red piece on square 18 (Green’s start)');
    expect(room.state().position?.dice).toEqual([5, 3]);
    await back();
    expect(standing(page)).toEqual(before);
  }
});

test('MU-4: with two dice a number is a piece, and then one of its ways; both is told', async () => {
  const { page } = await showHere(TWO_DICE, TWO);
  expect(choices(page)).toHaveLength(11);
  await until(() => expect(said()).toContain('You have 11 choices. '));
  expect(said()).toContain('You have 11 choices. 1: Square 4. 2: Square 8. 3: Square 13. 4: Square 21.');
  await pressKey('4');
  const ways = ['die 3: move to square 24', 'die 5: move to square 26', 'both dice (8): move to square 29'];
  expect(offers(page)).toEqual(ways.map((way) => `Square 21, ${way}`));
  await until(() => expect(said()).toContain(`1: Square 21, ${ways[0]}. 2: `));
  await pressKey('3');
  expect(captions(page).at(-1)).toContain('moves from square 21 to square 29 with both dice');
});

test('the language is changed in the middle of a move: the move goes on, and all that happened is told anew', async () => {
  const room = roomFrom('uckers 1212 b.8.16.20/b.b.0.4/b.b.b.b/b.b.b.b R ? -', {
    ada: { 1: 'Ada' },
    ben: { 2: 'Ben' },
  });
  room.does('ada', { do: 'start' });
  const { page } = await comeTo(room, 'ada');
  room.deal(2, 1);
  await press(page.the('button', throwButton));
  await press(page.in('list', 'Your choices').the('button', 'Square 17, die 2: move to square 19'));
  expect(page.says('The 1 is left: choose a piece')).toBe(true);
  await press(page.the('button', 'Language: English'));
  await press(everything().the('button', 'Deutsch'));
  await until(() => expect(page.says('Die 1 ist übrig: Figur wählen')).toBe(true));
  expect(page.in('log', 'Was geschah').says('Rot: Du würfelst 2 + 1.')).toBe(true);
  await press(page.in('list', 'Deine Möglichkeiten').the('button', /^Feld 21, .* auf Feld 22/));
  expect(room.state().position?.colour).toBe(1);
});

test('a throw that is pressed twice before it is answered is thrown once; what is not answered is said', async () => {
  vi.useFakeTimers();
  const room = roomFrom('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } });
  room.does('anna', { do: 'start' });
  const { page, table } = await comeTo(room, 'anna');
  room.deal(3, 3);
  const large = page.the('button', throwButton);
  await happen(() => {
    for (let nth = 0; nth < 2; nth++)
      large.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  });
  expect(room.dealt()).toEqual([3]);
  await press(choices(page)[0]!);
  await happen(() => {
    room.does('ben', { do: 'throw', ply: room.state().ply });
    room.does('ben', { do: 'play', ply: room.state().ply, play: 'Y4>7' });
  });
  table.isAnswered = false;
  await press(page.the('button', throwButton));
  expect(wordsOf(page.the('button', 'One moment'))).toBe('One moment');
  expect(turnOf(page)).toBe('Anna (Red): throw the die');
  await happen(() => void vi.advanceTimersByTime(4000));
  expect(page.says(/No answer from the table for \d seconds\./)).toBe(true);
});

test('what is pressed while the connection is lost is refused at once, and never done', async () => {
  const room = roomFrom('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } });
  room.does('anna', { do: 'start' });
  const { page, table } = await comeTo(room, 'anna');
  await happen(() => table.drops());
  expect(page.all('status').map(wordsOf)).toContain('The connection is lost. Trying again.');
  await press(page.the('button', throwButton));
  expect(page.says('There is no connection now, so nothing was done.')).toBe(true);
  await happen(() => table.joins());
  expect(choices(page)).toEqual([]);
  expect(page.says('The connection is lost')).toBe(false);
  expect(page.all('status').map(wordsOf)).toContain('The connection is back.');
  room.deal(3);
  await press(page.the('button', throwButton));
  expect(choices(page)).toHaveLength(2);
});

test('what was pressed before the connection was lost waits, and is done once when it is back', async () => {
  const room = roomFrom('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } });
  room.does('anna', { do: 'start' });
  const { page, table } = await comeTo(room, 'anna');
  table.isAnswered = false;
  await press(page.the('button', throwButton));
  await happen(() => table.drops());
  expect(page.has('button', 'One moment')).toBe(true);
  table.isAnswered = true;
  room.deal(3);
  await happen(() => table.joins());
  expect(choices(page)).toHaveLength(2);
  expect(room.dealt()).toEqual([]);
});

test('throws and only moves come by themselves for whoever wants that, and not behind a dialog', async () => {
  vi.useFakeTimers();
  const { page } = await showHere('jumbo 1-2- 20.h.h.h/-/30.h.h.h/- R ? -', ['Anna', null], 3, 4, 2);
  await press(page.the('button', 'Settings'));
  await happen(() => void vi.advanceTimersByTime(500));
  await press(page.the('checkbox', 'Throw automatically when it is my turn'));
  await press(page.the('checkbox', 'Make a move automatically when it is the only one'));
  await happen(() => void vi.advanceTimersByTime(5000));
  expect(useSettings.getState().settings.throws).toBe(true);
  await press(page.in('dialog').the('button', 'Close'));
  expect(standing(page)).toContain('Red piece on square 21');
  await happen(() => void vi.advanceTimersByTime(1000));
  expect(standing(page)).toContain('Red piece on square 24');
  expect(captions(page).join(' ')).toContain('You throw 3.');
});

test('nothing comes by itself while the connection is lost, and goes on when it is back', async () => {
  vi.useFakeTimers();
  useSettings.getState().change({ throws: true });
  const room = roomFrom('jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -', { anna: { 1: 'Anna' }, ben: { 2: 'Ben' } });
  room.does('anna', { do: 'start' });
  const { page, table } = await comeTo(room, 'anna');
  room.deal(3);
  await happen(() => table.drops());
  await happen(() => void vi.advanceTimersByTime(5000));
  await happen(() => table.joins());
  expect(choices(page)).toEqual([]);
  await happen(() => void vi.advanceTimersByTime(1000));
  expect(choices(page)).toHaveLength(2);
});

test('on one screen a bot plays against a person, throw for throw, and the device calls the person', async () => {
  vi.useFakeTimers();
  const felt: unknown[] = [];
  Object.assign(navigator, { vibrate: (pattern: unknown) => felt.push(pattern) });
  const { page } = await showHere('jumbo 1-2- b.4.9.20/-/b.4.9.20/- R 3 -', ['Red', null], 5);
  await press(choices(page)[0]!);
  expect(turnOf(page)).toBe('Bot Yellow plays');
  await happen(() => void vi.advanceTimersByTime(1000));
  expect(captions(page).join(' ')).toContain('Bot Yellow throws 5.');
  await happen(() => void vi.advanceTimersByTime(2100));
  expect(captions(page).join(' ')).toMatch(/Bot Yellow (moves|brings)/);
  expect(turnOf(page)).toBe('Red: throw the die');
  expect(felt).toContainEqual([80, 60, 80]);
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('a press of somebody who has heard of nothing in another tab says so, and destroys nothing', async () => {
  const { page } = await showHere(LYING, ['Anna', 'Ben']);
  const other = openLocalTable()!;
  const { ply = 0 } = other.view().room ?? {};
  expect(await other.act({ do: 'play', ply, play: 'R9>12' })).toMatchObject({ ok: true });
  await press(choices(page)[0]!);
  expect(page.says('The game has gone on in another tab or window.')).toBe(true);
  expect(standing(page)).toContain('Red piece on square 13');
  expect(standing(page)).toContain('Red piece on square 5');
  other.close();
});

test('ML-12: three people on one screen play Ludo to its end, and begin again', async () => {
  expect(ruleSetOf('ludo').ok).toBe(true);
  const faces = Array.from({ length: 400 }, (_, nth) =>
    (nth * 7 + Math.floor(nth / 11)) % 3 === 0 ? 6 : 1 + (nth % 5),
  );
  const table = tableHere(
    'ludo 12-3 60.66.70.h/60.66.70.h/-/60.66.70.h R ? -',
    ['Ada', 'Ben', 'Cem'],
    ...faces,
  );
  await table.act({ do: 'start' });
  const page = await showTable(table);
  for (let presses = 0; presses < 400 && !isOver(table.view().room!.position!); presses++) {
    const ways = choices(page).length;
    await pressKey(ways > 1 ? String(1 + (presses % ways)) : ' ');
  }
  const heading = nameOf(page.the('heading', / wins!$/));
  expect(heading).toMatch(/^(Ada \(Red\)|Ben \(Green\)|Cem \(Blue\)) wins!$/);
  const who = heading.replace(' wins!', '');
  const rows = page.in('table').all('row').slice(1).map(wordsOf);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(`1st${who}4`);
  for (const row of rows.slice(1)) expect(row).toMatch(/^–\w+ \(\w+\)[0-3]\d/);
  expect(captions(page).at(-1)).toContain(`${who} has all pieces home and wins. The game is over.`);
  await until(() => expect(document.title).toBe(`${who} wins! – Ludo`));
  await press(page.the('button', 'Play again'));
  expect(captions(page).at(-1)).toBe('Ada (Red) begins.');
  expect(page.has('button', throwButton)).toBe(true);
});

test('a choice of two dice is written short: where its piece comes to, one after the other', async () => {
  const { page } = await showHere('uckers 1234 b.b.3.9/b.b.5.30/b.b.12.20/b.b.7.8 R 64 -', [
    'Ada',
    'Ben',
    'Cem',
    'Dora',
  ]);
  const seen = choices(page).map((choice) => wordsOf(choice).replace(/^\d/, ''));
  expect(seen).toEqual(expect.arrayContaining(['Base → 1', '→ 8', '→ 10 → 14', '→ 14']));
  expect(offers(page)).toContain('Square 4, die 6: move to square 10, then on to square 14');
});
