/** The voice: simultaneous sentences become one text; nothing is lost, and nothing is said twice. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addRegion, isInDialog, say } from './voice.ts';

const LONG = 1000;

const leaving: (() => void)[] = [];

function region(): { readonly spoken: string[]; readonly leave: () => void } {
  const spoken: string[] = [];
  const leave = addRegion((text) => spoken.push(text));
  leaving.push(leave);
  return { spoken, leave };
}

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  vi.advanceTimersByTime(LONG);
  for (const leave of leaving.splice(0)) leave();
  vi.useRealTimers();
});

test('sentences of one moment are one text, in their order', () => {
  const { spoken } = region();
  say('Anna throws 6.', 'Anna moves from square 3 to square 9.');
  vi.advanceTimersByTime(10);
  say('It is Ben’s turn.');
  expect(spoken).toEqual([]);
  vi.advanceTimersByTime(LONG);
  expect(spoken).toEqual(['Anna throws 6. Anna moves from square 3 to square 9. It is Ben’s turn.']);
});

test('sentences that go on coming do not put off what was said first', () => {
  const { spoken } = region();
  for (let nth = 0; nth < 20; nth++) {
    say(`${nth}.`);
    vi.advanceTimersByTime(10);
  }
  expect(spoken.length).toBeGreaterThan(1);
  vi.advanceTimersByTime(LONG);
  expect(spoken.join(' ')).toBe(Array.from({ length: 20 }, (_, nth) => `${nth}.`).join(' '));
});

test('every sentence is said once, however many come and whenever', () => {
  const { spoken } = region();
  const all = Array.from({ length: 300 }, (_, nth) => `Sentence ${nth}.`);
  for (const [nth, each] of all.entries()) {
    say(each);
    if (nth % 7 === 0) vi.advanceTimersByTime((nth * 13) % 90);
  }
  vi.advanceTimersByTime(LONG);
  expect(spoken.join(' ')).toBe(all.join(' '));
});

test('the same words said twice are two texts, not one that nobody hears', () => {
  const { spoken } = region();
  for (let times = 0; times < 2; times++) {
    say('A block of Ben is in the way.');
    vi.advanceTimersByTime(LONG);
  }
  expect(spoken).toHaveLength(2);
});

test('a dialog speaks for the page while it is open, and the page afterwards', () => {
  const page = region();
  expect(isInDialog()).toBe(false);
  const dialog = region();
  expect(isInDialog()).toBe(true);
  say('One.');
  vi.advanceTimersByTime(LONG);
  dialog.leave();
  say('Two.');
  vi.advanceTimersByTime(LONG);
  expect([page.spoken, dialog.spoken]).toEqual([['Two.'], ['One.']]);
});

test('what was about to be said when a dialog closed is said by the page', () => {
  const page = region();
  const dialog = region();
  say('One.');
  dialog.leave();
  vi.advanceTimersByTime(LONG);
  expect([page.spoken, dialog.spoken]).toEqual([['One.'], []]);
});

test('what was said while nobody listened is said to the next who does, once', () => {
  say('One.');
  vi.advanceTimersByTime(LONG);
  const first = region();
  vi.advanceTimersByTime(LONG);
  const second = region();
  vi.advanceTimersByTime(LONG);
  expect([first.spoken, second.spoken]).toEqual([['One.'], []]);
});

test('what was said at a table that was left is not heard at the next one', () => {
  const table = region();
  say('Anna wins.');
  table.leave();
  const next = region();
  say('Ben begins.');
  vi.advanceTimersByTime(LONG);
  expect([table.spoken, next.spoken]).toEqual([[], ['Ben begins.']]);
});

test('whoever leaves twice takes nobody else along', () => {
  const page = region();
  const dialog = region();
  dialog.leave();
  dialog.leave();
  say('One.');
  vi.advanceTimersByTime(LONG);
  expect(page.spoken).toEqual(['One.']);
});

test('words without an end are ended, so that they do not run into the next', () => {
  const { spoken } = region();
  say('1: square 5', '', 'Is it?', 'Anna:');
  vi.advanceTimersByTime(LONG);
  expect(spoken).toEqual(['1: square 5. Is it? Anna:']);
});

test('what was said at a table that was left is not heard at the next one', () => {
  const table = region();
  say('Anna wins.');
  table.leave();
  const next = region();
  say('Ben begins');
  vi.runAllTimers();
  expect(table.spoken).toEqual([]);
  expect(next.spoken).toEqual(['Ben begins.']);
  next.leave();
});

test('what was said in a dialog that closes is heard on the page', () => {
  const page = region();
  const dialog = region();
  say('Anna threw a 6.');
  dialog.leave();
  vi.runAllTimers();
  expect(page.spoken).toEqual(['Anna threw a 6.']);
  page.leave();
});
