/** The notes of a position text, joined by `;` in the order of their letters, or `-`. */
import type { Tables } from './core/clause.ts';
import type { SetupError } from './core/position.ts';
import { NOBODY, type State } from './core/state.ts';
import { notes } from './notes.ts';

export function printNotes(tables: Tables, state: State): string {
  const texts = notes.flatMap(({ letter, isSet, print }) =>
    isSet(state, tables) ? print(tables, state).map((text) => `${letter}${text}`) : [],
  );
  return texts.length === 0 ? '-' : texts.join(';');
}

function readNote(tables: Tables, state: State, text: string): boolean {
  const note = notes.find(({ letter }) => text.startsWith(letter));
  return note?.read(tables, state, text.slice(1)) ?? false;
}

/** Null when read; the reason if the notes are not canonical or belong to another game. */
export function readNotes(tables: Tables, state: State, text: string): SetupError | null {
  const refuse = (reason: string): SetupError => ({ field: 'notes', reason });
  for (const { unwritten } of tables.notes) unwritten?.(tables, state);
  if (text !== '-') {
    for (const each of text.split(';')) {
      if (!readNote(tables, state, each)) return refuse(`'${each}' is not a note of this game`);
    }
  }
  const canonical = printNotes(tables, state);
  if (canonical !== text) return refuse(`'${text}' is written '${canonical}'`);
  const written = notes.filter(({ isSet }) => isSet(state, tables));
  const isOver = state.colour === NOBODY;
  if (isOver && written.some(({ letter }) => letter !== 'w')) {
    return refuse('only w is written when the game is over');
  }
  const stranger = written.find((note) => !tables.notes.has(note));
  return stranger === undefined ? null : refuse(stranger.reason);
}
