import type { Board, ColourName } from '@ludo/rules';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

const isBase = (at: number): boolean => at < 0;

const ordinals = ['الأول', 'الثاني', 'الثالث', 'الرابع'];

/** Masculine, as المركز is. */
export const ordinal = (number: number): string => ordinals[number - 1] ?? String(number);

export { colour };

export function place(board: Board, at: number): string {
  if (isBase(at)) return 'البيت';
  if (at === 0) return 'خانة البداية';
  if (at <= board.lastOnTrack) return `الخانة ${at}`;
  if (board.hasHome && at === board.lastPlace) return 'النهاية';
  const nth = at - board.lastOnTrack;
  return board.hasHome ? `الخانة ${nth} من ممر النهاية` : `خانة النهاية ${'abcd'[nth - 1] ?? nth}`;
}

export function standing(board: Board, at: number): string {
  if (isBase(at) || (board.hasHome && at === board.lastPlace)) return `في ${place(board, at)}`;
  return `على ${place(board, at)}`;
}

export const from = (board: Board, at: number): string => `من ${place(board, at)}`;
export const to = (board: Board, at: number): string => `إلى ${place(board, at)}`;

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
