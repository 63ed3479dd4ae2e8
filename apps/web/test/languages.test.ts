/** What comes with a language beside its sentences: types that name what is missing, and documents that name it. */
import { readdirSync, readFileSync } from 'node:fs';
import { languages } from '@ludo/room';
import { expect, it } from 'vitest';
import { LANGUAGES } from '../src/words/languages.ts';

const WORDS = new URL('../src/words/', import.meta.url);
const DOCUMENTS = new URL('../../../', import.meta.url);

/** Objects that a module exports with no type: name, and what follows the closing brace. */
const PARTS = /^export const (\w+) = \{(?:.*\}|[^]*?\n\})(.*);$/gm;

it.each(LANGUAGES.filter((language) => language !== 'en'))(
  'each part of the words in %s states its type, so that the compiler names the line',
  (language) => {
    const untyped = readdirSync(new URL(language, WORDS)).flatMap((file) => {
      const source = readFileSync(new URL(`${language}/${file}`, WORDS), 'utf8');
      return Array.from(source.matchAll(PARTS))
        .filter(([, , after = '']) => !after.includes('satisfies'))
        .map(([, part = '']) => `words/${language}/${file}: export const ${part}: Catalogue['${part}'] = …`);
    });
    expect(untyped).toEqual([]);
  },
);

it.each(['README.md', 'docs/decisions/0022-languages.md'])('%s names every language', (document) => {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  const text = readFileSync(new URL(document, DOCUMENTS), 'utf8');
  const all = LANGUAGES.map((language) => names.of(language) ?? language);
  expect(
    all.filter((name) => !text.includes(name)),
    `${document} does not name them`,
  ).toEqual([]);
});

it('a table can be opened in every language', () => {
  expect([...languages].toSorted()).toEqual([...LANGUAGES].toSorted());
});
