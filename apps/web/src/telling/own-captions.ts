/** Captions as they are said to somebody: what befell this person's own seats is not told of a stranger. */
import type { RoomEvent, RoomState } from '@ludo/room';
import { captionsOf } from './captions.ts';
import type { Catalogue } from '../words/catalogue.ts';

export function captionsFor(
  text: Catalogue,
  room: RoomState,
  events: readonly RoomEvent[],
  mine: readonly number[],
): readonly string[] {
  const own = events.flatMap((event) => ownCaption(text, event, mine) ?? []);
  const others = events.filter((event) => ownCaption(text, event, mine) === null);
  return [...own, ...captionsOf(text, room, others)];
}

/** Null: it is told to everybody alike. */
function ownCaption(text: Catalogue, event: RoomEvent, mine: readonly number[]): string | null {
  if (!('player' in event) || !mine.includes(event.player)) return null;
  const { own } = text.voice;
  switch (event.type) {
    case 'went-away':
      return own.wentAway;
    case 'is-late':
      return event.isBotPlaying ? own.botStandsIn : own.isLate;
    case 'came-back':
      return own.cameBack;
    default:
      return null;
  }
}
