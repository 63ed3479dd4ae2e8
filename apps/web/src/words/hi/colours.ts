import type { ColourName } from '@ludo/rules';

export const colour: Readonly<Record<ColourName, string>> = {
  red: 'लाल',
  green: 'हरा',
  yellow: 'पीला',
  blue: 'नीला',
  black: 'काला',
};
