import { standardChoices, type TableChoices } from '@ludo/room';
import { expect, test } from 'vitest';
import { happen } from '../../test/dom/doing.ts';
import { fakeRoom, type FakeRoom } from '../../test/dom/fake-room.ts';
import { nameOf, wordsOf, type Part } from '../../test/dom/seeing.ts';
import { pageOf } from '../../test/dom/table.ts';

/** Red wins with a 1. */
const NEARLY = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

function tableOf(choices: Partial<TableChoices>): FakeRoom {
  const table = { ...standardChoices, ...choices };
  return fakeRoom(
    { rules: 'jumbo', seats: '1-2-', position: NEARLY, table },
    { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } },
  );
}

/** Both want it. */
async function begin(room: FakeRoom): Promise<void> {
  for (const person of ['ben', 'ada'])
    if (room.state().phase !== 'playing') await happen(() => room.does(person, { do: 'start' }));
}

/** A game that Ada wins. */
async function playGame(room: FakeRoom): Promise<void> {
  room.deal(1);
  await begin(room);
  for (const command of ['throw', 'play'] as const)
    await happen(() => {
      const { ply } = room.state();
      room.does('ada', command === 'play' ? { do: 'play', ply, play: 'R55>h' } : { do: command, ply });
    });
}

const seats = (page: Part): readonly string[] =>
  [...page.element.querySelectorAll('.seat-words')].map((seat) => wordsOf(seat));
const rows = (page: Part): readonly string[] =>
  [...page.element.querySelectorAll('.score tbody tr')].map((row) =>
    [...row.children].map(wordsOf).join(' '),
  );

test('after the second game the result tells what each has won, and during the third each seat does', async () => {
  const room = tableOf({});
  const page = await pageOf(room, 'ada');
  await playGame(room);
  expect(page.has('heading', 'Score')).toBe(false);
  await playGame(room);
  expect(page.has('heading', 'Score')).toBe(true);
  expect(rows(page)).toEqual(['Ada 2', 'Ben 0']);
  await begin(room);
  expect(seats(page)).toEqual([expect.stringContaining('2 wins'), expect.stringContaining('0 wins')]);
});

test('a match is told from the first game on, who has won it, and that the next game begins another', async () => {
  const room = tableOf({ bestOf: 3, points: 'ranks' });
  const page = await pageOf(room, 'ben');
  await happen(() => room.does('ada', { do: 'start' }));
  expect(page.says('Best of 3: whoever first has 2 wins')).toBe(true);
  await happen(() => room.does('ada', { do: 'end' }));
  await playGame(room);
  expect(rows(page)).toEqual(['Ada 3 1', 'Ben 2 0']);
  await playGame(room);
  expect(page.has('heading', 'Ada (Red) wins! Ada wins the match!')).toBe(true);
  expect(page.says('The next game begins a new match.')).toBe(true);
  await begin(room);
  expect(seats(page).join()).not.toContain('win');
});

test('pictures stand in the result and in the score, where their people still sit', async () => {
  const room = tableOf({});
  room.does('ada', { do: 'rename', player: 1, name: 'Ada', picture: 'fox' });
  const page = await pageOf(room, 'ben');
  await playGame(room);
  await playGame(room);
  const names = (): readonly string[] =>
    [...page.element.querySelectorAll('.ranking tbody th')].map((name) => wordsOf(name));
  expect(names()).toEqual(['🦊 Ada (Red)', 'Ben (Yellow)']);
  expect(rows(page)).toEqual(['🦊 Ada 2', 'Ben 0']);
  // Nobody hears them.
  expect([...page.element.querySelectorAll('.score tbody th')].map(nameOf)).toEqual(['Ada', 'Ben']);
  await happen(() => room.does('ada', { do: 'stand', player: 1 }));
  await happen(() => room.does('eve', { do: 'sit', player: 1, name: 'Eve', picture: 'owl' }));
  expect(names()).toEqual(['Ada (Red)', 'Ben (Yellow)']);
  expect(rows(page)).toEqual(['Ada 2', 'Ben 0']);
});
