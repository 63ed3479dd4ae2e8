/** Words and numbers listed as a language does it: "a, b and c", or "a, b or c". */

/** Making one costs as much as a hundred uses, and the table lists things whenever it is drawn: each is made once. */
const made = new Map<string, Intl.ListFormat>();

/** `locale`: a language as the browser names it. */
export function listIn(locale: string, type: 'conjunction' | 'disjunction' = 'conjunction'): Intl.ListFormat {
  const key = `${locale} ${type}`;
  const old = made.get(key);
  if (old !== undefined) return old;
  const format = new Intl.ListFormat(locale, { type });
  made.set(key, format);
  return format;
}
