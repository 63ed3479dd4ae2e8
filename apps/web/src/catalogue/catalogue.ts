/**
 * The message catalogues: every sentence that a person sees or hears, by language. What the first page says is fetched
 * apart from the rest. Of English it is always at hand, for whoever cannot fetch another language. Each language has the
 * files of English, and its types.
 */
import { firstWords } from './en/first-words.ts';
import type { catalogue } from './en/index.ts';
import type { Language } from './languages.ts';

export type Catalogue = typeof catalogue;

/** The part of a catalogue that the first page needs, and what is said while the rest is fetched. */
export type FirstWords = typeof firstWords;

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
