/**
 * Who reads. Somebody with one seat is told of it as "you"; of several seats, and of several people on one screen, each
 * keeps its name.
 */
import { playersOf, type PersonId, type RoomState } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { boardOfRoom, colourName } from './sentences.ts';

export interface Reader {
  readonly player: number;
  readonly colours: readonly number[];
  readonly isOwn: (colour: number) => boolean;
  /** The sentence; with its colour in front where the reader plays several. */
  readonly saying: (text: Catalogue, colour: number, sentence: string) => string;
  readonly hasSeveralColours: boolean;
}

/** Null: nobody is "you". */
export function readerIn(room: RoomState, person: PersonId | null): Reader | null {
  const [player, ...others] = person === null ? [] : playersOf(room, person);
  if (player === undefined || others.length > 0) return null;
  const colours = room.seatList.find((seat) => seat.player === player)?.colours ?? [];
  const board = boardOfRoom(room);
  const hasSeveralColours = colours.length > 1;
  return {
    player,
    colours,
    hasSeveralColours,
    isOwn: (colour) => colours.includes(colour),
    saying: (text, colour, sentence) =>
      hasSeveralColours && board !== null
        ? text.own.ofColour(text.common.colour[colourName(board, colour)], sentence)
        : sentence,
  };
}

/** How an event is told. */
export interface Telling {
  readonly reader: PersonId | null;
  /** Pieces that are captured together; 0: they have been told of. */
  readonly many: number;
  /** A forfeited throw could have been used. */
  readonly isLeft: boolean;
  /** Why it could not be used follows from how things stand after it. */
  readonly hasReason: boolean;
}
