import { expect, test } from 'vitest';
import { parsePosition, type Position } from '@ludo/rules';
import { createThoughts, type Consider } from './thoughts.ts';

function position(): Position {
  const parsed = parsePosition('ludo 1-2- b.b.b.4/-/b.b.b.9/- R ? -');
  if (!parsed.ok) throw new Error(parsed.error.reason);
  return parsed.value;
}

/** A thought of six pieces of a millisecond each, after which it plays `text`. */
function begin(longest: number, text = 'R4') {
  let [time, pieces] = [0, 0];
  const consider: Consider = function* (_, level) {
    for (let piece = 0; piece < 6; piece++) {
      pieces += 1;
      time += 1;
      yield;
    }
    return `${text} ${level}`;
  };
  return { thoughts: createThoughts({ consider, now: () => time, longest }), pieces: () => pieces };
}

test('a thought goes on for some milliseconds each time, and ends with what is chosen', () => {
  const { thoughts, pieces } = begin(2);
  const at = position();
  for (const after of [2, 4, 6]) {
    expect(thoughts.goOn(at, 'sensible')).toBe(false);
    expect(pieces()).toBe(after);
  }
  expect(thoughts.goOn(at, 'sensible')).toBe(true);
  expect(thoughts.choose(at, 'sensible')).toBe('R4 sensible');
  expect(pieces()).toBe(6);
});

test('however short the time is, a piece is thought', () => {
  const { thoughts, pieces } = begin(0);
  const at = position();
  thoughts.goOn(at, 'sensible');
  expect(pieces()).toBe(1);
});

test('a thought that has come to its end is not thought again, however often it is asked for', () => {
  const { thoughts, pieces } = begin(10);
  const at = position();
  for (const _ of [1, 2, 3]) expect(thoughts.goOn(at, 'sensible')).toBe(true);
  expect(thoughts.choose(at, 'sensible')).toBe('R4 sensible');
  expect(pieces()).toBe(6);
});

test('who does not wait has it thought to the end', () => {
  const { thoughts, pieces } = begin(2);
  const at = position();
  thoughts.goOn(at, 'sensible');
  expect(thoughts.choose(at, 'sensible')).toBe('R4 sensible');
  expect(pieces()).toBe(6);
});

test('another position, and another bot, are another thought', () => {
  const { thoughts, pieces } = begin(2);
  const at = position();
  thoughts.goOn(at, 'sensible');
  thoughts.goOn(position(), 'sensible');
  expect(pieces()).toBe(4);
  expect(thoughts.choose(at, 'frontmost')).toBe('R4 frontmost');
  expect(pieces()).toBe(10);
});

test('what a thought throws is thrown when it is asked for', () => {
  const consider: Consider = () => ({
    next() {
      throw new Error('lost the thread');
    },
  });
  const thoughts = createThoughts({ consider, now: () => 0, longest: 2 });
  const at = position();
  expect(thoughts.goOn(at, 'sensible')).toBe(true);
  expect(() => thoughts.choose(at, 'sensible')).toThrow('lost the thread');
});
