/**
 * An immutable value with one canonical text. What comes from outside is checked, or refused with the field and the
 * reason.
 */

import { playerAt } from './seats.ts';

declare const checked: unique symbol;

export interface Position {
  /** Only the engine makes positions. */
  readonly [checked]: true;
  /** Canonical: rule set and options. */
  readonly rules: string;
  /** By colour: the number of its player, or '-'. */
  readonly seats: string;
  /** By colour its four places, rising; empty for a colour that is not in play. */
  readonly pieces: readonly (readonly number[])[];
  /** To throw or to play; null when the game is over. */
  readonly colour: number | null;
  /** Higher first, of which nothing has been used; null when it is to be thrown, or the game is over. */
  readonly dice: readonly number[] | null;
  /** Player numbers by rank; in a team game the winning team. */
  readonly ranking: readonly number[];
  /** Still to be counted with a piece after the throw (PA-9, PA-10), while `dice` is null; 0: nothing. */
  readonly toCount: number;
  /** The track place of the piece moved last in this turn, where the rules ask for it (PA-11); null: none. */
  readonly lastMoved: number | null;
  /** By a colour that may throw up to three times (GV-4). */
  readonly throwsUsed: number;
  /** Standing (MU-11), in the order of the colours. */
  readonly challenges: readonly Challenge[];
  /** They have thrown the 6 which frees their player for the partner (MU-15). */
  readonly freed: readonly number[];
  /** By colour: throws from the beginning of the game, up to the number to which the rules count them (WU-3); else empty. */
  readonly throwsMade: readonly number[];
  /** Colours that have captured a piece, where the rules ask for that (IL-10). */
  readonly captors: readonly number[];
  /** In this turn, with the last throw that is dealt with, where the rules count them (IL-5). */
  readonly sixesInARow: number;
  /** Players who are home and wait for the neutral pieces (GV-2.3), in order of arrival. */
  readonly waiting: readonly number[];
}

export interface Challenge {
  readonly colour: number;
  /** The blob, as a place on the challenger's way; the challenger is on the one before, or in base. */
  readonly at: number;
  /** Counted so far. */
  readonly sixes: number;
}

/** In their order. */
export const POSITION_FIELDS = ['rules', 'seats', 'pieces', 'colour', 'dice', 'notes'] as const;
/** `text`: the line as a whole. */
export type SetupField = 'text' | (typeof POSITION_FIELDS)[number];

export interface SetupError {
  readonly field: SetupField;
  readonly reason: string;
}

/** Only for the engine. Freezes its argument. */
export function mintPosition(fields: Omit<Position, typeof checked>): Position {
  for (const group of fields.pieces) Object.freeze(group);
  Object.freeze(fields.pieces);
  Object.freeze(fields.dice);
  for (const challenge of fields.challenges) Object.freeze(challenge);
  for (const list of [
    fields.ranking,
    fields.challenges,
    fields.freed,
    fields.captors,
    fields.throwsMade,
    fields.waiting,
  ])
    Object.freeze(list);
  return Object.freeze(fields) as Position;
}

export function isOver(position: Position): boolean {
  return position.colour === null;
}

/** Null when the colour is neutral or not in play. */
export function playerOf(position: Position, colour: number): number | null {
  return playerAt(position.seats, colour);
}
