// One person's secrets: a new one works at once, the old one until the new one has arrived.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arrived, MOST_DEAD, MOST_LIVE, personBy, renewed } from './credentials.ts';
import type { Credentials } from './credentials.ts';

const nobody: Credentials = { person: 'first', list: [] };

function after(before: Credentials, presented: string, fresh: string): Credentials {
  const next = renewed(before, presented, fresh, 1000);
  if (next === null) throw new Error(`${presented} is dead`);
  return next;
}

const opens = (known: Credentials, ...hashes: readonly string[]): readonly boolean[] =>
  hashes.map((hash) => personBy(known, hash) === 'first');

describe('the secret that is renewed', () => {
  test('opens beside the new one, until that has arrived', () => {
    const both = after(nobody, 'first', 'b');
    expect(opens(both, 'first', 'b')).toEqual([true, true]);
    expect(opens(arrived(both, 'b', 1000), 'first', 'b')).toEqual([false, true]);
  });

  test('dies when the new one is presented, which shows that it has arrived', () => {
    const twice = after(after(nobody, 'first', 'b'), 'b', 'c');
    expect(opens(twice, 'first', 'b', 'c')).toEqual([false, true, true]);
  });

  test('is refused for good once it is dead', () => {
    const dead = arrived(after(nobody, 'first', 'b'), 'b', 1000);
    expect(renewed(dead, 'first', 'x', 1000)).toBeNull();
    expect(opens(arrived(dead, 'first', 1000), 'first', 'b')).toEqual([false, true]);
  });

  test('gives every page of a browser one of its own, and all of them open', () => {
    const three = ['b', 'c', 'd'].reduce((known, fresh) => after(known, 'first', fresh), nobody);
    expect(opens(three, 'first', 'b', 'c', 'd')).toEqual([true, true, true, true]);
    expect(opens(after(three, 'b', 'e'), 'first', 'b', 'c', 'd', 'e')).toEqual([
      false,
      true,
      true,
      true,
      true,
    ]);
  });

  test('leaves no other alive once a page says what the browser keeps, but those given in its place since', () => {
    const three = ['b', 'c', 'd'].reduce((known, fresh) => after(known, 'first', fresh), nobody);
    const copied = after(three, 'b', 'e');
    const next = after(copied, 'c', 'f');
    expect(opens(arrived(next, 'c', 1000), 'b', 'c', 'd', 'e', 'f')).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  test('is not lost however often the answer is', () => {
    const often = Array.from({ length: 100 }, (_, nth) => `lost-${nth}`);
    const known = often.reduce((before, fresh) => after(before, 'first', fresh), nobody);
    expect(opens(known, 'first', 'lost-99', 'lost-0')).toEqual([true, true, false]);
  });
});

test('whatever happens, whoever keeps what arrives is let in, and not much is remembered', () => {
  const what = fc.constantFrom('lost', 'arrives', 'arrives-and-is-told');
  fc.assert(
    fc.property(fc.array(what, { maxLength: 80 }), (steps) => {
      let known = nobody;
      let own = 'first';
      for (const [nth, step] of steps.entries()) {
        known = after(known, own, `token-${nth}`);
        if (step !== 'lost') own = `token-${nth}`;
        if (step === 'arrives-and-is-told') known = arrived(known, own, nth);
        expect(personBy(known, own)).toBe('first');
        expect(known.list.filter(({ isLive }) => isLive).length).toBeLessThanOrEqual(MOST_LIVE);
        expect(known.list.length).toBeLessThanOrEqual(MOST_LIVE + MOST_DEAD);
      }
    }),
  );
});
