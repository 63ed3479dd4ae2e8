/** A position opened for work, in small typed arrays. It never leaves the engine; only changes.ts changes it. */
import { BASE, COLOUR_COUNT, PIECES_PER_COLOUR, type Board } from './board.ts';
import type { Event } from './event.ts';
import type { PackedStep } from './step.ts';

const PIECES = COLOUR_COUNT * PIECES_PER_COLOUR;

/** To be thrown, or the game is over. */
export const NOT_THROWN = -1;
/** The game is over. */
export const NOBODY = -1;
export const NO_CHALLENGE = -1;
export const NOTHING_MOVED = -1;

export class State {
  /** Four for a colour, rising. */
  readonly places = new Int8Array(PIECES);
  /** The four places of a colour as one number, for quick comparison. */
  readonly groups = new Int32Array(this.places.buffer);
  /** By track square: pieces standing there, four bits a colour. Only declared: it is never anything else. */
  declare readonly squares: Uint16Array;
  /** Four bits a colour: on how many squares two or more of its pieces stand. */
  stacks = 0;
  colour = NOBODY;
  /** The higher of two. */
  die = NOT_THROWN;
  lowDie = 0;
  /** Digits, the winner's the most significant; 0: none yet. */
  ranking = 0;
  /** For the neutral pieces; digits in order of arrival. */
  waiting = 0;
  throwsUsed = 0;
  /** By colour: the blob, as a place of its own way; or NO_CHALLENGE. */
  readonly challenge = new Int8Array(COLOUR_COUNT).fill(NO_CHALLENGE);
  /** By colour, counted so far. */
  readonly sixes = new Int8Array(COLOUR_COUNT);
  /** As one number; NO_CHALLENGE_AT_ALL without one. */
  readonly challenges = new Int32Array(this.challenge.buffer);
  private readonly allSixes = new Int32Array(this.sixes.buffer);
  /** Two bits a colour: its throws from the beginning of the game, up to the number to which the rules count them. */
  throwsMade = 0;
  /** A bit per colour that has captured a piece, where the rules ask for that. */
  captors = 0;
  /** Still to be counted with a piece, after the throw; 0: nothing. */
  toCount = 0;
  /** The track place of the piece moved last in this turn, where the rules ask for it. */
  lastMoved = NOTHING_MOVED;
  /** In a row in this turn, with the last throw that is dealt with; where the rules count them. */
  sixesInARow = 0;
  /** A bit per colour that has thrown the 6 which frees its player for the partner. */
  freed = 0;
  /** Of the current throw; 0 when it is forfeited. */
  lastStep: PackedStep = 0;
  /** Whatever the dice show. */
  endsTurn = false;
  /** Pieces that the current throw has captured. */
  captured = 0;
  /** Null: events are not wanted. */
  record: Event[] | null = null;

  constructor(trackLength: number) {
    this.squares = new Uint16Array(trackLength);
    this.places.fill(BASE);
  }

  /** Everything but the pieces, which setUp replaces. */
  clear(): void {
    this.ranking = 0;
    this.waiting = 0;
    this.throwsUsed = 0;
    this.challenges[0] = NO_CHALLENGE_AT_ALL;
    this.allSixes[0] = 0;
    this.captors = 0;
    this.throwsMade = 0;
    this.sixesInARow = 0;
    this.toCount = 0;
    this.lastMoved = NOTHING_MOVED;
    this.freed = 0;
    this.lastStep = 0;
    this.endsTurn = false;
    this.captured = 0;
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
    this.captors = other.captors;
    this.throwsMade = other.throwsMade;
    this.sixesInARow = other.sixesInARow;
    this.toCount = other.toCount;
    this.lastMoved = other.lastMoved;
    this.freed = other.freed;
    this.challenges[0] = other.challenges[0] as number;
    this.allSixes[0] = other.allSixes[0] as number;
  }
}

/** Four times NO_CHALLENGE. */
export const NO_CHALLENGE_AT_ALL = -1;

/** Four bits a colour. */
export const COLOUR_MASK: readonly number[] = [0x000f, 0x00f0, 0x0f00, 0xf000];
export const ALL_COLOURS = 0xffff;
/** Has a bit in common with a colour's four bits if two to four of its pieces stand on the square. */
export const TWO_OR_MORE = 0x6666;
const LOWEST_BITS = 0x1111;

/** Those of the pieces on a square that are the only ones of their colour there. */
export function singlesOf(standing: number): number {
  const together = ((standing >> 1) | (standing >> 2)) & LOWEST_BITS;
  return standing & ~(together * 0xf);
}

/** From the beginning of the game, up to the number to which the rules count them. */
export function throwsOf({ throwsMade }: State, colour: number): number {
  return (throwsMade >> (colour << 1)) & 3;
}

export function digitsOf(players: number): readonly number[] {
  return players === 0 ? [] : Array.from(String(players), Number);
}

export function hasDigit(players: number, player: number): boolean {
  for (let rest = players; rest > 0; rest = Math.floor(rest / 10)) if (rest % 10 === player) return true;
  return false;
}

/** A piece of the colour is on that place. */
export function standsOn({ places }: State, colour: number, place: number): boolean {
  const start = colour << 2;
  for (let slot = 0; slot < PIECES_PER_COLOUR; slot++) if (places[start | slot] === place) return true;
  return false;
}

/** So many pieces of the colour are on that place. */
export function piecesAt({ places }: State, colour: number, place: number): number {
  let count = 0;
  for (let index = colour << 2; index < (colour << 2) + PIECES_PER_COLOUR; index++)
    if (places[index] === place) count++;
  return count;
}

/** As many pieces as the rules ask for. Places rise, so one of them tells. */
export function isAllHome(
  { homeFrom, lastNeeded }: { readonly homeFrom: number; readonly lastNeeded: number },
  state: State,
  colour: number,
): boolean {
  return (state.places[(colour << 2) | lastNeeded] as number) >= homeFrom;
}

export function placeOn(
  { startSquare, board }: { readonly startSquare: Uint8Array; readonly board: Board },
  colour: number,
  square: number,
): number {
  const start = startSquare[colour] as number;
  return square >= start ? square - start : square - start + board.trackLength;
}
