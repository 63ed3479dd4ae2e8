import { holderOf, type RoomState, type Seat } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { calledAs, coloursOf } from './sentences.ts';

/** Who plays there, without the colours where there is a name: "Anna", "Red", "Bot Red", "Open". */
export function nameAtSeat(text: Catalogue, room: RoomState, seat: Seat): string {
  const holder = holderOf(seat);
  if (holder !== null) return calledAs(text, room, seat.player, holder.name);
  return seat.state === 'bot' ? text.seats.botName(coloursOf(text, room, seat.player)) : text.seats.open;
}
