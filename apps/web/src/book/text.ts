import { use, useMemo } from 'react';
import { loadBook } from '../words/book-words.ts';
import type { Language } from '../words/languages.ts';
import type { BookText } from '../words/book-text.ts';
import { useMess, useWords } from '../words/text.ts';

const fetched = new Map<Language, Promise<BookText>>();

export function bookOf(language: Language): Promise<BookText> {
  const known = fetched.get(language);
  if (known !== undefined) return known;
  const fetching = loadBook(language);
  fetched.set(language, fetching);
  fetching.catch(() => fetched.delete(language));
  return fetching;
}

export function useBook(): BookText {
  const language = useWords((words) => words.first.code);
  const plain = use(bookOf(language));
  const mess = useMess();
  return useMemo(() => mess?.book(plain) ?? plain, [mess, plain]);
}
