// Owns what makes one row longer than another: names.
import type { Row } from '@ludo/room';

/** What an entry of a tally takes besides its name, in characters of a name. */
const ENTRY = 15;
/** Characters that a usual row has room for. */
const USUAL = 64;

/** Characters (UTF-16) of names in a row that begins a game with such a tally. */
export function charactersOfTally(names: readonly string[]): number {
  return names.reduce((characters, name) => characters + name.length + ENTRY, 0);
}

/** Characters (UTF-16) of names in a row. */
export function charactersOf(row: Row): number {
  if (row.t === 'sit' || row.t === 'rename') return row.n.length;
  return row.t === 'start' ? charactersOfTally((row.w ?? []).map(([, name]) => name)) : 0;
}

/** As how many rows of usual length a row counts that has so many characters of names. */
export function rowsFor(characters: number): number {
  return 1 + Math.floor(characters / USUAL);
}
