import { expect, it } from 'vitest';
import { evenLinesOf, fitted, linesOf } from './fitting.ts';

it.each([
  ['Anna', 8, 'Anna'],
  ['Maximiliane', 5, 'Maximi…'],
  ['Maximiliane Adelheid', 11.9, 'Maximiliane Adelheid'],
  ['WWWWWWWWWWWWWWWWWWWW', 8, 'WWWWWWW…'],
  ['iiiiiiiiii', 4.3, 'iiiiiiiiii'],
  ['mmmmmmmmmm', 6.2, 'mmmmm…'],
  ['Schwarz', 4.48, 'Schwarz'],
  ['', 8, ''],
  ['Anna Bert', 4.2, 'Anna…'],
])('%s in a room of %s is %s', (name, room, shown) => expect(fitted(name, room)).toBe(shown));

it('never cuts a picture or a letter with its marks in two', () => {
  const family = '👩‍👩‍👧‍👦';
  expect(fitted(family.repeat(8), 4)).toBe(`${family.repeat(2)}…`);
  expect(fitted('हिन्दी में खेलने वाला', 3)).toMatch(/^हिन्/);
  const marked = 'ä'.normalize('NFD');
  expect(fitted(marked.repeat(9), 4)).toBe(`${marked.repeat(5)}…`);
});

it('keeps at least one letter', () => expect(fitted('Wilhelm', 0.5)).toBe('W…'));

it.each([
  ['Anna throws', 20, 2, ['Anna throws']],
  ['Anna throws again', 6, 2, ['Anna', 'throws again'].map((line) => fitted(line, 6))],
  ['one two three', 3, 3, ['one', 'two', 'three']],
  ['Maximiliane', 5, 2, ['Maximi…']],
  ['', 5, 2, []],
])('%s in lines of %s, %s at most', (text, room, most, lines) => {
  expect(linesOf(text, room, most)).toEqual(lines);
});

it('gives marks of direction no room', () => {
  expect(linesOf('\u2068Anna\u2069 throws', 7.5, 1)).toEqual(['\u2068Anna\u2069 throws']);
  expect(linesOf('Anna throws', 7.5, 1)).toEqual(['Anna throws']);
});

it('leaves no word alone in the last line, and adds no line for it', () => {
  expect(linesOf('one two three four five', 12, 2)).toEqual(['one two three four', 'five']);
  expect(evenLinesOf('one two three four five', 12, 2)).toEqual(['one two three', 'four five']);
  expect(evenLinesOf('one two', 12, 2)).toEqual(['one two']);
  expect(evenLinesOf('Maximiliane Adelheid', 5, 2)).toEqual(linesOf('Maximiliane Adelheid', 5, 2));
});
