// Owns the agreement on the next game: who has asked for it, and when the table begins without those who have not.
import type { PersonId } from './rows.ts';
import { holds, isEmpty } from './seats.ts';
import type { Agreement, RoomState, Seat } from './state.ts';

/** Milliseconds from the first who asks for the next game until it begins. */
export const AGREE_WITHIN = 20_000;

/** Those at the table whose agreement is missing. Bots agree at once, and nobody who is away is waited for. */
export function waitedFor(state: Pick<RoomState, 'seatList' | 'agreement'>): readonly Seat[] {
  const agreed = state.agreement?.persons ?? [];
  return state.seatList.filter((seat) => seat.state === 'held' && !agreed.includes(seat.person));
}

/** When the next game begins by itself; null: nobody has asked for it. */
export function nextGameAt(state: RoomState): number | null {
  const { agreement } = state;
  if (agreement === null) return null;
  return waitedFor(state).length === 0 ? agreement.since : agreement.since + AGREE_WITHIN;
}

export function agreedBy(before: Agreement | null, person: PersonId, at: number): Agreement {
  return { since: before?.since ?? at, persons: [...(before?.persons ?? []), person] };
}

/**
 * It lapses with the last of those who agreed, and when a seat becomes free. So it never names more persons than there are
 * seats.
 */
export function withAgreement(state: RoomState): RoomState {
  const { agreement, seatList } = state;
  if (agreement === null) return state;
  const isOpen = state.phase === 'over' && !state.isClosed && !seatList.some(isEmpty);
  const isThere = (person: PersonId): boolean =>
    seatList.some((seat) => seat.state !== 'away' && holds(seat, person));
  const persons = isOpen ? agreement.persons.filter(isThere) : [];
  if (persons.length === agreement.persons.length) return state;
  return { ...state, agreement: persons.length === 0 ? null : { ...agreement, persons } };
}

/** Counts as away because the game began without them, although they may be connected. */
export function hasNotAgreed(state: Pick<RoomState, 'startedAt'>, seat: Seat): boolean {
  return seat.state === 'away' && seat.since === state.startedAt;
}
