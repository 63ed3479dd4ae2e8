import { expect, test } from 'vitest';
import { hashOf, newPass, newRoomId, newToken } from './identity.ts';

test.each([
  ['a link', newRoomId, 72],
  ['a token', newToken, 128],
  ['a pass', newPass, 128],
] as const)('%s has %3$i bits, each of which is chance', (_what, made, bits) => {
  const all = Array.from({ length: 2000 }, () => Buffer.from(made(), 'base64url'));
  expect(new Set(all.map((bytes) => bytes.toString('hex'))).size).toBe(all.length);
  for (let bit = 0; bit < bits; bit++) {
    const set = all.filter((bytes) => ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
    // Twelve standard deviations.
    expect(Math.abs(set - 1000), `bit ${bit}`).toBeLessThan(270);
  }
  expect(all.every(({ length }) => length * 8 === bits)).toBe(true);
});

test('of what is derived from a token nothing of it can be seen', () => {
  const token = newToken();
  expect(hashOf(token)).toMatch(/^[\w-]{22}$/);
  expect(hashOf(token)).toBe(hashOf(token));
  const next = Buffer.from(token, 'base64url');
  next[0] = (next[0] ?? 0) ^ 1;
  const [one, other] = [token, next.toString('base64url')].map((each) =>
    Buffer.from(hashOf(each), 'base64url'),
  );
  const same = one?.filter((byte, nth) => byte === other?.[nth]).length ?? 16;
  expect(same).toBeLessThan(8);
});
