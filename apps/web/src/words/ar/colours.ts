import type { ColourName } from '@ludo/rules';

export const colour: Readonly<Record<ColourName, string>> = {
  red: 'الأحمر',
  green: 'الأخضر',
  yellow: 'الأصفر',
  blue: 'الأزرق',
  black: 'الأسود',
};
