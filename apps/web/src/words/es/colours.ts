import type { ColourName } from '@ludo/rules';

export const colour: Readonly<Record<ColourName, string>> = {
  red: 'Rojo',
  green: 'Verde',
  yellow: 'Amarillo',
  blue: 'Azul',
  black: 'Negro',
};
