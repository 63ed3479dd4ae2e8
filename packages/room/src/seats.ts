// Owns which player decides for which colours, and who may do what.
import { coloursOfPlayer, playersAt } from '@ludo/rules';
import type { PersonId } from './rows.ts';
import type { RoomState, Seat } from './state.ts';

/** One for each player number, rising. */
export function openSeats(seats: string): readonly Seat[] {
  return playersAt(seats).map((player) => ({
    state: 'open',
    player,
    colours: coloursOfPlayer(seats, player),
  }));
}

/** Clockwise: all in play but neutral ones. */
export function throwingColours(seatList: readonly Seat[]): readonly number[] {
  return seatList.flatMap((seat) => seat.colours).toSorted((a, b) => a - b);
}

export function seatOf(state: RoomState, player: number): Seat | undefined {
  return state.seatList.find((seat) => seat.player === player);
}

/** Undefined while no game is played. */
export function actingSeat(state: RoomState): Seat | undefined {
  const colour = state.phase === 'playing' ? (state.position?.colour ?? null) : null;
  return colour === null ? undefined : state.seatList.find((seat) => seat.colours.includes(colour));
}

export function withSeat(state: RoomState, seat: Seat): readonly Seat[] {
  return state.seatList.map((other) => (other.player === seat.player ? seat : other));
}

export interface Holder {
  readonly person: PersonId;
  readonly name: string;
}

/** Even while away or while a bot plays; null: nobody. */
export function holderOf(seat: Seat | undefined): Holder | null {
  switch (seat?.state) {
    case 'held':
    case 'away':
      return { person: seat.person, name: seat.name };
    case 'bot':
      return seat.holder;
    default:
      return null;
  }
}

/** By player number; null for a bot without a holder, and an open seat. */
export function namesOf(seatList: readonly Seat[]): readonly (string | null)[] {
  return seatList.map((seat) => (seat.state === 'given-up' ? seat.name : (holderOf(seat)?.name ?? null)));
}

export function holds(seat: Seat | undefined, person: PersonId): boolean {
  return holderOf(seat)?.person === person;
}

/** The holder, unless a bot plays. */
export function playsOn(seat: Seat | undefined, person: PersonId): boolean {
  return seat !== undefined && seat.state !== 'bot' && holds(seat, person);
}

export function isFree(seat: Seat): boolean {
  return holderOf(seat) === null;
}

/** Not even a bot plays there. */
export function isEmpty(seat: Seat): boolean {
  return seat.state === 'open' || seat.state === 'given-up';
}

export function playersOf(state: RoomState, person: PersonId): readonly number[] {
  return state.seatList.filter((seat) => holds(seat, person)).map((seat) => seat.player);
}

/** May start a game: the host, and everybody with a seat. */
export function mayDirect(state: RoomState, person: PersonId): boolean {
  return state.host === person || playersOf(state, person).length > 0;
}

/** The host, and a player at whose table nobody else has a seat; others ask the host. */
export function mayEnd(state: RoomState, person: PersonId): boolean {
  if (state.host === person) return true;
  const holders = state.seatList.flatMap((seat) => holderOf(seat)?.person ?? []);
  return holders.length > 0 && holders.every((holder) => holder === person);
}

/** The host, and every player while the host plays on no seat and may not come back. */
export function mayResume(state: RoomState, person: PersonId): boolean {
  if (state.host === person) return true;
  const isHostThere = state.seatList.some((seat) => seat.state === 'held' && holds(seat, state.host));
  return !isHostThere && playersOf(state, person).length > 0;
}

/** The host; the others about an absent player's, if the table allows it. */
export function mayDecideAbout(state: RoomState, seat: Seat, person: PersonId): boolean {
  if (state.host === person) return true;
  const isLeft = seat.state === 'given-up' || (seat.state === 'away' && seat.isLate);
  return isLeft && state.table.away !== 'wait' && playersOf(state, person).length > 0;
}
