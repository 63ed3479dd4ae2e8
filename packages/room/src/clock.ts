// Owns the clocks of a game. Old logs may go back in time, because servers wrote their wall clock; no time span becomes
// negative by that.
import { actingSeat } from './seats.ts';
import type { ClockState, RoomState, Seat } from './state.ts';

const SECOND = 1000;

/** Milliseconds that even an empty bank allows for each throw. */
const LEAST = 2 * SECOND;

export function clockAtStart(state: RoomState, at: number): ClockState {
  const { clock } = state.table;
  const each = clock.kind === 'bank' ? clock.seconds * SECOND : 0;
  return { since: at, banks: state.seatList.map(() => each) };
}

/** Milliseconds since 1970; null while no clock runs. */
export function deadlineOf(state: RoomState): number | null {
  const seat = actingSeat(state);
  if (seat === undefined || state.pausedAt !== null || !isTimed(seat)) return null;
  const { clock } = state.table;
  switch (clock.kind) {
    case 'none':
      return null;
    case 'throw':
      return state.clock.since + clock.seconds * SECOND;
    case 'bank':
      return state.clock.since + Math.max(LEAST, state.clock.banks[state.seatList.indexOf(seat)] ?? 0);
  }
}

/** Charges the player to act in `before`, and starts the next clock. `isUsed`: nothing of the throw is left to count. */
export function clockAfterThrow(before: RoomState, at: number, isUsed = true): ClockState {
  const { clock } = before.table;
  const seat = actingSeat(before);
  if (clock.kind !== 'bank' || seat === undefined || !isTimed(seat))
    return { since: at, banks: before.clock.banks };
  const spent = Math.max(0, at - before.clock.since);
  const increment = isUsed ? clock.increment * SECOND : 0;
  const banks = before.clock.banks.map((left, nth) =>
    nth === before.seatList.indexOf(seat) ? Math.max(0, left - spent) + increment : left,
  );
  return { since: at, banks };
}

/** Without a charge: another plays on the seat, or nobody was there before. */
export function clockFromNow(state: RoomState, at: number): ClockState {
  return { since: at, banks: state.clock.banks };
}

/** The player pays for the time taken before the bot: a moment of bot play must not win time. */
export function clockHandedOver(state: RoomState, seat: Seat, at: number): ClockState {
  const { clock } = state.table;
  if (state.pausedAt !== null || actingSeat(state)?.player !== seat.player) return state.clock;
  // People see the bot begin.
  if (clock.kind === 'none') return { since: at, banks: state.clock.banks };
  if (clock.kind === 'throw') return state.clock;
  const bank = state.clock.banks[state.seatList.findIndex(({ player }) => player === seat.player)] ?? 0;
  const spent = Math.max(0, at - state.clock.since);
  // `LEAST` is not renewed within a throw.
  const kept = Math.max(bank - spent, Math.min(bank, LEAST));
  const banks = state.clock.banks.map((left, nth) =>
    state.seatList[nth]?.player === seat.player ? kept : left,
  );
  return { since: state.clock.since + bank - kept, banks };
}

/** Stores how long the clock had run. */
export function clockPaused(state: RoomState, at: number): ClockState {
  return { since: Math.max(0, at - state.clock.since), banks: state.clock.banks };
}

/** Starts before `at` by what had run, but not before 1970. */
export function clockResumed(state: RoomState, at: number): ClockState {
  return { since: Math.max(0, at - state.clock.since), banks: state.clock.banks };
}

/** Bots use no time, and an empty seat has none to lose. */
function isTimed(seat: Seat): boolean {
  return seat.state === 'held' || seat.state === 'away';
}
