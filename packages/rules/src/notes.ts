/** The notes of all games. Only this file and the clauses' own name them. */
import { challengeNote } from './clauses/challenge.ts';
import { captorsNote, sixesNote } from './clauses/indian.ts';
import { lastMovedNote } from './clauses/parchis.ts';
import { rankingNote } from './clauses/race.ts';
import { waitingNote } from './clauses/ranking.ts';
import { throwsUsedNote } from './clauses/three-throws.ts';
import { freedNote } from './clauses/uckers.ts';
import { throwsMadeNote } from './clauses/uckers-switches.ts';
import type { Note } from './core/clause.ts';
import { NOTE_LETTERS, type NoteLetter } from './core/notes.ts';

const NOTES: { readonly [Letter in NoteLetter]: Note<Letter> } = {
  t: throwsUsedNote,
  c: challengeNote,
  p: freedNote,
  f: throwsMadeNote,
  w: rankingNote,
  d: waitingNote,
  k: captorsNote,
  s: sixesNote,
  l: lastMovedNote,
};

/** In the order of writing. */
export const notes: readonly Note[] = NOTE_LETTERS.map((letter) => NOTES[letter]);
