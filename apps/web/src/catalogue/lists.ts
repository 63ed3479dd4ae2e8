/**
 * Words and numbers listed as a language does it: "a, b, and c", or "a, b, or c". After the list patterns of the Unicode
 * CLDR, with which `Intl.ListFormat` says the same; but a slow phone takes a tenth of a second to make its first one, and
 * every page that is played on would wait for it.
 */
import type { Language } from './languages.ts';

export type ListKind = 'conjunction' | 'disjunction';

/** What stands between two words that are all, between others, and before the last of more than two. */
interface Pattern {
  readonly two: string;
  readonly between: string;
  readonly last: string;
}

const pattern = (two: string, between = ', ', last = two): Pattern => ({ two, between, last });

const PATTERNS: Readonly<Record<Language, Readonly<Record<ListKind, Pattern>>>> = {
  en: { conjunction: pattern(' and ', ', ', ', and '), disjunction: pattern(' or ', ', ', ', or ') },
  de: { conjunction: pattern(' und '), disjunction: pattern(' oder ') },
  es: { conjunction: pattern(' y '), disjunction: pattern(' o ') },
  hi: { conjunction: pattern(' और ', ', ', ', और '), disjunction: pattern(' या ') },
  ar: { conjunction: pattern(' و', ' و'), disjunction: pattern(' أو ', ' أو ') },
};

/** In Spanish "and" and "or" give way to a word that begins with their sound. */
const SPANISH: Readonly<Record<ListKind, readonly [before: RegExp, joint: string]>> = {
  conjunction: [/^(?:i|hi(?![ae]))/i, ' e '],
  disjunction: [/^(?:h?o|8|11(?: |$))/i, ' u '],
};

export function listed(language: Language, words: readonly string[], kind: ListKind = 'conjunction'): string {
  const last = words.at(-1);
  if (last === undefined) return '';
  const before = words.slice(0, -1);
  if (before.length === 0) return last;
  const { two, between, last: beforeLast } = PATTERNS[language][kind];
  const [giveWay, instead] = SPANISH[kind];
  const isGivingWay = language === 'es' && giveWay.test(last);
  const joint = isGivingWay ? instead : before.length === 1 ? two : beforeLast;
  return `${before.join(between)}${joint}${last}`;
}
