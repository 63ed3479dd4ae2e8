/** Who is missing while somebody else is to play: told as long as it is so, whatever else has happened. */
import { actingSeat, holderOf, type RoomEvent, type RoomState, type Seat } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { playerIs } from './sentences.ts';

/** Who reads it, with the numbers of their own seats; `here`: whose holders are connected. */
interface Reading {
  readonly mine: readonly number[];
  readonly here: readonly number[];
}

/** In order of the seats. The own seats, and whose turn it is, are told elsewhere. */
export function missingWords(text: Catalogue, room: RoomState, { mine, here }: Reading): readonly string[] {
  const acting = actingSeat(room)?.player;
  const { missing } = text.turn;
  return room.seatList.flatMap((seat) => {
    const { player } = seat;
    if (holderOf(seat) === null || player === acting || mine.includes(player)) return [];
    const who = playerIs(text, room, player);
    if (seat.state === 'bot') return [missing.bot(who)];
    return here.includes(player) ? [] : [missing.away(who)];
  });
}

/** Whether what happened at a seat is not told by its present state, and still so. */
export function isStillNews(event: RoomEvent, room: RoomState, { mine, here }: Reading): boolean {
  switch (event.type) {
    case 'went-away':
    case 'is-late':
      return mine.includes(event.player);
    case 'bot-sat':
      return isHeldByNobody(room.seatList.find(({ player }) => player === event.player));
    case 'came-back':
      return mine.includes(event.player) || here.includes(event.player);
    default:
      return true;
  }
}

const isHeldByNobody = (seat: Seat | undefined): boolean => seat?.state === 'bot' && seat.holder === null;
