/** How the words of a language are fetched. Of English the first are always at hand, for whoever cannot fetch another. */
import type { Catalogue, FirstWords } from './catalogue.ts';
import { firstWords } from './en/first-words.ts';
import type { Language } from './languages.ts';

const firsts = import.meta.glob<FirstWords>(['./*/first-words.ts', '!./en/first-words.ts'], {
  import: 'firstWords',
});
const wholes = import.meta.glob<Catalogue>('./*/index.ts', { import: 'catalogue' });

/** Fails when there is no network. */
export async function loadFirstWords(language: Language): Promise<FirstWords> {
  return (await firsts[`./${language}/first-words.ts`]?.()) ?? firstWords;
}

/** Fails when there is no network. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => fetched(wholes, language, 'index');

/** One file of the folder of a language. */
export function fetched<Words>(
  files: Readonly<Record<string, () => Promise<Words>>>,
  language: Language,
  file: string,
): Promise<Words> {
  const path = `./${language}/${file}.ts`;
  const fetch = files[path];
  return fetch === undefined ? Promise.reject(new Error(`there is no ${path}`)) : fetch();
}
