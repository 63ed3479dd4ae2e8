import { expect, it } from 'vitest';
import { fitted } from './fitting.ts';

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
