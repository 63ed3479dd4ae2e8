// Owns when the host's role passes on for lack of a connection. A host who only watches, or whose bot plays, has no
// seat by which the log shows the absence.
import { holds } from './seats.ts';
import type { RoomState, Seat } from './state.ts';

/**
 * Whether the log itself shows when the host is gone: the host plays on a seat, or is away from it within the grace
 * time. Also true without a host: the next who comes takes over.
 */
export function isHostAccountedFor(state: RoomState): boolean {
  if (state.host === '') return true;
  return state.seatList.some((seat) => {
    if (!holds(seat, state.host)) return false;
    // After a game no grace time ends.
    return seat.state === 'held' || (seat.state === 'away' && !seat.isLate && state.phase !== 'over');
  });
}

/** The seat whose holder becomes host when the host is not connected: the first connected one. */
export function heirOf(state: RoomState, isConnected: (person: string) => boolean): Seat | null {
  if (isHostAccountedFor(state)) return null;
  return state.seatList.find((seat) => seat.state === 'held' && isConnected(seat.person)) ?? null;
}
