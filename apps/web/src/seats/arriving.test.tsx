// The maker of a table is seen to sit down: nothing else is offered there meanwhile.
import { expect, test } from 'vitest';
import { happen, press } from '../../test/dom/doing.ts';
import { fakeRoom } from '../../test/dom/fake-room.ts';
import { nameOf, wordsOf } from '../../test/dom/seeing.ts';
import { comeTo } from '../../test/dom/table.ts';
import { sitOnArrival } from './arriving.ts';

const opening = { rules: 'ludo', seats: '1-2-' };

test('until the maker sits, a bot can be set on the other seats only, and nobody is told to choose one', async () => {
  const room = fakeRoom(opening, { ada: {} });
  const { table, page } = await comeTo(room, 'ada', 'at the door');
  table.isAnswered = false;
  sitOnArrival(table, { player: 1, name: 'Ada' });
  await happen(() => table.joins());
  expect(page.all('button', /a bot play/).map(nameOf)).toEqual(['Let a bot play Yellow']);
  expect(page.element.textContent).not.toMatch(/You are watching|is watching/);
  expect(wordsOf(page.element)).toContain('AdaRed · you');
  expect(page.the('button', /^Sit down/).getAttribute('aria-disabled')).toBe('true');
});

test('with the answer the seat is theirs, or can be taken again', async () => {
  const room = fakeRoom(opening, { ada: {} });
  const { table, page } = await comeTo(room, 'ada', 'at the door');
  sitOnArrival(table, { player: 1, name: 'Ada' });
  await happen(() => table.joins());
  expect(page.has('button', 'Stand up: Leave the seat of Ada')).toBe(true);
  await press(page.the('button', 'Stand up: Leave the seat of Ada'));
  expect(page.has('button', /Take the seat of Red/)).toBe(true);
});

test('whoever leaves before the answer is expected on no seat of another table', async () => {
  const room = fakeRoom(opening, { ada: {} });
  const { table } = await comeTo(room, 'ada', 'at the door');
  table.isAnswered = false;
  const leave = sitOnArrival(table, { player: 1, name: 'Ada' });
  await happen(() => table.joins());
  await happen(leave);
  const other = await comeTo(fakeRoom(opening, { ben: {} }), 'ada');
  expect(other.page.has('button', /Take the seat of Red/)).toBe(true);
});
