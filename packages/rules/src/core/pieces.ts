/** Places, rising within a colour, and squares of the track. */
import { BASE, COLOUR_COUNT, PIECES_PER_COLOUR } from './board.ts';
import type { State } from './state.ts';
import type { Tables } from './clause.ts';

function lift(tables: Tables, state: State, colour: number, place: number): void {
  if (place < 0 || place > tables.board.lastOnTrack) return;
  const square = tables.trackAt[(colour << 7) | place] as number;
  const shift = colour << 2;
  const standing = state.squares[square] as number;
  if (((standing >> shift) & 0xf) === 2) state.stacks -= 1 << shift;
  state.squares[square] = standing - (1 << shift);
}

function put(tables: Tables, state: State, colour: number, place: number): void {
  if (place < 0 || place > tables.board.lastOnTrack) return;
  const square = tables.trackAt[(colour << 7) | place] as number;
  const shift = colour << 2;
  const standing = state.squares[square] as number;
  if (((standing >> shift) & 0xf) === 1) state.stacks += 1 << shift;
  state.squares[square] = standing + (1 << shift);
}

/** Changes one of the four places from index `first` on, and keeps them rising. */
function reorder(places: Int8Array, first: number, from: number, to: number): void {
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

export function relocate(tables: Tables, state: State, colour: number, from: number, to: number): void {
  lift(tables, state, colour, from);
  reorder(state.places, colour << 2, from, to);
  put(tables, state, colour, to);
}

/** Replaces everything on the board. */
export function setUp(tables: Tables, state: State, pieces: readonly (readonly number[])[]): void {
  state.squares.fill(0);
  state.stacks = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const group = pieces[colour] ?? [];
    for (let index = 0; index < PIECES_PER_COLOUR; index++) {
      const place = group[index] ?? BASE;
      state.places[(colour << 2) | index] = place;
      put(tables, state, colour, place);
    }
  }
}
