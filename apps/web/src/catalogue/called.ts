/** Names that nobody chose: they were made from colours, in the language of whoever took the seat. */
import type { ColourName } from '@ludo/rules';
import { LANGUAGES } from './languages.ts';
import { listed } from './lists.ts';

const files = import.meta.glob<Readonly<Record<ColourName, string>>>('./*/colours.ts', {
  import: 'colour',
  eager: true,
});

/** Whether a name is that of the colours themselves, in some language. */
export function isOfColours(name: string, colours: readonly ColourName[]): boolean {
  return LANGUAGES.some((language) => {
    const words = files[`./${language}/colours.ts`];
    return (
      words !== undefined &&
      listed(
        language,
        colours.map((each) => words[each]),
      ) === name
    );
  });
}
