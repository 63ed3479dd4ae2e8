/** What stands behind the letter of a note. */
import type { Board } from './board.ts';
import type { Tables } from './clause.ts';
import { hasDigit } from './state.ts';
import { ABSENT } from './tables.ts';

/** A bit per colour. */
export function printColours({ colours }: Board, bits: number): readonly string[] {
  const letters = colours.filter(({ index }) => (bits & (1 << index)) !== 0).map(({ letter }) => letter);
  return [letters.join('')];
}

/** A bit per colour. Only colours in play; null: something else is written. */
export function readColours(tables: Tables, text: string): number | null {
  if (!/^[A-Z]{1,4}$/.test(text)) return null;
  let bits = 0;
  for (const letter of text) {
    const colour = tables.board.colours.find((each) => each.letter === letter);
    if (!colour || tables.player[colour.index] === ABSENT) return null;
    bits |= 1 << colour.index;
  }
  return bits;
}

/** As digits, each player once; null: something else is written. */
export function readPlayers(tables: Tables, text: string): number | null {
  if (!/^[1-4]{1,4}$/.test(text)) return null;
  let players = 0;
  for (const digit of text) {
    const player = Number(digit);
    if (player > tables.playerCount || hasDigit(players, player)) return null;
    players = players * 10 + player;
  }
  return players;
}

/** 1 or 2; null: something else is written. */
export function readOneOrTwo(text: string): number | null {
  return /^[12]$/.test(text) ? Number(text) : null;
}
