import { expect, test } from 'vitest';
import { CODE_LETTERS, parseTelevisionCode, printTelevisionCode } from './television.ts';

test.each([
  ['CFHJKM', 'CFHJKM'],
  ['cfh jkm', 'CFHJKM'],
  [' 346-789 ', '346789'],
  ['CFHJK', null],
  ['CFHJKMN', null],
  ['CFHJKO', null],
  ['', null],
])('%j is read as the code %j', (text, code) => {
  expect(parseTelevisionCode(text)).toBe(code);
});

test('what is printed is read again', () => {
  expect(printTelevisionCode('CFH346')).toBe('CFH 346');
  expect(parseTelevisionCode(printTelevisionCode('CFH346'))).toBe('CFH346');
});

test('no letter looks like another one, or like one that is left out', () => {
  for (const alike of ['0O', '1I', '1L', '2Z', '5S', '8B', 'UV', '6G'])
    expect([...alike].filter((each) => CODE_LETTERS.includes(each)).length).toBeLessThan(2);
});
