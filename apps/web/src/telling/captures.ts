/** Captured pieces go back together, colour by colour, and some pieces move together; some are missed. */
import type { PersonId, RoomEvent, RoomState } from '@ludo/room';
import type { Event, Step } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { readerIn } from './reader.ts';
import { whoIs } from './sentences.ts';

/** Pieces that the event is told of; 0: it has been told with the one before. */
export function toldTogether(events: readonly RoomEvent[], nth: number): number {
  if (isSame(events[nth - 1], events[nth])) return 0;
  let many = 1;
  while (isSame(events[nth], events[nth + many])) many += 1;
  return many;
}

function isSame(one: RoomEvent | undefined, other: RoomEvent | undefined): boolean {
  if (one?.type === 'captured') return other?.type === 'captured' && one.colour === other.colour;
  return (
    one?.type === 'moved' && other?.type === 'moved' && one.kind === 'together' && isSameStep(one, other)
  );
}

function isSameStep(one: Step, other: Step): boolean {
  return (
    one.kind === other.kind && one.colour === other.colour && one.from === other.from && one.to === other.to
  );
}

type Announced = Extract<Event, { readonly type: 'announced' }>;

/** Of one row. Null: nothing was announced in it, or what was aimed at went back. */
export function missedIn(events: readonly RoomEvent[]): Announced | null {
  const announced = events.find((event) => event.type === 'announced');
  if (announced === undefined) return null;
  const isHit = events.some(
    (event) => event.type === 'captured' && event.colour === announced.of && event.from === announced.at,
  );
  return isHit ? null : announced;
}

export function missedWords(
  text: Catalogue,
  room: RoomState,
  announced: Announced,
  person: PersonId | null,
): string {
  const colour = room.lastThrow?.colour ?? announced.colour;
  const reader = readerIn(room, person);
  const isBots = room.seatList.find(({ player }) => player === reader?.player)?.state === 'bot';
  if (reader?.isOwn(colour) !== true || isBots) return text.captions.missed(whoIs(text, room, colour));
  return reader.saying(text, colour, text.own.missed);
}
