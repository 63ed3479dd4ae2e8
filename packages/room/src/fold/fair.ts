// Owns the fold of the rows about dice that can be checked.
import { agreedBy } from '../agreement.ts';
import { check, DamagedLog } from '../damaged-log.ts';
import {
  fairFrom,
  withPersonTip,
  withRenewedServer,
  withSeats,
  withServerTip,
  withTipsAtStart,
  withValueSpent,
} from '../fair/tips.ts';
import type { FairState } from '../fair/fair-state.ts';
import type { PersonId, Row } from '../rows.ts';
import { actingSeat, holderOf, playersOf } from '../seats.ts';
import type { Folded, RoomState } from '../state.ts';

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

/** Whoever has left takes no part any more. */
export function withFair(before: RoomState, state: RoomState): RoomState {
  if (state.fair === null) return state;
  const thrower = throwerGone(before, state);
  const spent = thrower === null ? state.fair : withValueSpent(state.fair, thrower);
  const fair = state.seatList === before.seatList ? spent : withSeats(spent, before.seatList, state.seatList);
  return fair === state.fair ? state : { ...state, fair };
}

/** Who was to throw and is not any more: the game was ended, or the seat has changed hands; null: nobody. */
function throwerGone(before: RoomState, state: RoomState): PersonId | null {
  if (state.phase === before.phase && state.seatList === before.seatList) return null;
  const person = holderOf(actingSeat(before))?.person ?? null;
  return holderOf(actingSeat(state))?.person === person ? null : person;
}

export function foldTip(state: RoomState, { h, who, z }: RowOf<'tip'>): Folded {
  const { fair, seq, seatList } = state;
  if (who === undefined) {
    if (fair === null) return told(state, fairFrom(h, seq));
    return told(state, (z === true ? withRenewedServer : withServerTip)(fair, h, seq, seatList));
  }
  if (fair === null) throw new DamagedLog(seq, 'a tip before the one of the server');
  check(seq, playersOf(state, who).length > 0, 'a tip of somebody without a seat');
  return told(state, withPersonTip(fair, who, h, seq, seatList));
}

export function foldWanted(state: RoomState, { of, who }: RowOf<'wanted'>, at: number): Folded {
  const { fair, seq, phase } = state;
  if (fair === null) throw new DamagedLog(seq, 'values are called for where none count');
  check(seq, phase !== 'playing' && fair.start === null, 'values are called for out of turn');
  const start = { since: at, of, given: [] };
  const agreement = who === undefined ? state.agreement : agreedBy(state.agreement, who, at);
  return told({ ...state, agreement }, { ...withTipsAtStart(fair), start, calledAt: fair.calledAt ?? seq });
}

export function foldValue(state: RoomState, { p, v }: RowOf<'value'>): Folded {
  const { fair, seq, seatList } = state;
  const start = fair?.start ?? null;
  if (fair === null || start === null) throw new DamagedLog(seq, 'a value that no start waits for');
  const isGiven = start.given.some(([player]) => player === p);
  check(seq, start.of.includes(p) && !isGiven, `a value of player ${p} that no start waits for`);
  const person = holderOf(seatList.find((seat) => seat.player === p))?.person;
  // The throw takes it later: until then it is told, and not spent.
  const persons = fair.persons.map((each) =>
    each.person === person && each.chain !== null
      ? { ...each, chain: { ...each.chain, nth: each.chain.spent + 1, value: v } }
      : each,
  );
  return told(state, { ...fair, persons, start: { ...start, given: [...start.given, [p, v]] } });
}

/** Who has not answered has not agreed to the next game either. */
export function foldMissed(state: RoomState): Folded {
  const { fair, seq, seatList, agreement } = state;
  if (fair === null || fair.start === null) throw new DamagedLog(seq, 'no start waits for values');
  const { of, given } = fair.start;
  const players = of.filter((player) => !given.some(([giver]) => giver === player));
  const missing = players.map(
    (player) => holderOf(seatList.find((seat) => seat.player === player))?.person ?? '',
  );
  const persons = agreement?.persons.filter((person) => !missing.includes(person)) ?? [];
  const left = agreement === null || persons.length === 0 ? null : { ...agreement, persons };
  return {
    state: { ...state, agreement: left, fair: { ...fair, start: null } },
    events: players.map((player) => ({ type: 'value-missed', player }) as const),
  };
}

function told(state: RoomState, fair: FairState): Folded {
  return { state: { ...state, fair }, events: [] };
}
