/** The first English words are bundled, for people who cannot fetch another language. */
import type { Catalogue, FirstWords } from './catalogue.ts';
import { firstWords } from './en/first-words.ts';
import type { Language } from './languages.ts';
import type { MessWords } from './mess-words.ts';

const firsts = import.meta.glob<FirstWords>(['./*/first-words.ts', '!./en/first-words.ts'], {
  import: 'firstWords',
});
const wholes = import.meta.glob<Catalogue>('./*/index.ts', { import: 'catalogue' });

const messes = import.meta.glob<MessWords>('./*/mess.ts', { import: 'mess' });

/** Rejects without a network. */
export async function loadMessWords(language: Language): Promise<MessWords> {
  const own = messes[`./${language}/mess.ts`];
  return own === undefined ? (await import('./sailors.ts')).originals : own();
}

/** Rejects without a network. */
export async function loadFirstWords(language: Language): Promise<FirstWords> {
  return (await firsts[`./${language}/first-words.ts`]?.()) ?? firstWords;
}

/** Rejects without a network. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => fetched(wholes, language, 'index');

export function fetched<Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  language: Language,
  file: string,
): Promise<Words> {
  const path = `./${language}/${file}.ts`;
  const fetch = files[path];
  return fetch === undefined ? Promise.reject(new Error(`there is no ${path}`)) : fetch();
}
