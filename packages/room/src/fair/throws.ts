// Owns how a throw and a start go on from what is known of the dice: values are spent and told, and the result runs on.
import { startResult, throwResult } from '@ludo/fairness';
import type { Hash, Share } from '@ludo/fairness';
import type { Dice, FairDice } from '../dice.ts';
import { FAIR_ORIGIN } from '../dice.ts';
import type { FairStart, PersonId } from '../rows.ts';
import { holderOf } from '../seats.ts';
import type { RoomState, Seat } from '../state.ts';
import type { FairState, KnownChain } from './fair-state.ts';
import { chainsOf, isUsedUp, withTipsAfter, withTipsAtStart } from './tips.ts';

const NOBODY: readonly PersonId[] = [];

function told({ tip, since, spent: before }: KnownChain, value: string, saw: number): KnownChain {
  return { tip, since, spent: before + 1, nth: before + 1, value, saw };
}

function spent(chain: KnownChain | null): KnownChain | null {
  return chain === null ? null : { ...chain, spent: chain.spent + 1 };
}

/** The server's next value, which nobody else knows yet. */
export function serverValue({ server: { tip, spent: before } }: FairState, dice: FairDice): string {
  const value = dice.value(tip, before + 1);
  if (value === null) throw new Error(`the server has no value ${before + 1} of the chain ${tip}`);
  return value;
}

/** `value`: of whoever throws, null: the throw is made without it. */
export function resultOfThrow(
  { n, result }: FairState,
  server: string,
  value: string | null,
  hash?: Hash,
): string {
  return throwResult({ server, n: n + 1, before: result }, value, hash);
}

/** `person`: on whose seat it is thrown, by whomever; null: nobody's. Field by field, as in the fold of a ply. */
export function afterThrow(
  fair: FairState,
  person: PersonId | null,
  shown: {
    readonly server: string;
    readonly value: string | null;
    readonly result: string;
    readonly seq: number;
  },
): FairState {
  const { server, value, result, seq } = shown;
  const persons = fair.persons.slice();
  const nth = persons.findIndex((each) => each.person === person);
  const thrower = persons[nth];
  if (thrower !== undefined) {
    const { chain, next } = thrower;
    const after = value === null || chain === null ? spent(chain) : told(chain, value, fair.thrownAt);
    persons[nth] = { person: thrower.person, chain: after, next };
  }
  return withTipsAfter({
    n: fair.n + 1,
    result,
    thrownAt: seq,
    server: told(fair.server, server, 0),
    nextServer: fair.nextServer,
    persons,
    start: fair.start,
    calledAt: fair.calledAt,
    isReseated: fair.isReseated,
    renewing: value === null ? fair.renewing : NOBODY,
  });
}

/** The seats whose devices have a chain that counts from the coming start on, one for each person. */
export function seatsWithChains(
  fair: FairState,
  seatList: readonly Seat[],
): readonly (readonly [player: number, chain: KnownChain])[] {
  const seen = new Set<PersonId>();
  return seatList.flatMap((seat) => {
    const person = holderOf(seat)?.person;
    if (person === undefined || seen.has(person)) return [];
    seen.add(person);
    const chain = chainsOf(fair, person)?.chain ?? null;
    return chain === null ? [] : [[seat.player, chain] as const];
  });
}

/** Players at whose devices the start waits for a value: those who are there and may not throw without one. */
export function wantedAtStart({ fair, seatList }: RoomState): readonly number[] {
  if (fair === null) return [];
  const coming = withTipsAtStart(fair);
  return seatsWithChains(coming, seatList).flatMap(([player, chain]) => {
    // Who has published a newer tip since values were first called for may have lost the chain.
    const hasValue = !isUsedUp(chain) && !hasNewerTip(coming, seatList, player);
    return hasValue && seatList.some((seat) => seat.player === player && seat.state === 'held')
      ? [player]
      : [];
  });
}

/** The start need not wait for the others: they have published newer tips since, as a device does that has lost its chain. */
export function hasAllThatCome({ fair, seatList }: RoomState): boolean {
  const start = fair?.start ?? null;
  if (fair === null || start === null) return false;
  return start.of.every(
    (player) => start.given.some(([giver]) => giver === player) || hasNewerTip(fair, seatList, player),
  );
}

/** Of the device at this seat, and it does not count yet. */
export function hasNewerTip(fair: FairState, seatList: readonly Seat[], player: number): boolean {
  const person = holderOf(seatList.find((seat) => seat.player === player))?.person;
  return person !== undefined && chainsOf(fair, person)?.next != null;
}

/** With what a game begins. `given`: the values that were called for. */
export function proveStart(
  { fair: before, seatList }: RoomState,
  dice: FairDice,
  given: readonly (readonly [player: number, value: string])[],
): FairStart | null {
  if (before === null) return null;
  const fair = withTipsAtStart(before);
  const chains = new Map(seatsWithChains(fair, seatList));
  const values = new Map(given);
  const shares = seatList.map(({ player }): Share => {
    const tip = chains.get(player)?.tip ?? null;
    return { player, tip, value: tip === null ? null : (values.get(player) ?? null) };
  });
  const s = serverValue(fair, dice);
  return {
    s,
    n: fair.n + 1,
    r: startResult({ server: s, n: fair.n + 1, before: fair.result }, shares),
    h: fair.server.tip,
    k: fair.server.spent + 1,
    of: shares.flatMap(({ player, tip, value }): FairStart['of'] => {
      const nth = (chains.get(player)?.spent ?? 0) + 1;
      if (tip === null) return [];
      return value === null ? [[player, tip, nth]] : [[player, tip, nth, value]];
    }),
  };
}

/** `seatList`: before lots were drawn. The row says all, because throws of past games are not followed. */
export function afterStart(
  before: FairState,
  { s, n, r, h, k, of }: FairStart,
  seq: number,
  seatList: readonly Seat[],
): FairState {
  const since = before.calledAt ?? seq;
  const fair = withTipsAtStart(before);
  const shares = of.flatMap(([player, tip, nth, value]) => {
    const person = holderOf(seatList.find((seat) => seat.player === player))?.person;
    return person === undefined ? [] : [{ person, tip, nth, value }];
  });
  const persons = shares.map(({ person, tip, nth, value }) => {
    // What was told in past games is not followed either.
    const lastTold = value === undefined ? { nth: 0, value: tip } : { nth, value };
    return {
      person,
      chain: { tip, since, spent: nth, ...lastTold, saw: 0 },
      next: chainsOf(fair, person)?.next ?? null,
    };
  });
  const others = fair.persons
    .filter((each) => each.next !== null && !shares.some(({ person }) => person === each.person))
    .map((each) => ({ ...each, chain: null }));
  const server = { tip: h, since, spent: k, nth: k, value: s, saw: 0 };
  const started = {
    ...fair,
    n,
    result: r,
    thrownAt: seq,
    server,
    persons: [...persons, ...others],
    start: null,
    calledAt: null,
    isReseated: false,
    renewing: [],
  };
  return withTipsAfter(started);
}

/** Dice that take their faces from a result. */
export function diceFrom(result: string, dice: FairDice): Dice {
  const stream = dice.faces(result);
  const face = (): number => stream.next().value;
  return {
    throw: (count) => ({ faces: count === 1 ? [face()] : [face(), face()], origin: FAIR_ORIGIN }),
  };
}
