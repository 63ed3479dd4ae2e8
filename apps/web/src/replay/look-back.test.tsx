// The game so far, looked at while it goes on.
import { expect, test } from 'vitest';
import { press, pressKey, until, happen } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { everything } from '../../test/dom/page.tsx';
import type { Part } from '../../test/dom/seeing.ts';
import { pageOf, showHere } from '../../test/dom/table.ts';

const FROM = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

async function opened(page: Part): Promise<Part> {
  await press(page.the('button', 'From the first throw on'));
  await until(() => expect(everything().has('slider', 'Moment of the game')).toBe(true));
  return everything().in('dialog', 'The game so far');
}

const moment = (page: Part): string | null =>
  page.the('slider', 'Moment of the game').getAttribute('aria-valuetext');

test('it reaches back to the start, and is at the present first', async () => {
  const { page, table } = await showHere(FROM, ['Ada', 'Ben'], 3, 2);
  await happen(() => void table.act({ do: 'throw', ply: 1 }));
  await happen(() => void table.act({ do: 'play', ply: 2, play: 'R4>7' }));
  const past = await opened(page);
  expect(moment(past)).toBe('Moment 3 of 3');
  await pressKey('Home');
  expect(moment(past)).toBe('Moment 1 of 3');
  await press(past.all('button', 'Back to the game')[0] ?? past.element);
  expect(everything().has('dialog')).toBe(false);
});

test('a game that is over is watched from its start', async () => {
  const { page, table } = await showHere('jumbo 1-2- 55.h.h.h/-/b.1.2.3/- R 1 -', ['Ada', 'Ben']);
  await happen(() => void table.act({ do: 'play', ply: 1, play: 'R55>h' }));
  await press(page.the('button', 'Watch the game again'));
  await until(() => expect(everything().has('slider', 'Moment of the game')).toBe(true));
  expect(moment(everything().in('dialog', 'Watch the game again'))).toBe('Moment 1 of 2');
});

test('the game goes on meanwhile: what happens is added, and whose turn it is stays in sight', async () => {
  const room = roomFrom(FROM, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.deal(3, 2);
  room.does('ada', { do: 'start' });
  const page = await pageOf(room, 'ben');
  const past = await opened(page);
  expect(moment(past)).toBe('Moment 1 of 1');
  await happen(() => room.does('ada', { do: 'throw', ply: 1 }, { do: 'play', ply: 2, play: 'R4>7' }));
  await until(() => expect(moment(past)).toBe('Moment 1 of 3'));
  await until(() => expect(past.has('button', 'It is your turn: back to the game')).toBe(true));
  await pressKey('ArrowRight');
  expect(moment(past)).toBe('Moment 2 of 3');
});

test('what is taken back on one screen is gone from it', async () => {
  const { page, table } = await showHere(FROM, ['Ada', 'Ben'], 3);
  await happen(() => void table.act({ do: 'throw', ply: 1 }));
  const past = await opened(page);
  expect(moment(past)).toBe('Moment 2 of 2');
  await happen(() => void table.undo());
  await until(() => expect(moment(past)).toBe('Moment 1 of 1'));
});
