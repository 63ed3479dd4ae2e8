import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readText, TEXT_LENGTH, TEXT_UNITS } from './texts.ts';

describe('what is said is kept as it was meant: one line, composed, trimmed, and nothing of it is taken for markup', () => {
  test.each([
    ['  well   played\n\n', 'well played'],
    ['one\r\ntwo\u2028three', 'one two three'],
    ['Zoe\u0308', 'Zo\u00eb'],
    [
      '<img src=x onerror=alert(1)><script>alert(2)</script>',
      '<img src=x onerror=alert(1)><script>alert(2)</script>',
    ],
    ['&lt;b&gt; &amp; 😀 👨‍👩‍👧‍👦 ❤️', '&lt;b&gt; &amp; 😀 👨‍👩‍👧‍👦 ❤️'],
    ['https://example.org/?a=1', 'https://example.org/?a=1'],
    ['x'.repeat(TEXT_LENGTH), 'x'.repeat(TEXT_LENGTH)],
    ['😀'.repeat(TEXT_LENGTH), '😀'.repeat(TEXT_LENGTH)],
  ])('%j is kept as %j', (text, kept) => {
    expect(readText(text)).toEqual({ ok: true, value: kept });
  });
});

describe('what shows nothing, deceives or overflows is refused', () => {
  test.each([
    ['', 'text-missing'],
    [' \u00a0\n\t', 'text-missing'],
    ['x'.repeat(TEXT_LENGTH + 1), 'text-too-long'],
    ['👨‍👩‍👧‍👦'.repeat(TEXT_LENGTH), 'text-too-long'],
    ['x'.repeat(100_000), 'text-too-long'],
    ['a\u0000b', 'text-not-readable'],
    ['a\u001b[2Jb', 'text-not-readable'],
    ['\u202egnp.exe', 'text-not-readable'],
    ['a\u2066b\u2069', 'text-not-readable'],
    ['a\u200bb', 'text-not-readable'],
    ['a\u{e0041}b', 'text-not-readable'],
    ['\u3164', 'text-not-readable'],
    ['a\ud800', 'text-not-readable'],
    ['Z\u0335\u0321\u0322\u0323\u0324\u0325', 'text-not-readable'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readText(text)).toEqual({ ok: false, error: problem });
  });
});

test('what was kept is kept unchanged, within its length, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 250 }), (text) => {
      const read = readText(text);
      if (!read.ok) return;
      expect(readText(read.value)).toEqual(read);
      expect(read.value).not.toMatch(/[\n\r\u2028\u2029]/u);
      expect(read.value.length).toBeLessThanOrEqual(TEXT_UNITS);
      expect([...new Intl.Segmenter().segment(read.value)].length).toBeLessThanOrEqual(TEXT_LENGTH);
    }),
    { numRuns: 200 },
  );
});

describe('a browser that cannot tell characters apart', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  test('reads texts, and counts the longer ones by code points', async () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    vi.resetModules();
    const { readText: read } = await import('./texts.ts');
    expect(read('well played')).toEqual({ ok: true, value: 'well played' });
    expect(read('😀'.repeat(TEXT_LENGTH))).toEqual({ ok: true, value: '😀'.repeat(TEXT_LENGTH) });
    expect(read('😀'.repeat(TEXT_LENGTH + 1))).toEqual({ ok: false, error: 'text-too-long' });
  });
});
