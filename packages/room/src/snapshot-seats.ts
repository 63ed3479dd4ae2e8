// Owns the seats of a room as short values of plain JSON, for its snapshot.
import type { BotLevel } from '@ludo/rules';
import type { PersonId } from './rows.ts';
import type { Seat } from './state.ts';

/** The index in a snapshot's `who`. */
export type Who = number;

/** Its player and colours follow from the seating text. */
export type SeatSnapshot =
  | readonly ['open']
  | readonly ['held', Who, name: string]
  | readonly ['away', Who, name: string, since: number, isLate: boolean]
  | readonly ['bot', BotLevel]
  | readonly ['bot', BotLevel, Who, name: string]
  | readonly ['given-up', Who, name: string];

export function takeSeat(seat: Seat, whoIs: (person: PersonId) => Who): SeatSnapshot {
  switch (seat.state) {
    case 'open':
      return ['open'];
    case 'held':
    case 'given-up':
      return [seat.state, whoIs(seat.person), seat.name];
    case 'away':
      return ['away', whoIs(seat.person), seat.name, seat.since, seat.isLate];
    case 'bot':
      if (seat.holder === null) return ['bot', seat.level];
      return ['bot', seat.level, whoIs(seat.holder.person), seat.holder.name];
  }
}

export function readSeat(
  { player, colours }: Seat,
  taken: SeatSnapshot,
  person: (who: Who) => PersonId,
): Seat {
  switch (taken[0]) {
    case 'open':
      return { state: 'open', player, colours };
    case 'held':
    case 'given-up':
      return { state: taken[0], player, colours, person: person(taken[1]), name: taken[2] };
    case 'away': {
      const [, who, name, since, isLate] = taken;
      return { state: 'away', player, colours, person: person(who), name, since, isLate };
    }
    case 'bot': {
      const [, level, who, name] = taken;
      const isHeld = who !== undefined && name !== undefined;
      const holder = isHeld ? { person: person(who), name } : null;
      return { state: 'bot', player, colours, level, holder };
    }
  }
}
