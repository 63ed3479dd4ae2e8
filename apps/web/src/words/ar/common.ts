import type { ColourName, SquareName } from '@ludo/rules';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const ordinals = ['الأول', 'الثاني', 'الثالث', 'الرابع'];

/** Masculine, as المركز is. */
export const ordinal = (number: number): string => ordinals[number - 1] ?? String(number);

export { colour };

export function place(square: SquareName): string {
  switch (square.kind) {
    case 'base':
      return 'البيت';
    case 'track':
      return `الخانة ${square.number}${square.startOf === null ? '' : ` (بداية ${colour[square.startOf]})`}`;
    case 'column':
      return `الخانة ${square.number} من ممر نهاية ${colour[square.of]}`;
    case 'end':
      return `خانة نهاية ${colour[square.of]} ${square.letter}`;
    case 'home':
      return 'النهاية';
  }
}

export const standing = (square: SquareName): string =>
  `${square.kind === 'base' || square.kind === 'home' ? 'في' : 'على'} ${place(square)}`;

export const from = (square: SquareName): string => `من ${place(square)}`;
export const to = (square: SquareName): string => `إلى ${place(square)}`;

export function who(name: string | null, colourName: ColourName): string {
  const own = colour[colourName];
  return name === null || name === own ? own : `${name} (${own})`;
}

export const neutral = (colourName: ColourName): string => `${colour[colourName]} المحايد`;

export const player = (number: number): string => `اللاعب ${number}`;

export const named = (name: string, colours: string): string => `${name} (${colours})`;

export function numbers(list: readonly number[]): string {
  return listed(manifest.code, list.map(String), 'disjunction');
}

export function several(list: readonly string[]): string {
  return listed(manifest.code, list);
}

export const commas = (parts: readonly string[]): string => parts.join('، ');

export const semicolons = (parts: readonly string[]): string => parts.join('؛ ');

export { count, duration } from './counting.ts';
