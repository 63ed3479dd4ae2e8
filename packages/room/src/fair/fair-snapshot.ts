// Owns the short form, in a snapshot, of what a room knows of its dice.
import type { PersonId } from '../rows.ts';
import type { FairState, KnownChain } from './fair-state.ts';

/** Without `nth` and `value` nothing was told of it. */
type ChainSnapshot =
  | readonly [tip: string, since: number, spent: number]
  | readonly [tip: string, since: number, spent: number, nth: number, value: string]
  | readonly [tip: string, since: number, spent: number, nth: number, value: string, saw: number];

/** `Who`: an index into the snapshot's persons. */
export interface FairSnapshot<Who = number> {
  readonly n: number;
  readonly result: string;
  readonly thrownAt?: number;
  readonly server: ChainSnapshot;
  readonly nextServer?: ChainSnapshot;
  readonly persons: readonly (readonly [Who, chain: ChainSnapshot | null, next: ChainSnapshot | null])[];
  readonly start?: readonly [
    since: number,
    of: readonly number[],
    given: readonly (readonly [player: number, value: string])[],
  ];
  readonly calledAt?: number;
  readonly isReseated?: true;
  readonly renewing?: readonly Who[];
}

/** `readFair` undoes it. */
export function takeFair(fair: FairState, whoIs: (person: PersonId) => number): FairSnapshot {
  const { n, result, thrownAt, server, nextServer, persons, start, calledAt, isReseated, renewing } = fair;
  return {
    n,
    result,
    ...(thrownAt === 0 ? {} : { thrownAt }),
    server: takeChain(server),
    ...(nextServer === null ? {} : { nextServer: takeChain(nextServer) }),
    persons: persons.map(
      ({ person, chain, next }) =>
        [
          whoIs(person),
          chain === null ? null : takeChain(chain),
          next === null ? null : takeChain(next),
        ] as const,
    ),
    ...(start === null ? {} : { start: [start.since, start.of, start.given] as const }),
    ...(calledAt === null ? {} : { calledAt }),
    ...(isReseated ? { isReseated } : {}),
    ...(renewing.length === 0 ? {} : { renewing: renewing.map(whoIs) }),
  };
}

export function readFair(fair: FairSnapshot, person: (who: number) => PersonId): FairState {
  const {
    n,
    result,
    thrownAt,
    server,
    nextServer,
    persons,
    start,
    calledAt,
    isReseated,
    renewing = [],
  } = fair;
  return {
    n,
    result,
    thrownAt: thrownAt ?? 0,
    server: readChain(server),
    nextServer: nextServer === undefined ? null : readChain(nextServer),
    persons: persons.map(([who, chain, next]) => ({
      person: person(who),
      chain: chain === null ? null : readChain(chain),
      next: next === null ? null : readChain(next),
    })),
    start: start === undefined ? null : { since: start[0], of: start[1], given: start[2] },
    calledAt: calledAt ?? null,
    isReseated: isReseated ?? false,
    renewing: renewing.map(person),
  };
}

function takeChain({ tip, since, spent, nth, value, saw }: KnownChain): ChainSnapshot {
  if (saw > 0) return [tip, since, spent, nth, value, saw];
  return nth === 0 ? [tip, since, spent] : [tip, since, spent, nth, value];
}

function readChain([tip, since, spent, nth = 0, value = tip, saw = 0]: ChainSnapshot): KnownChain {
  return { tip, since, spent, nth, value, saw };
}
