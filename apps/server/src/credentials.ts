// Owns which secrets make somebody a person, as hashes: what becomes of them when one is renewed, when the new one has
// arrived, and which are forgotten. Whoever has never been renewed has no credentials: the person is the hash itself.
import type { PersonId } from '@ludo/room';

export interface Credential {
  readonly hash: string;
  /** The one in whose place it was given; null for the first. */
  readonly parent: string | null;
  /** Of a dead one only that it was one is still known. */
  readonly isLive: boolean;
  /** Rises with every use, within one person; about milliseconds since 1970. */
  readonly used: number;
}

/** All that is known of one person. */
export interface Credentials {
  readonly person: PersonId;
  readonly list: readonly Credential[];
}

/**
 * Of one person, the newest: pages of one browser that come back at the same moment are given one each, and an answer may
 * be lost more than once.
 */
export const MOST_LIVE = 12;
/** Dead ones that are still told from ones that never were. */
export const MOST_DEAD = 12;

/** Whose the secret of this hash is; null if it was one and is none any more. */
export function personBy({ person, list }: Credentials, hash: string): PersonId | null {
  if (list.length === 0) return person;
  return list.some((each) => each.hash === hash && each.isLive) ? person : null;
}

/**
 * A new secret beside the presented one, which lives on until the new one is known to have arrived. By being presented
 * it has arrived itself: its own parent dies. `at` in milliseconds since 1970. Null if the presented one is dead.
 */
export function renewed(
  before: Credentials,
  presented: string,
  fresh: string,
  at: number,
): Credentials | null {
  if (personBy(before, presented) === null) return null;
  const parent = before.list.find(({ hash }) => hash === presented)?.parent ?? null;
  const used = nextUse(before, at);
  const others = before.list
    .filter(({ hash }) => hash !== presented)
    .map((each) => (each.hash === parent ? { ...each, isLive: false } : each));
  return pruned({
    ...before,
    list: [
      { hash: fresh, parent: presented, isLive: true, used: used + 1 },
      { hash: presented, parent, isLive: true, used },
      ...others,
    ],
  });
}

/**
 * The new one has arrived and is what the browser stores: all others die, so that no copy of an earlier one lives on
 * beside it; but for those that were given in its place, one of which may be on its way. As it was, if the new one is
 * not alive.
 */
export function arrived(before: Credentials, fresh: string, at: number): Credentials {
  const found = before.list.find(({ hash, isLive }) => hash === fresh && isLive);
  if (found === undefined) return before;
  const staysAlive = (each: Credential): boolean => each === found || each.parent === found.hash;
  // Nothing changes, however often it is said.
  if (before.list.every((each) => !each.isLive || staysAlive(each))) return before;
  return pruned({
    ...before,
    list: before.list.map((each) => {
      if (each === found) return { ...each, used: nextUse(before, at) };
      return staysAlive(each) ? each : { ...each, isLive: false };
    }),
  });
}

function nextUse({ list }: Credentials, at: number): number {
  return Math.max(at, ...list.map(({ used }) => used + 1));
}

function pruned({ person, list }: Credentials): Credentials {
  const newest = list.toSorted((a, b) => b.used - a.used);
  const live = newest.filter(({ isLive }) => isLive);
  const dead = newest.filter(({ isLive }) => !isLive);
  const overdue = live.slice(MOST_LIVE).map((each) => ({ ...each, isLive: false }));
  return { person, list: [...live.slice(0, MOST_LIVE), ...[...overdue, ...dead].slice(0, MOST_DEAD)] };
}
