/** Colours are masculine, as حجر is; pieces in the plural take the feminine. */
import { colour } from './colours.ts';

const FEMININE: Readonly<Record<string, string>> = {
  [colour.red]: 'الحمراء',
  [colour.green]: 'الخضراء',
  [colour.yellow]: 'الصفراء',
  [colour.blue]: 'الزرقاء',
  [colour.black]: 'السوداء',
};

/** Beside الحجران: "الأحمران". */
export const dual = (word: string): string => (word in FEMININE ? `${word}ان` : word);

/** Beside الأحجار: "الحمراء". */
export const feminine = (word: string): string => FEMININE[word] ?? word;
