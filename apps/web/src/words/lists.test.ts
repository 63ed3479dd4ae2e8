import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { listed } from './lists.ts';
import type { ListKind } from './manifest.ts';

const KINDS: readonly ListKind[] = ['conjunction', 'disjunction'];

/** Words with the beginnings that matter in Spanish, and any others. */
const word = fc.oneof(
  fc.constantFrom(
    'Inés',
    'hijo',
    'Hielo',
    'hiato',
    'HI',
    'y',
    'ocho',
    '8',
    '80',
    '11',
    '110',
    '11 a',
    'Ho',
    'hola',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);

test.each(LANGUAGES.flatMap((language) => KINDS.map((kind) => [language, kind] as const)))(
  'what is listed in %s as a %s is what the CLDR makes of it',
  (language, kind) => {
    const format = new Intl.ListFormat(language, { type: kind });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 5 }), (words) => {
        expect(listed(language, words, kind)).toBe(format.format(words));
      }),
      { numRuns: 500 },
    );
  },
);
