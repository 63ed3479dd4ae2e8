/** Blobs (blocks, barriers) on the way of a step. */
import type { Refusal } from './refusal.ts';
import { COLOUR_MASK, TWO_OR_MORE, type State } from './state.ts';
import { colourOf, fromOf, toOf, type PackedStep } from './step.ts';
import type { Tables } from './clause.ts';

/** Two or more pieces of a single colour. Only partners share a square, and their bits are eight apart. */
export function isBlob(standing: number): boolean {
  return (standing & TWO_OR_MORE) !== 0 && ((standing & 0x00ff) === 0 || (standing & 0xff00) === 0);
}

/** The first track place, end included, with a blob of these colours; -1: none. `colours`: bits of a square. */
export function blobOnWay(tables: Tables, state: State, step: PackedStep, colours: number): number {
  // Usually no colour has two pieces on any square.
  if ((state.stacks & colours) === 0) return -1;
  const row = colourOf(step) << 7;
  const from = fromOf(step);
  const to = toOf(step);
  const { trackAt, board } = tables;
  const { squares } = state;
  const towards = to < from ? -1 : 1;
  let left = towards * (Math.min(to, board.lastOnTrack) - from);
  for (let place = from + towards; left > 0; left--, place += towards) {
    if (isBlob((squares[trackAt[row | place] as number] as number) & colours)) return place;
  }
  return -1;
}

/** For a player who asks. */
export function blobDetails(
  tables: Tables,
  state: State,
  step: PackedStep,
  colours: number,
): Partial<Refusal> {
  const place = blobOnWay(tables, state, step, colours);
  const square = state.squares[tables.trackAt[(colourOf(step) << 7) | place] as number] as number;
  return { blockedAt: place, blocker: COLOUR_MASK.findIndex((mask) => (square & colours & mask) !== 0) };
}
