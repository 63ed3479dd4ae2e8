import type { Board, ColourName } from '@ludo/rules';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const isBase = (at: number): boolean => at < 0;

export const ordinal = (number: number): string => `${number}.º`;

export { colour };

export function place(board: Board, at: number): string {
  if (isBase(at)) return 'casa';
  if (at === 0) return 'salida';
  if (at <= board.lastOnTrack) return `casilla ${at}`;
  if (board.hasHome && at === board.lastPlace) return 'meta';
  const nth = at - board.lastOnTrack;
  return board.hasHome ? `pasillo ${nth}` : `casilla final ${'abcd'[nth - 1] ?? nth}`;
}

/** The same with its article: "la casilla 12", "el pasillo 3", "casa". */
function articled(board: Board, at: number): string {
  if (isBase(at)) return 'casa';
  const isInColumn = board.hasHome && at > board.lastOnTrack && at < board.lastPlace;
  return `${isInColumn ? 'el' : 'la'} ${place(board, at)}`;
}

export const standing = (board: Board, at: number): string => `en ${articled(board, at)}`;

export const from = (board: Board, at: number): string => `desde ${articled(board, at)}`;

export const to = (board: Board, at: number): string => `a ${articled(board, at)}`.replace(/^a el /, 'al ');

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
