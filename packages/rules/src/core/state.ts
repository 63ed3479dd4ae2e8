/**
 * State: a position opened for work, in small typed arrays. It never leaves the engine, whose callers use the immutable
 * Position. Only the functions of changes.ts change it.
 */
import { BASE, COLOUR_COUNT, PIECES_PER_COLOUR, type Board } from './board.ts';
import type { Event } from './event.ts';
import type { PackedStep } from './step.ts';

const PIECES = COLOUR_COUNT * PIECES_PER_COLOUR;

/** No dice on the table: they are to be thrown, or the game is over. */
export const NOT_THROWN = -1;
/** No colour is to throw: the game is over. */
export const NOBODY = -1;
/** A colour that has laid down no challenge. */
export const NO_CHALLENGE = -1;

export class State {
  /** Four places a colour, rising. */
  readonly places = new Int8Array(PIECES);
  /** The same four places of a colour as one number, for quick comparison. */
  readonly groups = new Int32Array(this.places.buffer);
  /** Per track square, four bits a colour: how many of its pieces stand there. */
  readonly squares: Uint16Array;
  /** Four bits a colour, as on a square: on how many squares two or more of its pieces stand. */
  stacks = 0;
  colour = NOBODY;
  /** The number thrown; with two dice the higher. */
  die = NOT_THROWN;
  lowDie = 0;
  /** Players in the order of their places, most significant digit first; 0: none yet. */
  ranking = 0;
  /** Players who are home and wait for the neutral pieces, in order of arrival, as digits. */
  waiting = 0;
  throwsUsed = 0;
  /** Per colour the place of the challenged blob on its own way; NO_CHALLENGE. */
  readonly challenge = new Int8Array(COLOUR_COUNT).fill(NO_CHALLENGE);
  /** Per colour the sixes that its challenge has counted. */
  readonly sixes = new Int8Array(COLOUR_COUNT);
  /** All challenges as one number; NO_CHALLENGE_AT_ALL without one. */
  readonly challenges = new Int32Array(this.challenge.buffer);
  private readonly allSixes = new Int32Array(this.sixes.buffer);
  /** A bit per colour that has thrown the 6 which frees its player for the partner. */
  freed = 0;
  /** The last step of the current throw; 0 when the throw is forfeited. */
  lastStep: PackedStep = 0;
  /** Set when a clause ends the turn whatever the dice show. */
  endsTurn = false;
  /** Receives the events, if wanted. */
  record: Event[] | null = null;

  constructor(trackLength: number) {
    this.squares = new Uint16Array(trackLength);
    this.places.fill(BASE);
  }

  /** Resets everything but the pieces, which setUp replaces. */
  clear(): void {
    this.ranking = 0;
    this.waiting = 0;
    this.throwsUsed = 0;
    this.challenges[0] = NO_CHALLENGE_AT_ALL;
    this.allSixes[0] = 0;
    this.freed = 0;
    this.lastStep = 0;
    this.endsTurn = false;
    this.record = null;
  }

  copyFrom(other: State): void {
    this.places.set(other.places);
    this.squares.set(other.squares);
    this.stacks = other.stacks;
    this.colour = other.colour;
    this.die = other.die;
    this.lowDie = other.lowDie;
    this.ranking = other.ranking;
    this.waiting = other.waiting;
    this.throwsUsed = other.throwsUsed;
    this.freed = other.freed;
    this.challenges[0] = other.challenges[0] as number;
    this.allSixes[0] = other.allSixes[0] as number;
  }
}

/** Four times NO_CHALLENGE. */
export const NO_CHALLENGE_AT_ALL = -1;

/** The bits of a colour on a square; a square has four bits a colour. */
export const COLOUR_MASK: readonly number[] = [0x000f, 0x00f0, 0x0f00, 0xf000];
export const ALL_COLOURS = 0xffff;
/** Has a bit in common with a colour's four bits if two to four of its pieces stand on the square. */
export const TWO_OR_MORE = 0x6666;

/** The digits as player numbers. */
export function digitsOf(players: number): readonly number[] {
  return players === 0 ? [] : Array.from(String(players), Number);
}

/** Whether the digits contain a player. */
export function hasDigit(players: number, player: number): boolean {
  for (let rest = players; rest > 0; rest = Math.floor(rest / 10)) if (rest % 10 === player) return true;
  return false;
}

/** Whether all pieces of a colour are home: its places rise, so the first one tells. */
export function isAllHome(
  { homeFrom }: { readonly homeFrom: number },
  state: State,
  colour: number,
): boolean {
  return (state.places[colour << 2] as number) >= homeFrom;
}

/** A track square as a place on a colour's way. */
export function placeOn(
  { startSquare, board }: { readonly startSquare: Uint8Array; readonly board: Board },
  colour: number,
  square: number,
): number {
  const start = startSquare[colour] as number;
  return square >= start ? square - start : square - start + board.trackLength;
}
