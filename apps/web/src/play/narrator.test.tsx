// What somebody hears who does not look.
import { expect, test, vi } from 'vitest';
import { happen, press, pressKey, until } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { showTable } from '../../test/dom/page.tsx';
import { wordsOf } from '../../test/dom/seeing.ts';
import { choices, comeTo, showHere, throwButton } from '../../test/dom/table.ts';
import { useSettings } from '../preferences/settings.ts';
import { openLocalTable } from '../table/local-table.ts';

const TWO = ['Red', 'Yellow'] as const;
const LYING = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R 3 -';
const TO_THROW = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

const said = (): string => [...document.querySelectorAll('[aria-live="polite"]')].map(wordsOf).join(' ');
const hears = (words: string) => until(() => expect(said()).toContain(words));
const times = (words: string): number => said().split(words).length - 1;

test('a throw that lies when a game begins is told before the choices, and again when the page is opened anew', async () => {
  const lies = 'There is a throw of 3 to use. You have 2 choices.';
  await showHere(LYING, TWO);
  await hears(lies);
  await showTable(openLocalTable()!);
  await until(() => expect(times(lies)).toBe(2));
});

test('what somebody throws is told once, by its row', async () => {
  const { page } = await showHere(TO_THROW, TWO, 3);
  await press(page.the('button', throwButton));
  await hears('Red throws 3. You have 2 choices. 1: Square 5: move to square 8.');
  expect(said()).not.toContain('There is a throw');
});

test('a throw whose move was taken back is told again', async () => {
  const { page } = await showHere(TO_THROW, TWO, 3);
  await press(page.the('button', throwButton));
  await press(choices(page)[0]!);
  await hears('It is Yellow’s turn.');
  await press(page.the('button', 'Take the last step back'));
  await hears('The last step was taken back. There is a throw of 3 to use. You have 2 choices.');
});

test('what is to be counted is told again when it is taken back while the piece is still on its way', async () => {
  const toCount = 'There are 20 squares to count. You have 2 choices.';
  const { page } = await showHere('parchis 1-2- b.b.0.5/-/b.b.10.20/- Y +20 -', ['Yellow', 'Red']);
  await hears(toCount);
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation);
  await happen(() => useSettings.getState().change({ speed: 'normal' }));
  await press(choices(page)[0]!);
  expect(page.has('button', 'One moment')).toBe(true);
  await pressKey('u');
  await hears(`The last step was taken back. ${toCount}`);
});

test('the button that asks for a piece names what was thrown', async () => {
  const { page } = await showHere(TO_THROW, TWO, 3);
  await press(page.the('button', throwButton));
  expect(page.has('button', 'Choose a piece. You threw 3.')).toBe(true);
  const lying = await showHere(LYING, TWO);
  expect(lying.page.has('button', 'Choose a piece. There is a throw of 3 to use.')).toBe(true);
});

test('many choices are told as their pieces, with what could be captured', async () => {
  const start = 'uckers 1212 3.7.12.20/b.b.b.b/b.5.30.50/b.b.b.b R 53 -';
  const { page } = await showHere(start, TWO);
  await hears('You have 11 choices. 1: Square 4. 2: Square 8. 3: Square 13. 4: Square 21.');
  expect(choices(page)).toHaveLength(11);
});

test('whoever was away hears of it as "you", once for all seats; the others by name', async () => {
  const room = roomFrom('jumbo 1234 b.b.4.9/b.b.b.9/b.b.4.9/b.b.b.9 R ? -', {
    ada: { 1: 'Ada', 2: 'Mia' },
    ben: { 3: 'Ben', 4: 'Ida' },
  });
  room.does('ben', { do: 'start' });
  const { table } = await comeTo(room, 'ada');
  await happen(() => table.drops());
  for (const p of [1, 2]) room.writes({ t: 'away', p });
  room.writes({ t: 'away', p: 3 });
  for (const p of [1, 2]) room.writes({ t: 'back', p });
  await happen(() => table.joins());
  await hears('You had lost the connection. Ben (Yellow) has lost the connection. You are back and play.');
  expect(said()).not.toMatch(/(Ada|Mia) \(/);
});
