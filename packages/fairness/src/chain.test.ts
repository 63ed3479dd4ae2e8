import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CHAIN_LENGTH, isFrom, makeChain } from './chain.ts';

const name = { room: 'abcdefghijkl', owner: 'server' };
const seed = Uint8Array.from({ length: 16 }, (_, nth) => nth);
const chain = makeChain(name, seed);

/** By Node's own hash, from the description. */
function byHand({ room, owner }: typeof name, steps: number): string {
  let value = Buffer.from(seed).toString('base64url');
  for (let place = 0; place < steps; place++) {
    const hash = createHash('sha256').update(`ludo-chain-1\n${room}\n${owner}\n${place}\n${value}`).digest();
    value = hash.subarray(0, 16).toString('base64url');
  }
  return value;
}

describe('a chain', () => {
  test('has the tip and the values of its description', () => {
    expect(chain.tip).toBe(byHand(name, CHAIN_LENGTH));
    for (const nth of [1, 2, 31, 32, 33, 64, 300, CHAIN_LENGTH])
      expect(chain.value(nth)).toBe(byHand(name, CHAIN_LENGTH - nth));
    expect(chain.value(CHAIN_LENGTH)).toBe(Buffer.from(seed).toString('base64url'));
  });

  test('has no value before the first and after the last', () => {
    for (const nth of [0, -1, CHAIN_LENGTH + 1, 1.5, NaN]) expect(chain.value(nth)).toBeNull();
  });

  test('is made from sixteen bytes', () => {
    expect(() => makeChain(name, seed.subarray(1))).toThrow('16 bytes');
  });
});

describe('a value that was told', () => {
  const told = (nth: number) => ({ nth, value: chain.value(nth) ?? '' });
  const tip = { nth: 0, value: chain.tip };

  test('is recognised from the tip, from any earlier value, and across a gap', () => {
    expect(isFrom(name, told(1), tip)).toBe(true);
    expect(isFrom(name, told(40), tip)).toBe(true);
    expect(isFrom(name, told(40), told(39))).toBe(true);
    expect(isFrom(name, told(CHAIN_LENGTH), told(3))).toBe(true);
  });

  test('fits no other place, room or owner, and no changed letter', () => {
    const value = told(40).value;
    expect(isFrom(name, { nth: 41, value }, tip)).toBe(false);
    expect(isFrom(name, { nth: 39, value }, tip)).toBe(false);
    expect(isFrom({ ...name, room: 'abcdefghijkm' }, told(40), tip)).toBe(false);
    expect(isFrom({ ...name, owner: 'other' }, told(40), tip)).toBe(false);
    expect(isFrom(name, { nth: 40, value: `${value.slice(1)}A` }, tip)).toBe(false);
    expect(isFrom(name, { nth: 40, value: 'no value' }, tip)).toBe(false);
  });

  test('is not told twice, nor beyond the last', () => {
    expect(isFrom(name, told(40), told(40))).toBe(false);
    expect(isFrom(name, told(39), told(40))).toBe(false);
    expect(isFrom(name, { nth: CHAIN_LENGTH + 1, value: told(1).value }, tip)).toBe(false);
  });
});
