import { describe, expect, test } from 'vitest';
import { applyAnnounced, Chance, parsePosition, possibleAnnouncements, type BotLevel } from '@ludo/rules';
import { choosePlay, consider } from './index.ts';

// The foot of green's column, place 66, is place 15 of red's way.
const game = (green: string, red: string, rules = 'uckers+suckBack'): string =>
  `${rules} 1234 ${red}/${green}/b.b.b.2/b.b.b.30 R ? -`;

function choice(text: string, level: BotLevel, seed = 'any'): string {
  const position = parsePosition(text);
  if (!position.ok) throw new Error(`${position.error.field}: ${position.error.reason}`);
  return choosePlay(position.value, level, new Chance(seed));
}

describe('WU-1: the sensible bot announces what is worth more than the throw', () => {
  test.each([
    // A piece six up, eleven throws and five sums, and its own piece goes on alone.
    [game('b.b.b.72', 'b.b.b.15'), 'suck:RG@6'],
    [game('b.b.b.71', 'b.b.b.15'), 'suck:RG@5'],
    // Of two it takes the one with the better chance, or the farther one.
    [game('b.b.67.72', 'b.b.b.15'), 'suck:RG@6'],
  ])('%s: %s', (text, announcement) => {
    expect(choice(text, 'sensible')).toBe(announcement);
  });

  test.each([
    // One throw of 36 hits two pieces.
    [game('b.b.69.69', '15.20.30.40')],
    // Its own front piece is one throw from home, and a capture elsewhere is likely: green 60 is on red 9.
    [game('60.67.h.h', '3.4.5.15')],
    // Two in the column go by one throw of 36, and its pieces wait for a six.
    [game('b.b.67.67', 'b.b.b.15')],
  ])('nothing: %s', (text) => {
    expect(choice(text, 'sensible')).toBe('-');
  });
});

test('what to announce is weighed in pieces, each of the six throws and each announcement by itself', () => {
  const position = parsePosition(game('b.b.67.72', 'b.b.b.15'));
  if (!position.ok) throw new Error(position.error.reason);
  const considering = consider(position.value, 'sensible', new Chance('any'));
  let [pieces, next] = [0, considering.next()];
  for (; next.done !== true; pieces++) next = considering.next();
  expect(pieces).toBe(6 + possibleAnnouncements(position.value).length);
  expect(next.value).toBe('suck:RG@6');
});

describe('the other bots', () => {
  const text = game('b.b.67.72', 'b.b.b.15');

  test('the random one takes any announcement or none', () => {
    const taken = Array.from({ length: 60 }, (_, nth) => choice(text, 'random', `${nth}`));
    expect([...new Set(taken)].toSorted()).toEqual(['-', 'suck:RG@1', 'suck:RG@6']);
  });

  test('the frontmost one announces nothing', () => {
    expect(choice(text, 'frontmost')).toBe('-');
  });

  test('what is chosen can be announced', () => {
    const position = parsePosition(text);
    if (!position.ok) throw new Error(position.error.reason);
    for (const { text: each } of possibleAnnouncements(position.value))
      expect(applyAnnounced(position.value, each, [6, 1]).ok).toBe(true);
    expect(possibleAnnouncements(position.value).map((each) => each.text)).toContain(
      choice(text, 'sensible'),
    );
  });
});
