/** Default names are colours, in the language of who took the seat. */
import type { ColourName } from '@ludo/rules';
import { coloursIn } from '../words/colours.ts';
import { LANGUAGES } from '../words/languages.ts';
import { listed } from '../words/lists.ts';

export function isOfColours(name: string, colours: readonly ColourName[]): boolean {
  return LANGUAGES.some((language) => {
    const words = coloursIn(language);
    const names = colours.map((each) => words[each]);
    return listed(language, names) === name;
  });
}
