// Owns the passes that move seats to another device: each for one room, once, for ten minutes, in memory only and as a
// hash. A restart forgets them; the holder can ask for another.
import type { Pass, RoomId } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';
import { hashOf, newPass } from '../secrets/identity.ts';
import type { Clock } from '../limits/limits.ts';
import type { LiveRoom, Pending } from '../rooms/live-room.ts';

export const PASS_LASTS = 600_000;
/** Valid passes of one person in one room; the newest stay. */
export const MOST_PASSES = 3;

interface Given {
  readonly room: RoomId;
  readonly from: PersonId;
  readonly until: number;
  /** The person who is taking or has taken the seats. */
  taker: PersonId | null;
  /** The row that takes the seats, while it is on its way. */
  underway: Pending | null;
  /** The seats taken, once they are. */
  players: readonly number[] | null;
}

export interface Passes {
  /** `until`: by the room's time, as its deadlines are. */
  give(room: Pick<LiveRoom, 'id' | 'now'>, from: PersonId): { readonly pass: Pass; readonly until: number };
  /** What this pass gives this person in this room; null: nothing. */
  look(room: RoomId, pass: Pass, who: PersonId): Found | null;
  forget(room: RoomId): void;
  readonly size: number;
}

interface Found {
  readonly from: PersonId;
  /** Not null: this person has already taken these seats with it. */
  readonly players: readonly number[] | null;
  /** Not null: this person is just taking them, by this row. */
  readonly underway: Pending | null;
  /** Blocks other takers while the row is on its way. */
  begin(row: Pending): void;
  /** The row is written: this pass and the others of its giver in the room are used up. */
  done(players: readonly number[]): void;
  /** The row is not written: the pass stays valid. */
  failed(): void;
}

export function createPasses(now: Clock): Passes {
  /** By hash, oldest first; all last equally long. */
  const given = new Map<string, Given>();
  /** The hashes by room and giver, so that a request does not search all passes. */
  const hashes = new Map<RoomId, Map<PersonId, Set<string>>>();

  function of(room: RoomId, from: PersonId): readonly string[] {
    return [...(hashes.get(room)?.get(from) ?? [])].filter((hash) => given.get(hash)?.players === null);
  }

  function add(hash: string, each: Given): void {
    const persons = hashes.get(each.room) ?? new Map<PersonId, Set<string>>();
    const own = persons.get(each.from) ?? new Set();
    hashes.set(each.room, persons.set(each.from, own.add(hash)));
    given.set(hash, each);
  }

  function drop(hash: string): void {
    const each = given.get(hash);
    if (each === undefined) return;
    given.delete(hash);
    const persons = hashes.get(each.room);
    const own = persons?.get(each.from);
    own?.delete(hash);
    if (own?.size === 0) persons?.delete(each.from);
    if (persons?.size === 0) hashes.delete(each.room);
  }

  function forgetOld(): void {
    for (const [hash, { until }] of given) {
      if (until > now()) return;
      drop(hash);
    }
  }

  return {
    give(room, from) {
      const { id } = room;
      forgetOld();
      for (const hash of of(id, from).slice(0, 1 - MOST_PASSES)) drop(hash);
      const pass = newPass();
      add(hashOf(pass), {
        room: id,
        from,
        until: now() + PASS_LASTS,
        taker: null,
        underway: null,
        players: null,
      });
      return { pass, until: room.now + PASS_LASTS };
    },
    look(room, pass, who) {
      const hash = hashOf(pass);
      const found = given.get(hash);
      if (found === undefined || found.room !== room || found.until <= now()) return null;
      if (found.taker !== null && found.taker !== who) return null;
      return {
        from: found.from,
        players: found.players,
        underway: found.underway,
        begin: (row) => void Object.assign(found, { taker: who, underway: row }),
        done(players) {
          found.underway = null;
          found.players = players;
          for (const other of of(room, found.from)) drop(other);
        },
        failed: () => void Object.assign(found, { taker: null, underway: null }),
      };
    },
    forget(room) {
      const all = [...(hashes.get(room)?.values() ?? [])].flatMap((own) => [...own]);
      for (const hash of all) drop(hash);
    },
    get size() {
      return given.size;
    },
  };
}
