/** What is known of a language before its words are fetched: `manifest.ts` in its folder, which `languages.ts` names. */
export interface Manifest {
  /** Its tag (BCP 47), which is also its folder's name. The other files take it from here. */
  readonly code: string;
  /** In the language itself, so that its readers find it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** How it joins words with "and" and with "or". */
  readonly lists: Readonly<Record<ListKind, ListPattern>>;
}

export type ListKind = 'conjunction' | 'disjunction';

/** What stands between two words, between others, and before the last of more than two. */
interface ListPattern {
  readonly two: string;
  readonly between: string;
  readonly last: string;
  /** Replaces that before a word with this beginning. */
  readonly gives?: { readonly to: RegExp; readonly as: string };
}
