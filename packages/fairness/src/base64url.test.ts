import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBytes, printBytes } from './base64url.ts';

test('bytes are written as Node writes them, and read again', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
      const text = printBytes(bytes);
      expect(text).toBe(Buffer.from(bytes).toString('base64url'));
      expect(parseBytes(text)).toEqual(bytes);
    }),
  );
});

test.each(['A', 'AB', '!!', 'AA==', 'A A', 'AAAAA', 'AAB'])('%s is no text of bytes', (text) => {
  expect(parseBytes(text)).toBeNull();
});
