// Owns when the role of an unconnected host passes on. A host who only watches, or whose bot plays, has no seat by which
// the log shows the absence.
import { holds } from './seats.ts';
import type { RoomState, Seat } from './state.ts';

/**
 * The host plays on a seat, or is away from it within the grace time. Also true without a host: the next who comes takes
 * over.
 */
export function isHostAccountedFor(state: RoomState): boolean {
  if (state.host === '') return true;
  return state.seatList.some((seat) => {
    if (!holds(seat, state.host)) return false;
    // After a game no grace time ends.
    return seat.state === 'held' || (seat.state === 'away' && !seat.isLate && state.phase !== 'over');
  });
}

/** The first connected holder; null: nobody becomes host. */
export function heirOf(state: RoomState, isConnected: (person: string) => boolean): Seat | null {
  if (isHostAccountedFor(state)) return null;
  return state.seatList.find((seat) => seat.state === 'held' && isConnected(seat.person)) ?? null;
}
