/** Deutsch: die Farben. Every page knows them, since a name that nobody chose may have been made from them. */
import type { ColourName } from '@ludo/rules';

export const colour: Readonly<Record<ColourName, string>> = {
  red: 'Rot',
  green: 'Grün',
  yellow: 'Gelb',
  blue: 'Blau',
  black: 'Schwarz',
};
