// Owns telling who is present: the first change at once, then a few times a second, so that an arriving crowd costs
// little.
import type { Presence, RoomId } from '@ludo/protocol';
import { holderOf } from '@ludo/room';
import type { Turns } from '../kit/turns.ts';
import type { LiveRoom } from './live-room.ts';

const PAUSE = 200;

export function presenceIn(room: LiveRoom): Presence {
  const { people } = room;
  const held = room.state.seatList.flatMap((seat) => {
    const holder = holderOf(seat);
    return holder === null ? [] : [{ player: seat.player, person: holder.person }];
  });
  const seated = new Set(held.map(({ person }) => person));
  const elsewhere = [...room.elsewhere.values()];
  const named = new Set(elsewhere.flatMap(({ persons }) => persons));
  // Without a seat, the host elsewhere watches.
  const hosts = [...named].filter((person) => !seated.has(person) && !people.watches(person));
  const here = people.besides(new Set([...seated, ...hosts]));
  const sumOf = (what: 'watchers' | 'televisions'): number =>
    elsewhere.reduce((sum, each) => sum + each[what], here[what]);
  const televisions = sumOf('televisions');
  return {
    room: room.id,
    here: held.filter(({ person }) => people.isHere(person) || named.has(person)).map(({ player }) => player),
    watchers: sumOf('watchers') + hosts.length,
    ...(televisions === 0 ? {} : { televisions }),
  };
}

interface AnnouncerOptions {
  /** The room may have been forgotten and read again since the change. */
  readonly look: (room: RoomId) => LiveRoom | undefined;
  /** Rooms are told by turns, each in order with its rows and its talk. */
  readonly telling: Turns;
  readonly announce: (room: LiveRoom, presence: Presence) => void;
  /** To other processes. */
  readonly passOn?: (room: LiveRoom) => void;
}

export interface Announcer {
  changed(room: RoomId): void;
  /** One client was told this in an answer. */
  answered(room: LiveRoom, presence: Presence): void;
  stop(): void;
}

export function createAnnouncer({ look, telling, announce, passOn }: AnnouncerOptions): Announcer {
  const told = new WeakMap<LiveRoom, string>();
  const waiting = new Map<RoomId, NodeJS.Timeout>();
  const again = new Set<RoomId>();

  function tellInTurn(id: RoomId): void {
    const room = look(id);
    if (room !== undefined) telling.inTurn(id, () => tell(room), 1 + room.people.size);
  }

  function tell(room: LiveRoom): void {
    passOn?.(room);
    const presence = presenceIn(room);
    const text = JSON.stringify(presence);
    if (told.get(room) === text) return;
    told.set(room, text);
    announce(room, presence);
  }

  function rested(room: RoomId): void {
    waiting.delete(room);
    if (again.delete(room)) changed(room);
  }

  function changed(room: RoomId): void {
    if (waiting.has(room)) {
      again.add(room);
      return;
    }
    const timer = setTimeout(() => rested(room), PAUSE);
    timer.unref();
    waiting.set(room, timer);
    setImmediate(() => tellInTurn(room));
  }

  return {
    changed,
    answered(room, presence) {
      // Else a change back would look like none, and never be announced.
      if (told.get(room) !== JSON.stringify(presence)) told.delete(room);
    },
    stop() {
      for (const timer of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}
