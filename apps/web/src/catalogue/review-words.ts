/** The words of looking closer: fetched with the first question, apart from everything else that a page says. */
import type { ReviewWords } from './en/review.ts';
import type { Language } from './languages.ts';

const WORDS: Readonly<Record<Language, () => Promise<{ readonly review: ReviewWords }>>> = {
  en: () => import('./en/review.ts'),
  de: () => import('./de/review.ts'),
  es: () => import('./es/review.ts'),
  hi: () => import('./hi/review.ts'),
  ar: () => import('./ar/review.ts'),
};

/** Fails when there is no network. */
export async function loadReviewWords(language: Language): Promise<ReviewWords> {
  return (await WORDS[language]()).review;
}
