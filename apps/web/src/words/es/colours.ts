/** Español: los colores. Every page knows them, since a name that nobody chose may have been made from them. */
import type { ColourName } from '@ludo/rules';

export const colour: Readonly<Record<ColourName, string>> = {
  red: 'Rojo',
  green: 'Verde',
  yellow: 'Amarillo',
  blue: 'Azul',
  black: 'Negro',
};
