/** Which events are moves of the game; the others are of the room. */
import type { RoomEvent } from '@ludo/room';
import type { Event } from '@ludo/rules';

const OF_THE_ROOM: Readonly<Record<Exclude<RoomEvent, Event>['type'], true>> = {
  opened: true,
  sat: true,
  renamed: true,
  stood: true,
  'went-away': true,
  'is-late': true,
  'came-back': true,
  'bot-sat': true,
  removed: true,
  'host-changed': true,
  'seats-moved': true,
  listed: true,
  'talk-changed': true,
  paused: true,
  resumed: true,
  'time-over': true,
  agreed: true,
  'seats-drawn': true,
  'value-missed': true,
  'not-agreed': true,
  started: true,
  ended: true,
  closed: true,
};

export function isOfGame(event: RoomEvent): event is Event {
  return !Object.hasOwn(OF_THE_ROOM, event.type);
}
