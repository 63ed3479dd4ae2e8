/** A name of the other direction would reorder its neighbours, so an isolate (U+2068, U+2069) is put round it. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ONLY_RIGHT_TO_LEFT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Mn} ]*$/u;

export function isolated(name: string, isRightToLeft: boolean): string {
  const isOfThisDirection = isRightToLeft ? ONLY_RIGHT_TO_LEFT.test(name) : !RIGHT_TO_LEFT.test(name);
  return isOfThisDirection ? name : `\u2068${name}\u2069`;
}
