/** The variations of German-style Ludo (GV-3 to GV-7). */
import { BASE } from '../core/board.ts';
import type { Clause } from '../core/clause.ts';
import { wallCode } from '../core/refusal.ts';
import { ALL_COLOURS, piecesAt, type State } from '../core/state.ts';
import { BACKWARD, colourOf, fromOf, kindOf, toOf, type PackedStep } from '../core/step.ts';
import type { Tables } from '../core/clause.ts';
import { blobDetails, blobOnWay } from '../core/blob.ts';
import { captures, ownAt, tooManyTogether } from './german.ts';
import { threeThrowsFor } from './three-throws.ts';

/** Source: GV-3. A piece on the track may go backwards if that captures, never onto or past its own A. */
export const captureBackwards: Clause = {
  id: 'GV-3',
  proposesBack: (board, from, face) =>
    from > 0 && from <= board.lastOnTrack && face > 0 && from - face > 0 ? from - face : null,
  forbids: {
    code: 'backwards-only-to-capture',
    ofStepsBack: true,
    applies: (tables, state, step) => kindOf(step) === BACKWARD && !captures(tables, state, step),
  },
};

/** The end squares are filled from d downwards without a gap. */
function isStuckAtTheEnd(tables: Tables, state: State, colour: number): boolean {
  let next = tables.board.lastPlace;
  for (let index = (colour << 2) + 3; index >= colour << 2; index--) {
    const place = state.places[index] as number;
    if (place <= tables.board.lastOnTrack) break;
    if (place !== next) return false;
    next--;
  }
  return true;
}

/** A piece is on B and none on the track, and the others can advance no further. */
function mayThrowThrice(tables: Tables, state: State, colour: number): boolean {
  if (state.places[colour << 2] !== BASE) return false;
  for (let index = (colour << 2) + 1; index < (colour << 2) + 4; index++) {
    const place = state.places[index] as number;
    if (place !== BASE && place <= tables.board.lastOnTrack) return false;
  }
  return isStuckAtTheEnd(tables, state, colour);
}

/** Source: GV-4. Such a colour throws up to three times until a 6 comes. */
export const threeThrows = threeThrowsFor(
  'GV-4',
  mayThrowThrice,
  't is for a colour with a piece on B and none that can move without a 6',
);

/** Source: GV-5. On a to d no piece may be jumped over. */
export const noSkipping: Clause = {
  id: 'GV-5',
  forbids: {
    code: 'no-skipping',
    applies: (tables, state, step) => {
      const to = toOf(step);
      const { lastOnTrack } = tables.board;
      if (to <= lastOnTrack) return false;
      const from = fromOf(step);
      const start = colourOf(step) << 2;
      for (let index = start; index < start + 4; index++) {
        const place = state.places[index] as number;
        if (place > lastOnTrack && place > from && place < to) return true;
      }
      return false;
    },
  },
};

/** Source: GV-6. Two pieces of one colour on a track square are a barrier: no other piece jumps it or lands there. */
export const barriers: Clause = {
  id: 'GV-6',
  forbids: {
    code: wallCode('barrier'),
    wall: 'barrier',
    applies: (tables, state, step) => blobOnWay(tables, state, step, ALL_COLOURS) >= 0,
    details: (tables, state, step) => blobDetails(tables, state, step, ALL_COLOURS),
  },
};

/** Source: GL-5 with GV-6. A second piece of one's own may join on the track, but not on the own A nor on a to d. */
export const twoPiecesASquare: Clause = {
  id: 'GL-5',
  forbids: {
    code: 'own-piece-there',
    applies: (tables, state, step) => {
      const to = toOf(step);
      const isOpen = to > 0 && to <= tables.board.lastOnTrack;
      return !isOpen && ownAt(tables, state, step) > 0;
    },
  },
  refusesSetup: (tables, state) => tooManyTogether(tables, state, 2),
};

/** Source: GV-7, enforced. If a legal move captures, only such moves are legal. */
export const captureEnforced: Clause = {
  id: 'GV-7',
  obliges: { code: 'must-capture', fulfils: captures },
};

/** Source: GV-7, as written. A piece that failed to capture goes to B: own ones first, then the furthest on its way. */
export const capturePenalty: Clause = {
  id: 'GV-7',
  merges: true,
  penalises: (tables, state, step, legal, count) => {
    if (captures(tables, state, step)) return -1;
    let furthest = -1;
    for (let index = 0; index < count; index++) {
      const failed = legal[index] as PackedStep;
      if (!captures(tables, state, failed)) continue;
      const colour = colourOf(failed);
      const from = fromOf(failed);
      const hasMoved = colour === colourOf(step) && from === fromOf(step);
      // With a barrier, one of the two pieces that could have captured has moved and the other has stayed.
      const stays = hasMoved && piecesAt(state, colour, from) < 2 ? BASE : from;
      const place = Math.max(stays, hasMoved ? toOf(step) : BASE);
      if (place < 0) continue;
      // Own pieces come before neutral ones, whatever their places.
      const rank = (colour === state.colour ? 0x100 : 0) + place;
      if (rank > furthest) furthest = rank;
    }
    if (furthest < 0) return -1;
    const colour = furthest >= 0x100 ? state.colour : tables.neutral;
    return (colour << 8) | (furthest & 0xff);
  },
};
