/** Finds cards by what is typed: accents, case, spaces, and ways to write the same in a script do not count. */
import type { CardId } from './cards.ts';
import { SEARCH_WORDS } from './search-words.ts';

/** Letters that people write for one another, after marks have been taken off. */
const SAME: readonly (readonly [RegExp, string])[] = [
  [/ß/g, 'ss'],
  [/ı/g, 'i'],
  [/ł/g, 'l'],
  [/æ/g, 'ae'],
  [/ø/g, 'o'],
  // Arabic: alef maksura, ta marbuta, the letters of Persian and Urdu keyboards, the article.
  [/[ىی]/g, 'ي'],
  [/ة/g, 'ه'],
  [/ک/g, 'ك'],
  [/(?<!\p{L})ال(?=\p{L}{3})/gu, ''],
  // Hindi: long and short vowels, the dot and the moon over a letter.
  [/ू/g, 'ु'],
  [/ी/g, 'ि'],
  [/ँ/g, 'ं'],
];

/** Of Latin and Arabic letters, the dot under a Hindi one, and what is not seen. */
const MARKS = /[\u0300-\u036F\u0640\u064B-\u065F\u0670\u093C\u200B-\u200F]/gu;

/** Words without what does not count, with one space between them. */
export function folded(words: string): string {
  const bare = words.normalize('NFKD').replace(MARKS, '').toLowerCase();
  const same = SAME.reduce((text, [written, as]) => text.replace(written, as), bare);
  return same
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

const together = (words: string): string => words.replaceAll(' ', '');

/** From so many letters on, one of them may be wrong, missing or too many. */
const LONG = 5;

/** How well a name fits; infinite: not at all. */
function distance(name: string, asked: string, mayErr: boolean): number {
  const [whole, wanted] = [together(name), together(asked)];
  if (whole === wanted) return 0;
  if (whole.startsWith(wanted)) return 1;
  const words = name.split(' ');
  const fits = (typed: string): boolean =>
    words.some((word) => word.startsWith(typed) || (mayErr && typed.length >= LONG && isNear(word, typed)));
  return asked.split(' ').every(fits) ? 2 : Number.POSITIVE_INFINITY;
}

/** One letter changed, added or left out, or two changed places. */
function isNear(one: string, other: string): boolean {
  let [from, endOne, endOther] = [0, one.length, other.length];
  while (from < endOne && from < endOther && one[from] === other[from]) from += 1;
  while (endOne > from && endOther > from && one[endOne - 1] === other[endOther - 1]) {
    endOne -= 1;
    endOther -= 1;
  }
  const [left, right] = [one.slice(from, endOne), other.slice(from, endOther)];
  const isSwapped = left.length === 2 && left === [...right].toReversed().join('');
  return isSwapped || (left.length <= 1 && right.length <= 1);
}

/** The best first; of those that fit as well, in the given order. `namesOf`: what a card is called on the page. */
export function findCards(
  cards: readonly CardId[],
  written: string,
  namesOf: (card: CardId) => readonly string[],
): readonly CardId[] {
  const asked = folded(written);
  if (asked === '') return [];
  for (const mayErr of [false, true]) {
    const found = cards
      .map((card) => {
        const names = [...namesOf(card), ...SEARCH_WORDS[card]].map(folded);
        return { card, off: Math.min(...names.map((name) => distance(name, asked, mayErr))) };
      })
      .filter(({ off }) => Number.isFinite(off))
      .toSorted((a, b) => a.off - b.off)
      .map(({ card }) => card);
    if (found.length > 0) return found;
  }
  return [];
}
