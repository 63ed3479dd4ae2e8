/**
 * By the list patterns of the Unicode CLDR: a slow phone takes a tenth of a second to make its first `Intl.ListFormat`.
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
