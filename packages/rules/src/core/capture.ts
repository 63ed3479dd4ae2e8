import { foesOf } from './judge.ts';
import { capturePiece } from './changes.ts';
import { COLOUR_MASK, placeOn, singlesOf, type State } from './state.ts';
import { colourOf, toOf, type PackedStep } from './step.ts';
import type { Tables } from './clause.ts';

/** Bits of the foes that a step would capture where it ends; 0 off the track. */
export function foesAt(tables: Tables, state: State, step: PackedStep): number {
  const to = toOf(step);
  if (to < 0 || to > tables.board.lastOnTrack) return 0;
  const mover = colourOf(step);
  const square = tables.trackAt[(mover << 7) | to] as number;
  const foes = (state.squares[square] as number) & foesOf(tables, state, mover);
  if (foes === 0 || (tables.safe !== null && tables.safe[square] === 1)) return 0;
  return tables.captures === 'singles' ? singlesOf(foes) : foes;
}

/** Of the foes on the square where a step has ended, all that the rules let it capture. */
export function captureFoes(tables: Tables, state: State, step: PackedStep): void {
  const foes = foesAt(tables, state, step);
  if (foes === 0) return;
  const mover = colourOf(step);
  const square = tables.trackAt[(mover << 7) | toOf(step)] as number;
  for (let colour = 0; colour < 4; colour++) {
    let count = (foes & (COLOUR_MASK[colour] as number)) >>> (colour << 2);
    const place = placeOn(tables, colour, square);
    for (; count > 0; count--) capturePiece(tables, state, colour, place, mover);
  }
}
