/** What a step had done that was taken back. */
import type { PersonId, RoomEvent, RoomState } from '@ludo/room';
import type { Catalogue } from '../words/catalogue.ts';
import { captionsOf } from './captions.ts';

const DEEDS: ReadonlySet<RoomEvent['type']> = new Set([
  'announced',
  'threw',
  'moved',
  'captured',
  'challenged',
  'counted',
  'penalised',
]);

interface TakenBack {
  /** After the row. */
  readonly room: RoomState;
  readonly events: readonly RoomEvent[];
}

/** What players did of it, the earliest first. */
export function deedsOf(rows: readonly TakenBack[]): readonly TakenBack[] {
  return rows
    .map(({ room, events }) => ({ room, events: events.filter(({ type }) => DEEDS.has(type)) }))
    .filter(({ events }) => events.length > 0);
}

export function undoneWords(text: Catalogue, deeds: readonly TakenBack[], reader: PersonId | null): string {
  return text.dice.undone(
    deeds.flatMap(({ room, events }) => captionsOf(text, room, events, reader)).join(' '),
  );
}
