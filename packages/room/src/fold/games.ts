// Owns the fold of the rows with which a table opens and its games begin.
import { canonicalRules, initialPosition, parsePosition, settle } from '@ludo/rules';
import { agreedBy } from '../agreement.ts';
import { beginningOf } from '../beginning.ts';
import { clockAtStart } from '../clock.ts';
import { check, DamagedLog, required } from '../damaged-log.ts';
import { standardLanguage } from '../language.ts';
import { orderByLots } from '../lots.ts';
import { follow } from './plies.ts';
import type { Row } from '../rows.ts';
import type { FairState } from '../fair/fair-state.ts';
import { afterStart } from '../fair/throws.ts';
import { fairFrom } from '../fair/tips.ts';
import { holderOf, isEmpty, openSeats, playersOf, throwingColours } from '../seats.ts';
import { standardChoices } from '../table-choices.ts';
import type { Folded, RoomState, Seat } from '../state.ts';
import { noStatistics } from '../statistics.ts';
import { readTally } from '../tally.ts';
import { judgeRounds } from '../who-begins.ts';

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

export function foldOpen(seq: number, row: RowOf<'open'>, at: number): Folded {
  check(seq, row.v === 1, `rows of version ${String(row.v)}`);
  const rules = required(seq, canonicalRules(row.rules));
  const first = row.position === undefined ? initialPosition(rules, row.seats) : parsePosition(row.position);
  const position = required(seq, first);
  check(seq, position.rules === rules && position.seats === row.seats, 'its position is of another game');
  const state: RoomState = {
    rules,
    seats: row.seats,
    startFrom: row.position ?? null,
    goesOn: row.goesOn ?? false,
    start: row.headStart === true ? 'head-start' : 'whole',
    rulesName: row.rulesName ?? null,
    table: { ...standardChoices, ...row.table },
    language: row.language ?? standardLanguage,
    host: row.host,
    phase: 'gathering',
    seatList: openSeats(row.seats),
    pictures: [],
    position: null,
    ply: 0,
    game: 0,
    seq,
    clock: { since: 0, banks: [] },
    pausedAt: null,
    isClosed: false,
    removed: [],
    movedAway: [],
    rolls: [],
    lastThrow: null,
    ending: null,
    endNames: [],
    statistics: noStatistics,
    tally: [],
    agreement: null,
    fair: row.h === undefined ? null : fairFrom(row.h, seq),
    openedAt: at,
    startedAt: null,
    endedAt: null,
  };
  return { state, events: [{ type: 'opened', host: row.host }] };
}

export function foldStart(state: RoomState, row: RowOf<'start'>, at: number): Folded {
  check(state.seq, state.phase !== 'playing', 'a game begins while one is played');
  check(state.seq, !state.seatList.some(isEmpty), 'a game begins with a seat open');
  const from = beginningOf(state);
  const isGiven =
    from !== null || (row.rolls.length === 0 && state.game > 0 && state.table.begins !== 'throw');
  const begins = isGiven ? row.c : judgeRounds(throwingColours(state.seatList), row.rolls);
  check(state.seq, begins === row.c, 'another colour begins by its throws');
  const position = required(
    state.seq,
    from === null ? initialPosition(state.rules, state.seats, row.c, state.start) : parsePosition(from),
  );
  check(state.seq, position.colour === row.c, 'another colour begins by its position');
  check(
    state.seq,
    row.lots === undefined || (state.game > 0 && state.table.drawsSeats),
    'seats are drawn that stay',
  );
  const seatList = seatsAtStart(state, row, at);
  const game = state.game + 1;
  const started: RoomState = {
    ...state,
    phase: 'playing',
    position,
    game,
    clock: clockAtStart(state, at),
    pausedAt: null,
    rolls: row.rolls,
    lastThrow: null,
    ending: null,
    endNames: [],
    statistics: noStatistics,
    seatList,
    tally: readTally(row.w ?? []),
    agreement: null,
    fair: fairAtStart(state, row),
    startedAt: at,
    endedAt: null,
  };
  const { seq, lastThrow, fair, clock } = started;
  const settled = follow(started, { ...settle(position), seq, lastThrow, fair, clock }, at);
  return {
    state: settled.state,
    events: [
      ...(row.lots === undefined ? [] : [{ type: 'seats-drawn' } as const]),
      ...lateSeats(state, row, seatList).map(({ player }) => ({ type: 'not-agreed', player }) as const),
      { type: 'started', game, rolls: row.rolls, colour: row.c },
      ...settled.events,
    ],
  };
}

/** Without a proof, its dice cannot be checked, and the chains stay as they are. */
export function fairAtStart(
  { fair, seatList, seq }: RoomState,
  { f }: Pick<RowOf<'start'>, 'f'>,
): FairState | null {
  if (fair === null) return null;
  return f === undefined ? { ...fair, start: null, calledAt: null } : afterStart(fair, f, seq, seatList);
}

export function foldAgree(state: RoomState, { who }: RowOf<'agree'>, at: number): Folded {
  const { agreement, seq } = state;
  const [player] = playersOf(state, who);
  if (player === undefined) throw new DamagedLog(seq, 'somebody without a seat wants the next game');
  check(seq, state.phase === 'over' && !state.seatList.some(isEmpty), 'no next game can begin');
  check(seq, agreement?.persons.includes(who) !== true, 'somebody wants the next game twice');
  return {
    state: { ...state, agreement: agreedBy(agreement, who, at) },
    events: [{ type: 'agreed', player, isFirst: agreement === null, person: who }],
  };
}

/** Of those who had not agreed in time, after lots were drawn. */
function lateSeats(
  before: RoomState,
  { away = [] }: Pick<RowOf<'start'>, 'away'>,
  seatList: readonly Seat[],
): readonly Seat[] {
  const late = before.seatList.flatMap((seat) =>
    away.includes(seat.player) ? (holderOf(seat)?.person ?? []) : [],
  );
  return seatList.filter((seat) => seat.state === 'away' && late.includes(seat.person));
}

/** Those who had not agreed in time are away, and where lots were drawn, everybody sits where they say. */
export function seatsAtStart(
  { seq, seatList }: RoomState,
  { away = [], lots }: Pick<RowOf<'start'>, 'away' | 'lots'>,
  at: number,
): readonly Seat[] {
  const seats = seatList.map((seat): Seat => {
    if (!away.includes(seat.player)) return seat;
    if (seat.state !== 'held') throw new DamagedLog(seq, `nobody is at seat ${seat.player}`);
    return { ...seat, state: 'away', since: at, isLate: false };
  });
  if (lots === undefined) return seats;
  const order = orderByLots(seats.length, lots);
  if (order === null) throw new DamagedLog(seq, 'the lots do not say who sits where');
  return seats.map((seat, index) => {
    const drawn = seats[order[index] ?? index] ?? seat;
    return { ...drawn, player: seat.player, colours: seat.colours };
  });
}
