import type { Board, ColourName } from '@ludo/rules';
import { oblique, START_SQUARE } from './agreement.ts';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const isBase = (at: number): boolean => at < 0;

const ordinals = ['पहला', 'दूसरा', 'तीसरा', 'चौथा'];

/** Masculine, as स्थान is. */
export const ordinal = (number: number): string => ordinals[number - 1] ?? `${number}वाँ`;

export { colour };

export function place(board: Board, at: number): string {
  if (isBase(at)) return 'घर';
  if (at === 0) return START_SQUARE;
  if (at <= board.lastOnTrack) return `खाना ${at}`;
  if (board.hasHome && at === board.lastPlace) return 'मंज़िल';
  const nth = at - board.lastOnTrack;
  return board.hasHome ? `मंज़िल-पट्टी ${nth}` : `आखिरी खाना ${'abcd'[nth - 1] ?? nth}`;
}

export function standing(board: Board, at: number): string {
  return isBase(at) ? 'घर में' : `${oblique(place(board, at))} पर`;
}

export const from = (board: Board, at: number): string => `${oblique(place(board, at))} से`;
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
