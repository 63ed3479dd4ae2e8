// Owns when the host's role passes by itself for want of a connection: whoever only watches, or lets a bot play, leaves no
// seat behind by which the log would know that the host is gone.
import { holds } from './seats.ts';
import type { RoomState, Seat } from './state.ts';

/**
 * Whether the log itself tells when the host is gone: the host plays on a seat, or is away from it and waited for. Also
 * true while there is no host at all: the next who comes takes over.
 */
export function isHostAccountedFor(state: RoomState): boolean {
  if (state.host === '') return true;
  return state.seatList.some((seat) => {
    if (!holds(seat, state.host)) return false;
    // After a game nobody's grace time ends.
    return seat.state === 'held' || (seat.state === 'away' && !seat.isLate && state.phase !== 'over');
  });
}

/** The seat whose holder becomes host when the host has no connection any more: the first of somebody who is there. */
export function heirOf(state: RoomState, isConnected: (person: string) => boolean): Seat | null {
  if (isHostAccountedFor(state)) return null;
  return state.seatList.find((seat) => seat.state === 'held' && isConnected(seat.person)) ?? null;
}
