// A press is meant for what lay there when its series began.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { followPresses, hasLain, isMeant } from './press-series.ts';

let stop: () => void;
let button: HTMLButtonElement;

/** Where the button lies. */
const lie = (top: number): void => {
  button.getBoundingClientRect = () => new DOMRect(0, top, 300, 44);
};

/** An event of a finger or a key at a moment that the test chooses. */
function at(moment: number, event: Event, on: EventTarget = button): boolean {
  Object.defineProperty(event, 'timeStamp', { value: moment });
  return on.dispatchEvent(event);
}

const tap = (moment: number, x: number, y: number): boolean =>
  at(moment, new PointerEvent('pointerdown', { isPrimary: true, clientX: x, clientY: y, bubbles: true }));

const key = (moment: number, isRepeated = false, on: EventTarget = button): boolean =>
  at(
    moment,
    new KeyboardEvent('keydown', { key: 'Enter', repeat: isRepeated, bubbles: true, cancelable: true }),
    on,
  );

beforeEach(() => {
  button = document.createElement('button');
  document.body.append(button);
  lie(100);
  stop = followPresses('button');
});
afterEach(() => {
  stop();
  button.remove();
});

test('a press counts for what was there before it', () => {
  tap(1000, 50, 120);
  expect(isMeant(button, 900)).toBe(true);
});

test('a finger that came before the choice did not come for it', () => {
  tap(1000, 50, 120);
  expect(isMeant(button, 1050)).toBe(false);
});

test.each([100, 300, 700])('a finger that taps on every %i ms never means what came meanwhile', (every) => {
  for (let nth = 0; nth < 10; nth += 1) {
    tap(1000 + nth * every, 50 + (nth % 3) * 6, 120);
    expect(isMeant(button, 1050)).toBe(false);
  }
});

test('a press elsewhere counts as soon as the choice is seen', () => {
  tap(1000, 50, 320);
  tap(1080, 50, 120);
  expect(isMeant(button, 1050)).toBe(true);
});

test('a finger that has rested for a second means what is there now', () => {
  tap(1000, 50, 120);
  tap(1300, 50, 120);
  tap(2300, 50, 120);
  expect(isMeant(button, 1050)).toBe(true);
});

test('what has moved under a tapping finger is not meant, and what lies still is', () => {
  tap(1000, 50, 320);
  tap(1200, 50, 320);
  expect(hasLain(button)).toBe(true);
  lie(300);
  tap(1400, 50, 320);
  expect(hasLain(button)).toBe(false);
  expect(isMeant(button, 900)).toBe(false);
});

test('the same control by keys: what it stands for since is not meant; another one is', () => {
  key(1000);
  key(1300);
  expect(isMeant(button, 1100)).toBe(false);
  const other = document.createElement('button');
  document.body.append(other);
  key(1400, false, other);
  expect(isMeant(other, 1100)).toBe(true);
  other.remove();
});

test('a held key is one press', () => {
  expect(key(1000)).toBe(true);
  expect(key(1500, true)).toBe(false);
});
