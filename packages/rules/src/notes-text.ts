/**
 * The notes field of a position text: `tN`, `cXp*N`, `pXY`, `wN`, `dN`, joined by `;` in this order, or `-`. Whether the
 * rules and the pieces allow a note is for the clauses to say.
 */
import { BASE } from './core/board.ts';
import type { SetupError } from './core/position.ts';
import { hasDigit, NO_CHALLENGE, NOBODY, type State } from './core/state.ts';
import type { Tables } from './core/tables.ts';

export function printNotes(tables: Tables, state: State): string {
  const { colours } = tables.board;
  const challenges = colours.flatMap(({ index, letter }) => {
    const at = state.challenge[index] as number;
    if (at === NO_CHALLENGE) return [];
    return [`c${letter}${at - 1 === BASE ? 'b' : at}*${state.sixes[index]}`];
  });
  const freed = colours.filter(({ index }) => (state.freed & (1 << index)) !== 0).map(({ letter }) => letter);
  const notes = [
    ...(state.throwsUsed > 0 ? [`t${state.throwsUsed}`] : []),
    ...challenges,
    ...(freed.length > 0 ? [`p${freed.join('')}`] : []),
    ...(state.ranking > 0 ? [`w${state.ranking}`] : []),
    ...(state.waiting > 0 ? [`d${state.waiting}`] : []),
  ];
  return notes.length === 0 ? '-' : notes.join(';');
}

function readPlayers(tables: Tables, digits: string): number | null {
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

function readFreed(tables: Tables, state: State, note: string): boolean {
  for (const letter of note.slice(1)) {
    const colour = tables.board.colours.find((each) => each.letter === letter);
    if (!colour) return false;
    state.freed |= 1 << colour.index;
  }
  return true;
}

function readNote(tables: Tables, state: State, note: string): boolean {
  if (note.startsWith('c')) return readChallenge(tables, state, note);
  if (/^p[A-Z]{1,4}$/.test(note)) return readFreed(tables, state, note);
  const throwsUsed = /^t([12])$/.exec(note)?.[1];
  if (throwsUsed !== undefined) {
    state.throwsUsed = Number(throwsUsed);
    return true;
  }
  const [, kind, digits = ''] = /^([wd])([1-4]{1,4})$/.exec(note) ?? [];
  const players = kind === undefined ? null : readPlayers(tables, digits);
  if (players === null) return false;
  if (kind === 'w') state.ranking = players;
  else state.waiting = players;
  return true;
}

/** Reads the notes into the state; the reason when they are not in canonical form or of another game. */
export function readNotes(tables: Tables, state: State, text: string): SetupError | null {
  if (text !== '-') {
    for (const note of text.split(';')) {
      if (!readNote(tables, state, note))
        return { field: 'notes', reason: `'${note}' is not a note of this game` };
    }
  }
  const canonical = printNotes(tables, state);
  if (canonical !== text) return { field: 'notes', reason: `'${text}' is written '${canonical}'` };
  const { ruleSet, neutral } = tables;
  const isOver = state.colour === NOBODY;
  if (
    isOver &&
    (state.throwsUsed > 0 ||
      state.freed > 0 ||
      state.waiting > 0 ||
      state.challenge.some((at) => at !== NO_CHALLENGE))
  ) {
    return { field: 'notes', reason: 'only w is written when the game is over' };
  }
  const hasThrees = tables.clauses.some(({ id }) => id === 'GV-4');
  if (state.throwsUsed > 0 && !hasThrees)
    return { field: 'notes', reason: `t is for games with threeThrows` };
  if (state.waiting > 0 && neutral < 0)
    return { field: 'notes', reason: 'd is for games with a neutral colour' };
  const isUckers = ruleSet.inTeams;
  if (!isUckers && (state.freed > 0 || state.challenge.some((at) => at !== NO_CHALLENGE))) {
    return { field: 'notes', reason: 'c and p are for games of partners' };
  }
  return null;
}
