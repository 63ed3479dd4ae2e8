/** Captures as people tell them: the pieces of a blob or a mixed blob go back together, colour by colour. */
import type { RoomEvent } from '@ludo/room';

/** How many pieces of one colour are captured together, told at the first of these events; 0 at the others. */
export function capturedTogether(events: readonly RoomEvent[], nth: number): number {
  if (isSame(events[nth - 1], events[nth])) return 0;
  let many = 1;
  while (isSame(events[nth], events[nth + many])) many += 1;
  return many;
}

function isSame(one: RoomEvent | undefined, other: RoomEvent | undefined): boolean {
  return one?.type === 'captured' && other?.type === 'captured' && one.colour === other.colour;
}
