import type { RoomState, Seat } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { asItEnded, coloursOf } from './sentences.ts';

/** The same table where nobody has chosen a name or a picture: each is called by the colours. */
export function nameless(text: Catalogue, room: RoomState): RoomState {
  const ended = asItEnded(room);
  const nameOf = (player: number): string => coloursOf(text, room, player);
  const unnamed = (seat: Seat): Seat => {
    if (seat.state === 'open') return seat;
    const name = nameOf(seat.player);
    if (seat.state !== 'bot') return { ...seat, person: '', name };
    return seat.holder === null ? seat : { ...seat, holder: { person: '', name } };
  };
  return {
    ...ended,
    seatList: ended.seatList.map(unnamed),
    endNames: ended.endNames.map((name, nth) => name && nameOf(ended.seatList[nth]?.player ?? 0)),
  };
}
