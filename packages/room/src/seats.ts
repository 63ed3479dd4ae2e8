// Owns the seats: which player decides for which colours, and who may do what.
import type { PersonId } from './rows.ts';
import type { RoomState, Seat } from './state.ts';

/** The open seats of a seating text, one for each player number in rising order. */
export function openSeats(seats: string): readonly Seat[] {
  const players = [...new Set(seats)].filter((character) => character >= '1' && character <= '9').toSorted();
  return players.map((character) => ({
    state: 'open',
    player: Number(character),
    colours: Array.from(seats).flatMap((other, colour) => (other === character ? [colour] : [])),
  }));
}

/** Colours that throw for themselves, clockwise: all but neutral ones and those not in play. */
export function throwingColours(seatList: readonly Seat[]): readonly number[] {
  return seatList.flatMap((seat) => seat.colours).toSorted((a, b) => a - b);
}

export function seatOf(state: RoomState, player: number): Seat | undefined {
  return state.seatList.find((seat) => seat.player === player);
}

export function withSeat(state: RoomState, seat: Seat): readonly Seat[] {
  return state.seatList.map((other) => (other.player === seat.player ? seat : other));
}

export function holds(seat: Seat | undefined, person: PersonId): boolean {
  return seat !== undefined && seat.state === 'held' && seat.person === person;
}

/** Player numbers that this person decides for. */
export function playersOf(state: RoomState, person: PersonId): readonly number[] {
  return state.seatList.filter((seat) => holds(seat, person)).map((seat) => seat.player);
}

/** Who may start and end a game: the host, and everybody with a seat. */
export function mayDirect(state: RoomState, person: PersonId): boolean {
  return state.host === person || playersOf(state, person).length > 0;
}
