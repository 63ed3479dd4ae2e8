/**
 * Names in sentences of either direction. A name of the other direction would reorder its neighbours, so it is put
 * between an isolate (U+2068) and its end (U+2069): "Anna (أحمر)", "أحمد (Red)".
 */
import { MANIFESTS, type Language } from './languages.ts';

/** Letters of right-to-left scripts; brackets, digits and marks in a name fit either direction. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ONLY_RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Mn} ]*$/u;

/** Somebody else's text, for a sentence of this language; unchanged where nothing can go wrong. */
export function isolated(language: Language, name: string): string {
  const isOfThisDirection =
    MANIFESTS[language].direction === 'rtl' ? ONLY_RIGHT_TO_LEFT.test(name) : !RIGHT_TO_LEFT.test(name);
  return isOfThisDirection ? name : `\u2068${name}\u2069`;
}
