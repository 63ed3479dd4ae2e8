/** Blobs (blocks, barriers) on the way of a step. */
import type { Refusal } from './refusal.ts';
import { COLOUR_MASK, TWO_OR_MORE, type State } from './state.ts';
import { BACKWARD, colourOf, fromOf, kindOf, toOf, type PackedStep } from './step.ts';
import type { Tables } from './clause.ts';

/** Two or more pieces of a colour, and none of its partner's, whose bits are eight apart. */
export function isBlob({ ruleSet }: Tables, standing: number): boolean {
  if ((standing & TWO_OR_MORE) === 0) return false;
  return !ruleSet.inTeams || (standing & 0x00ff) === 0 || (standing & 0xff00) === 0;
}

/** The squares on which a blob stops others. */
export const ANYWHERE = -1;
export const WHERE_UNSAFE = 0;
export const WHERE_SAFE = 1;

/** The first track place, end included, with a blob of these colours; -1: none. `colours`: bits of a square. */
export function blobOnWay(
  tables: Tables,
  state: State,
  step: PackedStep,
  colours: number,
  where: number = ANYWHERE,
): number {
  // Usually no colour has two pieces on any square.
  if ((state.stacks & colours) === 0) return -1;
  const row = colourOf(step) << 7;
  const from = fromOf(step);
  const to = toOf(step);
  const { trackAt, safe } = tables;
  const { lastOnTrack } = tables.board;
  const { squares } = state;
  const isBack = kindOf(step) === BACKWARD;
  // From a home column only the track counts.
  let left = isBack ? Math.min(from, lastOnTrack + 1) - to : Math.min(to, lastOnTrack) - from;
  // Round again: past the end of the track and on from the start square.
  if (to < from && !isBack) left += lastOnTrack + 1;
  for (let place = isBack ? Math.min(from, lastOnTrack + 1) : from; left > 0; left--) {
    place += isBack ? -1 : 1;
    if (place > lastOnTrack) place = 0;
    const square = trackAt[row | place] as number;
    if (!isBlob(tables, (squares[square] as number) & colours)) continue;
    if (where === ANYWHERE || safe?.[square] === where) return place;
  }
  return -1;
}

/** For a player who asks. */
export function blobDetails(
  tables: Tables,
  state: State,
  step: PackedStep,
  colours: number,
  where: number = ANYWHERE,
): Partial<Refusal> {
  const place = blobOnWay(tables, state, step, colours, where);
  const square = state.squares[tables.trackAt[(colourOf(step) << 7) | place] as number] as number;
  const blob = square & colours & TWO_OR_MORE;
  return { blockedAt: place, blocker: COLOUR_MASK.findIndex((mask) => (blob & mask) !== 0) };
}
