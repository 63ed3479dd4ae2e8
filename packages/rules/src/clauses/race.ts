/** The race common to all Ludo games. */
import { BASE } from '../core/board.ts';
import type { Clause, Note, Prohibition } from '../core/clause.ts';
import type { SetupError } from '../core/position.ts';
import type { ClauseId } from '../core/clause-ids.ts';
import { wallCode, type Wall } from '../core/refusal.ts';
import { readPlayers } from '../core/note-forms.ts';
import { takeRank } from '../core/changes.ts';
import { foesOf } from '../core/judge.ts';
import { COLOUR_MASK, isAllHome, NOBODY, placeOn, type State } from '../core/state.ts';
import { colourOf } from '../core/step.ts';
import type { Tables } from '../core/clause.ts';
import { blobDetails, blobOnWay, WHERE_UNSAFE } from '../core/blob.ts';

/**
 * Source: ML-6. One piece, of the thrower's choice, goes by the number thrown. (0, which moves nothing, is only on
 * experimental dice.)
 */
export const moveByTheNumber: Clause = {
  id: 'ML-6',
  proposes: (_board, from, face) => (from === BASE ? null : from + face),
  bars: { code: 'moves-nothing', applies: (_board, from, _to, face) => from !== BASE && face === 0 },
};

/** Source: CO-1. Home is the end of the way. */
export const homeIsTheEnd: Clause = {
  id: 'CO-1',
  bars: { code: 'is-home', applies: (board, from) => board.hasHome && from === board.lastPlace },
};

/**
 * Source: ML-8, JL-2; ML-13 and JL-4 with a 1. A piece leaves base on one of these numbers only, and goes on with it,
 * counting the start square as the first: it stops at the number less one.
 */
export function enterOn(id: ClauseId, numbers: readonly number[]): Clause {
  return {
    id,
    proposes: (_board, from, face) => (from === BASE ? face - 1 : null),
    bars: {
      code: 'needs-another-number-to-enter',
      applies: (_board, from, _to, face) => from === BASE && !numbers.includes(face),
      needs: () => numbers,
    },
  };
}

/** Source: MU-6, NU-4, GL-6, IL-2. One of these numbers brings a piece onto its start square, and is used up by that. */
export function enterOnStart(id: ClauseId, numbers: readonly number[]): Clause {
  return {
    id,
    proposes: (_board, from) => (from === BASE ? 0 : null),
    bars: {
      code: 'needs-another-number-to-enter',
      applies: (_board, from, _to, face) => from === BASE && !numbers.includes(face),
      needs: () => numbers,
    },
  };
}

/** Source: ML-11, JL-3. Home is entered by an exact throw only. */
export const exactThrowHome: Clause = {
  id: 'ML-11',
  bars: {
    code: 'overshoots',
    applies: (board, _from, to) => to > board.lastPlace,
    needs: (board, from) => (board.lastPlace - from <= 6 ? [board.lastPlace - from] : []),
  },
};

/** One object for all games, which is faster. */
const FOES_IN_THE_WAY: Omit<Prohibition, 'code'> = {
  needsStack: true,
  applies: (tables, state, step) =>
    blobOnWay(tables, state, step, foesOf(tables, state, colourOf(step))) >= 0,
  details: (tables, state, step) => blobDetails(tables, state, step, foesOf(tables, state, colourOf(step))),
};

export const blockedByFoes = (wall: Wall): Prohibition => ({
  ...FOES_IN_THE_WAY,
  code: wallCode(wall),
  wall,
});

/** As long as they do not stand on a safe square. */
export const blockedByFoesInDanger = (wall: Wall): Prohibition => ({
  ...blockedByFoes(wall),
  applies: (tables, state, step) =>
    blobOnWay(tables, state, step, foesOf(tables, state, colourOf(step)), WHERE_UNSAFE) >= 0,
  details: (tables, state, step) =>
    blobDetails(tables, state, step, foesOf(tables, state, colourOf(step)), WHERE_UNSAFE),
});

/** Source: ML-10, JL-3. Two or more pieces of one colour on a square: no other colour may pass or land there. */
export const blocks: Clause = { id: 'ML-10', forbids: blockedByFoes('block') };

/** One colour would have captured the other, but on a safe square. */
export function oneColourASquare(tables: Tables, state: State): SetupError | null {
  for (const [square, occupied] of state.squares.entries()) {
    if (tables.safe?.[square] === 1) continue;
    const present = tables.board.colours.filter(
      ({ index }) => (occupied & (COLOUR_MASK[index] as number)) !== 0,
    );
    if (present.length < 2) continue;
    const names = present.map(({ name, index }) => `${name} ${placeOn(tables, index, square)}`);
    return { field: 'pieces', reason: `${names.join(' and ')} are the same square of the track` };
  }
  return null;
}

/** Source: ML-9, JL-3. A piece that lands on a single piece of another colour sends it back to its base. */
export const captureSingles: Clause = {
  id: 'ML-9',
  captures: 'all',
  refusesSetup: oneColourASquare,
};

/** Source: ML-7, JL-3. A 6 gives another throw, used or not, without limit. */
export const sixThrowsAgain: Clause = {
  id: 'ML-7',
  throwsAgain: (_tables, state) => (state.die === 6 ? 0 : -1),
};

/** Source: CO-7 (ML-6). Whoever can move a piece must. */
export const movingIsCompulsory: Clause = { id: 'CO-7', compels: true };

export const rankingNote: Note<'w'> = {
  letter: 'w',
  names: 'players',
  isSet: (state) => state.ranking > 0,
  print: (_tables, state) => [String(state.ranking)],
  read: (tables, state, text) => {
    const players = readPlayers(tables, text);
    if (players !== null) state.ranking = players;
    return players !== null;
  },
  reason: 'w is for games that are won',
};

/** Source: ML-12, JL-3. The first to bring all four pieces home wins, and the game ends. */
export const firstHomeWins: Clause = {
  id: 'ML-12',
  notes: [rankingNote],
  ends: (tables, state) => {
    if (!isAllHome(tables, state, state.colour)) return false;
    takeRank(state, tables.player[state.colour] as number, 1);
    return true;
  },
  refusesSetup: (tables, state) => {
    const finished = tables.throwing.filter((colour) => isAllHome(tables, state, colour));
    const isOver = state.colour === NOBODY;
    if (!isOver && finished.length > 0) {
      const name = tables.board.colours[finished[0] as number]?.name;
      return { field: 'colour', reason: `the game is over, since all of ${name} is home: '-' is expected` };
    }
    if (isOver && finished.length === 0) {
      return { field: 'colour', reason: 'the game is not over, since no colour has all its pieces home' };
    }
    const isWon = finished.some((colour) => tables.player[colour] === state.ranking);
    if (isOver ? !isWon : state.ranking !== 0) {
      return {
        field: 'notes',
        reason: 'the winner must be the player whose pieces are all home, once they are',
      };
    }
    return null;
  },
};
