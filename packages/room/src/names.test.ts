import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NAME_LENGTH, readName } from './names.ts';

describe('a name is kept composed, trimmed and with single spaces', () => {
  test.each([
    ['Ada', 'Ada'],
    ['  Ada  Lovelace\t', 'Ada Lovelace'],
    ['Zoe\u0308', 'Zo\u00eb'],
    ['x', 'x'],
    ['12345678901234567890', '12345678901234567890'],
    ['👨‍👩‍👧‍👦'.repeat(20), '👨‍👩‍👧‍👦'.repeat(20)],
    ['❤️ 🇩🇪 👍🏽', '❤️ 🇩🇪 👍🏽'],
    ['علی‌رضا', 'علی‌رضا'],
    ['क्षमा', 'क्षमा'],
    ['ᄀᆞᆫ'.repeat(20), 'ᄀᆞᆫ'.repeat(20)],
    ['<b>Bob</b>', '<b>Bob</b>'],
  ])('%j is kept as %j', (text, name) => {
    expect(readName(text)).toEqual({ ok: true, value: name });
  });
});

describe('a name that shows nothing, deceives or overflows is refused', () => {
  test.each([
    ['', 'name-missing'],
    [' \u00a0\u3000\n', 'name-missing'],
    ['123456789012345678901', 'name-too-long'],
    ['a'.repeat(100_000), 'name-too-long'],
    [`${'👨\u0344\u0344\u200d'.repeat(60)}👨`, 'name-too-long'],
    ['ᄀ'.repeat(81), 'name-too-long'],
    [`${'👨\u200d'.repeat(80)}👨`, 'name-too-long'],
    ['Ada\u0007', 'name-not-readable'],
    ['Ada\u202egnp', 'name-not-readable'],
    ['\u2066Ada', 'name-not-readable'],
    ['A\u200bda', 'name-not-readable'],
    ['\u200dAda', 'name-not-readable'],
    ['Ada\u200d', 'name-not-readable'],
    ['A\u200d\u200dda', 'name-not-readable'],
    ['\u3164', 'name-not-readable'],
    ['\u2800', 'name-not-readable'],
    ['A\u00adda', 'name-not-readable'],
    ['A\ufe0fda', 'name-not-readable'],
    ['\u0301', 'name-not-readable'],
    ['Z\u0335\u0321\u0322\u0323\u0324\u0325', 'name-not-readable'],
    [`Z${'\u0335\u0335\u200d'.repeat(3)}a`, 'name-not-readable'],
    ['Ada\ud800', 'name-not-readable'],
    ['\ue000', 'name-not-readable'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readName(text)).toEqual({ ok: false, error: problem });
  });
});

test('a name that was kept is kept unchanged, within its length, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
      const read = readName(text);
      if (!read.ok) return;
      expect(readName(read.value)).toEqual(read);
      expect(read.value.trim()).not.toBe('');
      expect([...new Intl.Segmenter().segment(read.value)].length).toBeLessThanOrEqual(NAME_LENGTH);
    }),
    { numRuns: 500 },
  );
});
