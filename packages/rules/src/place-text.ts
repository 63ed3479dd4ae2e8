/** `b`, a number, `h`. */
import { BASE, type Board } from './core/board.ts';

export function printPlace(board: Board, place: number): string {
  if (place === BASE) return 'b';
  return board.hasHome && place === board.lastPlace ? 'h' : String(place);
}

/** Null: the text names no place. Home is `h`, not its number. */
export function parsePlace(board: Board, text: string): number | null {
  if (text === 'b') return BASE;
  if (text === 'h') return board.hasHome ? board.lastPlace : null;
  if (!/^(0|[1-9]\d{0,2})$/.test(text)) return null;
  const place = Number(text);
  return place < board.lastPlace || (place === board.lastPlace && !board.hasHome) ? place : null;
}
