// Owns the passes by which seats go to another device: each for one room, once, for ten minutes, and only in memory, as
// a hash. A restart forgets them; a new one is a press away.
import type { Pass, RoomId } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';
import { hashOf, newPass } from './identity.ts';
import type { Clock } from './limits.ts';
import type { LiveRoom } from './live-room.ts';

/** Milliseconds that a pass is good for. */
export const PASS_LASTS = 600_000;
/** Of one person in one room: the newest are good. */
export const MOST_PASSES = 3;

interface Given {
  readonly room: RoomId;
  readonly from: PersonId;
  /** By the clock that only rises. */
  readonly until: number;
  /** Whoever is taking the seats just now, or has. */
  taker: PersonId | null;
  /** The seats that it took along, once it has. */
  players: readonly number[] | null;
}

export interface Passes {
  /** `until`: by the time of the room, as its deadlines are. */
  give(room: Pick<LiveRoom, 'id' | 'now'>, from: PersonId): { readonly pass: Pass; readonly until: number };
  /** What this pass is good for, for this person in this room; null for nothing. */
  look(room: RoomId, pass: Pass, who: PersonId): Found | null;
  /** This room is no more. */
  forget(room: RoomId): void;
  readonly size: number;
}

interface Found {
  /** Whose seats it takes along. */
  readonly from: PersonId;
  /** Not null: this very person has taken these seats by it already. */
  readonly players: readonly number[] | null;
  /** While the row is on its way nobody else takes them. */
  begin(): void;
  /** The row is written: the pass is used up, and so are the others of that person in the room. */
  done(players: readonly number[]): void;
  /** The row is not written: the pass is as good as before. */
  failed(): void;
}

export function createPasses(now: Clock): Passes {
  /** By hash, oldest first: all last equally long. */
  const given = new Map<string, Given>();
  /** The same, by room and then by whose seats they are: what one person asks for costs nobody a look at all others. */
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
      add(hashOf(pass), { room: id, from, until: now() + PASS_LASTS, taker: null, players: null });
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
        begin: () => void (found.taker = who),
        done(players) {
          found.players = players;
          for (const other of of(room, found.from)) drop(other);
        },
        failed: () => void (found.taker = null),
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
