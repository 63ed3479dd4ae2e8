import type { ColourName, SquareName } from '@ludo/rules';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

export const ordinal = (number: number): string => `${number}.`;

export { colour };

export function place(square: SquareName): string {
  switch (square.kind) {
    case 'base':
      return 'Basis';
    case 'track':
      return `Feld ${square.number}${square.startOf === null ? '' : ` (Start von ${colour[square.startOf]})`}`;
    case 'column':
      return `Zielbahn ${square.number} (${colour[square.of]})`;
    case 'end':
      return `Zielfeld ${square.letter} (${colour[square.of]})`;
    case 'home':
      return 'Ziel';
  }
}

export function standing(square: SquareName): string {
  if (square.kind === 'base') return 'in der Basis';
  return square.kind === 'home' ? 'im Ziel' : `auf ${place(square)}`;
}

export const from = (square: SquareName): string =>
  square.kind === 'base' ? 'aus der Basis' : `von ${place(square)}`;

export function to(square: SquareName): string {
  if (square.kind === 'base') return 'in die Basis';
  return square.kind === 'home' ? 'ins Ziel' : `auf ${place(square)}`;
}

export function who(name: string | null, colourName: ColourName): string {
  const own = colour[colourName];
  return name === null || name === own ? own : `${name} (${own})`;
}

export const neutral = (colourName: ColourName): string => `${colour[colourName]} (neutral)`;

export const player = (number: number): string => `Spieler ${number}`;

export const named = (name: string, colours: string): string => `${name} (${colours})`;

export function numbers(list: readonly number[]): string {
  return listed(manifest.code, list.map(String), 'disjunction');
}

export function several(list: readonly string[]): string {
  return listed(manifest.code, list);
}

export const commas = (parts: readonly string[]): string => parts.join(', ');

export const semicolons = (parts: readonly string[]): string => parts.join('; ');

const plural = new Intl.PluralRules(manifest.code);
export const count = (amount: number, one: string, many: string): string =>
  `${amount} ${plural.select(amount) === 'one' ? one : many}`;

export function duration(seconds: number): string {
  if (seconds < 60) return count(seconds, 'Sekunde', 'Sekunden');
  return count(Math.floor(seconds / 60), 'Minute', 'Minuten');
}
