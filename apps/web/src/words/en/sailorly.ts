/** Plain sentences about Uckers in mess words. Never for a sentence with a person's name in it: that may be such a word. */

/** In this order: what is longer comes first. */
const WORDS: readonly (readonly [string, string])[] = [
  ['mixed blob', 'mixi-blob'],
  ['home column', 'pipe'],
  ['that column', 'that pipe'],
  ['start square', 'doorstep'],
  ['base\\b', 'harbour'],
  ['capture(s?) (it|them)\\b', 'hack$1 $2 off'],
  ['captured (it|them)\\b', 'hacked $1 off'],
  ['capturing\\b', 'hacking off'],
  ['captured\\b', 'hacked off'],
  ['capture(s?)\\b', 'hack$1 off'],
  ['challenge (it|them|the blob|a blob|an opposing blob)\\b', 'six off against $1'],
  ['nothing to challenge\\b', 'nothing to six off against'],
  ['(cannot|has to|may|can) challenge\\b', '$1 six off'],
  ['challenging piece\\b', 'piece that sixes off'],
  ['challenge', 'six-off'],
];

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** With a capital where the plain word has one. */
export function sailorly(sentence: string): string {
  return WORDS.reduce(
    (said, [plain, mess]) =>
      said.replace(new RegExp(`\\b${plain}`, 'gi'), (found) => {
        const told = found.toLowerCase().replace(new RegExp(plain), mess);
        return /^[A-Z]/.test(found) ? capital(told) : told;
      }),
    sentence,
  );
}
