/** The texts of the rule book, by language. They are long and seldom read, so they come apart from the catalogue. */
import { use } from 'react';
import type { Language } from '../catalogue/catalogue.ts';
import { book as english, type BookText } from '../catalogue/en/book.ts';
import { useSettings } from '../settings/settings.ts';

/** A language without a book of its own has the English one. */
const books: Partial<Record<Language, () => Promise<{ readonly book: BookText }>>> = {
  de: () => import('../catalogue/de/book.ts'),
};

const fetched = new Map<Language, Promise<BookText>>();

export function bookOf(language: Language): Promise<BookText> {
  const known = fetched.get(language);
  if (known !== undefined) return known;
  const fetching = books[language]?.().then(({ book }) => book) ?? Promise.resolve(english);
  fetched.set(language, fetching);
  fetching.catch(() => fetched.delete(language));
  return fetching;
}

/** Suspends until the book of the language is there. */
export function useBook(): BookText {
  const language = useSettings((state) => state.settings.language);
  return use(bookOf(language));
}
