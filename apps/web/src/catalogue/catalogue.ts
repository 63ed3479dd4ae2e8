/**
 * The message catalogues: every sentence that a person sees or hears, by language. What the first page says is fetched
 * apart from the rest. Of English it is always at hand, for whoever cannot fetch another language.
 */
import { firstWords } from './en/first-words.ts';
import type { en } from './en/index.ts';
import type { Language } from './languages.ts';

export type Catalogue = typeof en;

/** The part of a catalogue that the first page needs, and what is said while the rest is fetched. */
export type FirstWords = typeof firstWords;

interface Parts {
  readonly first: () => Promise<FirstWords>;
  readonly whole: () => Promise<Catalogue>;
}

const PARTS: Readonly<Record<Language, Parts>> = {
  en: {
    first: () => Promise.resolve(firstWords),
    whole: async () => (await import('./en/index.ts')).en,
  },
  de: {
    first: async () => (await import('./de/first-words.ts')).firstWords,
    whole: async () => (await import('./de/index.ts')).de,
  },
  es: {
    first: async () => (await import('./es/first-words.ts')).firstWords,
    whole: async () => (await import('./es/index.ts')).es,
  },
  hi: {
    first: async () => (await import('./hi/first-words.ts')).firstWords,
    whole: async () => (await import('./hi/index.ts')).hi,
  },
  ar: {
    first: async () => (await import('./ar/first-words.ts')).firstWords,
    whole: async () => (await import('./ar/index.ts')).ar,
  },
};

/** Fails when there is no network. */
export const loadFirstWords = (language: Language): Promise<FirstWords> => PARTS[language].first();

/** Fails when there is no network. */
export const loadCatalogue = (language: Language): Promise<Catalogue> => PARTS[language].whole();
