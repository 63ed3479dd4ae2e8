/**
 * Ranks to the last (GL-13, HO-2), two colours for one player (GV-1), and a neutral colour that must be home first (GV-2.3).
 */
import type { Clause, Note } from '../core/clause.ts';
import { readPlayers } from '../core/note-forms.ts';
import type { SetupError } from '../core/position.ts';
import { neutralColour } from '../core/seats.ts';
import { joinWaiting, takeRank } from '../core/changes.ts';
import { digitsOf, hasDigit, isAllHome, NOBODY, type State } from '../core/state.ts';
import { colourOf } from '../core/step.ts';
import type { Tables } from '../core/clause.ts';
import { rankingNote } from './race.ts';

function isPlayerHome(tables: Tables, state: State, player: number): boolean {
  for (const colour of tables.throwing) {
    if (tables.player[colour] === player && !isAllHome(tables, state, colour)) return false;
  }
  return true;
}

/** Nobody has won yet. */
function isNeutralLeft(tables: Tables, state: State): boolean {
  return tables.neutral >= 0 && !isAllHome(tables, state, tables.neutral);
}

function rankPlayer(state: State, player: number): void {
  takeRank(state, player, digitsOf(state.ranking).length + 1);
}

/** Of the waiting players, the one who brought the last neutral piece home wins, else the earliest. */
function rankWaiting(state: State, mover: number): void {
  const waiting = digitsOf(state.waiting);
  const first = waiting.includes(mover) ? mover : waiting[0];
  if (first === undefined) return;
  rankPlayer(state, first);
  for (const player of waiting) if (player !== first) rankPlayer(state, player);
}

function rankLast(tables: Tables, state: State): boolean {
  if (digitsOf(state.ranking).length < tables.playerCount - 1) return false;
  for (let player = 1; player <= tables.playerCount; player++)
    if (!hasDigit(state.ranking, player)) rankPlayer(state, player);
  return true;
}

/** Source: GL-13, GV-1, GV-2.3. Whoever is home, or has a place, throws no more in this turn, also after a 6 (GL-11). */
export const ranksToTheLast: Clause = {
  id: 'GL-13',
  notes: [rankingNote],
  ends: (tables, state) => {
    const moved = colourOf(state.lastStep);
    const player = tables.player[state.colour] as number;
    if (moved === state.colour && isAllHome(tables, state, moved)) state.endsTurn = true;
    if (isNeutralLeft(tables, state)) {
      if (
        moved !== tables.neutral &&
        isPlayerHome(tables, state, player) &&
        !hasDigit(state.waiting, player)
      ) {
        joinWaiting(state, player);
      }
      return false;
    }
    if (moved === tables.neutral) {
      rankWaiting(state, player);
      if (hasDigit(state.ranking, player)) state.endsTurn = true;
    } else if (isPlayerHome(tables, state, player) && !hasDigit(state.ranking, player)) {
      rankPlayer(state, player);
    } else {
      return false;
    }
    return rankLast(tables, state);
  },
  // A colour that is home has no turn, unless its player still moves neutral pieces.
  skips: (tables, state, colour) => {
    if (isNeutralLeft(tables, state)) return false;
    return isAllHome(tables, state, colour);
  },
  refusesSetup: (tables, state) => refuseRanking(tables, state),
};

/** Source: HO-2, in place of ML-12. The first home is first, and the others play on for the places as in GL-13. */
export const ranksToTheLastInTheRace: Clause = {
  ...ranksToTheLast,
  id: 'HO-2',
  refusesSetup: (tables, state) => refuseAllHome(tables, state) ?? refuseRanking(tables, state),
};

export const waitingNote: Note<'d'> = {
  letter: 'd',
  names: 'players',
  isSet: (state) => state.waiting > 0,
  print: (_tables, state) => [String(state.waiting)],
  read: (tables, state, text) => {
    const players = readPlayers(tables, text);
    if (players !== null) state.waiting = players;
    return players !== null;
  },
  reason: 'd is for games with a neutral colour',
};

/** Source: GV-2.3. Whoever is home waits for the neutral pieces; the clause of the places carries this out. */
export const neutralPiecesFirst: Clause = {
  id: 'GV-2.3',
  concerns: (seats) => neutralColour(seats) !== null,
  notes: [waitingNote],
};

/** The last place is for the one who is left. */
function refuseAllHome(tables: Tables, state: State): SetupError | null {
  if (!tables.throwing.every((colour) => isAllHome(tables, state, colour))) return null;
  return { field: 'pieces', reason: 'all colours are home, and the last place is for one that is not' };
}

function refuseRanking(tables: Tables, state: State): SetupError | null {
  const players = Array.from({ length: tables.playerCount }, (_, index) => index + 1);
  const home = players.filter((player) => isPlayerHome(tables, state, player));
  const ranking = digitsOf(state.ranking);
  const waiting = digitsOf(state.waiting);
  const isOver = state.colour === NOBODY;
  const shouldBeOver = !isNeutralLeft(tables, state) && home.length >= tables.playerCount - 1;
  if (isOver !== shouldBeOver) {
    const reason = isOver
      ? 'the game is not over: more than one player is not home'
      : `the game is over: '-' is expected`;
    return { field: 'colour', reason };
  }
  const wait = isNeutralLeft(tables, state);
  const expected = isOver ? players : home;
  const [noted, other] = wait ? [waiting, ranking] : [ranking, waiting];
  const note = wait ? 'd' : 'w';
  if (other.length > 0 || !isOrderOf(noted, expected)) {
    const list = expected.length === 0 ? 'nobody' : `players ${expected.join(' ')}, each once`;
    return { field: 'notes', reason: `${note} names ${list}${wait ? '' : ', and d nobody'}` };
  }
  const last = noted.at(-1);
  if (isOver && home.length < players.length && last !== undefined && home.includes(last)) {
    return { field: 'notes', reason: `the last place is for the player who is not home` };
  }
  return null;
}

function isOrderOf(list: readonly number[], players: readonly number[]): boolean {
  return list.length === players.length && players.every((player) => list.includes(player));
}
