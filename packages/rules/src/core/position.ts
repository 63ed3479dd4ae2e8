/**
 * Position: an immutable value with one canonical text. Text or data from outside is checked into a Position, or
 * refused with the field and the reason.
 */

import { playerAt } from './seats.ts';

declare const checked: unique symbol;

export interface Position {
  /** Only the engine makes positions, so every one has been checked. */
  readonly [checked]: true;
  /** Canonical text of the rules: preset and options. */
  readonly rules: string;
  /** One character per colour: the number of its player, or '-'. */
  readonly seats: string;
  /** Per colour its four places, rising; empty for a colour that is not in play. */
  readonly pieces: readonly (readonly number[])[];
  /** The colour to throw or to play; null when the game is over. */
  readonly colour: number | null;
  /** The whole throw, higher first, of which nothing has been used; null when it is to be thrown, or over. */
  readonly dice: readonly number[] | null;
  /** Player numbers in the order of their places, the winner first; in a team game the winning team. */
  readonly ranking: readonly number[];
  /** Throws used up by a colour that may throw up to three times (GV-4). */
  readonly throwsUsed: number;
  /** Challenges that stand (MU-11), in the order of the colours. */
  readonly challenges: readonly Challenge[];
  /** Colours that have thrown the 6 which frees their player for the partner (MU-15). */
  readonly freed: readonly number[];
  /** Players who are home and wait for the neutral pieces (GV-2.3), in order of arrival. */
  readonly waiting: readonly number[];
}

export interface Challenge {
  readonly colour: number;
  /** Where the blob stands, as a place on the challenger's way; the challenger is on the one before, or in base. */
  readonly at: number;
  /** Sixes counted so far. */
  readonly sixes: number;
}

/** The fields of a position text, in their order. */
export const POSITION_FIELDS = ['rules', 'seats', 'pieces', 'colour', 'dice', 'notes'] as const;
/** What is wrong with a text: one of its fields, or the line as a whole. */
export type SetupField = 'text' | (typeof POSITION_FIELDS)[number];

export interface SetupError {
  readonly field: SetupField;
  readonly reason: string;
}

/** Makes a position; only for the engine. Freezes its argument. */
export function mintPosition(fields: Omit<Position, typeof checked>): Position {
  for (const group of fields.pieces) Object.freeze(group);
  Object.freeze(fields.pieces);
  Object.freeze(fields.dice);
  for (const challenge of fields.challenges) Object.freeze(challenge);
  for (const list of [fields.ranking, fields.challenges, fields.freed, fields.waiting]) Object.freeze(list);
  return Object.freeze(fields) as Position;
}

export function isOver(position: Position): boolean {
  return position.colour === null;
}

/** The number of the player who decides for a colour; null when it is neutral or not in play. */
export function playerOf(position: Position, colour: number): number | null {
  return playerAt(position.seats, colour);
}
