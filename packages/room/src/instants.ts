// Owns at which instant a row may be logged: never before one that the room knows already, whatever a wall clock says.
// All instants are whole milliseconds since 1970, and not negative.
import type { RoomState } from './state.ts';

/**
 * The instant for a row that comes now. `last`: of the row before it; `wall`: what a wall clock says. The state may know of
 * later instants than the last row's: older logs go back in time.
 */
export function nextInstant(state: RoomState | null, last: number, wall: number): number {
  return Math.max(0, Math.floor(wall), last, state === null ? 0 : latestInstantOf(state));
}

/** The latest instant that the state knows of: whatever is due comes within a span of the table after it. */
export function latestInstantOf(state: RoomState): number {
  const { clock, pausedAt, seatList, openedAt, startedAt, endedAt } = state;
  const absences = seatList.flatMap((seat) => (seat.state === 'away' ? [seat.since] : []));
  // While the game is paused, the clock has a span there.
  return Math.max(openedAt, startedAt ?? 0, endedAt ?? 0, pausedAt ?? clock.since, ...absences);
}

/** A game ends no earlier than it began. */
export function endInstant({ startedAt }: RoomState, at: number): number {
  return Math.max(at, startedAt ?? at);
}
