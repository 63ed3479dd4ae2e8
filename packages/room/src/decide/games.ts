// Owns the decisions on how games begin: whether all agree, and who plays first.
import { waitedFor } from '../agreement.ts';
import { knownBeginner } from '../beginning.ts';
import { refuse } from './decision.ts';
import type { By, Decision } from './decision.ts';
import type { Dice } from '../dice.ts';
import { diceFrom, proveStart, wantedAtStart } from '../fair/throws.ts';
import { accept } from '../outcome.ts';
import { drawLots } from '../lots.ts';
import type { PersonId, Row } from '../rows.ts';
import { diceOf } from '../rule-set-in.ts';
import { holds, isEmpty, mayDirect, playersOf, throwingColours } from '../seats.ts';
import type { RoomState, Seat } from '../state.ts';
import { tallyForNext, writeTally } from '../tally.ts';
import { whoBegins } from '../who-begins.ts';

export function decideStart(state: RoomState, by: By): Decision {
  if (state.phase === 'playing') return refuse('already-started');
  if (!mayDirect(state, by.person)) return refuse('not-allowed');
  if (state.seatList.some(isEmpty)) return refuse('seats-open');
  if (!state.seatList.some((seat) => seat.state === 'held')) return refuse('needs-a-player');
  if (state.phase === 'over') return decideNext(state, by);
  return isAwaited(state) ? refuse('already-started') : accept(beginning(state, by.dice));
}

const isAwaited = ({ fair }: RoomState): boolean => (fair?.start ?? null) !== null;

interface Beginning {
  /** They are not waited for any longer, and count as away. */
  readonly late?: readonly Seat[];
  /** Who agreed last. */
  readonly last?: PersonId;
}

/** The start itself, or the call for the values that go into it. */
export function beginning(state: RoomState, dice: Dice, { late = [], last }: Beginning = {}): Row {
  const there = { ...state, seatList: state.seatList.filter((seat) => !late.includes(seat)) };
  const wanted = dice.fair === undefined ? [] : wantedAtStart(there);
  if (wanted.length === 0) return startOf(state, dice, { late });
  return { t: 'wanted', of: wanted, ...(last === undefined ? {} : { who: last }) };
}

/** Whoever agrees last begins the game. */
function decideNext(state: RoomState, { person, dice }: By): Decision {
  if (playersOf(state, person).length === 0) return refuse('not-allowed');
  if (state.agreement?.persons.includes(person) === true) return refuse('already-agreed');
  const others = waitedFor(state).filter((seat) => !holds(seat, person));
  const isWaiting = others.length > 0 || isAwaited(state);
  return accept(isWaiting ? { t: 'agree', who: person } : beginning(state, dice, { last: person }));
}

interface Starting {
  /** They are not waited for any longer, and count as away. */
  readonly late?: readonly Seat[];
  /** Values that were called for. */
  readonly given?: Given;
}

/** The game begins with the values that it has called for, as far as they have come. */
export function startWith(state: RoomState, dice: Dice, given: Given): Row {
  return startOf(state, dice, { late: state.phase === 'over' ? waitedFor(state) : [], given });
}

type Given = readonly (readonly [player: number, value: string])[];

/** The game begins now. */
export function startOf(state: RoomState, dice: Dice, { late = [], given = [] }: Starting = {}): Row {
  const proof = dice.fair === undefined ? null : proveStart(state, dice.fair, given);
  const thrown = proof === null || dice.fair === undefined ? dice : diceFrom(proof.r, dice.fair);
  const tally = tallyForNext(state);
  const away = late.length === 0 ? {} : { away: late.map(({ player }) => player) };
  const { seatList, phase, table } = state;
  const lots = phase === 'over' && table.drawsSeats ? drawLots(seatList.length, thrown) : null;
  const more = {
    ...(tally.length === 0 ? {} : { w: writeTally(tally) }),
    ...(lots === null ? {} : { lots }),
    ...away,
    ...(proof === null ? {} : { f: proof }),
  };
  const known = knownBeginner(state, lots);
  if (known !== null) return { t: 'start', rolls: [], c: known, ...more };
  const { rolls, colour } = whoBegins(throwingColours(seatList), diceOf(state), thrown);
  return { t: 'start', rolls, c: colour, ...more };
}
