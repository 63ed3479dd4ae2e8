/** Long and seldom read, so fetched apart. */
import { fetched } from './fetching.ts';
import type { BookText } from './book-text.ts';
import type { Language } from './languages.ts';

const files = import.meta.glob<BookText>('./*/book.ts', { import: 'book' });

/** Rejects without a network. */
export const loadBook = (language: Language): Promise<BookText> => fetched(files, language, 'book');
