// Owns what a host can be asked, and when an open question is out of date.
import { MOST_QUESTIONS } from '@ludo/protocol';
import type { Question, Wish, WireRefusal } from '@ludo/protocol';
import type { LiveRoom, Pending } from '../rooms/live-room.ts';
import { decide, holderOf, holds, isFree, mayEnd, playersOf, seatOf } from '@ludo/room';
import type { Dice, PersonId, RoomState } from '@ludo/room';
import { assertNever, failure, success } from '@ludo/rules';
import type { Result } from '@ludo/rules';

/** Persons of one address, without seats, with open questions. */
export const ASKERS = 3;

export interface Open {
  readonly question: Question;
  readonly wish: Wish;
  readonly person: PersonId;
  /** Of whoever has asked here. */
  readonly address?: string;
  /** It was asked at another process. */
  readonly isElsewhere?: true;
}

/** What the host of a room is asked. */
export interface Hearing {
  open: readonly Open[];
  /** What the host has granted, while it is not written yet. */
  readonly granted: Map<Open, Pending>;
  asked: number;
  /** To whom the questions were last told, and what. */
  host: PersonId;
  told: string;
}

/** Nothing that a host is asked throws dice. */
const noDice: Dice = {
  throw: () => {
    throw new Error('a question throws no dice');
  },
};

/** Or why the host cannot grant this. */
export function questionOf(
  state: RoomState,
  wish: Wish,
  person: PersonId,
  n: number,
): Result<Question, WireRefusal> {
  const decided = decide(state, wish, { person, dice: noDice, isAdmitted: true });
  switch (wish.do) {
    case 'end': {
      if (decided.ok) return failure(refusal('stale'));
      if (decided.error.code !== 'not-the-host') return failure(decided.error);
      const [player] = playersOf(state, person);
      if (player === undefined) return failure(refusal('not-allowed'));
      return success({ n, to: 'end', player, name: holderOf(seatOf(state, player))?.name ?? '' });
    }
    case 'sit':
      if (!decided.ok) return decided;
      if (state.host === person || decided.value.t !== 'sit') return failure(refusal('stale'));
      return success({ n, to: 'sit', player: wish.player, name: decided.value.n });
    default:
      return assertNever(wish);
  }
}

/** Null: the host has enough to answer. `yielding`: goes for the question of a player. */
export function placeFor(
  state: RoomState,
  open: readonly Open[],
  { person, address }: { readonly person: PersonId; readonly address: string },
): { readonly yielding: readonly Open[] } | null {
  const hasSeat = (whose: PersonId): boolean => playersOf(state, whose).length > 0;
  const strangers = open.filter((each) => !hasSeat(each.person));
  if (open.some((each) => each.person === person)) return { yielding: [] };
  const isFull = open.length >= MOST_QUESTIONS;
  if (!hasSeat(person)) {
    const neighbours = strangers.filter((each) => each.address === address);
    return isFull || neighbours.length >= ASKERS ? null : { yielding: [] };
  }
  if (!isFull) return { yielding: [] };
  return strangers.length === 0 ? null : { yielding: strangers.slice(0, 1) };
}

export function isGranted(state: RoomState, { wish, person }: Open): boolean {
  if (wish.do === 'sit') return holds(seatOf(state, wish.player), person);
  return state.phase === 'over' && state.ending?.by === 'person';
}

export function isMoot(state: RoomState, { wish, person }: Open): boolean {
  if (state.isClosed || state.host === person) return true;
  switch (wish.do) {
    case 'end':
      return state.phase !== 'playing' || playersOf(state, person).length === 0 || mayEnd(state, person);
    case 'sit': {
      const seat = seatOf(state, wish.player);
      return seat === undefined || !isFree(seat);
    }
    default:
      return assertNever(wish);
  }
}

export function refusal<C extends WireRefusal['code']>(code: C): { readonly code: C; readonly clause: null } {
  return { code, clause: null };
}

export function socketsOf(room: LiveRoom, person: PersonId): readonly string[] {
  return [...room.people.socketsOf(person)];
}
