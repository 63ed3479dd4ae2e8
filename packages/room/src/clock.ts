// Owns the clocks of a game: when the time of the player to act is over, and what a throw has cost. Logs may go back in
// time, since servers have written what their wall clock said: no span comes out of that below zero.
import { actingSeat } from './seats.ts';
import type { ClockState, RoomState, Seat } from './state.ts';

const SECOND = 1000;

/** What a bank that is used up leaves for each throw: its player can go on, and people can follow what the table does. */
const LEAST = 2 * SECOND;

/** Every clock as it stands at the beginning of a game. */
export function clockAtStart(state: RoomState, at: number): ClockState {
  const { clock } = state.table;
  const each = clock.kind === 'bank' ? clock.seconds * SECOND : 0;
  return { since: at, banks: state.seatList.map(() => each) };
}

/** When the time of the player to act is over, in milliseconds since 1970; null while no clock runs. */
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

/** A throw has been used or forfeited by the player who was to act in `before`: the time is charged, the next begins. */
export function clockAfterThrow(before: RoomState, at: number): ClockState {
  const { clock } = before.table;
  const seat = actingSeat(before);
  if (clock.kind !== 'bank' || seat === undefined || !isTimed(seat))
    return { since: at, banks: before.clock.banks };
  const spent = Math.max(0, at - before.clock.since);
  const banks = before.clock.banks.map((left, nth) =>
    nth === before.seatList.indexOf(seat) ? Math.max(0, left - spent) + clock.increment * SECOND : left,
  );
  return { since: at, banks };
}

/** The time that a player does not have to answer for: another plays on the seat now, or nobody was there before. */
export function clockFromNow(state: RoomState, at: number): ClockState {
  return { since: at, banks: state.clock.banks };
}

/**
 * A bot takes over from the player who is to act: the time that the player took is paid for, so that nobody wins time by
 * letting a bot play for a moment.
 */
export function clockHandedOver(state: RoomState, seat: Seat, at: number): ClockState {
  const { clock } = state.table;
  if (state.pausedAt !== null || actingSeat(state)?.player !== seat.player) return state.clock;
  // Without a clock there is no time to win, and people see the bot begin.
  if (clock.kind === 'none') return { since: at, banks: state.clock.banks };
  if (clock.kind === 'throw') return state.clock;
  const bank = state.clock.banks[state.seatList.findIndex(({ player }) => player === seat.player)] ?? 0;
  const spent = Math.max(0, at - state.clock.since);
  // What is always left for one throw is not begun anew: with so little, the clock goes on as it ran.
  const kept = Math.max(bank - spent, Math.min(bank, LEAST));
  const banks = state.clock.banks.map((left, nth) =>
    state.seatList[nth]?.player === seat.player ? kept : left,
  );
  return { since: state.clock.since + bank - kept, banks };
}

/** A pause keeps how long the clock had run; afterwards it goes on from there. */
export function clockPaused(state: RoomState, at: number): ClockState {
  return { since: Math.max(0, at - state.clock.since), banks: state.clock.banks };
}

/** What had run by the pause has begun before `at`, but not before 1970. */
export function clockResumed(state: RoomState, at: number): ClockState {
  return { since: Math.max(0, at - state.clock.since), banks: state.clock.banks };
}

/** Bots take no time of a clock, and a seat that nobody plays on has none to lose. */
function isTimed(seat: Seat): boolean {
  return seat.state === 'held' || seat.state === 'away';
}
