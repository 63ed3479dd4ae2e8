import { expect, test } from 'vitest';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { comeTo } from '../../test/dom/table.ts';

const marks = (colour: string): readonly string[] =>
  [...document.querySelectorAll(`.piece-marks .is-${colour} path[class^="piece-mark"]`)].map(
    (mark) => mark.getAttribute('class') ?? '',
  );

test('where the pieces of a seat are is a mark a piece for the eye, and a sentence for the ear', async () => {
  const room = roomFrom('jumbo 1-2- b.b.4.h/-/b.b.9.12/- R ? -', { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.does('ada', { do: 'start' });
  const { page } = await comeTo(room, 'ada');
  expect(marks('red')).toEqual([
    'piece-mark-home',
    'piece-mark-check',
    'piece-mark-way',
    'piece-mark-base',
    'piece-mark-base',
  ]);
  expect(marks('yellow')).toEqual(['piece-mark-way', 'piece-mark-way', 'piece-mark-base', 'piece-mark-base']);
  expect(page.in('region', 'Players').says('2 in base, 1 on the way, 1 home')).toBe(true);
});

test('four at a table of Uckers read who is whose partner', async () => {
  const people = { ada: { 1: 'Ada' }, ben: { 2: 'Ben' }, cem: { 3: 'Cem' } };
  const room = roomFrom('uckers 1234 b.b.b.b/b.b.b.b/b.b.b.b/b.b.b.b R ? -', people);
  const told = async (person: string, words: string): Promise<void> => {
    const { page } = await comeTo(room, person);
    expect(page.in('region', 'Players').says(words)).toBe(true);
  };
  await told('watcher', 'Ada (Red) and Cem (Yellow) are partners against Ben (Green) and Blue.');
  await told('ben', 'You and Blue against Ada (Red) and Cem (Yellow)');
  await told('cem', 'You and Ada (Red) against Ben (Green) and Blue');
});
