// Owns the instant of a new row, in whole milliseconds since 1970: never before any that the room knows, whatever a wall
// clock says.
import type { RoomState } from './state.ts';

/**
 * `last`: of the row before; `wall`: the wall clock. The state may know later instants than the last row's: older logs go
 * back in time.
 */
export function nextInstant(state: RoomState | null, last: number, wall: number): number {
  return Math.max(0, Math.floor(wall), last, state === null ? 0 : latestInstantOf(state));
}

/** Everything due comes within one of the table's spans after it. */
export function latestInstantOf(state: RoomState): number {
  const { clock, pausedAt, seatList, openedAt, startedAt, endedAt, agreement } = state;
  const absences = seatList.flatMap((seat) => (seat.state === 'away' ? [seat.since] : []));
  // While the game is paused, `since` holds a duration.
  const known = [openedAt, startedAt ?? 0, endedAt ?? 0, agreement?.since ?? 0];
  return Math.max(...known, pausedAt ?? clock.since, ...absences);
}

/** A game ends no earlier than it began. */
export function endInstant({ startedAt }: RoomState, at: number): number {
  return Math.max(at, startedAt ?? at);
}
