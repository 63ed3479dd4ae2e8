/**
 * Lists of words and numbers as a language has them: "a, b, and c", or "a, b, or c". After the list patterns of the
 * Unicode CLDR, like `Intl.ListFormat`; but a slow phone takes a tenth of a second to make its first one, and every
 * played page would wait for it.
 */
import { MANIFESTS, type Language } from './languages.ts';
import type { ListKind } from './manifest.ts';

export function listed(language: Language, words: readonly string[], kind: ListKind = 'conjunction'): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  const before = words.slice(0, -1);
  if (before.length === 0) return last;
  const { two, between, last: beforeLast, gives } = MANIFESTS[language].lists[kind];
  const usual = before.length === 1 ? two : beforeLast;
  const joint = gives?.to.test(last) === true ? gives.as : usual;
  return `${before.join(between)}${joint}${last}`;
}
