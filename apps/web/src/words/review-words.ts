/** Fetched with the first question. */
import { fetched } from './fetching.ts';
import type { ReviewWords } from './catalogue.ts';
import type { Language } from './languages.ts';

const files = import.meta.glob<ReviewWords>('./*/review.ts', { import: 'review' });

/** Rejects without a network. */
export const loadReviewWords = (language: Language): Promise<ReviewWords> =>
  fetched(files, language, 'review');
