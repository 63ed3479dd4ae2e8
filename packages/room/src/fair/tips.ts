// Owns which tips count. A new tip is no way to choose a throw: it counts once a later throw has taken a value of another
// person's older tip, or from a later start on; where nobody else holds a seat, at once.
import { CHAIN_LENGTH, firstResult } from '@ludo/fairness';
import type { PersonId } from '../rows.ts';
import { holderOf, isEmpty } from '../seats.ts';
import type { Seat } from '../state.ts';
import type { FairState, KnownChain, PersonChain } from './fair-state.ts';

const chainOf = (tip: string, since: number): KnownChain => ({ tip, since, spent: 0, nth: 0, value: tip });

/** A room whose server has just published its first tip. */
export function fairFrom(tip: string, seq: number): FairState {
  return {
    n: 0,
    result: firstResult(tip),
    server: chainOf(tip, seq),
    nextServer: null,
    persons: [],
    start: null,
    calledAt: null,
    renewing: [],
  };
}

function holdersOf(seatList: readonly Seat[]): readonly PersonId[] {
  return [...new Set(seatList.flatMap((seat) => holderOf(seat)?.person ?? []))];
}

/** The server goes on with its old chain until this one counts. */
export function withServerTip(
  fair: FairState,
  tip: string,
  seq: number,
  seatList: readonly Seat[],
): FairState {
  const chain = chainOf(tip, seq);
  return holdersOf(seatList).length === 0 || isUsedUp(fair.server)
    ? { ...fair, server: chain, nextServer: null }
    : { ...fair, nextServer: chain };
}

/** After the store was restored, what was told before proves nothing: the server's tip counts at once, and no other one. */
export function withRenewedServer(
  fair: FairState,
  tip: string,
  seq: number,
  seatList: readonly Seat[],
): FairState {
  return {
    ...fair,
    server: chainOf(tip, seq),
    nextServer: null,
    persons: [],
    start: null,
    renewing: holdersOf(seatList),
  };
}

export function withPersonTip(
  fair: FairState,
  person: PersonId,
  tip: string,
  seq: number,
  seatList: readonly Seat[],
): FairState {
  const chain = chainOf(tip, seq);
  const isAlone = holdersOf(seatList).every((holder) => holder === person);
  const counts = isAlone || fair.renewing.includes(person);
  const before = chainsOf(fair, person);
  const after = counts
    ? { person, chain, next: null }
    : { person, chain: before?.chain ?? null, next: chain };
  return {
    ...fair,
    persons: [...fair.persons.filter((other) => other.person !== person), after],
    renewing: fair.renewing.filter((other) => other !== person),
  };
}

export function chainsOf(fair: FairState, person: PersonId): PersonChain | undefined {
  return fair.persons.find((each) => each.person === person);
}

/**
 * Whoever has no seat any more takes no part. A start lapses with a person whose value it waits for, and when a seat becomes
 * free.
 */
export function withSeats(fair: FairState, seatList: readonly Seat[]): FairState {
  const holders = holdersOf(seatList);
  const isThere = (person: PersonId): boolean => holders.includes(person);
  const isAwaited = (player: number): boolean => {
    const holder = holderOf(seatList.find((each) => each.player === player))?.person;
    return holder !== undefined && chainsOf(fair, holder)?.chain != null;
  };
  const goesOn = fair.start?.of.every(isAwaited) === true && !seatList.some(isEmpty);
  const start = goesOn ? fair.start : null;
  if (start === fair.start && fair.persons.every(({ person }) => isThere(person))) return fair;
  return {
    ...fair,
    start,
    persons: fair.persons.filter(({ person }) => isThere(person)),
    renewing: fair.renewing.filter(isThere),
  };
}

/** From a start on: those that were published before its values were called for. */
export function withTipsAtStart(fair: FairState): FairState {
  if (fair.calledAt !== null) return fair;
  return {
    ...fair,
    server: fair.nextServer ?? fair.server,
    nextServer: null,
    persons: fair.persons.map(({ person, chain, next }) => ({ person, chain: next ?? chain, next: null })),
  };
}

/** Of these persons, values of these chains went into a throw: newer tips of others count from now on. */
export function withTipsAfter(
  fair: FairState,
  used: readonly (readonly [person: PersonId, since: number])[],
): FairState {
  const counts = (next: KnownChain | null, owner: PersonId | null): next is KnownChain =>
    next !== null && used.some(([person, since]) => person !== owner && since < next.since);
  const isWaiting = fair.nextServer !== null || fair.persons.some(({ next }) => next !== null);
  if (!isWaiting) return fair;
  const isServers = counts(fair.nextServer, null) || (fair.nextServer !== null && isUsedUp(fair.server));
  return {
    ...fair,
    server: isServers ? (fair.nextServer ?? fair.server) : fair.server,
    nextServer: isServers ? null : fair.nextServer,
    persons: fair.persons.map((each) =>
      counts(each.next, each.person) ? { person: each.person, chain: each.next, next: null } : each,
    ),
  };
}

export function isUsedUp({ spent }: KnownChain): boolean {
  return spent >= CHAIN_LENGTH;
}
