import type { ColourName, SquareName } from '@ludo/rules';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

export const ordinal = (number: number): string => `${number}.º`;

export { colour };

export function place(square: SquareName): string {
  switch (square.kind) {
    case 'base':
      return 'casa';
    case 'track':
      return `casilla ${square.number}${square.startOf === null ? '' : ` (salida de ${colour[square.startOf]})`}`;
    case 'column':
      return `pasillo ${square.number} de ${colour[square.of]}`;
    case 'end':
      return `casilla final ${square.letter} de ${colour[square.of]}`;
    case 'home':
      return 'meta';
  }
}

/** The same with its article: "la casilla 12", "el pasillo 3 de Rojo", "casa". */
function articled(square: SquareName): string {
  if (square.kind === 'base') return 'casa';
  return `${square.kind === 'column' ? 'el' : 'la'} ${place(square)}`;
}

export const standing = (square: SquareName): string => `en ${articled(square)}`;

export const from = (square: SquareName): string => `desde ${articled(square)}`;

export const to = (square: SquareName): string => `a ${articled(square)}`.replace(/^a el /, 'al ');

export function who(name: string | null, colourName: ColourName): string {
  const own = colour[colourName];
  return name === null || name === own ? own : `${name} (${own})`;
}

export const neutral = (colourName: ColourName): string => `${colour[colourName]} (neutral)`;

export const player = (number: number): string => `Jugador ${number}`;

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
  if (seconds < 60) return count(seconds, 'segundo', 'segundos');
  return count(Math.floor(seconds / 60), 'minuto', 'minutos');
}
