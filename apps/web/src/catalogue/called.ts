/** Names that nobody chose: they were made from colours, in the language of whoever took the seat. */
import type { ColourName } from '@ludo/rules';
import { colour as arabic } from './ar/colours.ts';
import { colour as german } from './de/colours.ts';
import { colour as english } from './en/colours.ts';
import { colour as spanish } from './es/colours.ts';
import { colour as hindi } from './hi/colours.ts';
import { LANGUAGES, type Language } from './languages.ts';
import { listed } from './lists.ts';

const WORDS: Readonly<Record<Language, Readonly<Record<ColourName, string>>>> = {
  en: english,
  de: german,
  es: spanish,
  hi: hindi,
  ar: arabic,
};

/** Whether a name is that of the colours themselves, in some language. */
export function isOfColours(name: string, colours: readonly ColourName[]): boolean {
  return LANGUAGES.some((language) => {
    const words = colours.map((each) => WORDS[language][each]);
    return listed(language, words) === name;
  });
}
