/** The texts of the rule book: long and seldom read, so they come apart from everything else that a page says. */
import { fetched } from './fetching.ts';
import type { BookText } from './en/book.ts';
import type { Language } from './languages.ts';

const files = import.meta.glob<BookText>('./*/book.ts', { import: 'book' });

/** Fails when there is no network. */
export const loadBook = (language: Language): Promise<BookText> => fetched(files, language, 'book');
