import { expect, test } from 'vitest';
import { printBytes } from './base64url.ts';
import { wordsOf } from './words.ts';

test('a result is four words of its first 64 bits, consonant and vowel in turn', () => {
  // Sixteen bits each: 7f00 0001, 3f54 dcc1, which are the words of two known addresses.
  const bytes = [0x7f, 0, 0, 1, 0x3f, 0x54, 0xdc, 0xc1, ...Array.from({ length: 24 }, () => 255)];
  expect(wordsOf(printBytes(Uint8Array.from(bytes)))).toEqual(['lusab', 'babad', 'gutih', 'tugad']);
});

test('one bit makes another word', () => {
  const words = (byte: number): string =>
    wordsOf(printBytes(Uint8Array.of(byte, 0, 0, 0, 0, 0, 0, 0))).join();
  expect(new Set(Array.from({ length: 256 }, (_, byte) => words(byte))).size).toBe(256);
});
