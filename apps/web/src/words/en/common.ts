import type { Board, ColourName } from '@ludo/rules';
import { colour } from './colours.ts';
import { listed } from '../lists.ts';
import { manifest } from './manifest.ts';

/** Only base is below the start square, 0. Said here so that words need not fetch the rules. */
const isBase = (at: number): boolean => at < 0;

const ordinals = new Intl.PluralRules(manifest.code, { type: 'ordinal' });
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

export const ordinal = (number: number): string => `${number}${endings[ordinals.select(number)] ?? 'th'}`;

export { colour };

/** "base", "start square", "square 12", "home column 3", "home". */
export function place(board: Board, at: number): string {
  if (isBase(at)) return 'base';
  if (at === 0) return 'start square';
  if (at <= board.lastOnTrack) return `square ${at}`;
  if (board.hasHome && at === board.lastPlace) return 'home';
  const nth = at - board.lastOnTrack;
  return board.hasHome ? `home column ${nth}` : `end square ${'abcd'[nth - 1] ?? nth}`;
}

/** "in base", "on square 12". */
export function standing(board: Board, at: number): string {
  if (isBase(at)) return 'in base';
  if (board.hasHome && at === board.lastPlace) return 'at home';
  return at === 0 ? 'on the start square' : `on ${place(board, at)}`;
}

/** "from square 12", "to home". */
export const from = (board: Board, at: number): string =>
  `from ${at === 0 ? 'the start square' : place(board, at)}`;
export const to = (board: Board, at: number): string =>
  board.hasHome && at === board.lastPlace ? 'home' : `to ${at === 0 ? 'the start square' : place(board, at)}`;

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
