/** German-style Ludo (GL). */
import { BASE } from '../core/board.ts';
import { foesAt } from '../core/capture.ts';
import type { Clause } from '../core/clause.ts';
import { neutralColour } from '../core/seats.ts';
import { foesOf } from '../core/judge.ts';
import { SIX } from '../core/mover.ts';
import { COLOUR_MASK, piecesAt, type State } from '../core/state.ts';
import { colourOf, fromOf, toOf, type PackedStep } from '../core/step.ts';
import type { Tables } from '../core/clause.ts';
import * as race from './race.ts';

/** Source: GL-1. Each player starts with one piece on A and three on B. */
export const onePieceOnA: Clause = { id: 'GL-1', begins: [BASE, BASE, BASE, 0] };

/** Source: GL-3. One piece goes by the number thrown; jumped squares count. */
export const moveByTheNumber: Clause = {
  id: 'GL-3',
  proposes: (_board, from, face) => (from === BASE ? null : from + face),
  bars: { code: 'moves-nothing', applies: (_board, from, _to, face) => from !== BASE && face === 0 },
};

/** Source: GL-4. Landing on another colour's piece captures it. */
export const capture: Clause = { id: 'GL-4', captures: 'all' };

/** On the place where a step ends. */
export function ownAt(tables: Tables, state: State, step: PackedStep): number {
  const mover = colourOf(step);
  const to = toOf(step);
  if (to <= tables.board.lastOnTrack) {
    const square = state.squares[tables.trackAt[(mover << 7) | to] as number] as number;
    return (square & (COLOUR_MASK[mover] as number)) >>> (mover << 2);
  }
  return piecesAt(state, mover, to);
}

/** Source: GL-5. One piece a square: a move onto one's own piece is not legal. */
export const onePieceASquare: Clause = {
  id: 'GL-5',
  forbids: { code: 'own-piece-there', applies: (tables, state, step) => ownAt(tables, state, step) > 0 },
  refusesSetup: (tables, state) => tooManyTogether(tables, state, 1),
};

/** Off the track only one piece fits. */
export function tooManyTogether(
  tables: Tables,
  state: State,
  limit: number,
): ReturnType<NonNullable<Clause['refusesSetup']>> {
  for (const { index, name } of tables.board.colours) {
    const places = state.places.subarray(index << 2, (index << 2) + 4);
    for (const place of places) {
      if (place === BASE) continue;
      const together = places.filter((each) => each === place).length;
      const allowed = place > 0 && place <= tables.board.lastOnTrack ? limit : 1;
      if (together > allowed)
        return {
          field: 'pieces',
          reason: `${name} has ${together} pieces on ${place}, more than ${allowed}`,
        };
    }
  }
  return null;
}

/** Source: GV-2.2 (from GL-5). A neutral piece does not land on a piece of its mover. */
export const neutralSparesItsMover: Clause = {
  id: 'GV-2.2',
  concerns: (seats) => neutralColour(seats) !== null,
  forbids: {
    code: 'spared-piece-there',
    applies: (tables, state, step) => {
      const mover = colourOf(step);
      if (mover === state.colour || toOf(step) > tables.board.lastOnTrack) return false;
      const square = state.squares[tables.trackAt[(mover << 7) | toOf(step)] as number] as number;
      return (square & ~(foesOf(tables, state, mover) | (COLOUR_MASK[mover] as number))) !== 0;
    },
  },
};

/** Source: GL-6. Pieces leave B only with a 6, onto A. */
export const enterOnSix = race.enterOnStart('GL-6', [6]);

function isWaiting(state: State): boolean {
  return state.places[state.colour << 2] === BASE;
}

function leavesA(state: State, step: PackedStep): boolean {
  return colourOf(step) === state.colour && fromOf(step) === 0 && isWaiting(state);
}

/** Source: GL-8. A 6 with pieces on B must bring one onto A. */
export const sixBringsIn: Clause = {
  id: 'GL-8',
  obliges: {
    code: 'must-bring-in',
    thrown: SIX,
    fulfils: (_tables, state, step) => fromOf(step) === BASE && colourOf(step) === state.colour,
  },
};

/** Source: GL-9. While pieces wait on B, the 6 must move the own piece on A. */
export const sixClearsA: Clause = {
  id: 'GL-9',
  obliges: {
    code: 'must-clear-start-with-six',
    thrown: SIX,
    fulfils: (_tables, state, step) => leavesA(state, step),
  },
};

/** Source: GL-7. While pieces wait on B, a piece on the own A must leave it at the first opportunity. */
export const clearA: Clause = {
  id: 'GL-7',
  obliges: { code: 'must-clear-start', fulfils: (_tables, state, step) => leavesA(state, step) },
};

/**
 * Source: GL-11. Every 6 gives another throw, but not the one that brought the thrower's last piece to its end: the clause
 * of the places has ended that turn.
 */
export const sixThrowsAgain: Clause = { ...race.sixThrowsAgain, id: 'GL-11' };

/** Source: GL-12. Squares a to d are counted one by one; a throw that overshoots d cannot be used. */
export const countedEndSquares: Clause = {
  id: 'GL-12',
  bars: {
    code: 'overshoots-end-squares',
    applies: (board, _from, to) => to > board.lastPlace,
    needs: (board, from) => [1, 2, 3, 4, 5, 6].filter((number) => from + number <= board.lastPlace),
  },
};

export function captures(tables: Tables, state: State, step: PackedStep): boolean {
  return foesAt(tables, state, step) !== 0;
}
