// Owns which tips count. A new tip is no way to choose a throw: it counts once everybody else has thrown with a value that
// was sent in knowledge of it, or from a later start on; where nobody else holds a seat, at once.
import { CHAIN_LENGTH, firstResult } from '@ludo/fairness';
import type { PersonId } from '../rows.ts';
import { holderOf, isEmpty } from '../seats.ts';
import type { Seat } from '../state.ts';
import type { AwaitedStart, FairState, KnownChain, PersonChain } from './fair-state.ts';

const chainOf = (tip: string, since: number): KnownChain => ({
  tip,
  since,
  spent: 0,
  nth: 0,
  value: tip,
  saw: 0,
});

/** A room whose server has just published its first tip. */
export function fairFrom(tip: string, seq: number): FairState {
  return {
    n: 0,
    result: firstResult(tip),
    thrownAt: 0,
    server: chainOf(tip, seq),
    nextServer: null,
    persons: [],
    start: null,
    calledAt: null,
    isReseated: false,
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
    calledAt: null,
    isReseated: false,
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
  // Whoever replaces a tip that waits could else choose by which of two chains the next throw is made.
  const older = before?.next === null ? before.chain : null;
  const after = counts ? { person, chain, next: null } : { person, chain: older, next: chain };
  return {
    ...fair,
    persons: [...fair.persons.filter((other) => other.person !== person), after],
    renewing: fair.renewing.filter((other) => other !== person),
    start: counts
      ? withValuesWhere(fair.start, (player) => holderIn(seatList, player) !== person)
      : fair.start,
  };
}

export function chainsOf(fair: FairState, person: PersonId): PersonChain | undefined {
  return fair.persons.find((each) => each.person === person);
}

/**
 * Whoever has no seat any more takes no part. A start lapses with a person whose value it waits for, and when a seat becomes
 * free.
 */
export function withSeats(
  fair: FairState,
  seatsBefore: readonly Seat[],
  seatList: readonly Seat[],
): FairState {
  const holders = holdersOf(seatList);
  const isThere = (person: PersonId): boolean => holders.includes(person);
  const isAwaited = (player: number): boolean => {
    const holder = holderIn(seatList, player);
    return holder !== undefined && chainsOf(fair, holder)?.chain != null;
  };
  const goesOn = fair.start?.of.every(isAwaited) === true && !seatList.some(isEmpty);
  // The next holder is asked for a value of their own.
  const isSame = (player: number): boolean => holderIn(seatsBefore, player) === holderIn(seatList, player);
  const start = goesOn ? withValuesWhere(fair.start, isSame) : null;
  const persons = fair.persons.filter(({ person }) => isThere(person));
  const after = { ...fair, start, persons, renewing: fair.renewing.filter(isThere) };
  if (fair.calledAt === null) return after;
  const [had, has] = [calledIn(fair, seatsBefore), calledIn(after, seatList)];
  // Nobody is left of whom a value may be known.
  if (has.length === 0) return { ...after, calledAt: null, isReseated: false };
  return { ...after, isReseated: fair.isReseated || had.join() !== has.join() };
}

const holderIn = (seats: readonly Seat[], player: number): PersonId | undefined =>
  holderOf(seats.find((seat) => seat.player === player))?.person;

/** Without those values that are of a chain that does not count any more. They are asked for again. */
function withValuesWhere(
  start: AwaitedStart | null,
  stays: (player: number) => boolean,
): AwaitedStart | null {
  const given = start?.given.filter(([player]) => stays(player)) ?? [];
  return start === null || given.length === start.given.length ? start : { ...start, given };
}

/** Whose values may have been called for, and where they sit. */
function calledIn({ persons, calledAt }: FairState, seatList: readonly Seat[]): readonly string[] {
  return persons.flatMap(({ person, chain }) => {
    if (chain === null || chain.since >= (calledAt ?? 0)) return [];
    const seat = seatList.find((each) => holderOf(each)?.person === person);
    return [`${person} ${seat?.player}`];
  });
}

/** A device may have sent a value for a throw that is not made any more: it is known, and belongs to no other throw. */
export function withValueSpent(fair: FairState, person: PersonId): FairState {
  const persons = fair.persons.map((each) =>
    each.person === person && each.chain !== null
      ? { ...each, chain: { ...each.chain, spent: each.chain.spent + 1 } }
      : each,
  );
  return { ...fair, persons };
}

/** From a start on: those that were published before its values were called for. */
export function withTipsAtStart(fair: FairState): FairState {
  if (fair.calledAt !== null || fair.start !== null) return fair;
  return {
    ...fair,
    server: fair.nextServer ?? fair.server,
    nextServer: null,
    persons: fair.persons.map(({ person, chain, next }) => ({ person, chain: next ?? chain, next: null })),
  };
}

/**
 * A tip that waits counts once everybody else whose chain counts has thrown with a value that was sent in knowledge of it.
 * Each of them may be the only one who is honest, and whoever publishes a tip may know the values that were sent before.
 */
export function withTipsAfter(fair: FairState): FairState {
  const counts = (next: KnownChain | null, owner: PersonId | null): next is KnownChain => {
    const others = fair.persons.flatMap(({ person, chain }) =>
      chain === null || person === owner ? [] : [chain],
    );
    return next !== null && others.length > 0 && others.every(({ saw }) => next.since < saw);
  };
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
