/** In every language: a player's name may be made from colours in any. */
import type { ColourName } from '@ludo/rules';
import type { Language } from './languages.ts';

type Colours = Readonly<Record<ColourName, string>>;

const files = import.meta.glob<Colours>('./*/colours.ts', { import: 'colour', eager: true });

export function coloursIn(language: Language): Colours {
  const colours = files[`./${language}/colours.ts`];
  if (colours === undefined) throw new Error(`no colours in ${language}`);
  return colours;
}
