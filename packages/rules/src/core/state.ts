/**
 * State: a position opened up for work, over small typed arrays. It lives inside the engine only; what goes in and out
 * of the door is the immutable Position.
 *
 * Each of its changes is one event: `record` keeps them when somebody wants to see them.
 */
import { BASE, COLOUR_COUNT, PIECES_PER_COLOUR } from './board.ts';
import type { Event } from './event.ts';
import type { Tables } from './tables.ts';

const PIECES = COLOUR_COUNT * PIECES_PER_COLOUR;

/** No dice on the table: they are to be thrown, or the game is over. */
export const NOT_THROWN = -1;
/** No colour is to throw: the game is over. */
export const NOBODY = -1;

export class State {
  /** Four places a colour, rising. */
  readonly places = new Int8Array(PIECES);
  /** Per track square, four bits a colour: how many of its pieces stand there. */
  readonly squares: Uint16Array;
  /** Colour to throw or to play. */
  colour = NOBODY;
  /** The number thrown. */
  die = NOT_THROWN;
  /** Players in the order of their places, most significant digit first: 0 while nobody has one. */
  ranking = 0;
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
    this.ranking = other.ranking;
  }
}

/** How many pieces of any colour but those outside `mask` stand on a square; a mask has four bits a colour. */
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
  if (to > from) {
    let index = first + PIECES_PER_COLOUR - 1;
    while (places[index] !== from) index--;
    const last = first + PIECES_PER_COLOUR - 1;
    while (index < last && (places[index + 1] as number) < to) {
      places[index] = places[index + 1] as number;
      index++;
    }
    places[index] = to;
  } else {
    let index = first;
    while (places[index] !== from) index++;
    while (index > first && (places[index - 1] as number) > to) {
      places[index] = places[index - 1] as number;
      index--;
    }
    places[index] = to;
  }
}

/** A piece goes along its way: the event `moved`. */
export function movePiece(tables: Tables, state: State, colour: number, from: number, to: number): void {
  lift(tables, state, colour, from);
  relocate(state, colour, from, to);
  put(tables, state, colour, to);
  if (state.record !== null) {
    state.record.push({ type: 'moved', colour, from, to, kind: from < 0 ? 'enter' : 'move' });
  }
}

/** A piece goes back to its base: the event `captured`. */
export function capturePiece(tables: Tables, state: State, colour: number, from: number, by: number): void {
  lift(tables, state, colour, from);
  relocate(state, colour, from, BASE);
  if (state.record !== null) state.record.push({ type: 'captured', colour, from, by });
}

/** The dice come to lie: the event `threw`. */
export function layDie(state: State, die: number): void {
  state.die = die;
  if (state.record !== null) state.record.push({ type: 'threw', colour: state.colour, dice: [die] });
}

/** The throw is not used: the event `forfeited`. */
export function forfeitThrow(state: State): void {
  if (state.record !== null) {
    state.record.push({ type: 'forfeited', colour: state.colour, dice: [state.die] });
  }
}

/** The same colour throws again: the event `throws-again`. */
export function throwAgain(state: State): void {
  state.die = NOT_THROWN;
  if (state.record !== null) state.record.push({ type: 'throws-again', colour: state.colour });
}

/** The dice pass on: the event `turn`. */
export function passDice(state: State, colour: number): void {
  state.die = NOT_THROWN;
  state.colour = colour;
  if (state.record !== null) state.record.push({ type: 'turn', colour });
}

/** A player takes the next place: the event `placed`. */
export function takePlace(state: State, player: number): void {
  state.ranking = state.ranking * 10 + player;
  if (state.record !== null) {
    state.record.push({ type: 'placed', player, place: String(state.ranking).length });
  }
}

/** The game ends: the event `over`. */
export function endGame(state: State): void {
  state.die = NOT_THROWN;
  state.colour = NOBODY;
  if (state.record !== null) state.record.push({ type: 'over', places: rankingList(state.ranking) });
}

/** Player numbers in the order of their places. */
export function rankingList(ranking: number): readonly number[] {
  return ranking === 0 ? [] : Array.from(String(ranking), Number);
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
