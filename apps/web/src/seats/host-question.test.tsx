// What the host is asked on the page, and what whoever asked is told.
import type { Question } from '@ludo/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { happen, press, pressKey, write } from '../../test/dom/doing.ts';
import { roomFrom, type FakeRoom } from '../../test/dom/fake-room.ts';
import { wordsOf, type Part } from '../../test/dom/seeing.ts';
import { choices, comeTo, throwButton } from '../../test/dom/table.ts';

const POSITION = 'jumbo 1-2- b.b.4.9/-/b.b.4.9/- R ? -';
const END: Question = { n: 1, to: 'end', player: 2, name: 'Ben' };
const SIT: Question = { n: 1, to: 'sit', player: 2, name: 'Bo' };
const ASKED = 'The host has been asked to end the game. Until there is an answer, the game goes on.';
/** Milliseconds, more than those in which a question is deaf. */
const A_SECOND = 1000;
/** Fewer than those. */
const A_MOMENT = 400;

beforeEach(() => void vi.useFakeTimers());

/** Ada, the host, plays with Ben; Cem comes to watch. */
const company = (): FakeRoom => roomFrom(POSITION, { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } });
const question = (page: Part): Part => page.in('region', 'A question for you as the host');
const isAsked = (page: Part): boolean => page.has('region', 'A question for you as the host');
const said = (): string => [...document.querySelectorAll('[aria-live="polite"]')].map(wordsOf).join(' ');
const passes = (milliseconds: number) => happen(() => void vi.advanceTimersByTime(milliseconds));

async function settings(page: Part): Promise<void> {
  await press(page.the('button', 'Settings'));
  await passes(A_SECOND);
}

test('the host is asked to end the game, beside the turn; without an answer the game goes on', async () => {
  const room = company();
  room.does('ada', { do: 'start' });
  const { page, table } = await comeTo(room, 'ada');
  room.deal(3);
  page.the('button', throwButton).focus();
  await happen(() => room.asks(END));
  expect(question(page).says('Ben (Yellow) would like to end the game. End it?')).toBe(true);
  expect(document.activeElement, 'it takes no focus').toBe(page.the('button', throwButton));
  await pressKey(' ');
  expect(choices(page)).toHaveLength(2);
  await pressKey('1');
  expect(room.state().position?.colour).toBe(2);
  expect(isAsked(page)).toBe(true);
  expect(table.answers).toEqual([]);
  await passes(A_SECOND);
  expect(said(), 'ears have heard it').toContain('Ben (Yellow) would like to end the game. End it?');
});

test('a question is answered once, by keys as well, and goes', async () => {
  const room = company();
  room.does('ada', { do: 'start' });
  const { page, table } = await comeTo(room, 'ada');
  await happen(() => room.asks(END));
  await passes(A_SECOND);
  question(page).the('button', 'Play on').focus();
  await pressKey('Enter');
  expect(table.answers).toEqual([[1, 'no']]);
  expect(isAsked(page)).toBe(false);
  expect(document.activeElement, 'the focus is on what is to be pressed').toBe(
    page.the('button', throwButton),
  );
});

test('a question that has just come up, or moved, is deaf for a moment: a press was meant for something else', async () => {
  const room = company();
  room.does('ada', { do: 'start' });
  const { page, table } = await comeTo(room, 'ada');
  await happen(() => room.asks(END));
  await passes(A_MOMENT);
  await press(question(page).the('button', 'End the game'));
  expect(table.answers).toEqual([]);
  await passes(A_SECOND);
  room.deal(3);
  await press(page.the('button', throwButton));
  // Below the choices it stands elsewhere.
  await passes(A_MOMENT);
  await press(question(page).the('button', 'End the game'));
  expect(table.answers).toEqual([]);
  await passes(A_SECOND);
  await press(choices(page)[0]!);
  await passes(A_MOMENT);
  await press(question(page).the('button', 'End the game'));
  expect(table.answers).toEqual([]);
  await passes(A_SECOND);
  await press(question(page).the('button', 'End the game'));
  expect(table.answers).toEqual([[1, 'yes']]);
});

test('whoever asks is told what comes of it, and closes that; how long until the next time is told', async () => {
  const room = company();
  room.does('ada', { do: 'start' });
  const { page, table } = await comeTo(room, 'ben');
  await settings(page);
  await press(page.the('button', 'Ask the host to end the game'));
  expect(table.wishes).toEqual([{ do: 'end' }]);
  expect(page.says(ASKED)).toBe(true);
  expect(isAsked(page)).toBe(false);
  await happen(() => table.hears({ type: 'wished', wished: { room: 'r', to: 'end', is: 'no' } }));
  expect(page.says('The host would like to play on.')).toBe(true);
  await press(page.the('button', 'Close'));
  expect(page.in('main').says('The host would like to play on.')).toBe(false);

  table.refusal = { code: 'asked-lately', clause: null, retryAfter: 59_000 };
  await settings(page);
  await press(page.the('button', 'Ask the host to end the game'));
  expect(page.says(/The host has been asked already\. .* in about 59 seconds\./)).toBe(true);
});

test('whoever watches has nothing to ask, nor to end; whoever plays alone with bots ends at once', async () => {
  const room = roomFrom(POSITION, { ada: {}, ben: { 2: 'Ben' } });
  room.does('ada', { do: 'bot', player: 1, level: 'sensible' }, { do: 'start' });
  const cem = await comeTo(room, 'cem');
  expect(cem.page.says('You are watching.')).toBe(true);
  await settings(cem.page);
  expect(cem.page.has('button', /End this game|Ask the host/)).toBe(false);
  await press(cem.page.in('dialog').the('button', 'Close'));

  const { page } = await comeTo(room, 'ben');
  await settings(page);
  await press(page.the('button', 'End this game'));
  await press(page.in('dialog', 'End this game').the('button', 'End the game'));
  expect(room.state().phase).toBe('over');
  expect(page.has('heading', 'The game was ended early.')).toBe(true);
});

test('the host lets somebody sit, or not, who may have been taken off a seat', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const { page, table } = await comeTo(room, 'ada');
  await happen(() => room.asks(SIT));
  expect(
    question(page).says(
      'Somebody wants to take the seat of Yellow as Bo. You may have taken them off a seat. Let them?',
    ),
  ).toBe(true);
  await passes(A_SECOND);
  await press(question(page).the('button', 'No'));
  expect(table.answers).toEqual([[1, 'no']]);
  await happen(() => room.asks({ ...SIT, n: 2 }));
  await passes(A_SECOND);
  await press(question(page).the('button', 'Let them sit'));
  expect(table.answers.at(-1)).toEqual([2, 'yes']);
});

test('whoever was taken off a seat is offered none, asks for it, and is told', async () => {
  const room = company();
  const { page, table } = await comeTo(room, 'ben');
  await happen(() => room.does('ada', { do: 'remove', player: 2 }));
  expect(page.says('You were taken off a seat here. The host can let you sit again.')).toBe(true);
  expect(page.has('button', /Take the seat of Yellow$/)).toBe(false);
  localStorage.setItem('ludo.name', 'Ben');
  await press(page.the('button', 'Ask the host'));
  expect(table.wishes).toEqual([{ do: 'sit', player: 2, name: 'Ben' }]);
  expect(page.says('The host has been asked whether you may sit down.')).toBe(true);
  expect(page.has('button', 'Ask the host')).toBe(false);
  await happen(() => table.hears({ type: 'wished', wished: { room: 'r', to: 'sit', is: 'no' } }));
  expect(page.says('The host has not let you sit down. You can watch.')).toBe(true);
  await happen(() => table.hears({ type: 'wished', wished: { room: 'r', to: 'sit', is: 'yes' } }));
  expect(page.says('You were taken off a seat here.')).toBe(false);
  expect(page.has('button', /Take the seat of Yellow$/)).toBe(true);
});

test('somebody of whom the host is asked first waits for the seat', async () => {
  const room = roomFrom(POSITION, { ada: { 1: 'Ada' } });
  const { page, table } = await comeTo(room, 'bo');
  table.refusal = { code: 'host-asked', clause: null };
  await write(page.the('textbox', 'Name for Yellow'), 'Bo');
  await press(page.the('button', /Take the seat of Yellow$/));
  await happen(() => table.hears({ type: 'wished', wished: { room: 'r', to: 'sit', is: 'asked' } }));
  expect(page.says('The host has been asked whether you may sit down.')).toBe(true);
  expect(page.has('button', 'Stand up: Leave the seat of Bo')).toBe(false);
});
