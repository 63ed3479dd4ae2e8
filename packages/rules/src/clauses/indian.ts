/** Indian Ludo (IL): safe squares, sixes in a row, throws for captures, and what the apps add. */
import { PIECES_PER_COLOUR } from '../core/board.ts';
import { retirePiece } from '../core/changes.ts';
import type { Clause, Note, Tables } from '../core/clause.ts';
import { printColours, readColours, readOneOrTwo } from '../core/note-forms.ts';
import { SIX } from '../core/mover.ts';
import type { SetupError } from '../core/position.ts';
import { digitsOf, isAllHome, NOBODY, type State } from '../core/state.ts';
import { toOf } from '../core/step.ts';

const MOST_SIXES = 2;

export function isThirdSix(state: State): boolean {
  return state.die === SIX && state.sixesInARow === MOST_SIXES;
}

export const sixesNote: Note<'s'> = {
  letter: 's',
  names: 'nobody',
  isSet: (state) => state.sixesInARow > 0,
  print: (_tables, state) => [String(state.sixesInARow)],
  read: (_tables, state, text) => {
    const sixes = readOneOrTwo(text);
    if (sixes !== null) state.sixesInARow = sixes;
    return sixes !== null;
  },
  reason: 's is for games in which a third 6 is lost',
};

/** Source: IL-5. The third 6 in a row in one turn is not used, and the turn ends. */
export const thirdSixIsLost: Clause = {
  id: 'IL-5',
  notes: [sixesNote],
  countsSixes: true,
  locks: { code: 'third-six', applies: (_tables, state) => isThirdSix(state) },
  unused: (_tables, state) => {
    if (isThirdSix(state)) state.endsTurn = true;
  },
};

/** Source: IL-8. A capture, and a piece that gets home, each give another throw. */
export const captureOrHomeThrowsAgain: Clause = {
  id: 'IL-8',
  throwsAgain: ({ homeFrom }, { captured, lastStep }) =>
    captured > 0 || (lastStep !== 0 && toOf(lastStep) >= homeFrom) ? 0 : -1,
};

export const captorsNote: Note<'k'> = {
  letter: 'k',
  names: 'colours',
  isSet: (state) => state.captors > 0,
  print: ({ board }, state) => printColours(board, state.captors),
  read: (tables, state, text) => {
    const colours = readColours(tables, text);
    if (colours !== null) state.captors = colours;
    return colours !== null;
  },
  reason: 'k is for games with captureFirst',
};

/** Source: IL-10. Until it has captured, a colour's pieces go round again instead of into the home column. */
export const captureFirst: Clause = {
  id: 'IL-10',
  notes: [captorsNote],
  proposesUncaptured: ({ lastOnTrack }, from, face) =>
    from >= 0 && from <= lastOnTrack && from + face > lastOnTrack ? from + face - (lastOnTrack + 1) : null,
  refusesSetup: ({ board, throwing }, state) => {
    const early = throwing.find(
      (colour) => (state.captors & (1 << colour)) === 0 && furthest(state, colour) > board.lastOnTrack,
    );
    if (early === undefined || state.colour === NOBODY) return null;
    const name = board.colours[early]?.name;
    return { field: 'notes', reason: `k names ${name}, which has a piece beyond the track` };
  },
};

function furthest({ places }: State, colour: number): number {
  return places[(colour << 2) | (PIECES_PER_COLOUR - 1)] as number;
}

/** Source: IL-11. So many pieces home are enough; while the others play on, the rest of them wait in base. */
export function fewerHome(goal: number): Clause {
  return {
    id: 'IL-11',
    goal,
    ends: (tables, state) => {
      const { colour } = state;
      if (!isAllHome(tables, state, colour)) return false;
      for (let index = PIECES_PER_COLOUR - goal - 1; index >= 0; index--) {
        const place = state.places[(colour << 2) | (PIECES_PER_COLOUR - goal - 1)] as number;
        if (place >= 0) retirePiece(tables, state, colour, place);
      }
      return false;
    },
    refusesSetup: (tables, state) => refuseHome(tables, state, goal),
  };
}

/** Whoever has a place has just so many pieces home, and the others in base, but if that place ended the game. */
function refuseHome(tables: Tables, state: State, goal: number): SetupError | null {
  const { board, throwing, player, homeFrom, playerCount } = tables;
  const ranking = digitsOf(state.ranking);
  // Nothing but the pieces is read yet.
  if (state.colour === NOBODY && ranking.length === 0) return null;
  const ended = state.colour === NOBODY ? ranking[Math.min(ranking.length, playerCount - 1) - 1] : 0;
  for (const colour of throwing) {
    if (!isAllHome(tables, state, colour)) continue;
    const others = state.places.subarray(colour << 2, (colour << 2) + PIECES_PER_COLOUR - goal);
    const isRight = others.every((place) => place < 0 || (player[colour] === ended && place < homeFrom));
    if (isRight) continue;
    const name = board.colours[colour]?.name;
    return {
      field: 'pieces',
      reason: `${name} has its place with ${goal} home, and the others wait in base`,
    };
  }
  return null;
}
