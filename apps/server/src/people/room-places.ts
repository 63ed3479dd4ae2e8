// Owns who finds a place in a room. A few addresses with all that they may have leave some for whoever comes after them, and nobody is
// locked out of a seat by watchers.
import { playersOf } from '@ludo/room';
import type { PersonId } from '@ludo/room';
import type { Limits } from '../limits/limits.ts';
import { siteOf } from '../limits/networks.ts';
import type { LiveRoom } from '../rooms/live-room.ts';

/** Of the places that others leave, for one address. */
const SHARE = 0.5;

export interface RoomPlaces {
  has(room: LiveRoom, person: PersonId, address: string): boolean;
  take(room: LiveRoom, address: string): void;
  giveBack(room: LiveRoom, address: string): void;
}

export function createRoomPlaces({ connectionsPerRoom: most, ownConnections }: Limits): RoomPlaces {
  /** By site. */
  const crowds = new WeakMap<LiveRoom, Map<string, number>>();

  const of = (room: LiveRoom, address: string): number => crowds.get(room)?.get(siteOf(address)) ?? 0;

  function count(room: LiveRoom, address: string, by: 1 | -1): void {
    const crowd = crowds.get(room) ?? new Map<string, number>();
    crowds.set(room, crowd);
    const left = of(room, address) + by;
    if (left > 0) crowd.set(siteOf(address), left);
    else crowd.delete(siteOf(address));
  }

  return {
    has(room, person, address) {
      const { people, state } = room;
      const isFull = people.size >= most;
      if (state.host === person || playersOf(state, person).length > 0)
        return !isFull || people.socketsOf(person).size < ownConnections;
      const its = of(room, address);
      return !isFull && its < (most - (people.size - its)) * SHARE;
    },
    take: (room, address) => count(room, address, 1),
    giveBack: (room, address) => count(room, address, -1),
  };
}
