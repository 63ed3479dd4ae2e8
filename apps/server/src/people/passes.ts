// Owns the passes: each for one room, once, for ten minutes, as a hash in memory alone: of the process that gave it, and
// of the others where the room is. After a restart of all of them the holder asks for another.
import type { Pass, RoomId } from '@ludo/protocol';
import type { PersonId } from '@ludo/room';
import type { PassNews } from '../feed/feed.ts';
import { hashOf, newPass } from '../secrets/identity.ts';
import type { Clock } from '../limits/limits.ts';
import type { LiveRoom, Pending } from '../rooms/live-room.ts';

export const PASS_LASTS = 600_000;
/** Of one person in one room; the newest stay. */
export const MOST_PASSES = 3;

interface Given {
  readonly room: RoomId;
  readonly from: PersonId;
  readonly until: number;
  /** Who is taking the seats, or has taken them. */
  taker: PersonId | null;
  underway: Pending | null;
  /** Those taken, once they are. */
  players: readonly number[] | null;
}

export interface Passes {
  /** `until`: by the room's time. */
  give(room: Pick<LiveRoom, 'id' | 'now'>, from: PersonId): { readonly pass: Pass; readonly until: number };
  /** Null: this person gets nothing by it. */
  look(room: RoomId, pass: Pass, who: PersonId): Found | null;
  /** From another process. */
  hear(news: PassNews): void;
  /** All that are good, for another process. */
  news(room: RoomId): readonly PassNews[];
  forget(room: RoomId): void;
  readonly size: number;
}

interface Found {
  readonly from: PersonId;
  /** Not null: this person has taken them already. */
  readonly players: readonly number[] | null;
  /** Not null: by this row this person is taking them. */
  readonly underway: Pending | null;
  /** Nobody else can take them until the row is written or refused. */
  begin(row: Pending): void;
  /** This pass and its giver's others in the room are used up. */
  done(players: readonly number[]): void;
  /** The pass stays valid. */
  failed(): void;
}

export function createPasses(now: Clock, passOn: (news: PassNews) => void = () => undefined): Passes {
  /** By hash, oldest first; all last equally long. */
  const given = new Map<string, Given>();
  /** So that no request searches all passes. */
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

  function keep(room: RoomId, from: PersonId, hash: string, lasts: number): void {
    forgetOld();
    for (const other of of(room, from).slice(0, 1 - MOST_PASSES)) drop(other);
    add(hash, { room, from, until: now() + lasts, taker: null, underway: null, players: null });
  }

  function use(found: Given, players: readonly number[]): void {
    found.underway = null;
    found.players = players;
    for (const other of of(found.room, found.from)) drop(other);
  }

  return {
    give(room, from) {
      const { id } = room;
      const pass = newPass();
      const hash = hashOf(pass);
      keep(id, from, hash, PASS_LASTS);
      passOn({ is: 'pass', room: id, pass: hash, from, lasts: PASS_LASTS });
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
          use(found, players);
          passOn({ is: 'taken', room, pass: hash, by: who, players });
        },
        failed() {
          // Somebody has taken them at another process meanwhile, and stays who has.
          if (found.players === null) Object.assign(found, { taker: null, underway: null });
        },
      };
    },
    hear(news) {
      const { room, pass } = news;
      const known = given.get(pass);
      if (news.is === 'pass') {
        if (known === undefined) keep(room, news.from, pass, Math.min(news.lasts, PASS_LASTS));
      } else if (known?.room === room) {
        known.taker = news.by;
        use(known, news.players);
      }
    },
    news: (room) =>
      [...(hashes.get(room)?.values() ?? [])]
        .flatMap((own) => [...own])
        .flatMap((pass): readonly PassNews[] => {
          const each = given.get(pass);
          if (each === undefined || each.until <= now()) return [];
          const { from, taker: by, players } = each;
          const lasts = Math.ceil(each.until - now());
          const gave = { is: 'pass', room, pass, from, lasts } as const;
          return players === null || by === null ? [gave] : [gave, { is: 'taken', room, pass, by, players }];
        }),
    forget(room) {
      const all = [...(hashes.get(room)?.values() ?? [])].flatMap((own) => [...own]);
      for (const hash of all) drop(hash);
    },
    get size() {
      return given.size;
    },
  };
}
