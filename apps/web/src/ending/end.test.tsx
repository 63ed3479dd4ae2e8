// What is told first when a game is over.
import { expect, test } from 'vitest';
import { press } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { pageOf, throwButton } from '../../test/dom/table.ts';

/** Red wins with a 1. */
const LAST = 'jumbo 1-2- 55.h.h.h/-/b.b.b.b/- R ? -';

const firstTold = (page: Part): readonly string[] =>
  [...page.element.querySelectorAll('.end > :is(h2, .end-own)')].map(wordsOf);

test('who has won is told first, then the own place; a winner is told so, once', async () => {
  const room = roomFrom(LAST, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.deal(1);
  room.does('ada', { do: 'start' });
  const ada = await pageOf(room, 'ada');
  const ben = await pageOf(room, 'ben');
  await press(ada.the('button', throwButton));
  await press(ada.the('button', /^Move: /));
  expect(firstTold(ben)).toEqual(['Ada (Red) wins!', 'You take the 2nd place.']);
  expect(firstTold(ada)).toEqual(['You have won!']);
  expect(ada.has('heading', 'You have won!')).toBe(true);
  expect(ada.says('Ada (Red) wins!')).toBe(false);
});
