import { expect, test } from 'vitest';
import { parseInstant, printInstant } from './instant-text.ts';

test('a time is written as every calendar has it, and read again', () => {
  const day = 86_400_000;
  for (let at = 0; at < 4e12; at += 13 * day + 12_345_678) {
    expect(printInstant(at)).toBe(new Date(at).toISOString());
    expect(parseInstant(printInstant(at))).toBe(at);
  }
  for (const at of [
    '2000-02-29',
    '2023-12-31',
    '2024-02-29',
    '2024-03-01',
    '2100-02-28',
    '2100-03-01',
    '9999-12-31',
  ])
    expect(printInstant(Date.parse(at))).toBe(`${at}T00:00:00.000Z`);
});

test.each([
  '2023-02-29T00:00:00.000Z',
  '2024-13-01T00:00:00.000Z',
  '2024-01-01T24:00:00.000Z',
  '2024-01-01',
  '',
])('%j is no time', (text) => expect(parseInstant(text)).toBeNull());
