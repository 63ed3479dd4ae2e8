// Owns the secrets of a person, as hashes. Whose secret was never renewed has no credentials: the hash itself is the
// person.
import type { PersonId } from '@ludo/room';

export interface Credential {
  readonly hash: string;
  /** The hash of the secret that this one replaces. */
  readonly parent: string | null;
  readonly isLive: boolean;
  /** About milliseconds since 1970; rises with every use. */
  readonly used: number;
}

export interface Credentials {
  readonly person: PersonId;
  readonly list: readonly Credential[];
}

/** Rises with every change; 0: there are none. */
export function lastUseOf({ list }: Pick<Credentials, 'list'>): number {
  return Math.max(0, ...list.map(({ used }) => used));
}

/** Several pages of one browser that come back together get one each, and answers may be lost. */
export const MOST_LIVE = 12;
/** They are told from unknown ones. */
export const MOST_DEAD = 12;

/** Null if the secret is dead. */
export function personBy({ person, list }: Credentials, hash: string): PersonId | null {
  if (list.length === 0) return person;
  return list.some((each) => each.hash === hash && each.isLive) ? person : null;
}

/**
 * Adds a new secret; the presented one works until the new one has arrived, and its own parent dies. `at` in
 * milliseconds since 1970. Null if the presented one is dead.
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
 * The browser has stored the new secret: all others die, except its own replacements, which may be on their way.
 * Unchanged if the new one is not alive.
 */
export function arrived(before: Credentials, fresh: string, at: number): Credentials {
  const found = before.list.find(({ hash, isLive }) => hash === fresh && isLive);
  if (found === undefined) return before;
  const staysAlive = (each: Credential): boolean => each === found || each.parent === found.hash;
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
