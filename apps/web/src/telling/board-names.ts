/** The holders' names by colour; null for an open seat. */
import type { BaseName } from '@ludo/drawing';
import type { RoomState } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { pictureAt } from './pictures.ts';
import { boardOfRoom, colourName, isNeutral, nameOf, ownNameOf, whoIs } from './sentences.ts';

export function boardNames(text: Catalogue, room: RoomState): readonly (BaseName | null)[] {
  return [0, 1, 2, 3].map((colour) => {
    const seat = room.seatList.find((each) => each.colours.includes(colour));
    if (isNeutral(room, colour)) return text.seats.neutralShort;
    if (seat === undefined) return null;
    const board = boardOfRoom(room);
    const own = board === null ? '' : text.common.colour[colourName(board, colour)];
    // Bots differ by their colours: that is what must not be cut off.
    if (seat.state === 'bot' && seat.holder === null) return { name: whoIs(text, room, colour), short: own };
    if (nameOf(room, colour) === null) return '';
    const name = ownNameOf(room, colour) ?? own;
    const picture = pictureAt(room, seat);
    const named = picture === null ? name : `${picture} ${name}`;
    return seat.state === 'bot' ? text.seats.botFor(named) : named;
  });
}
