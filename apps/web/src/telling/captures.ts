/** Captured pieces go back together, colour by colour. */
import type { RoomEvent } from '@ludo/room';

/** Pieces of this event's colour, at the first event of them; 0 at the others. */
export function capturedTogether(events: readonly RoomEvent[], nth: number): number {
  if (isSame(events[nth - 1], events[nth])) return 0;
  let many = 1;
  while (isSame(events[nth], events[nth + many])) many += 1;
  return many;
}

function isSame(one: RoomEvent | undefined, other: RoomEvent | undefined): boolean {
  return one?.type === 'captured' && other?.type === 'captured' && one.colour === other.colour;
}
