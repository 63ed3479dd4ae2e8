// WU-1 on the page: what may be announced stands over the button that throws, for eyes, fingers, keys and ears.
import { expect, test, vi } from 'vitest';
import { happen, press, pressKey, until } from '../../test/dom/doing.ts';
import { roomFrom } from '../../test/dom/fake-room.ts';
import type { Part } from '../../test/dom/seeing.ts';
import { nameOf, wordsOf } from '../../test/dom/seeing.ts';
import {
  captions,
  choices,
  comeTo,
  pageOf,
  showHere,
  standing,
  throwButton,
  turnOf,
} from '../../test/dom/table.ts';
import { useSettings } from '../preferences/settings.ts';

const TWO = ['Ada', 'Ben'] as const;
// The foot of green's column, place 66, is place 15 of red's way: square 16.
const AT_THE_FOOT = 'uckers+suckBack 1212 b.b.b.15/b.67.69.69/b.b.b.49/b.b.b.30 R ? -';
const ONE = 'Square 16: suck back Ben (Green) on Green’s home column 1, chance 31%';
const BOTH = 'Square 16: suck back 2 pieces of Ben (Green) on Green’s home column 3, chance 3%';
const OFFER = 'Or announce before the throw:';

const announcements = (page: Part): readonly HTMLElement[] =>
  page.has('list', OFFER) ? page.in('list', OFFER).all('button') : [];
const said = (): string => [...document.querySelectorAll('[aria-live="polite"]')].map(wordsOf).join(' ');

test.each([
  ['by a press', (page: Part) => press(announcements(page)[0]!)],
  ['by its digit', () => pressKey('1')],
])('is announced %s, which throws, and the turn is over', async (_how, announce) => {
  const { page } = await showHere(AT_THE_FOOT, TWO, 4, 1);
  expect(announcements(page).map(nameOf)).toEqual([ONE, BOTH]);
  await announce(page);
  expect(captions(page).at(-1)).toBe(
    'Ada (Red) announces a suck-back at Ben (Green) on Green’s home column 1. Ada (Red) throws 4 + 1. Ada (Red) captures Ben (Green): the piece goes back to base. Ada (Red) moves from square 16 to square 17. It is Ben (Green)’s turn.',
  );
  expect(turnOf(page)).toBe('Ben (Green): throw the dice');
  expect(standing(page)).toContain('Red piece on square 17');
  expect(announcements(page)).toEqual([]);
});

test('whoever throws as always announces nothing, and nothing can be announced over the dice', async () => {
  const { page } = await showHere(AT_THE_FOOT, TWO, 4, 1);
  await press(page.the('button', throwButton));
  expect(announcements(page)).toEqual([]);
  expect(turnOf(page)).toBe('Ada (Red): move a piece');
  await pressKey('u');
  expect(turnOf(page)).toBe('Ada (Red): throw the dice');
  expect(announcements(page), 'the throw is known').toEqual([]);
  await pressKey('1');
  expect(turnOf(page)).toBe('Ada (Red): throw the dice');
});

test('is heard: that one may, at what, with which chance; then what came of it', async () => {
  const { page } = await showHere(AT_THE_FOOT, TWO, 3, 2);
  await until(() => expect(said()).toContain(`${OFFER} 1: ${ONE}. 2: ${BOTH}.`));
  await press(announcements(page)[1]!);
  await until(() =>
    expect(said()).toContain(
      'Ada (Red) announces a suck-back at Ben (Green) on Green’s home column 3. Ada (Red) throws 3 + 2. The suck-back of Ada (Red) misses. Ada (Red) moves from square 16 to square 17.',
    ),
  );
});

test('cannot be taken back on one screen', async () => {
  const { page } = await showHere(AT_THE_FOOT, TWO, 4, 1);
  await press(announcements(page)[0]!);
  expect(page.has('button', 'Take the last step back')).toBe(false);
});

test('dice that throw by themselves wait where something may be announced', async () => {
  vi.useFakeTimers();
  useSettings.getState().change({ throws: true });
  const { page } = await showHere(AT_THE_FOOT, TWO, 4, 1, 2, 1);
  await happen(() => vi.advanceTimersByTime(5000));
  expect(turnOf(page)).toBe('Ada (Red): throw the dice');
  await press(announcements(page)[0]!);
  await happen(() => vi.advanceTimersByTime(5000));
  expect(turnOf(page)).not.toBe('Ben (Green): throw the dice');
});

test('only whoever is to throw is offered it at a table, and the row comes to all', async () => {
  const people = { ada: { 1: 'Ada' }, ben: { 2: 'Ben' } };
  const room = roomFrom(AT_THE_FOOT, people);
  room.does('ada', { do: 'start' });
  const mine = await pageOf(room, 'ada');
  expect(announcements(mine).map(nameOf)).toEqual([ONE, BOTH]);
  const { page: theirs } = await comeTo(room, 'ben');
  expect(announcements(theirs)).toEqual([]);
  room.deal(4, 1);
  await happen(() => room.does('ada', { do: 'throw', ply: 1, announcement: 'suck:RG@1' }));
  expect(captions(theirs).at(-1)).toContain(
    'Ada (Red) announces a suck-back at your piece on Green’s home column 1. Ada (Red) throws 4 + 1. Ada (Red) captures your piece',
  );
});

/** By a finger, at a point of the screen. */
async function tap(control: Element, clientX: number, clientY: number): Promise<void> {
  await happen(() => {
    const [bubbles, isPrimary] = [true, true];
    control.dispatchEvent(new PointerEvent('pointerdown', { bubbles, isPrimary, clientX, clientY }));
    control.dispatchEvent(
      new MouseEvent('click', { bubbles, cancelable: true, detail: 1, clientX, clientY }),
    );
  });
}

test('a finger that goes on tapping where choices were announces nothing; one that comes from elsewhere does', async () => {
  const lying = AT_THE_FOOT.replace('R ?', 'R 61').replace('b.b.b.15', 'b.b.15.30');
  const { page } = await showHere(lying, TWO, 4, 1);
  const way = choices(page).find((each) => nameOf(each).startsWith('Square 31, both dice (7)'));
  await tap(way!, 100, 300);
  expect(announcements(page)).toHaveLength(2);
  await tap(announcements(page)[0]!, 104, 296);
  expect(turnOf(page)).toBe('Ada (Red): throw again');
  await tap(announcements(page)[0]!, 100, 340);
  expect(turnOf(page)).toBe('Ben (Green): throw the dice');
});

test('nor do digits that were pressed to choose', async () => {
  const lying = AT_THE_FOOT.replace('R ?', 'R 61').replace('b.b.b.15', 'b.b.15.30');
  const { page } = await showHere(lying, TWO, 4, 1);
  vi.useFakeTimers();
  const way = choices(page).find((each) => nameOf(each).startsWith('Square 31, both dice (7)'));
  const digits = [way?.closest('li'), way].map((each) => each?.querySelector('kbd')?.textContent ?? '');
  for (const digit of digits) await pressKey(digit);
  for (let nth = 0; nth < 3; nth++) await pressKey('1');
  expect(turnOf(page)).toBe('Ada (Red): throw again');
  await happen(() => vi.advanceTimersByTime(1000));
  await pressKey('1');
  expect(turnOf(page)).toBe('Ben (Green): throw the dice');
});
