/** Parchís (PA): barriers of two, duties of the 5 and the 6, squares with room for two, and 20 and 10 to count. */
import { BASE, COLOUR_COUNT } from '../core/board.ts';
import { ANYWHERE, blobDetails, blobOnWay, isBlob, WHERE_SAFE } from '../core/blob.ts';
import { penalisePiece } from '../core/changes.ts';
import type { Clause, Note, Tables } from '../core/clause.ts';
import { foesOf } from '../core/judge.ts';
import { SIX } from '../core/mover.ts';
import type { SetupError } from '../core/position.ts';
import { wallCode } from '../core/refusal.ts';
import {
  ALL_COLOURS,
  COLOUR_MASK,
  NOT_THROWN,
  NOTHING_MOVED,
  piecesAt,
  standsOn,
  type State,
} from '../core/state.ts';
import { colourOf, fromOf, toOf, type PackedStep } from '../core/step.ts';
import { isThirdSix, sixesNote, thirdSixIsLost } from './indian.ts';

const FIVE = 5;
const SEVEN = 7;
const ROOM = 2;

function squareAt({ trackAt }: Tables, { squares }: State, colour: number, place: number): number {
  return squares[trackAt[(colour << 7) | place] as number] as number;
}

function piecesOn(standing: number): number {
  return (standing & 0xf) + ((standing >> 4) & 0xf) + ((standing >> 8) & 0xf) + (standing >> 12);
}

/** Source: PA-6. With none in base a 6 counts seven. */
export const sixCountsSeven: Clause = {
  id: 'PA-6',
  proposes: (_board, from, face) => (from === BASE ? null : from + face),
  bars: { code: 'moves-nothing', applies: (_board, from, _to, face) => from !== BASE && face === 0 },
  counts: ({ die, places, colour }) => (die === SIX && places[colour << 2] !== BASE ? SEVEN : die),
};

/** On its start square, where a piece enters: those of whom one has to make room, a bit per colour. */
function inTheWay(tables: Tables, state: State, colour: number): number {
  const standing = squareAt(tables, state, colour, 0);
  if (piecesOn(standing) < ROOM) return 0;
  const foes = standing & foesOf(tables, state, colour);
  let colours = 0;
  for (let other = 0; other < COLOUR_COUNT; other++)
    if ((foes & (COLOUR_MASK[other] as number)) !== 0) colours |= 1 << other;
  return colours;
}

/** Source: PA-5. A 5 brings a piece in, and of two pieces on the start square a foreign one makes room. */
export const enterOnFive: Clause = {
  id: 'PA-5',
  proposes: (_board, from) => (from === BASE ? 0 : null),
  bars: {
    code: 'needs-another-number-to-enter',
    applies: (_board, from, _to, face) => from === BASE && face !== FIVE,
    needs: () => [FIVE],
  },
  makesRoom: inTheWay,
};

/** Source: PA-5. That comes before any other use of the 5. */
export const fiveBringsIn: Clause = {
  id: 'PA-5',
  obliges: {
    code: 'must-bring-in',
    thrown: FIVE,
    fulfils: (_tables, _state, step) => fromOf(step) === BASE,
  },
};

interface Barriers {
  readonly where: number;
  /** A foreign barrier on the start square bars whoever would enter. */
  readonly barsEntering: boolean;
}

function barred(tables: Tables, state: State, step: PackedStep, { where, barsEntering }: Barriers): number {
  const mover = colourOf(step);
  const colours = fromOf(step) === BASE && !barsEntering ? (COLOUR_MASK[mover] as number) : ALL_COLOURS;
  return blobOnWay(tables, state, step, colours, where) >= 0 ? colours : 0;
}

/** Source: PA-8. Two pieces of one colour are a barrier: nobody passes or lands there, its own colour neither. */
export function barriers(isOnSafeAlone: boolean, barsEntering: boolean): Clause {
  const setting: Barriers = { where: isOnSafeAlone ? WHERE_SAFE : ANYWHERE, barsEntering };
  return {
    id: 'PA-8',
    forbids: {
      code: wallCode('barrier'),
      wall: 'barrier',
      needsStack: true,
      applies: (tables, state, step) => barred(tables, state, step, setting) !== 0,
      details: (tables, state, step) =>
        blobDetails(tables, state, step, barred(tables, state, step, setting), setting.where),
    },
  };
}

/** Source: PA-8. A 6 takes a piece off an own barrier, if one can be moved. */
export function sixOpensBarrier(isOnSafeAlone: boolean): Clause {
  return {
    id: 'PA-8',
    obliges: {
      code: 'must-open-barrier',
      thrown: SIX,
      fulfils: (tables, state, step) => {
        const [mover, from] = [colourOf(step), fromOf(step)];
        if (from === BASE || from > tables.board.lastOnTrack) return false;
        const square = tables.trackAt[(mover << 7) | from] as number;
        const own = (state.squares[square] as number) & (COLOUR_MASK[mover] as number);
        return isBlob(tables, own) && (!isOnSafeAlone || tables.safe?.[square] === 1);
      },
    },
  };
}

/** Source: PA-7. Two pieces on a square of the track or the home column at most. */
export const twoOnASquare: Clause = {
  id: 'PA-7',
  forbids: {
    code: 'full-square',
    applies: (tables, state, step) => {
      const [mover, to] = [colourOf(step), toOf(step)];
      if (to >= tables.homeFrom) return false;
      if (to > tables.board.lastOnTrack) return piecesAt(state, mover, to) >= ROOM;
      const isFull = piecesOn(squareAt(tables, state, mover, to)) >= ROOM;
      return isFull && (fromOf(step) !== BASE || inTheWay(tables, state, mover) === 0);
    },
  },
  refusesSetup: refuseThirds,
};

function refuseThirds(tables: Tables, state: State): SetupError | null {
  const { board, homeFrom } = tables;
  const full = state.squares.findIndex((standing) => piecesOn(standing) > ROOM);
  if (full >= 0)
    return { field: 'pieces', reason: `more than ${ROOM} pieces stand on square ${full} of the track` };
  for (const { index, name } of board.colours) {
    for (let place = board.lastOnTrack + 1; place < homeFrom; place++)
      if (piecesAt(state, index, place) > ROOM)
        return { field: 'pieces', reason: `${name} has more than ${ROOM} pieces on ${place}` };
  }
  return null;
}

const FOR_A_CAPTURE = 20;
const FOR_A_HOME = 10;

/** Source: PA-9, PA-10. A capture lets the player count 20 more, and a piece that gets home 10. */
export const moreToCount: Clause = {
  id: 'PA-9',
  captures: 'all',
  countsOn: ({ homeFrom }, { captured, lastStep }) => {
    if (captured > 0) return FOR_A_CAPTURE;
    return toOf(lastStep) >= homeFrom ? FOR_A_HOME : 0;
  },
};

export const lastMovedNote: Note<'l'> = {
  letter: 'l',
  names: 'nobody',
  isSet: (state) => state.lastMoved !== NOTHING_MOVED,
  print: (_tables, state) => [String(state.lastMoved)],
  read: ({ board }, state, text) => {
    const place = Number(/^(?:0|[1-9]\d?)$/.exec(text)?.[0] ?? NaN);
    if (!(place <= board.lastOnTrack)) return false;
    state.lastMoved = place;
    return true;
  },
  reason: 'l is for games in which a third 6 costs the piece moved last',
};

/** Source: PA-11. After the third 6 in a row the piece that was moved last goes to base. */
export const thirdSixCosts: Clause = {
  ...thirdSixIsLost,
  id: 'PA-11',
  notes: [sixesNote, lastMovedNote],
  remembersMoved: true,
  unused: (tables, state) => {
    if (!isThirdSix(state)) return;
    state.endsTurn = true;
    if (state.lastMoved !== NOTHING_MOVED)
      penalisePiece(tables, state, state.colour, state.lastMoved, 'third-six');
  },
  refusesSetup: ({ board }, state) => {
    const { colour, lastMoved, sixesInARow } = state;
    if (lastMoved === NOTHING_MOVED) return null;
    if (sixesInARow > 0 && standsOn(state, colour, lastMoved)) return null;
    const name = board.colours[colour]?.name;
    return { field: 'notes', reason: `l is for a piece of ${name} on the track, moved with or after a 6` };
  },
};

/** Source: PA-11. A 6 gives another throw, when all that it has brought is counted. */
export const sixThrowsAgain: Clause = {
  id: 'PA-11',
  throwsAgain: (_tables, { die, sixesInARow }) =>
    die === SIX || (die === NOT_THROWN && sixesInARow > 0) ? 0 : -1,
};
