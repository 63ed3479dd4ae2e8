// The large button at the end of a game: one press each, and who has not pressed in time is away.
import { standardChoices, type Opening } from '@ludo/room';
import { expect, test, vi } from 'vitest';
import { happen, press } from '../../test/dom/doing.ts';
import { fakeRoom } from '../../test/dom/fake-room.ts';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { captions, pageOf, throwButton, turnOf } from '../../test/dom/table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

const large = (page: Part): Element | null => page.element.querySelector('.action');
const largeWords = (page: Part): string =>
  [...(large(page)?.querySelectorAll('.action-words > *') ?? [])].map(wordsOf).join(' ');

/** A game of Ada and Ben that is over. */
function overRoom(table?: Opening['table']) {
  const room = fakeRoom(
    { rules: 'jumbo', seats: '1-2-', position: POSITION, ...(table === undefined ? {} : { table }) },
    { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } },
  );
  room.does('ada', { do: 'start' }, { do: 'end' });
  return room;
}

test('each presses once; who has waits for the others, who hear of it; the last press begins', async () => {
  vi.useFakeTimers();
  const room = overRoom();
  const ada = await pageOf(room, 'ada');
  const ben = await pageOf(room, 'ben');
  const cem = await pageOf(room, 'cem');
  expect(large(cem)).toBeNull();
  expect(largeWords(ada)).toBe('Play again As soon as all have pressed, or 20 seconds after the first.');
  await press(ada.the('button', 'Play again'));
  expect(largeWords(ada)).toBe('Waiting for Ben (Yellow) The next game begins in 20 seconds.');
  expect(captions(ben).at(-1)).toBe(
    'Ada (Red) wants to play again. Whoever has not pressed “Play again” in 20 seconds counts as away then.',
  );
  expect(captions(ada).at(-1)).toMatch(/^You want to play again\. /);
  await happen(() => void vi.advanceTimersByTime(5000));
  expect(largeWords(ben)).toBe('Play again Yes so far: Ada (Red). The next game begins in 15 seconds.');
  await press(ben.the('button', 'Play again'));
  expect(ada.has('button', throwButton)).toBe(true);
});

test('without a press the game begins all the same, and one press comes back', async () => {
  const room = overRoom();
  const ben = await pageOf(room, 'ben');
  await happen(() => room.does('ada', { do: 'start' }));
  await happen(() => room.passes(20_000));
  expect(captions(ben).join(' ')).toContain('The game begins without you; you can come back at any time.');
  expect(turnOf(ben)).toContain('Ada');
  await press(ben.the('button', 'You count as away: play on'));
  expect(room.state().seatList[1]?.state).toBe('held');
  expect(captions(ben).at(-1)).toContain('You are back and play.');
});

test('whoever counts as away and has the turn reads until when to play, and not for how long they are gone', async () => {
  const room = overRoom({ ...standardChoices, away: 'bot', grace: 60 });
  const ada = await pageOf(room, 'ada');
  await happen(() => room.does('ben', { do: 'start' }));
  await happen(() => room.passes(20_000));
  expect(ada.says(/Play within \d+ \w+, or a bot plays for you\./)).toBe(true);
  expect(ada.element.textContent).not.toContain('Gone for');
});

test('whoever is alone with bots plays again at once', async () => {
  const room = fakeRoom({ rules: 'jumbo', seats: '1-2-', position: POSITION }, { ada: { 1: 'Ada' } });
  room.does('ada', { do: 'bot', player: 2, level: 'sensible' }, { do: 'start' }, { do: 'end' });
  const page = await pageOf(room, 'ada');
  expect(largeWords(page)).toBe('Play again It begins at once.');
  await press(page.the('button', 'Play again'));
  expect(page.has('button', throwButton)).toBe(true);
});

test('who presses on after the winning move has not asked for the next game, and soon may', async () => {
  vi.useFakeTimers();
  const room = fakeRoom(
    { rules: 'ludo', seats: '1-2-', position: 'ludo 1-2- 68.h.h.h/-/b.12.30.66/- R 6 -' },
    { ada: { 1: 'Ada' } },
  );
  room.does('ada', { do: 'bot', player: 2, level: 'sensible' }, { do: 'start' });
  const page = await pageOf(room, 'ada');
  await press(page.the('button', /^Move: /));
  const again = page.the('button', 'Play again');
  expect(again.getAttribute('aria-disabled')).toBe('true');
  await press(again);
  expect(room.state().phase).toBe('over');
  await happen(() => void vi.advanceTimersByTime(1000));
  expect(again.getAttribute('aria-disabled')).toBe('false');
  await press(again);
  expect(room.state().phase).toBe('playing');
});

test('whoever presses plays: a bot that has played on for them goes first', async () => {
  const room = fakeRoom(
    { rules: 'jumbo', seats: '1-2-', position: POSITION },
    { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } },
  );
  room.does('ada', { do: 'start' }, { do: 'bot', player: 1, level: 'sensible' }, { do: 'end' });
  const ada = await pageOf(room, 'ada');
  await press(ada.the('button', 'Play again'));
  expect(room.state().seatList[0]?.state).toBe('held');
  await happen(() => room.does('ben', { do: 'start' }));
  expect(ada.has('button', throwButton)).toBe(true);
});

test('that the link is copied is told until somebody sits down or stands up', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const room = fakeRoom({ rules: 'jumbo', seats: '1234' }, { ada: { 1: 'Ada' } });
  const ada = await pageOf(room, 'ada');
  await press(ada.the('button', 'Send the link'));
  expect(largeWords(ada)).toBe('Send the link The link is copied: paste it into a message');
  await happen(() => room.does('ada', { do: 'stand', player: 1 }, { do: 'sit', player: 1, name: 'Ada' }));
  expect(largeWords(ada)).toMatch(/^Send the link .*3/);
});
