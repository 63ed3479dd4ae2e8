/**
 * The message catalogues: every sentence that a person sees or hears, by language. The first page's words are fetched
 * separately. Each language has the files of English, and its types.
 */
import type { firstWords } from './en/first-words.ts';
import type { catalogue } from './en/index.ts';
import type { review } from './en/review.ts';

export type Catalogue = typeof catalogue;

/** The part of a catalogue for the first page, and for the time while the rest is fetched. */
export type FirstWords = typeof firstWords;

/** The answers to questions about a position, which are fetched with the first question. */
export type ReviewWords = typeof review;
