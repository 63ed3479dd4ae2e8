import type { Board, ColourName } from '@ludo/rules';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const isBase = (at: number): boolean => at < 0;

export const ordinal = (number: number): string => `${number}.`;

export { colour };

export function place(board: Board, at: number): string {
  if (isBase(at)) return 'Basis';
  if (at === 0) return 'Startfeld';
  if (at <= board.lastOnTrack) return `Feld ${at}`;
  if (board.hasHome && at === board.lastPlace) return 'Ziel';
  const nth = at - board.lastOnTrack;
  return board.hasHome ? `Zielbahn ${nth}` : `Zielfeld ${'abcd'[nth - 1] ?? nth}`;
}

export function standing(board: Board, at: number): string {
  if (isBase(at)) return 'in der Basis';
  if (at === 0) return 'auf dem Startfeld';
  if (board.hasHome && at === board.lastPlace) return 'im Ziel';
  return `auf ${place(board, at)}`;
}

export function from(board: Board, at: number): string {
  if (isBase(at)) return 'aus der Basis';
  if (at === 0) return 'vom Startfeld';
  return `von ${place(board, at)}`;
}

export function to(board: Board, at: number): string {
  if (isBase(at)) return 'in die Basis';
  if (at === 0) return 'auf das Startfeld';
  if (board.hasHome && at === board.lastPlace) return 'ins Ziel';
  return `auf ${place(board, at)}`;
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
