/**
 * The notes of a position text: `tN`, `cXp*N`, `pXY`, `fXY`, `wN`, `dN`, `kXY`, `sN`, `lN`, joined by `;` in this order, or `-`. The clauses say
 * which notes a game has.
 */
import { BASE, type Board } from './core/board.ts';
import { NOTE_LETTERS, type NoteLetter } from './core/notes.ts';
import type { SetupError } from './core/position.ts';
import {
  hasDigit,
  NO_CHALLENGE,
  NO_CHALLENGE_AT_ALL,
  NOBODY,
  NOTHING_MOVED,
  throwsOf,
  type State,
} from './core/state.ts';
import { ABSENT } from './core/tables.ts';
import type { Tables } from './core/clause.ts';

interface NoteForm {
  readonly isSet: (state: State, tables: Tables) => boolean;
  /** Empty if not set. */
  readonly print: (tables: Tables, state: State) => readonly string[];
  /** False: the note has another form. */
  readonly read: (tables: Tables, state: State, note: string) => boolean;
  /** For a game without such notes. */
  readonly reason: string;
}

const FOR_PARTNERS = 'c and p are for games of partners';

const FORMS: Readonly<Record<NoteLetter, NoteForm>> = {
  t: {
    isSet: (state) => state.throwsUsed > 0,
    print: (_tables, state) => [`t${state.throwsUsed}`],
    read: (_tables, state, note) => {
      const throwsUsed = /^t([12])$/.exec(note)?.[1];
      if (throwsUsed === undefined) return false;
      state.throwsUsed = Number(throwsUsed);
      return true;
    },
    reason: 't is for games with threeThrows',
  },
  c: {
    isSet: (state) => state.challenges[0] !== NO_CHALLENGE_AT_ALL,
    print: printChallenges,
    read: readChallenge,
    reason: FOR_PARTNERS,
  },
  p: {
    isSet: (state) => state.freed > 0,
    print: ({ board }, state) => [`p${printColours(board, state.freed)}`],
    read: (tables, state, note) => {
      const colours = readColours(tables, note);
      if (colours !== null) state.freed = colours;
      return colours !== null;
    },
    reason: FOR_PARTNERS,
  },
  f: {
    isSet: (state, tables) => state.colour !== NOBODY && state.throwsMade !== allThrowsMade(tables),
    print: ({ board }, state) => {
      const letters = board.colours.map(({ index, letter }) => letter.repeat(throwsOf(state, index)));
      return [`f${letters.join('')}`];
    },
    read: readThrowsMade,
    reason: 'f is for games with snakeEyes',
  },
  w: {
    isSet: (state) => state.ranking > 0,
    print: (_tables, state) => [`w${state.ranking}`],
    read: (tables, state, note) => {
      const players = readPlayers(tables, note);
      if (players !== null) state.ranking = players;
      return players !== null;
    },
    reason: 'w is for games that are won',
  },
  d: {
    isSet: (state) => state.waiting > 0,
    print: (_tables, state) => [`d${state.waiting}`],
    read: (tables, state, note) => {
      const players = readPlayers(tables, note);
      if (players !== null) state.waiting = players;
      return players !== null;
    },
    reason: 'd is for games with a neutral colour',
  },
  k: {
    isSet: (state) => state.captors > 0,
    print: ({ board }, state) => [`k${printColours(board, state.captors)}`],
    read: (tables, state, note) => {
      const colours = readColours(tables, note);
      if (colours !== null) state.captors = colours;
      return colours !== null;
    },
    reason: 'k is for games with captureFirst',
  },
  s: {
    isSet: (state) => state.sixesInARow > 0,
    print: (_tables, state) => [`s${state.sixesInARow}`],
    read: (_tables, state, note) => {
      const sixes = /^s([12])$/.exec(note)?.[1];
      if (sixes === undefined) return false;
      state.sixesInARow = Number(sixes);
      return true;
    },
    reason: 's is for games in which a third 6 is lost',
  },
  l: {
    isSet: (state) => state.lastMoved !== NOTHING_MOVED,
    print: (_tables, state) => [`l${state.lastMoved}`],
    read: ({ board }, state, note) => {
      const place = Number(/^l(0|[1-9]\d?)$/.exec(note)?.[1] ?? NaN);
      if (!(place <= board.lastOnTrack)) return false;
      state.lastMoved = place;
      return true;
    },
    reason: 'l is for games in which a third 6 costs the piece moved last',
  },
};

export function printNotes(tables: Tables, state: State): string {
  const notes = NOTE_LETTERS.flatMap((letter) =>
    FORMS[letter].isSet(state, tables) ? FORMS[letter].print(tables, state) : [],
  );
  return notes.length === 0 ? '-' : notes.join(';');
}

function printChallenges({ board }: Tables, state: State): readonly string[] {
  return board.colours.flatMap(({ index, letter }) => {
    const at = state.challenge[index] as number;
    if (at === NO_CHALLENGE) return [];
    return [`c${letter}${at - 1 === BASE ? 'b' : at}*${state.sixes[index]}`];
  });
}

/** Every colour has thrown as often as the rules count. */
export function allThrowsMade({ countsThrows, throwing }: Tables): number {
  return throwing.reduce((sum, colour) => sum | (countsThrows << (colour << 1)), 0);
}

/** Each colour's letter once for each throw. */
function readThrowsMade(tables: Tables, state: State, note: string): boolean {
  if (!/^f[A-Z]{0,8}$/.test(note)) return false;
  state.throwsMade = 0;
  for (const letter of note.slice(1)) {
    const colour = tables.board.colours.find((each) => each.letter === letter);
    if (!colour || throwsOf(state, colour.index) >= tables.countsThrows) return false;
    state.throwsMade += 1 << (colour.index << 1);
  }
  return true;
}

/** A bit per colour. */
function printColours({ colours }: Board, bits: number): string {
  return colours
    .filter(({ index }) => (bits & (1 << index)) !== 0)
    .map(({ letter }) => letter)
    .join('');
}

/** Each once. */
function readPlayers(tables: Tables, note: string): number | null {
  const digits = note.slice(1);
  if (!/^[1-4]{1,4}$/.test(digits)) return null;
  let players = 0;
  for (const digit of digits) {
    const player = Number(digit);
    if (player > tables.playerCount || hasDigit(players, player)) return null;
    players = players * 10 + player;
  }
  return players;
}

function readChallenge(tables: Tables, state: State, note: string): boolean {
  const [, letter, place, sixes] = /^c([A-Z])(b|[1-9]\d?)\*(\d)$/.exec(note) ?? [];
  const colour = tables.board.colours.find((each) => each.letter === letter);
  if (!colour || tables.player[colour.index] === 0) return false;
  const at = place === 'b' ? 0 : Number(place);
  if (at > tables.board.lastOnTrack) return false;
  state.challenge[colour.index] = at;
  state.sixes[colour.index] = Number(sixes);
  return true;
}

/** A bit per colour. Only colours in play. */
function readColours(tables: Tables, note: string): number | null {
  if (!/^[a-z][A-Z]{1,4}$/.test(note)) return null;
  let bits = 0;
  for (const letter of note.slice(1)) {
    const colour = tables.board.colours.find((each) => each.letter === letter);
    if (!colour || tables.player[colour.index] === ABSENT) return null;
    bits |= 1 << colour.index;
  }
  return bits;
}

function readNote(tables: Tables, state: State, note: string): boolean {
  const letter = NOTE_LETTERS.find((each) => note.startsWith(each));
  return letter !== undefined && FORMS[letter].read(tables, state, note);
}

/** Null when read; the reason if the notes are not canonical or belong to another game. */
export function readNotes(tables: Tables, state: State, text: string): SetupError | null {
  const refuse = (reason: string): SetupError => ({ field: 'notes', reason });
  if (text !== '-') {
    for (const note of text.split(';')) {
      if (!readNote(tables, state, note)) return refuse(`'${note}' is not a note of this game`);
    }
  }
  const canonical = printNotes(tables, state);
  if (canonical !== text) return refuse(`'${text}' is written '${canonical}'`);
  const written = NOTE_LETTERS.filter((letter) => FORMS[letter].isSet(state, tables));
  const isOver = state.colour === NOBODY;
  if (isOver && written.some((letter) => letter !== 'w')) {
    return refuse('only w is written when the game is over');
  }
  const stranger = written.find((letter) => !tables.notes.has(letter));
  return stranger === undefined ? null : refuse(FORMS[stranger].reason);
}
