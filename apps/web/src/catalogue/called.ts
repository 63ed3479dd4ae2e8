/** Names that nobody chose: they were made from colours, in the language of whoever took the seat. */
import type { ColourName } from '@ludo/rules';
import type { Language } from './catalogue.ts';
import { colour as german } from './de/colours.ts';
import { colour as english } from './en/common.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<ColourName, string>>>> = { en: english, de: german };

/** Whether a name is that of the colours themselves, in some language. */
export function isOfColours(name: string, colours: readonly ColourName[]): boolean {
  return Object.entries(WORDS).some(
    ([language, words]) => new Intl.ListFormat(language).format(colours.map((each) => words[each])) === name,
  );
}
