import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { facesOf, firstResult, startResult, throwResult } from './result.ts';

const value = (byte: number): string => Buffer.alloc(16, byte).toString('base64url');
const first = firstResult(value(1));
const made = { server: value(2), n: 7, before: first };

/** By Node's own hash, from the description. */
const keyed = (text: string): string =>
  createHmac('sha256', Buffer.alloc(16, 2)).update(text).digest('base64url');

test('the first result is of the tip of the server', () => {
  expect(first).toBe(
    createHash('sha256')
      .update(`ludo-dice-1\n${value(1)}`)
      .digest('base64url'),
  );
});

test('a throw takes its number, the value of who throws, and the result before', () => {
  expect(throwResult(made, value(3))).toBe(keyed(`ludo-throw-1\n7\n${value(3)}\n${first}`));
  expect(throwResult(made, null)).toBe(keyed(`ludo-throw-1\n7\n-\n${first}`));
});

test('a start takes the tip and the value of each seat', () => {
  const shares = [
    { player: 1, tip: value(4), value: value(5) },
    { player: 2, tip: value(6), value: null },
    { player: 3, tip: null, value: null },
  ];
  const text = `ludo-start-1\n7\n1 ${value(4)} ${value(5)}\n2 ${value(6)} -\n3 - -\n${first}`;
  expect(startResult(made, shares)).toBe(keyed(text));
});

test('faces are the bytes below 252, and go on beyond the result', () => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, nth) => 240 + (nth % 16)));
  const more = createHmac('sha256', bytes).update('ludo-more-1\n1').digest();
  const wanted = [...bytes, ...more].filter((byte) => byte < 252).map((byte) => 1 + (byte % 6));
  const faces = facesOf(bytes.toString('base64url'));
  expect(wanted.map(() => faces.next().value)).toEqual(wanted);
});

test('a value that is no base64url is a mistake of ours', () => {
  expect(() => throwResult({ ...made, server: '!' }, null)).toThrow('base64url');
});
