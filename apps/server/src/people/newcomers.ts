// Owns who sits down only with the host's permission: persons removed from a seat, and newcomers from their
// addresses. An address is stored as a keyed hash, in memory alone.
import { holderOf, holds } from '@ludo/room';
import type { PersonId, RoomState, Row } from '@ludo/room';
import type { LiveRoom } from '../rooms/live-room.ts';
import { createKeyedHash } from '../secrets/identity.ts';

/** Addresses of removed persons over all rooms; the newest stay. */
export const MOST_MARKS = 20_000;
/** Without a seat, per room and reason; the newest stay. */
const MOST_PERSONS = 200;

interface Newcomers {
  came(room: LiveRoom, person: PersonId, socket: string, address: string): void;
  left(room: LiveRoom, socket: string): void;
  written(room: LiveRoom, row: Row): void;
  /** `decided`: the room with the rows that are not written yet. */
  needsYes(room: LiveRoom, decided: RoomState, person: PersonId, address: string): boolean;
  /** Until the next removal. */
  admit(room: LiveRoom, person: PersonId): void;
  isAdmitted(room: LiveRoom, person: PersonId): boolean;
  readonly marks: number;
}

/** While somebody is in the room. */
interface Company {
  readonly places: Map<string, { readonly person: PersonId; readonly mark: string }>;
  /** Of seated persons without a connection. */
  readonly lastSeen: Map<PersonId, string>;
  /** In this game, now or before. */
  seated: Set<PersonId>;
  readonly admitted: Set<PersonId>;
}

export function createNewcomers(): Newcomers {
  const hashOf = createKeyedHash();
  const marks = new Set<string>();
  const companies = new WeakMap<LiveRoom, Company>();

  /** Per room, so that hashes do not show who was in two of them. */
  function markOf(room: LiveRoom, address: string): string {
    return hashOf(`${room.id} ${address}`);
  }

  function note(mark: string): void {
    marks.delete(mark);
    marks.add(mark);
    dropOldest(marks, MOST_MARKS);
  }

  function companyIn(room: LiveRoom): Company {
    const known = companies.get(room);
    if (known !== undefined) return known;
    const company: Company = {
      places: new Map(),
      lastSeen: new Map(),
      seated: holdersIn(room),
      admitted: new Set(),
    };
    companies.set(room, company);
    return company;
  }

  /** Also by removals that are not written yet: nobody slips in meanwhile. */
  function isOfRemoved(room: LiveRoom, decided: RoomState, mark: string): boolean {
    const fresh = decided.removed.filter((person) => !room.state.removed.includes(person));
    if (fresh.length === 0) return false;
    const { places, lastSeen } = companyIn(room);
    return (
      fresh.some((person) => lastSeen.get(person) === mark) ||
      [...places.values()].some((place) => place.mark === mark && fresh.includes(place.person))
    );
  }

  function removed(room: LiveRoom): void {
    const { places, lastSeen, admitted } = companyIn(room);
    const gone = new Set(room.state.removed);
    for (const { person, mark } of places.values()) if (gone.has(person)) note(mark);
    for (const person of gone) {
      const mark = lastSeen.get(person);
      if (mark !== undefined) note(mark);
      lastSeen.delete(person);
      admitted.delete(person);
    }
  }

  return {
    came(room, person, socket, address) {
      const mark = markOf(room, address);
      companyIn(room).places.set(socket, { person, mark });
      if (room.state.removed.includes(person)) note(mark);
    },
    left(room, socket) {
      const { places, lastSeen } = companyIn(room);
      const place = places.get(socket);
      places.delete(socket);
      if (place === undefined || !room.state.seatList.some((seat) => holds(seat, place.person))) return;
      lastSeen.delete(place.person);
      lastSeen.set(place.person, place.mark);
      dropOldest(lastSeen, MOST_PERSONS);
    },
    written(room, row) {
      switch (row.t) {
        case 'sit':
        case 'move': {
          const { seated } = companyIn(room);
          seated.add(row.who);
          return dropOldest(seated, MOST_PERSONS);
        }
        case 'start':
          companyIn(room).seated = holdersIn(room);
          return;
        case 'remove':
          return removed(room);
        default:
      }
    },
    needsYes(room, decided, person, address) {
      const { host, removed: gone } = decided;
      const { seated, admitted } = companyIn(room);
      // Nobody could be asked: the next player becomes host.
      const isDeserted = host === '' && decided.seatList.every((seat) => holderOf(seat) === null);
      if (isDeserted || host === person) return false;
      const isGone = gone.includes(person);
      if (admitted.has(person) && (!isGone || room.state.removed.includes(person))) return false;
      if (isGone) return true;
      if (seated.has(person)) return false;
      const mark = markOf(room, address);
      return marks.has(mark) || isOfRemoved(room, decided, mark);
    },
    admit(room, person) {
      const { admitted } = companyIn(room);
      admitted.add(person);
      dropOldest(admitted, MOST_PERSONS);
    },
    isAdmitted: (room, person) => companies.get(room)?.admitted.has(person) ?? false,
    get marks() {
      return marks.size;
    },
  };
}

function holdersIn(room: LiveRoom): Set<PersonId> {
  return new Set(
    room.state.seatList.flatMap((seat) =>
      seat.state === 'given-up' ? seat.person : (holderOf(seat)?.person ?? []),
    ),
  );
}

/** Sets and maps keep the order of insertion. */
function dropOldest(kept: Set<string> | Map<string, unknown>, most: number): void {
  for (const oldest of kept.keys()) {
    if (kept.size <= most) return;
    kept.delete(oldest);
  }
}
