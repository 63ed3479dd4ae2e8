/** The words of looking closer: fetched with the first question, apart from everything else that a page says. */
import { fetched } from './fetching.ts';
import type { ReviewWords } from './en/review.ts';
import type { Language } from './languages.ts';

const files = import.meta.glob<ReviewWords>('./*/review.ts', { import: 'review' });

/** Fails when there is no network. */
export const loadReviewWords = (language: Language): Promise<ReviewWords> =>
  fetched(files, language, 'review');
