/** Between an immutable position and a state for work. */
import { COLOUR_COUNT, PIECES_PER_COLOUR } from './core/board.ts';
import { mintPosition, type Position } from './core/position.ts';
import { setUp } from './core/pieces.ts';
import { digitsOf, NO_CHALLENGE, NOBODY, NOT_THROWN, NOTHING_MOVED, State, throwsOf } from './core/state.ts';
import type { Tables } from './core/clause.ts';
import { tablesFor } from './registry.ts';

export interface Opened {
  readonly tables: Tables;
  readonly state: State;
}

export function tablesOf(position: Position): Tables {
  const tables = tablesFor(position.rules, position.seats);
  if (!tables.ok) throw new Error(`a checked position has impossible rules: ${tables.error.reason}`);
  return tables.value;
}

/** `scratch`: free states by the length of their tracks; making one costs as much as a move. */
export function open(position: Position, scratch?: Map<number, State>): Opened {
  const tables = tablesOf(position);
  const { trackLength } = tables.board;
  const state = scratch?.get(trackLength) ?? new State(trackLength);
  scratch?.set(trackLength, state);
  state.clear();
  setUp(tables, state, position.pieces);
  state.colour = position.colour ?? NOBODY;
  state.die = position.dice?.[0] ?? NOT_THROWN;
  state.lowDie = position.dice?.[1] ?? 0;
  state.ranking = numberOf(position.ranking);
  state.waiting = numberOf(position.waiting);
  state.throwsUsed = position.throwsUsed;
  state.toCount = position.toCount;
  state.lastMoved = position.lastMoved ?? NOTHING_MOVED;
  for (const { colour, at, sixes } of position.challenges) {
    state.challenge[colour] = at;
    state.sixes[colour] = sixes;
  }
  for (const colour of position.freed) state.freed |= 1 << colour;
  for (const colour of position.captors) state.captors |= 1 << colour;
  state.sixesInARow = position.sixesInARow;
  for (const [colour, many] of position.throwsMade.entries()) state.throwsMade |= many << (colour << 1);
  return { tables, state };
}

function numberOf(digits: readonly number[]): number {
  return digits.length === 0 ? 0 : Number(digits.join(''));
}

function diceOf(state: State, count: 1 | 2): readonly number[] | null {
  if (state.die === NOT_THROWN) return null;
  return count === 1 ? [state.die] : [state.die, state.lowDie];
}

/** `bits`: one for each colour. */
function coloursIn({ board }: Tables, bits: number): readonly number[] {
  return bits === 0 ? [] : board.colours.flatMap(({ index }) => ((bits & (1 << index)) === 0 ? [] : [index]));
}

export function close(tables: Tables, state: State): Position {
  const pieces: number[][] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const first = colour * PIECES_PER_COLOUR;
    const isInPlay = tables.player[colour] !== 0;
    const places: number[] = [];
    // A loop: a view of the typed array and its iterator cost more than the rest of this function.
    for (let slot = 0; isInPlay && slot < PIECES_PER_COLOUR; slot++)
      places.push(state.places[first + slot] as number);
    pieces.push(places);
  }
  return mintPosition({
    rules: tables.rules,
    seats: tables.seats,
    pieces,
    colour: state.colour === NOBODY ? null : state.colour,
    dice: diceOf(state, tables.ruleSet.dice),
    ranking: digitsOf(state.ranking),
    throwsUsed: state.throwsUsed,
    toCount: state.toCount,
    lastMoved: state.lastMoved === NOTHING_MOVED ? null : state.lastMoved,
    challenges: tables.board.colours.flatMap(({ index }) => {
      const at = state.challenge[index] ?? NO_CHALLENGE;
      return at === NO_CHALLENGE ? [] : [{ colour: index, at, sixes: state.sixes[index] ?? 0 }];
    }),
    freed: coloursIn(tables, state.freed),
    throwsMade:
      tables.countsThrows === 0 ? [] : tables.board.colours.map(({ index }) => throwsOf(state, index)),
    captors: coloursIn(tables, state.captors),
    sixesInARow: state.sixesInARow,
    waiting: digitsOf(state.waiting),
  });
}
