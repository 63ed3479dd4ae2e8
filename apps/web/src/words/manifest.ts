/** What is known of a language before its words are fetched. */
export interface Manifest {
  /** A tag (BCP 47), also the folder's name. */
  readonly code: string;
  /** In the language itself. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  readonly lists: Readonly<Record<ListKind, ListPattern>>;
}

export type ListKind = 'conjunction' | 'disjunction';

/** Between two words, between others, before the last of more than two. */
interface ListPattern {
  readonly two: string;
  readonly between: string;
  readonly last: string;
  /** Takes the place of `two` or `last` before a word that begins so. */
  readonly gives?: { readonly to: RegExp; readonly as: string };
}
