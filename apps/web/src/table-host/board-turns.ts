/** How the board lies before whoever looks at it. */
import { turnsToBottom } from '@ludo/drawing';
import { holds, type PersonId, type RoomState } from '@ludo/room';
import { useSettings } from '../preferences/settings.ts';
import type { TurnsOf } from '../stage/stage.ts';
import { readerIn } from '../telling/reader.ts';
import { boardOfRoom } from '../telling/sentences.ts';

/**
 * Online, and alone with bots on one screen, the own colour is at the bottom, the first of several; whoever watches, or
 * plays at several seats, sees the board unturned. So do several people on one screen, unless it is wished that it turns to
 * the person whose turn it is.
 */
export const boardTurns: TurnsOf = (room, { person, connection }, before) => {
  const { ownBelow, turnsToPlayer } = useSettings.getState().settings;
  if (connection.state === 'local' && turnsToPlayer) return towardsPlayer(room, before);
  if (connection.state === 'local' && !isAloneWithBots(room, person)) return 0;
  const own = ownBelow ? readerIn(room, person)?.colours[0] : undefined;
  return own === undefined ? 0 : towards(room, own);
};

function towards(room: RoomState, colour: number): number {
  const board = boardOfRoom(room);
  return board === null ? 0 : turnsToBottom(board, colour);
}

/** In a lesson the others are no bots: it shows the board as the book does. */
function isAloneWithBots({ seatList }: RoomState, person: PersonId | null): boolean {
  return person !== null && seatList.every((seat) => holds(seat, person) || seat.state === 'bot');
}

/** While bots play it lies as it did, at first towards the first person. */
function towardsPlayer(room: RoomState, before: number | null): number {
  const { position, seatList } = room;
  const people = seatList.filter(({ state }) => state !== 'bot');
  const colour = position?.colour ?? null;
  const isPersons = people.some(({ colours }) => colour !== null && colours.includes(colour));
  if (colour !== null && isPersons) return towards(room, colour);
  const first = people[0]?.colours[0];
  return before ?? (first === undefined ? 0 : towards(room, first));
}
