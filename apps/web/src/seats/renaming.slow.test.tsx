// Whoever sits without a name is asked for one and may leave it so; name and picture can be changed at any time.
import { expect, test } from 'vitest';
import { happen, press, write } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { everything } from '../../test/dom/page.tsx';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { captions, comeTo, pageOf, showHere } from '../../test/dom/table.ts';
import { recall } from '../device/storage.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const CALLED = 'What should the others call you?';
const CHANGE = 'Change name or picture';

const seats = (page: Part): readonly string[] => page.in('region', 'Players').all('listitem').map(wordsOf);

async function opens(page: Part, who: string, what: string): Promise<Part> {
  await press(page.the('button', `More about ${who}`));
  await press(page.the('button', what));
  return everything().in('dialog', what);
}

test('whoever sits by the large button without a name is asked for it at once, and the next time it is there', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const host = await pageOf(room, 'ada');
  const { page } = await comeTo(room, 'ben');
  expect(page.has('textbox', CALLED)).toBe(false);
  await press(page.the('button', 'Sit down and play'));
  expect(seats(page)[1]).toContain('Yellow');
  expect(page.has('button', 'Waiting for Ada (Red) to start')).toBe(true);
  await press(page.in('region', 'Before the game').the('button', 'Save'));
  expect(page.says('Please write a name')).toBe(true);
  await write(page.the('textbox', CALLED), 'Grandma');
  await press(page.the('button', 'Save'));
  expect(page.has('textbox', CALLED)).toBe(false);
  expect(seats(host)[1]).toContain('Grandma');
  expect(captions(host).at(-1)).toBe('Yellow is now called Grandma.');
  expect(captions(page).at(-1)).toBe('You are now called Grandma.');
  expect(recall('name')).toBe('Grandma');
  expect(document.activeElement).toBe(page.element.querySelector('.action'));
});

test('a name left out is asked for beside the players while the game goes on', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Yellow' } });
  room.does('ada', { do: 'start' });
  const page = await pageOf(room, 'ben');
  await write(page.in('region', 'Players').the('textbox', CALLED), 'Ben');
  await press(page.the('button', 'Save'));
  expect(seats(page)[1]).toContain('Ben');
  expect((await pageOf(room, 'ada')).has('textbox', CALLED)).toBe(false);
});

test('the menu of the own seat changes name and picture, in a game too; nobody else’s has that', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  const ada = await pageOf(room, 'ada');
  const ben = await pageOf(room, 'ben');
  await happen(() => room.does('ada', { do: 'start' }));
  const dialog = await opens(ben, 'Ben', CHANGE);
  await write(dialog.the('textbox', 'Your name'), 'Benjamin');
  await press(dialog.the('radio', 'Owl'));
  expect(recall('picture')).toBe(null);
  await press(dialog.the('button', 'Save'));
  expect(everything().has('dialog')).toBe(false);
  expect(seats(ada)[1]).toContain('🦉 Benjamin');
  expect(captions(ada).at(-1)).toBe('Ben is now called Benjamin.');
  expect([recall('name'), recall('picture')]).toEqual(['Benjamin', 'owl']);
  await press(ada.the('button', 'More about Benjamin'));
  expect(ada.has('button', CHANGE)).toBe(false);
});

test('another picture alone is told without a name, and an emptied name is the colour again', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  const ada = await pageOf(room, 'ada');
  const ben = await pageOf(room, 'ben');
  const first = await opens(ben, 'Ben', CHANGE);
  await press(first.the('radio', 'Cat'));
  await press(first.the('button', 'Save'));
  expect(captions(ada).at(-1)).toBe('Ben (Yellow) has changed the picture beside the name.');
  expect(captions(ben).at(-1)).toBe('You have changed your picture.');
  const second = await opens(ben, 'Ben', CHANGE);
  await write(second.the('textbox', 'Your name'), '');
  await press(second.the('button', 'Save'));
  expect(captions(ada).at(-1)).toBe('Ben is now called Yellow.');
  expect(seats(ada)[1]).toContain('🐱 Yellow');
});

test('on one screen every name can be changed, without pictures, and the device keeps none of them as its own', async () => {
  const { page } = await showHere(POSITION, ['Ada', null]);
  const dialog = await opens(page, 'Ada', 'Change the name');
  expect(dialog.has('button', 'A picture beside your name')).toBe(false);
  await write(dialog.the('textbox', 'Name for Red'), 'Adam');
  await press(dialog.the('button', 'Save'));
  expect(seats(page)[0]).toContain('Adam');
  expect(page.has('button', 'More about Bot Yellow')).toBe(false);
  expect(recall('name')).toBe(null);
});
