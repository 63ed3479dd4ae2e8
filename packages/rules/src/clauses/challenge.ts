/** Challenges to blobs (MU-11 to MU-14). */
import { BASE, oppositeOf } from '../core/board.ts';
import type { Clause, Note } from '../core/clause.ts';
import { hasSix, moverOf, SIX } from '../core/mover.ts';
import { captureFoes } from '../core/capture.ts';
import { countSixes, endChallenge, layChallenge, movePiece } from '../core/changes.ts';
import { COLOUR_MASK, NO_CHALLENGE, NO_CHALLENGE_AT_ALL, NOBODY, type State } from '../core/state.ts';
import { colourOf, FORWARD, fromOf, packStep, toOf, type PackedStep } from '../core/step.ts';
import type { Tables } from '../core/clause.ts';
import { ABSENT } from '../core/tables.ts';
import { isBlob } from '../core/blob.ts';

export const FOR_PARTNERS = 'c and p are for games of partners';

/** When it moves its own pieces. */
function foesOfColour(tables: Tables, colour: number): number {
  return tables.foes[(colour << 2) | colour] as number;
}

/** Of an opposing blob on a place of the colour's way; 0: no such blob. */
function blobSize(tables: Tables, state: State, colour: number, place: number): number {
  const square = state.squares[tables.trackAt[(colour << 7) | place] as number] as number;
  const foes = square & foesOfColour(tables, colour);
  if (!isBlob(tables, foes)) return 0;
  for (let other = 0; other < 4; other++) {
    const count = (foes & (COLOUR_MASK[other] as number)) >>> (other << 2);
    if (count > 0) return count;
  }
  return 0;
}

/** A piece of the colour stands there, and no partner's with it. */
function canChallengeFrom(tables: Tables, state: State, colour: number, place: number): boolean {
  if (place === BASE) return state.places[colour << 2] === BASE;
  const square = state.squares[tables.trackAt[(colour << 7) | place] as number] as number;
  const own = square & (COLOUR_MASK[colour] as number);
  const partners = square & (COLOUR_MASK[oppositeOf(colour)] as number);
  return own !== 0 && partners === 0;
}

/** A challenge needs its blob, and a piece before it that is not in a mixed blob. */
function stands(tables: Tables, state: State, colour: number, place: number): boolean {
  return blobSize(tables, state, colour, place) > 0 && canChallengeFrom(tables, state, colour, place - 1);
}

/** After it is laid down: one for each piece of the blob, one more from base. */
function sixesNeeded(size: number, from: number): number {
  return from === BASE ? size + 1 : size;
}

function sixesThrown(state: State): number {
  return (state.die === SIX ? 1 : 0) + (state.lowDie === SIX ? 1 : 0);
}

function carryOn(tables: Tables, state: State, step: PackedStep): void {
  const colour = colourOf(step);
  const target = toOf(step);
  if (state.challenge[colour] === NO_CHALLENGE) {
    layChallenge(state, colour, target);
    return;
  }
  const sixes = (state.sixes[colour] as number) + sixesThrown(state);
  countSixes(state, colour, sixes);
  if (sixes < sixesNeeded(blobSize(tables, state, colour, target), fromOf(step))) return;
  endChallenge(state, colour, 'won');
  const capture = packStep(FORWARD, colour, target - 1, target);
  movePiece(tables, state, capture);
  captureFoes(tables, state, capture);
  state.endsTurn = true;
}

/** Of each colour the place of the blob, or `b` for a challenge from base, and the sixes that have counted. */
export const challengeNote: Note<'c'> = {
  letter: 'c',
  names: 'challenge',
  isSet: (state) => state.challenges[0] !== NO_CHALLENGE_AT_ALL,
  print: ({ board }, state) =>
    board.colours.flatMap(({ index, letter }) => {
      const at = state.challenge[index] as number;
      if (at === NO_CHALLENGE) return [];
      return [`${letter}${at - 1 === BASE ? 'b' : at}*${state.sixes[index]}`];
    }),
  read: (tables, state, text) => {
    const [, letter, place, sixes] = /^([A-Z])(b|[1-9]\d?)\*(\d)$/.exec(text) ?? [];
    const colour = tables.board.colours.find((each) => each.letter === letter);
    if (!colour || tables.player[colour.index] === ABSENT) return false;
    const at = place === 'b' ? 0 : Number(place);
    if (at > tables.board.lastOnTrack) return false;
    state.challenge[colour.index] = at;
    state.sixes[colour.index] = Number(sixes);
    return true;
  },
  reason: FOR_PARTNERS,
};

/** Source: MU-11, MU-12, MU-13. */
export const challenges: Clause = {
  id: 'MU-11',
  notes: [challengeNote],
  challenge: {
    target: (tables, state, colour, from) => {
      const place = from + 1;
      if (place > tables.board.lastOnTrack) return -1;
      return stands(tables, state, colour, place) ? place : -1;
    },
    carryOn,
    sixesNeeded,
  },
};

/** Source: MU-12. Once it is laid down, the challenging colour moves nothing else. */
export const challengeLocks: Clause = {
  id: 'MU-12',
  locks: {
    code: 'locked-by-challenge',
    applies: (tables, state) => state.challenge[moverOf(tables, state)] !== NO_CHALLENGE,
  },
  refusesSetup: (tables, state) => {
    for (const { index, name } of tables.board.colours) {
      const target = state.challenge[index] as number;
      if (target === NO_CHALLENGE) continue;
      if (state.colour === NOBODY || !stands(tables, state, index, target)) {
        return { field: 'notes', reason: `c: ${name} has no blob to challenge there, or no piece before it` };
      }
      // The largest blob has four pieces: with more sixes it would be captured already.
      const most = sixesNeeded(4, target - 1) - 1;
      if ((state.sixes[index] as number) > most) {
        return { field: 'notes', reason: `c: ${name} has counted at most ${most} sixes` };
      }
    }
    return null;
  },
};

/** Source: MU-14. A challenge lapses with its blob, with its piece, or when its square becomes a mixed blob. */
export const challengeLapses: Clause = {
  id: 'MU-14',
  lapses: (tables, state) => {
    for (let colour = 0; colour < 4; colour++) {
      const target = state.challenge[colour] as number;
      if (target !== NO_CHALLENGE && !stands(tables, state, colour, target))
        endChallenge(state, colour, 'lapsed');
    }
  },
};

/** Source: HO-1. The first throw without a 6 ends the challenge and the turn. */
export const consecutiveSixes: Clause = {
  id: 'HO-1',
  unused: (tables, state) => {
    const mover = moverOf(tables, state);
    if (state.challenge[mover] === NO_CHALLENGE || hasSix(state)) return;
    endChallenge(state, mover, 'no-six');
    state.endsTurn = true;
  },
};
