import { createHmac } from 'node:crypto';
import { portableHash } from '@ludo/fairness';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nativeHash } from '../src/secrets/native-hash.ts';

const texts = fc.string({ unit: 'binary', maxLength: 2000 });

test('the hash of the platform is the one that runs everywhere, and its HMAC the one of Node', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 64 }), texts, (bytes, text) => {
      const key = Buffer.from(bytes).toString('base64url');
      expect(nativeHash.of(text)).toBe(portableHash.of(text));
      expect(nativeHash.keyed(key, text)).toBe(portableHash.keyed(key, text));
      expect(nativeHash.keyed(key, text)).toBe(createHmac('sha256', bytes).update(text).digest('base64url'));
    }),
  );
});

test('a key is no longer than a block', () => {
  expect(() => nativeHash.keyed(Buffer.alloc(65).toString('base64url'), '')).toThrow('64 bytes');
});
