/** Every sentence that a person sees or hears, by language. Each language has the files of English, and its types. */
import type { firstWords } from './en/first-words.ts';
import type { catalogue } from './en/index.ts';
import type { lab } from './en/lab.ts';
import type { replay } from './en/replay.ts';
import type { review } from './en/review.ts';

export type Catalogue = typeof catalogue;

/** Also for the time while the rest is fetched. */
export type FirstWords = typeof firstWords;

/** Fetched with the first question. */
export type ReviewWords = typeof review;

/** Fetched with the first game that is watched again. */
export type ReplayWords = typeof replay;

/** Fetched with the first question what a rule does. */
export type LabWords = typeof lab;
