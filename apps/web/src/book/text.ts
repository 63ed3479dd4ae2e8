/** The texts of the rule book, by language. They are long and seldom read, so they come apart from the catalogue. */
import { use } from 'react';
import type { Language } from '../catalogue/languages.ts';
import type { BookText } from '../catalogue/en/book.ts';
import { useSettings } from '../settings/settings.ts';

const books: Readonly<Record<Language, () => Promise<{ readonly book: BookText }>>> = {
  en: () => import('../catalogue/en/book.ts'),
  de: () => import('../catalogue/de/book.ts'),
  es: () => import('../catalogue/es/book.ts'),
  hi: () => import('../catalogue/hi/book.ts'),
  ar: () => import('../catalogue/ar/book.ts'),
};

const fetched = new Map<Language, Promise<BookText>>();

export function bookOf(language: Language): Promise<BookText> {
  const known = fetched.get(language);
  if (known !== undefined) return known;
  const fetching = books[language]().then(({ book }) => book);
  fetched.set(language, fetching);
  fetching.catch(() => fetched.delete(language));
  return fetching;
}

/** Suspends until the book of the language is there. */
export function useBook(): BookText {
  const language = useSettings((state) => state.first.code);
  return use(bookOf(language));
}
