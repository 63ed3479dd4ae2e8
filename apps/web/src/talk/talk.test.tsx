// Talk at the table, as one page has it: phrases, own words where they are allowed, and whom one does not hear.
import { beforeEach, expect, test, vi } from 'vitest';
import { happen, press, pressKey, resizeWindow, write } from '../../test/dom/doing.ts';
import { roomFrom, type FakeRoom } from '../../test/dom/fake-room.ts';
import { everything } from '../../test/dom/page.tsx';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { comeTo, showHere, throwButton } from '../../test/dom/table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';

beforeEach(() => void vi.useFakeTimers());

const company = (): FakeRoom => roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
const lines = (page: Part): readonly string[] => page.in('log', 'What was said').all('listitem').map(wordsOf);
const field = (page: Part): HTMLElement => page.the('textbox', 'Your words');
const speech = (page: Part, player: number): string | null =>
  page.element.querySelector(`[data-testid="speech-${player}"]`)?.textContent ?? null;
const mute = (page: Part, name: string): Promise<void> => press(page.the('checkbox', name));

test('what is said stands in the log and at the seat; a watcher is told as one', async () => {
  const room = company();
  const { page } = await comeTo(room, 'mia');
  await happen(() => room.says('ada', { phrase: 'well-played' }));
  expect(lines(page)).toEqual(['Ada: Well played!']);
  expect(speech(page, 1)).toBe('Well played!');
  await press(page.the('button', 'Hello!'));
  expect(lines(page)[1]).toBe('Watcher 1 (you): Hello!');
  expect(room.state().seatList).toHaveLength(2);
});

test('everybody chooses whom to hear: one person, or no watcher at all; it is kept for this table', async () => {
  const room = company();
  const { page } = await comeTo(room, 'ada');
  await happen(() => {
    room.says('mia', { phrase: 'hello' });
    room.says('ben', { phrase: 'hello' });
  });
  expect(lines(page)).toEqual(['Watcher 1: Hello!', 'Ben: Hello!']);
  await press(page.the('button', 'Mute or hide'));
  await mute(page, 'Mute Ben');
  expect(lines(page)).toEqual(['Watcher 1: Hello!']);
  expect(page.says('1 line is hidden.')).toBe(true);
  await mute(page, 'Hide what watchers say');
  expect(lines(page)).toEqual([]);
  await happen(() => room.says('ben', { phrase: 'ouch' }));
  expect(page.says('3 lines are hidden.')).toBe(true);
  expect(speech(page, 2)).toBeNull();
  const again = (await comeTo(room, 'ada')).page;
  expect(again.says('3 lines are hidden.')).toBe(true);
  await press(again.the('button', 'Mute or hide'));
  await mute(again, 'Mute Ben');
  await mute(again, 'Hide what watchers say');
  expect(lines(again)).toEqual(['Watcher 1: Hello!', 'Ben: Hello!', 'Ben: Ouch!']);
});

test('a picture flies from the seat over the board, words do not, nor what one does not want to hear', async () => {
  const room = company();
  const { page } = await comeTo(room, 'ada');
  const flying = (player: number): string | null =>
    page.element.querySelector(`[data-testid="flying-${player}"]`)?.textContent ?? null;
  await happen(() => room.says('ben', { phrase: 'hello' }));
  expect(flying(2)).toBeNull();
  await happen(() => room.says('ben', { phrase: 'clap' }));
  expect(flying(2)).toBe('👏');
  expect(flying(1)).toBeNull();
  await happen(() => room.says('mia', { phrase: 'heart' }));
  expect([1, 2].map(flying)).toEqual([null, '👏']);
  await happen(() => void vi.advanceTimersByTime(8000));
  expect(flying(2)).toBeNull();
});

test('own words only where the host allows them; what was typed stays until it has been said', async () => {
  const room = company();
  const ben = await comeTo(room, 'ben');
  const ada = await comeTo(room, 'ada');
  expect(ben.page.has('textbox', 'Your words')).toBe(false);
  expect(ben.page.has('checkbox', 'Everybody may write their own words')).toBe(false);
  await press(ada.page.the('checkbox', 'Everybody may write their own words'));
  await write(field(ben.page), '<b>hello</b>');
  await pressKey('Enter');
  for (const { page } of [ada, ben]) {
    expect(lines(page)[0]).toContain('<b>hello</b>');
    expect(page.in('log', 'What was said').element.querySelector('b')).toBeNull();
  }
  expect(field(ben.page)).toHaveProperty('value', '');
  await write(field(ben.page), 'x'.repeat(201));
  expect(ben.page.says('at most 200 characters')).toBe(true);
  await press(ben.page.the('button', 'Send'));
  expect(field(ben.page)).toHaveProperty('value', 'x'.repeat(201));
  await write(field(ben.page), '');
  await press(ben.page.the('button', 'Send'));
  expect(ben.page.says('Please write something first.')).toBe(true);
  ben.table.refusal = { code: 'too-much-talk', clause: null, retryAfter: 1000 };
  await write(field(ben.page), 'one too many');
  await press(ben.page.the('button', 'Send'));
  expect(ben.page.says(/One moment, please: that was a lot at once/)).toBe(true);
  expect(field(ben.page)).toHaveProperty('value', 'one too many');
  await press(ada.page.the('checkbox', 'Everybody may write their own words'));
  expect(ben.page.has('textbox', 'Your words')).toBe(false);
});

test('whoever types presses none of the table’s keys', async () => {
  const room = company();
  room.does('ada', { do: 'talk', talk: 'text' }, { do: 'start' });
  const { page } = await comeTo(room, 'ada');
  await write(field(page), 'u r s 1 2 good luck');
  for (const key of 'ur s12') await pressKey(key);
  expect(everything().has('dialog')).toBe(false);
  expect(room.state().lastThrow).toBeNull();
  await pressKey('Enter');
  expect(lines(page)).toEqual(['Ada (you): u r s 1 2 good luck']);
  expect(document.activeElement).toBe(field(page));
  expect(page.has('button', throwButton)).toBe(true);
});

test('on one screen there is no talk', async () => {
  const { page } = await showHere(POSITION, ['Ada', 'Ben']);
  expect(page.has('button', throwButton)).toBe(true);
  expect(page.has('heading', 'Talk')).toBe(false);
  expect(page.has('button', /^Talk/)).toBe(false);
});

test('what was said before one came is not new on a phone, what is said then is', async () => {
  resizeWindow({ width: 390, height: 844 });
  const room = company();
  room.says('ben', { phrase: 'hello' });
  const { page } = await comeTo(room, 'ada');
  expect(page.has('button', 'Talk')).toBe(true);
  await happen(() => room.says('ben', { phrase: 'ouch' }));
  expect(page.has('button', 'Talk, 1 new line')).toBe(true);
  const { page: again } = await comeTo(room, 'ada');
  expect(again.has('button', 'Talk')).toBe(true);
  const { page: newcomer, table } = await comeTo(room, 'mia', 'at the door');
  await happen(() => table.joins());
  expect(newcomer.has('button', 'Talk')).toBe(true);
});
