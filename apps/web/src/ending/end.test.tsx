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

test.each([
  ['b.b.b.30', 'An eight-piece win: the others have no piece home.'],
  ['b.b.b.b', 'An eight-piece win in harbour: the others have all pieces in base.'],
])('WU-7: a win against partners without a piece home has a name: %s', async (green, words) => {
  const room = roomFrom(`uckers 1212 73.h.h.h/${green}/h.h.h.h/b.b.b.b R ? -`, {
    ada: { 1: 'Ada' },
    ben: { 2: 'Ben' },
  });
  room.deal(1, 2);
  room.does('ada', { do: 'start' });
  const ada = await pageOf(room, 'ada');
  await press(ada.the('button', throwButton));
  await press(ada.the('button', 'Red’s home column 7, die 1: move home'));
  expect(ada.says(words)).toBe(true);
});

test('how unusual the sixes were is told of each player, by the probability itself, and who is lucky is not', async () => {
  const room = roomFrom('jumbo 1-2- b.b.b.b/-/55.h.h.h/- R ? -', { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
  room.does('ada', { do: 'start' });
  for (let turn = 0; turn < 12; turn++) {
    room.deal(3);
    room.does('ada', { do: 'throw', ply: room.state().ply });
    room.deal(2);
    room.does('ben', { do: 'throw', ply: room.state().ply });
  }
  room.does('ada', { do: 'end' });
  const page = await pageOf(room, 'ada');
  // (5/6)^12 is one in nine.
  const [first] = page.element.querySelectorAll('.fortunes .small');
  expect(first?.textContent).toBe(
    'One game in 9 with so many throws has as few sixes, or fewer. Sixes when only a six would do: 0 of 12 throws.',
  );
});
