/** Every page knows them, since a name that nobody chose may have been made from them. */
import type { ColourName } from '@ludo/rules';

export const colour: Readonly<Record<ColourName, string>> = {
  red: 'Red',
  green: 'Green',
  yellow: 'Yellow',
  blue: 'Blue',
  black: 'Black',
};
