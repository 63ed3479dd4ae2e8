/** Which stacks are no walls: anybody may pass them. */
import { boardOf, stands, type Position } from '@ludo/rules';
import { standKey } from './arrangement.ts';

const NONE: readonly string[] = [];

/** Their keys; of the track alone. */
export function openStacks(position: Position): readonly string[] {
  const hasStack = position.pieces.some((places) =>
    places.some((place, nth) => place >= 0 && place === places[nth + 1]),
  );
  if (!hasStack) return NONE;
  const { lastOnTrack } = boardOf(position);
  return stands(position).flatMap(({ colour, place, count, wall }) =>
    count > 1 && wall === null && place >= 0 && place <= lastOnTrack ? [standKey(colour, place)] : [],
  );
}
