// Owns words by which two people compare results without reading out letters and digits: sixteen bits a word, consonant and
// vowel in turn, which can be said in every language.
import { parseBytes } from './base64url.ts';

const CONSONANTS = 'bdfghjklmnprstvz';
const VOWELS = 'aiou';
const WORDS = 4;
/** From the highest bits: how many each letter takes, and of which letters. */
const LETTERS = [
  [12, 15, CONSONANTS],
  [10, 3, VOWELS],
  [6, 15, CONSONANTS],
  [4, 3, VOWELS],
  [0, 15, CONSONANTS],
] as const;

/** Of the first 64 bits of a result, or of any value. */
export function wordsOf(result: string): readonly string[] {
  const bytes = parseBytes(result) ?? new Uint8Array();
  return Array.from({ length: WORDS }, (_, nth) => {
    const bits = ((bytes[2 * nth] ?? 0) << 8) | (bytes[2 * nth + 1] ?? 0);
    return LETTERS.map(([shift, mask, letters]) => letters.charAt((bits >> shift) & mask)).join('');
  });
}
