/** The switches of Uckers that messes argue about (WU). */
import { BASE, COLOUR_COUNT, PIECES_PER_COLOUR } from '../core/board.ts';
import { blobOnWay, isBlob } from '../core/blob.ts';
import { foesAt } from '../core/capture.ts';
import type { Clause, Note, Tables } from '../core/clause.ts';
import { foesOf } from '../core/judge.ts';
import { isAllHome, NO_CHALLENGE, NOBODY, throwsOf, type State } from '../core/state.ts';
import { BACKWARD, kindOf, packStep, TOGETHER } from '../core/step.ts';

function isDouble(state: State): boolean {
  return state.die === state.lowDie;
}

/** Source: WU-2. A piece in its home column goes back onto an opponent at the foot of the column. */
export const blowBack: Clause = {
  id: 'WU-2',
  proposesBack: ({ lastOnTrack, lastPlace }, from, face) =>
    from > lastOnTrack && from < lastPlace && from - face === lastOnTrack ? lastOnTrack : null,
  forbids: {
    code: 'backwards-only-to-capture',
    ofStepsBack: true,
    applies: (tables, state, step) => kindOf(step) === BACKWARD && foesAt(tables, state, step) === 0,
  },
};

const ONE = 1;

/** Both dice show a 1. */
function isSnakeEyes(state: State): boolean {
  return state.die === ONE && state.lowDie === ONE;
}

function areAllOn(state: State, colour: number, place: number): boolean {
  const first = colour << 2;
  return state.places[first] === place && state.places[first | (PIECES_PER_COLOUR - 1)] === place;
}

function opposingBlobOnStart(tables: Tables, state: State, colour: number): boolean {
  const square = state.squares[tables.startSquare[colour] as number] as number;
  return isBlob(tables, square & foesOf(tables, state, colour));
}

/** Every colour has thrown as often as the rules count. */
function allThrowsMade({ countsThrows, throwing }: Tables): number {
  return throwing.reduce((sum, colour) => sum | (countsThrows << (colour << 1)), 0);
}

/** Each colour's letter once for each throw. */
export const throwsMadeNote: Note<'f'> = {
  letter: 'f',
  names: 'colours',
  isSet: (state, tables) => state.colour !== NOBODY && state.throwsMade !== allThrowsMade(tables),
  print: ({ board }, state) => [
    board.colours.map(({ index, letter }) => letter.repeat(throwsOf(state, index))).join(''),
  ],
  read: (tables, state, text) => {
    if (!/^[A-Z]{0,8}$/.test(text)) return false;
    state.throwsMade = 0;
    for (const letter of text) {
      const colour = tables.board.colours.find((each) => each.letter === letter);
      if (!colour || throwsOf(state, colour.index) >= tables.countsThrows) return false;
      state.throwsMade += 1 << (colour.index << 1);
    }
    return true;
  },
  unwritten: (tables, state) => {
    state.throwsMade = allThrowsMade(tables);
  },
  reason: 'f is for games with snakeEyes',
};

/** `throws`: with 1 a double 1 as the first throw brings all pieces out, with 2 another one as the second all in again. */
export function snakeEyes(throws: 1 | 2): Clause {
  return {
    id: 'WU-3',
    notes: [throwsMadeNote],
    countsThrows: throws,
    dictates: {
      code: 'all-together',
      step: (tables, state, mover) => {
        if (!isSnakeEyes(state) || mover !== state.colour) return -1;
        const made = throwsOf(state, mover);
        if (made === 0 && areAllOn(state, mover, BASE) && !opposingBlobOnStart(tables, state, mover))
          return packStep(TOGETHER, mover, BASE, 0);
        return made === 1 && throws === 2 && areAllOn(state, mover, 0)
          ? packStep(TOGETHER, mover, 0, BASE)
          : -1;
      },
    },
    refusesSetup: ({ board }, state) => {
      const early = board.colours.find(
        ({ index }) => state.challenge[index] !== NO_CHALLENGE && throwsOf(state, index) === 0,
      );
      if (early === undefined) return null;
      return {
        field: 'notes',
        reason: `c: ${early.name} has not thrown, as f says, and has challenged nobody`,
      };
    },
  };
}

/** Source: WU-4. Any double throws again, used or not, but not in a try for the 6 that frees. */
export const anyDoubleThrowsAgain: Clause = {
  id: 'WU-4',
  throwsAgain: (tables, state) => {
    if (!isDouble(state)) return -1;
    const { colour, freed, lastStep } = state;
    const isTry = lastStep === 0 && isAllHome(tables, state, colour) && (freed & (1 << colour)) === 0;
    return isTry ? -1 : 0;
  },
};

const BLOB = 2;

/** Just two pieces of a colour, and no others of its team; `standing`: the bits of the team. */
function isBlobOfTwo(standing: number): boolean {
  for (let colour = 0; colour < COLOUR_COUNT; colour++) if (standing === BLOB << (colour << 2)) return true;
  return false;
}

/** Source: WU-5. With a double a blob of two goes together onto an opposing blob of two, and takes it. */
export const blobTakesBlob: Clause = {
  id: 'WU-5',
  movesTogether: (tables, state, mover, from) => {
    const to = from + state.die;
    if (from < 0 || to > tables.board.lastOnTrack) return -1;
    const foes = foesOf(tables, state, mover);
    const at = (place: number): number =>
      state.squares[tables.trackAt[(mover << 7) | place] as number] as number;
    const step = packStep(TOGETHER, mover, from, to);
    const takes = isBlobOfTwo(at(from) & ~foes) && isBlobOfTwo(at(to) & foes);
    return takes && blobOnWay(tables, state, step, foes) === to ? to : -1;
  },
};
