/**
 * State: a position opened up for work, over small typed arrays. It lives inside the engine only; what goes in and out
 * of the door is the immutable Position.
 *
 * Each of its changes is one event: `record` keeps them when somebody wants to see them.
 */
import { BASE, COLOUR_COUNT, PIECES_PER_COLOUR } from './board.ts';
import type { Event } from './event.ts';
import { fromOf, toOf, unpackStep, type PackedStep } from './step.ts';
import type { Tables } from './tables.ts';

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
  /** The same four places of a colour as one number, to compare them at once. */
  readonly groups = new Int32Array(this.places.buffer);
  /** Per track square, four bits a colour: how many of its pieces stand there. */
  readonly squares: Uint16Array;
  /** Colour to throw or to play. */
  colour = NOBODY;
  /** The number thrown; with two dice the higher. */
  die = NOT_THROWN;
  /** The lower of two dice. */
  lowDie = 0;
  /** Players in the order of their places, most significant digit first: 0 while nobody has one. */
  ranking = 0;
  /** Players who are home and wait for the neutral pieces, in the order in which they got there; digits likewise. */
  waiting = 0;
  /** Throws of GV-4 used up. */
  throwsUsed = 0;
  /** Per colour the place of the blob it has challenged, on its own way; NO_CHALLENGE. */
  readonly challenge = new Int8Array(COLOUR_COUNT).fill(NO_CHALLENGE);
  /** Per colour the sixes that its challenge has counted. */
  readonly sixes = new Int8Array(COLOUR_COUNT);
  /** All challenges as one number; NO_CHALLENGE_AT_ALL while no colour has one. */
  readonly challenges = new Int32Array(this.challenge.buffer);
  private readonly allSixes = new Int32Array(this.sixes.buffer);
  /** A bit per colour that has thrown the 6 which frees its player for the partner. */
  freed = 0;
  /** The last step of the throw that is being used; 0 when the throw is forfeited. */
  lastStep: PackedStep = 0;
  /** Set while a throw is used, when a clause ends the turn whatever the dice show. */
  endsTurn = false;
  /** Where events go while somebody listens. */
  record: Event[] | null = null;

  constructor(trackLength: number) {
    this.squares = new Uint16Array(trackLength);
    this.places.fill(BASE);
  }

  copyFrom(other: State): void {
    this.places.set(other.places);
    this.squares.set(other.squares);
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

  /** Keeps what a step can change, but for the squares, which are kept one by one. */
  keep(kept: Kept): void {
    const { groups } = this;
    const to = kept.groups;
    to[0] = groups[0] as number;
    to[1] = groups[1] as number;
    to[2] = groups[2] as number;
    to[3] = groups[3] as number;
    kept.challenges = this.challenges[0] as number;
    kept.sixes = this.allSixes[0] as number;
  }

  restore(kept: Kept): void {
    const { groups } = this;
    const from = kept.groups;
    groups[0] = from[0] as number;
    groups[1] = from[1] as number;
    groups[2] = from[2] as number;
    groups[3] = from[3] as number;
    this.challenges[0] = kept.challenges;
    this.allSixes[0] = kept.sixes;
  }
}

/** What is kept of a state while a step is tried on it. */
export class Kept {
  readonly places = new Int8Array(PIECES);
  readonly groups = new Int32Array(this.places.buffer);
  challenges = 0;
  sixes = 0;
}

/** Four times NO_CHALLENGE. */
export const NO_CHALLENGE_AT_ALL = -1;

/** The bits of a colour on a square; a square has four bits a colour. */
export const COLOUR_MASK: readonly number[] = [0x000f, 0x00f0, 0x0f00, 0xf000];
/** Bits that are set where a colour has two or more pieces (at most four) on a square. */
export const TWO_OR_MORE = 0x6666;

function lift(tables: Tables, state: State, colour: number, place: number): void {
  if (place < 0 || place > tables.board.lastOnTrack) return;
  const square = tables.trackAt[(colour << 7) | place] as number;
  state.squares[square] = (state.squares[square] as number) - (1 << (colour << 2));
}

function put(tables: Tables, state: State, colour: number, place: number): void {
  if (place < 0 || place > tables.board.lastOnTrack) return;
  const square = tables.trackAt[(colour << 7) | place] as number;
  state.squares[square] = (state.squares[square] as number) + (1 << (colour << 2));
}

/** Takes a piece of the colour from one place to another and keeps its four places rising. */
function relocate(state: State, colour: number, from: number, to: number): void {
  const places = state.places;
  const first = colour << 2;
  const last = first + PIECES_PER_COLOUR - 1;
  if (to > from) {
    let index = last;
    while (index > first && places[index] !== from) index--;
    while (index < last && (places[index + 1] as number) < to) {
      places[index] = places[index + 1] as number;
      index++;
    }
    places[index] = to;
  } else {
    let index = first;
    while (index < last && places[index] !== from) index++;
    while (index > first && (places[index - 1] as number) > to) {
      places[index] = places[index - 1] as number;
      index--;
    }
    places[index] = to;
  }
}

/** A piece goes along its way: the event `moved`. */
export function movePiece(tables: Tables, state: State, step: PackedStep): void {
  const colour = (step >> 16) & 3;
  const from = fromOf(step);
  const to = toOf(step);
  lift(tables, state, colour, from);
  relocate(state, colour, from, to);
  put(tables, state, colour, to);
  if (state.record !== null) state.record.push({ type: 'moved', ...unpackStep(step) });
}

/** A piece goes back to its base: the event `captured`. */
export function capturePiece(tables: Tables, state: State, colour: number, from: number, by: number): void {
  lift(tables, state, colour, from);
  relocate(state, colour, from, BASE);
  if (state.record !== null) state.record.push({ type: 'captured', colour, from, by });
}

/** A piece that failed to capture goes back to its base: the event `penalised`. */
export function penalisePiece(tables: Tables, state: State, colour: number, from: number): void {
  lift(tables, state, colour, from);
  relocate(state, colour, from, BASE);
  if (state.record !== null) state.record.push({ type: 'penalised', colour, from });
}

function thrownDice(state: State): readonly number[] {
  return state.lowDie > 0 ? [state.die, state.lowDie] : [state.die];
}

/** The dice come to lie, the higher first: the event `threw`. */
export function layDice(state: State, die: number, lowDie: number): void {
  state.die = die;
  state.lowDie = lowDie;
  if (state.record !== null)
    state.record.push({ type: 'threw', colour: state.colour, dice: thrownDice(state) });
}

/** The throw is not used: the event `forfeited`. */
export function forfeitThrow(state: State): void {
  if (state.record !== null) {
    state.record.push({ type: 'forfeited', colour: state.colour, dice: thrownDice(state) });
  }
}

function clearDice(state: State): void {
  state.die = NOT_THROWN;
  state.lowDie = 0;
  state.endsTurn = false;
}

/** The same colour throws again: the event `throws-again`. */
export function throwAgain(state: State, used: number): void {
  clearDice(state);
  state.throwsUsed = used;
  if (state.record !== null) state.record.push({ type: 'throws-again', colour: state.colour, used });
}

/** The dice pass on: the event `turn`. */
export function passDice(state: State, colour: number): void {
  clearDice(state);
  state.throwsUsed = 0;
  state.colour = colour;
  if (state.record !== null) state.record.push({ type: 'turn', colour });
}

/** A challenge is laid down: the event `challenged`. */
export function layChallenge(state: State, colour: number, at: number): void {
  state.challenge[colour] = at;
  state.sixes[colour] = 0;
  if (state.record !== null) state.record.push({ type: 'challenged', colour, at });
}

/** Sixes are counted towards a challenge, `sixes` in all: the event `counted`. */
export function countSixes(state: State, colour: number, sixes: number): void {
  state.sixes[colour] = sixes;
  if (state.record !== null) {
    state.record.push({ type: 'counted', colour, at: state.challenge[colour] as number, sixes });
  }
}

/** A challenge ends: the event `challenge-ended`. */
export function endChallenge(state: State, colour: number, why: 'won' | 'lapsed' | 'no-six'): void {
  state.challenge[colour] = NO_CHALLENGE;
  state.sixes[colour] = 0;
  if (state.record !== null) state.record.push({ type: 'challenge-ended', colour, why });
}

/** A finished colour's player may move the partner's pieces: the event `freed`. */
export function freeColour(state: State, colour: number): void {
  state.freed |= 1 << colour;
  if (state.record !== null) state.record.push({ type: 'freed', colour });
}

/** A player is home and waits for the neutral pieces: the event `waits`. */
export function joinWaiting(state: State, player: number): void {
  state.waiting = state.waiting * 10 + player;
  if (state.record !== null) state.record.push({ type: 'waits', player });
}

/** A player takes a place and waits no more: the event `placed`. */
export function takePlace(state: State, player: number, place: number): void {
  state.ranking = state.ranking * 10 + player;
  state.waiting = 0;
  if (state.record !== null) state.record.push({ type: 'placed', player, place });
}

/** The game ends: the event `over`. */
export function endGame(state: State): void {
  clearDice(state);
  state.colour = NOBODY;
  state.throwsUsed = 0;
  state.waiting = 0;
  state.freed = 0;
  state.challenge.fill(NO_CHALLENGE);
  state.sixes.fill(0);
  if (state.record !== null) state.record.push({ type: 'over', places: digitsOf(state.ranking) });
}

/** Player numbers, one a digit. */
export function digitsOf(players: number): readonly number[] {
  return players === 0 ? [] : Array.from(String(players), Number);
}

/** Whether a player's digit is among them. */
export function hasDigit(players: number, player: number): boolean {
  for (let rest = players; rest > 0; rest = Math.floor(rest / 10)) if (rest % 10 === player) return true;
  return false;
}

/** A colour's places rise, so all are home when the first is: on the last place, or on the end squares together. */
export function isAllHome(tables: Tables, state: State, colour: number): boolean {
  return (state.places[colour << 2] as number) >= tables.homeFrom;
}

/** A track square as a place on a colour's way. */
export function placeOn(tables: Tables, colour: number, square: number): number {
  const start = tables.startSquare[colour] as number;
  return square >= start ? square - start : square - start + tables.board.trackLength;
}

/** Replaces everything on the board; used when a position is opened. */
export function setUp(tables: Tables, state: State, pieces: readonly (readonly number[])[]): void {
  state.squares.fill(0);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const group = pieces[colour] ?? [];
    for (let index = 0; index < PIECES_PER_COLOUR; index++) {
      const place = group[index] ?? BASE;
      state.places[(colour << 2) | index] = place;
      put(tables, state, colour, place);
    }
  }
}
