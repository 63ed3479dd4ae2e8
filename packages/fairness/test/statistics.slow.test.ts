// A million dice of fixed values, thrown as a room throws them, two a throw.
import { createHmac, hash } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { facesOf, firstResult, throwResult, VALUE_LENGTH, type Hash } from '../src/index.ts';

const DICE = 1_000_000;

/** Beyond which one in a hundred fair samples lies: chi-square of 5 and of 35 degrees of freedom, and two-sided normal. */
const FACES_BEYOND = 15.086;
const PAIRS_BEYOND = 57.342;
const NORMAL_BEYOND = 2.576;

const dice: number[] = [];

/** By Node's own, which is quicker than what runs everywhere. */
const nativeHash: Hash = {
  of: (text) => hash('sha256', text, 'base64url'),
  keyed: (key, text) => createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url'),
};

/** Values one after the other: what hashing does to the least different ones is seen best. */
const counted = (count: number): string => count.toString(36).padStart(VALUE_LENGTH - 1, '0') + 'A';

beforeAll(() => {
  let result = firstResult(counted(0));
  for (let n = 1; dice.length < DICE; n++) {
    const value = n % 3 === 0 ? null : counted(DICE + n);
    result = throwResult({ server: counted(n), n, before: result }, value, nativeHash);
    const faces = facesOf(result);
    dice.push(faces.next().value, faces.next().value);
  }
});

function chiSquare(counts: readonly number[]): number {
  const usual = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - usual) ** 2 / usual, 0);
}

function countsOf(cells: number, keys: Iterable<number>): readonly number[] {
  const counts = Array.from({ length: cells }, () => 0);
  for (const key of keys) counts[key] = (counts[key] ?? 0) + 1;
  return counts;
}

/** Of one die and the one `apart` later, each die in one pair only. */
function* pairs(apart: number): Generator<number> {
  for (let nth = 0; nth + 2 * apart <= dice.length; nth += 2 * apart)
    for (let of = nth; of < nth + apart; of++) yield ((dice[of] ?? 0) - 1) * 6 + (dice[of + apart] ?? 0) - 1;
}

describe('a million dice are as fair ones', () => {
  test('by their faces', () => {
    expect(dice.length).toBeGreaterThanOrEqual(DICE);
    const counts = countsOf(
      6,
      dice.map((face) => face - 1),
    );
    expect(chiSquare(counts)).toBeLessThan(FACES_BEYOND);
  });

  test.each([
    ['the two of a throw', 1],
    ['those of a throw and the next', 2],
    ['those of a throw and the fourth after it', 8],
  ])('by pairs: %s', (_, apart) => {
    expect(chiSquare(countsOf(36, pairs(apart)))).toBeLessThan(PAIRS_BEYOND);
  });

  test('by runs of the same face', () => {
    let runs = 1;
    for (let nth = 1; nth < dice.length; nth++) if (dice[nth] !== dice[nth - 1]) runs++;
    const [changes, share] = [dice.length - 1, 5 / 6];
    const deviation = (runs - 1 - changes * share) / Math.sqrt(changes * share * (1 - share));
    expect(Math.abs(deviation)).toBeLessThan(NORMAL_BEYOND);
  });

  test('by how long one waits for a six', () => {
    const waits: number[] = [];
    let since = 0;
    for (const face of dice) {
      if (face !== 6) since++;
      else {
        waits.push(Math.min(since, 5));
        since = 0;
      }
    }
    const usual = [0, 1, 2, 3, 4].map((before) => waits.length * (5 / 6) ** before * (1 / 6));
    const rest = waits.length * (5 / 6) ** 5;
    const counts = countsOf(6, waits);
    const sum = [...usual, rest].reduce(
      (total, count, nth) => total + ((counts[nth] ?? 0) - count) ** 2 / count,
      0,
    );
    expect(sum).toBeLessThan(FACES_BEYOND);
  });
});
