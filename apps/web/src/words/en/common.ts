import type { ColourName, SquareName } from '@ludo/rules';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const ordinals = new Intl.PluralRules(manifest.code, { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const ordinal = (number: number): string => `${number}${endings[ordinals.select(number)] ?? 'th'}`;

export { colour };

/** "base", "square 12", "square 14 (Green’s start)", "Red’s home column 3", "Red’s end square a", "home". */
export function place(square: SquareName): string {
  switch (square.kind) {
    case 'base':
    case 'home':
      return square.kind;
    case 'track':
      return `square ${square.number}${square.startOf === null ? '' : ` (${colour[square.startOf]}’s start)`}`;
    case 'column':
      return `${colour[square.of]}’s home column ${square.number}`;
    case 'end':
      return `${colour[square.of]}’s end square ${square.letter}`;
  }
}

/** "in base", "on square 12". */
export function standing(square: SquareName): string {
  if (square.kind === 'base') return 'in base';
  return `${square.kind === 'home' ? 'at' : 'on'} ${place(square)}`;
}

/** "from square 12", "to home". */
export const from = (square: SquareName): string => `from ${place(square)}`;
export const to = (square: SquareName): string => (square.kind === 'home' ? 'home' : `to ${place(square)}`);

/** "Anna (Red)", or "Red" where the holder has no other name. */
export function who(name: string | null, colourName: ColourName): string {
  const own = colour[colourName];
  return name === null || name === own ? own : `${name} (${own})`;
}

export const neutral = (colourName: ColourName): string => `neutral ${colour[colourName]}`;

export const player = (number: number): string => `Player ${number}`;

/** "Anna (Red and Yellow)". */
export const named = (name: string, colours: string): string => `${name} (${colours})`;

export function numbers(list: readonly number[]): string {
  return listed(manifest.code, list.map(String), 'disjunction');
}

export function several(list: readonly string[]): string {
  return listed(manifest.code, list);
}

/** No "and" before the last. */
export const commas = (parts: readonly string[]): string => parts.join(', ');

export const semicolons = (parts: readonly string[]): string => parts.join('; ');

const plural = new Intl.PluralRules(manifest.code);
export const count = (amount: number, one: string, many: string): string =>
  `${amount} ${plural.select(amount) === 'one' ? one : many}`;

export function duration(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second', 'seconds');
  return count(Math.floor(seconds / 60), 'minute', 'minutes');
}
