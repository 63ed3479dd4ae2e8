/**
 * What is known of a language before any of its words are fetched. A language is a folder with this and the files of
 * `en`; `languages.ts` names it.
 */
export interface Manifest {
  /** In itself: whoever reads only that one finds it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** How it puts words together that are all meant, and of which one is. */
  readonly lists: Readonly<Record<ListKind, ListPattern>>;
}

export type ListKind = 'conjunction' | 'disjunction';

/** What stands between two words that are all, between others, and before the last of more than two. */
interface ListPattern {
  readonly two: string;
  readonly between: string;
  readonly last: string;
  /** Before a word that begins so, something else stands. */
  readonly gives?: { readonly to: RegExp; readonly as: string };
}
