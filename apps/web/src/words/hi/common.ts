import type { ColourName, SquareName } from '@ludo/rules';
import { oblique, placeOblique } from './agreement.ts';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const ordinals = ['पहला', 'दूसरा', 'तीसरा', 'चौथा'];

/** Masculine, as स्थान is. */
export const ordinal = (number: number): string => ordinals[number - 1] ?? `${number}वाँ`;

export { colour };

/** "हरे", before की and के. */
const of = (name: ColourName): string => oblique(colour[name]);

export function place(square: SquareName): string {
  switch (square.kind) {
    case 'base':
      return 'घर';
    case 'track':
      return `खाना ${square.number}${square.startOf === null ? '' : ` (${of(square.startOf)} की शुरुआत)`}`;
    case 'column':
      return `${of(square.of)} की मंज़िल-पट्टी ${square.number}`;
    case 'end':
      return `${of(square.of)} का आखिरी खाना ${square.letter}`;
    case 'home':
      return 'मंज़िल';
  }
}

export const standing = (square: SquareName): string =>
  square.kind === 'base' ? 'घर में' : `${placeOblique(place(square))} पर`;

export const from = (square: SquareName): string => `${placeOblique(place(square))} से`;
export const to = standing;

export function who(name: string | null, colourName: ColourName): string {
  const own = colour[colourName];
  return name === null || name === own ? own : `${name} (${own})`;
}

export const neutral = (colourName: ColourName): string => `तटस्थ ${colour[colourName]}`;

export const player = (number: number): string => `खिलाड़ी ${number}`;

export const named = (name: string, colours: string): string => `${name} (${colours})`;

export function numbers(list: readonly number[]): string {
  return listed(manifest.code, list.map(String), 'disjunction');
}

export function several(list: readonly string[]): string {
  return listed(manifest.code, list);
}

export const commas = (parts: readonly string[]): string => parts.join(', ');

export const semicolons = (parts: readonly string[]): string => parts.join('; ');

/** Hindi has one form for 0 and 1 in `Intl`; beside the digit 0 people say the plural: "0 छक्के". */
export const count = (amount: number, one: string, many: string): string =>
  `${amount} ${amount === 1 ? one : many}`;

export function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} सेकंड`;
  return `${Math.floor(seconds / 60)} मिनट`;
}
