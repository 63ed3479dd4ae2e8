/** Uckers: partners, blobs that partners pass, mixed blobs. */
import { BASE, oppositeOf } from '../core/board.ts';
import type { Clause, Note } from '../core/clause.ts';
import { hasSix } from '../core/mover.ts';
import { printColours, readColours } from '../core/note-forms.ts';
import { freeColour, takeRank } from '../core/changes.ts';
import { COLOUR_MASK, digitsOf, isAllHome, NOBODY, placeOn, type State } from '../core/state.ts';
import { colourOf } from '../core/step.ts';
import type { Tables } from '../core/clause.ts';
import { FOR_PARTNERS } from './challenge.ts';
import { blockedByFoes, enterOnStart, rankingNote } from './race.ts';

/** Source: MU-1, NU-2. Opposite colours are partners. */
export const partners: Clause = {
  id: 'MU-1',
  spares: (colour) => [oppositeOf(colour)],
  refusesSetup: (tables, state) => {
    for (const [square, occupied] of state.squares.entries()) {
      const present = tables.board.colours.filter(
        ({ index }) => (occupied & (COLOUR_MASK[index] as number)) !== 0,
      );
      const [first, second] = present;
      if (!first || !second || (present.length === 2 && oppositeOf(first.index) === second.index)) continue;
      const names = present.map(({ name, index }) => `${name} ${placeOn(tables, index, square)}`);
      return { field: 'pieces', reason: `${names.join(' and ')} are the same square of the track` };
    }
    return null;
  },
};

/** Source: MU-3. A piece goes by one die or by the total. */
export const moveByTheDice: Clause = {
  id: 'MU-3',
  proposes: (_board, from, face) => (from === BASE ? null : from + face),
  bars: { code: 'moves-nothing', applies: (_board, from, _to, face) => from !== BASE && face === 0 },
};

/** Source: MU-6, NU-4. A 6 on a die puts a piece on its start square. */
export const enterOnSix = enterOnStart('MU-6', [6]);

/** Source: MU-17 (ML-11), NU-10.2. Home by one die exactly, or the total exactly. */
export const exactHome: Clause = {
  id: 'MU-17',
  bars: {
    code: 'overshoots',
    applies: (board, _from, to) => to > board.lastPlace,
    needs: (board, from) => [board.lastPlace - from],
  },
};

/** Source: MU-8, MU-9. Landing captures a single piece, and all of a mixed blob. */
export const captureSinglesAndMixed: Clause = { id: 'MU-8', captures: 'all' };

/** Source: MU-10, NU-8.1. No opponent passes a blob or lands on it; partners do. */
export const blobs: Clause = { id: 'MU-10', forbids: blockedByFoes('blob') };

/** Source: MU-7, NU-6. A 6 or a double 6 gives one more throw of both dice, used or not. */
export const sixThrowsAgain: Clause = {
  id: 'MU-7',
  throwsAgain: (_tables, state) => (hasSix(state) ? 0 : -1),
};

function isFreed(state: State, colour: number): boolean {
  return (state.freed & (1 << colour)) !== 0;
}

export const freedNote: Note<'p'> = {
  letter: 'p',
  names: 'colours',
  isSet: (state) => state.freed > 0,
  print: ({ board }, state) => printColours(board, state.freed),
  read: (tables, state, text) => {
    const colours = readColours(tables, text);
    if (colours !== null) state.freed = colours;
    return colours !== null;
  },
  reason: FOR_PARTNERS,
};

/** Source: MU-15. A colour that is home throws for a 6 first; from the next turn on its player moves the partner's. */
export const sixFreesForThePartner: Clause = {
  id: 'MU-15',
  notes: [freedNote],
  movesFor: (tables, state) => {
    const { colour } = state;
    return isFreed(state, colour) && isAllHome(tables, state, colour) ? oppositeOf(colour) : -1;
  },
  locks: {
    code: 'needs-a-six-first',
    applies: (tables, state) => isAllHome(tables, state, state.colour) && !isFreed(state, state.colour),
  },
  unused: (tables, state) => {
    const { colour } = state;
    if (!hasSix(state) || isFreed(state, colour) || !isAllHome(tables, state, colour)) return;
    freeColour(state, colour);
    state.endsTurn = true;
  },
  refusesSetup: (tables, state) => {
    for (const { index, name } of tables.board.colours) {
      if (isFreed(state, index) && !isAllHome(tables, state, index)) {
        return { field: 'notes', reason: `p names ${name}, which is not all home` };
      }
    }
    return null;
  },
};

/** Source: NU-11. The tries begin with the next turn: an extra throw left over is lost. */
export const triesFromTheNextTurn: Clause = {
  id: 'NU-11',
  ends: (tables, state) => {
    if (isAllHome(tables, state, state.colour) && !isFreed(state, state.colour)) state.endsTurn = true;
    return false;
  },
};

/** Source: MU-18, NU-12. The team that first has all eight pieces home wins. */
export const teamHomeWins: Clause = {
  id: 'MU-18',
  notes: [rankingNote],
  ends: (tables, state) => {
    const mover = colourOf(state.lastStep);
    if (!isTeamHome(tables, state, mover)) return false;
    for (const player of teamOf(tables, mover)) takeRank(state, player, 1);
    return true;
  },
  refusesSetup: (tables, state) => {
    const home = [0, 1].filter((colour) => isTeamHome(tables, state, colour));
    const isOver = state.colour === NOBODY;
    if (!isOver && home.length > 0) {
      return {
        field: 'colour',
        reason: `the game is over, since a team has all its pieces home: '-' is expected`,
      };
    }
    if (isOver && home.length === 0) {
      return { field: 'colour', reason: 'the game is not over, since no team has all its pieces home' };
    }
    const noted = digitsOf(state.ranking).join('');
    const isWon = home.some((colour) => teamOf(tables, colour).join('') === noted);
    if (isOver ? !isWon : noted !== '') {
      return { field: 'notes', reason: 'w names the players of the team that is home, once it is' };
    }
    return null;
  },
};

function isTeamHome(tables: Tables, state: State, colour: number): boolean {
  return isAllHome(tables, state, colour) && isAllHome(tables, state, oppositeOf(colour));
}

function teamOf(tables: Tables, colour: number): readonly number[] {
  const players = [tables.player[colour] as number, tables.player[oppositeOf(colour)] as number];
  return [...new Set(players)].toSorted((a, b) => a - b);
}
