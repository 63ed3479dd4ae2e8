/** Opens a position into a state for work, and closes a state into an immutable position. */
import { COLOUR_COUNT, PIECES_PER_COLOUR } from './core/board.ts';
import { mintPosition, type Position } from './core/position.ts';
import { NOBODY, NOT_THROWN, rankingList, setUp, State } from './core/state.ts';
import type { Tables } from './core/tables.ts';
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

export function open(position: Position): Opened {
  const tables = tablesOf(position);
  const state = new State(tables.board.trackLength);
  setUp(tables, state, position.pieces);
  state.colour = position.colour ?? NOBODY;
  state.die = position.dice?.[0] ?? NOT_THROWN;
  state.ranking = position.places.length === 0 ? 0 : Number(position.places.join(''));
  return { tables, state };
}

export function close(tables: Tables, state: State): Position {
  const pieces: number[][] = [];
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const first = colour * PIECES_PER_COLOUR;
    const isInPlay = tables.player[colour] !== 0;
    pieces.push(isInPlay ? Array.from(state.places.subarray(first, first + PIECES_PER_COLOUR)) : []);
  }
  return mintPosition({
    rules: tables.rules,
    seats: tables.seats,
    pieces,
    colour: state.colour === NOBODY ? null : state.colour,
    dice: state.die === NOT_THROWN ? null : [state.die],
    places: rankingList(state.ranking),
  });
}
