/** Standing challenges, their blobs, and the sixes that take them. */
import type { Challenge, Position } from './core/position.ts';
import { COLOUR_MASK, placeOn, type State } from './core/state.ts';
import type { Tables } from './core/clause.ts';
import { open, type Opened } from './opening.ts';

interface ChallengedBlob {
  readonly colour: number;
  /** On its own colour's way. */
  readonly place: number;
  readonly size: number;
}

interface Challenged {
  readonly blob: ChallengedBlob;
  /** Sixes thrown after the challenge. */
  readonly needed: number;
}

export interface StandingChallenge extends Challenge, Challenged {}

/** On a place of a challenger's way. */
export function blobOn(tables: Tables, state: State, challenger: number, at: number): ChallengedBlob {
  const square = tables.trackAt[(challenger << 7) | at] as number;
  const occupied = state.squares[square] as number;
  const colour = COLOUR_MASK.findIndex((mask) => (occupied & mask) !== 0);
  const size = (occupied & (COLOUR_MASK[colour] as number)) >>> (colour << 2);
  return { colour, place: placeOn(tables, colour, square), size };
}

function challengedIn({ tables, state }: Opened, colour: number, at: number): Challenged | null {
  const { challenge } = tables;
  if (challenge?.target(tables, state, colour, at - 1) !== at) return null;
  const blob = blobOn(tables, state, colour, at);
  return { blob, needed: challenge.sixesNeeded(blob.size, at - 1) };
}

/** At a place of this colour's way, also without a standing challenge; null: nothing can be challenged there. */
export function challengeOn(position: Position, colour: number, at: number): Challenged | null {
  return challengedIn(open(position), colour, at);
}

export function standingChallenges(position: Position): readonly StandingChallenge[] {
  if (position.challenges.length === 0) return [];
  const opened = open(position);
  return position.challenges.flatMap((challenge) => {
    const challenged = challengedIn(opened, challenge.colour, challenge.at);
    return challenged === null ? [] : [{ ...challenge, ...challenged }];
  });
}
