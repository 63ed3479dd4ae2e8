/**
 * The message catalogues: every sentence that a person sees or hears, by language. What the first page says is fetched
 * apart from the rest. Each language has the files of English, and its types.
 */
import type { firstWords } from './en/first-words.ts';
import type { catalogue } from './en/index.ts';

export type Catalogue = typeof catalogue;

/** The part of a catalogue that the first page needs, and what is said while the rest is fetched. */
export type FirstWords = typeof firstWords;
