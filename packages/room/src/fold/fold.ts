// Owns how one row turns a room's state into the next, with its events. Server, page and play on one screen all run it.
import { canonicalRules, initialPosition, isOver, parsePosition, settle } from '@ludo/rules';
import type { Position, Result } from '@ludo/rules';
import { agreedBy, withAgreement } from './agreement.ts';
import { beginningOf } from './beginning.ts';
import { clockAfterThrow, clockAtStart } from './clock.ts';
import { check, DamagedLog } from './damaged-log.ts';
import { STANDARD_ORIGIN } from './dice.ts';
import {
  foldAway,
  foldBack,
  foldBot,
  foldHost,
  foldLate,
  foldMove,
  foldRemove,
  foldSit,
  foldStand,
} from './fold-seats.ts';
import { foldClose, foldEnd, foldList, foldPause, foldResume, foldTalk } from './fold-table.ts';
import { endInstant } from './instants.ts';
import { standardLanguage } from './language.ts';
import { outcomeOf } from './outcome.ts';
import type { Outcome } from './outcome.ts';
import type { Deputy, LoggedRow, Row } from './rows.ts';
import { isEmpty, namesOf, openSeats, playersOf, throwingColours } from './seats.ts';
import { standardChoices } from './table-choices.ts';
import type { ClockState, Folded, LastThrow, RoomEvent, RoomState, Seat } from './state.ts';
import { countEvents, noStatistics } from './statistics.ts';
import { readTally, tallyAfter } from './tally.ts';
import { judgeRounds } from './who-begins.ts';

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

/**
 * Without events; null if there is no row. Games before the last start are not replayed: a room of a hundred games opens
 * as fast as one, and no past game can block it.
 */
export function foldRows(state: RoomState | null, rows: readonly LoggedRow[]): RoomState | null {
  let last = state;
  for (const after of foldingRows(state, rows)) last = after;
  return last;
}

/** Yields the state after each row, for callers that do something else in between. */
export function* foldingRows(
  state: RoomState | null,
  rows: readonly LoggedRow[],
): Generator<RoomState, void, undefined> {
  const start = rows.findLastIndex(({ row }) => row.t === 'start');
  let before = state;
  for (const [index, logged] of rows.entries()) {
    // The rules were not asked whether the game before the last start was over.
    if (index === start && index > 0 && before !== null) before = { ...before, phase: 'over' };
    before = index < start ? foldPast(before, logged) : foldRow(before, logged).state;
    yield before;
  }
}

/** Only seats and counts matter of games before the last start. */
function foldPast(before: RoomState | null, logged: LoggedRow): RoomState {
  const { row, s: seq } = logged;
  if (before === null) return foldRow(before, logged).state;
  const { ply, game } = before;
  switch (row.t) {
    case 'start':
      check(seq, seq === before.seq + 1, `it follows row ${before.seq}`);
      return {
        ...before,
        seq,
        phase: 'playing',
        position: null,
        ply: ply + 1,
        game: game + 1,
        pausedAt: null,
        seatList: withAway(before, row, Math.max(0, logged.at)),
        tally: readTally(row.w ?? []),
        agreement: null,
      };
    case 'agree':
      check(seq, seq === before.seq + 1, `it follows row ${before.seq}`);
      return { ...before, seq };
    case 'throw':
    case 'play':
      check(seq, seq === before.seq + 1, `it follows row ${before.seq}`);
      return { ...before, seq, ply: ply + 1 };
    case 'end':
      check(seq, seq === before.seq + 1, `it follows row ${before.seq}`);
      return { ...before, seq, phase: 'over', pausedAt: null, ply: ply + 1 };
    default:
      return foldRow(before, logged).state;
  }
}

/**
 * Throws DamagedLog for a row that does not fit. `decided` came with the decision on this row and saves computing it
 * again.
 */
export function foldRow(before: RoomState | null, logged: LoggedRow, decided: Outcome | null = null): Folded {
  const { row, s: seq } = logged;
  // A wall clock may have been before 1970.
  const at = Math.max(0, logged.at);
  check(seq, seq === (before?.seq ?? 0) + 1, `it follows row ${before?.seq ?? 0}`);
  if (before === null) {
    check(seq, row.t === 'open', 'a log begins with its room');
    return foldOpen(seq, row as RowOf<'open'>, at);
  }
  check(seq, !before.isClosed, 'a row after the table was closed');
  // The most frequent rows first: they build the next state in one object.
  if (row.t === 'throw') return foldThrow(before, row, decided, seq, at);
  if (row.t === 'play') return foldPlay(before, row, decided, seq, at);
  const folded = foldOther({ ...before, seq }, row, at);
  const state = withAgreement(folded.state);
  return state === folded.state ? folded : { ...folded, state };
}

function foldOther(
  state: RoomState,
  row: Exclude<Row, { readonly t: 'throw' | 'play' }>,
  at: number,
): Folded {
  switch (row.t) {
    case 'open':
      throw new DamagedLog(state.seq, 'a room is opened once');
    case 'sit':
      return foldSit(state, row, at);
    case 'stand':
      return foldStand(state, row, at);
    case 'away':
      return foldAway(state, row, at);
    case 'late':
      return foldLate(state, row, at);
    case 'back':
      return foldBack(state, row, at);
    case 'bot':
      return foldBot(state, row, at);
    case 'remove':
      return foldRemove(state, row, at);
    case 'host':
      return foldHost(state, row);
    case 'list':
      return foldList(state, row);
    case 'move':
      return foldMove(state, row, at);
    case 'pause':
      return foldPause(state, row, at);
    case 'resume':
      return foldResume(state, row, at);
    case 'talk':
      return foldTalk(state, row);
    case 'agree':
      return foldAgree(state, row, at);
    case 'start':
      return foldStart(state, row, at);
    case 'end':
      return foldEnd(state, row, at);
    case 'close':
      return foldClose(state, row, at);
    default:
      throw new DamagedLog(state.seq, 'a row of an unknown kind');
  }
}

function foldOpen(seq: number, row: RowOf<'open'>, at: number): Folded {
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
    table: { ...standardChoices, ...row.table },
    language: row.language ?? standardLanguage,
    host: row.host,
    phase: 'gathering',
    seatList: openSeats(row.seats),
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
    openedAt: at,
    startedAt: null,
    endedAt: null,
  };
  return { state, events: [{ type: 'opened', host: row.host }] };
}

function foldStart(state: RoomState, row: RowOf<'start'>, at: number): Folded {
  check(state.seq, state.phase !== 'playing', 'a game begins while one is played');
  check(state.seq, !state.seatList.some(isEmpty), 'a game begins with a seat open');
  const from = beginningOf(state);
  const isGiven =
    from !== null || (row.rolls.length === 0 && state.game > 0 && state.table.begins !== 'throw');
  const begins = isGiven ? row.c : judgeRounds(throwingColours(state.seatList), row.rolls);
  check(state.seq, begins === row.c, 'another colour begins by its throws');
  const position = required(
    state.seq,
    from === null ? initialPosition(state.rules, state.seats, row.c) : parsePosition(from),
  );
  check(state.seq, position.colour === row.c, 'another colour begins by its position');
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
    seatList: withAway(state, row, at),
    tally: readTally(row.w ?? []),
    agreement: null,
    startedAt: at,
    endedAt: null,
  };
  const { seq, lastThrow, clock } = started;
  const settled = follow(started, { ...settle(position), seq, lastThrow, clock }, at);
  return {
    state: settled.state,
    events: [
      ...(row.away ?? []).map((player) => ({ type: 'not-agreed', player }) as const),
      { type: 'started', game, rolls: row.rolls, colour: row.c },
      ...settled.events,
    ],
  };
}

function foldAgree(state: RoomState, { who }: RowOf<'agree'>, at: number): Folded {
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

function withAway(
  { seq, seatList }: RoomState,
  { away = [] }: Pick<RowOf<'start'>, 'away'>,
  at: number,
): readonly Seat[] {
  if (away.length === 0) return seatList;
  return seatList.map((seat) => {
    if (!away.includes(seat.player)) return seat;
    if (seat.state !== 'held') throw new DamagedLog(seq, `nobody is at seat ${seat.player}`);
    return { ...seat, state: 'away', since: at, isLate: false };
  });
}

function foldThrow(
  state: RoomState,
  row: RowOf<'throw'>,
  decided: Outcome | null,
  seq: number,
  at: number,
): Folded {
  const position = afterPlay(state, seq);
  const { colour } = position;
  if (colour === null) throw new DamagedLog(seq, 'nobody is to throw');
  const thrown = required(seq, outcomeOf(row, position, decided));
  const settled = settle(thrown.position);
  const isUsedUp = settled.position.dice === null;
  return follow(
    state,
    {
      seq,
      position: settled.position,
      events: [...timeOver(state, row.by), ...thrown.events, ...settled.events],
      lastThrow: { colour, dice: row.d, origin: row.o ?? STANDARD_ORIGIN, by: row.by ?? null },
      clock: isUsedUp ? clockAfterThrow(state, at) : state.clock,
    },
    at,
  );
}

function foldPlay(
  state: RoomState,
  row: RowOf<'play'>,
  decided: Outcome | null,
  seq: number,
  at: number,
): Folded {
  const { position, events } = required(seq, outcomeOf(row, afterPlay(state, seq), decided));
  const { lastThrow } = state;
  const clock = clockAfterThrow(state, at);
  const all = [...timeOver(state, row.by), ...events];
  return follow(state, { seq, position, events: all, lastThrow, clock }, at);
}

/** Once per throw: not for the play if the table threw already. */
function timeOver(state: RoomState, by: Deputy | undefined): readonly RoomEvent[] {
  const colour = state.position?.colour ?? null;
  const isTold = state.position?.dice !== null && state.lastThrow?.by === 'clock';
  return by === 'clock' && colour !== null && !isTold ? [{ type: 'time-over', colour }] : [];
}

interface Followed {
  readonly seq: number;
  readonly position: Position;
  readonly events: readonly RoomEvent[];
  readonly lastThrow: LastThrow | null;
  readonly clock: ClockState;
}

/**
 * One ply, and the end of the game if the rules end it. Field by field, in the order of foldOpen: spreading so many
 * fields takes longer than the rest of a row.
 */
function follow(
  before: RoomState,
  { seq, position, events, lastThrow, clock }: Followed,
  at: number,
): Folded {
  const isEnd = isOver(position);
  const state: RoomState = {
    rules: before.rules,
    seats: before.seats,
    startFrom: before.startFrom,
    goesOn: before.goesOn,
    table: before.table,
    language: before.language,
    host: before.host,
    phase: isEnd ? 'over' : before.phase,
    seatList: before.seatList,
    position,
    ply: before.ply + 1,
    game: before.game,
    seq,
    clock,
    pausedAt: before.pausedAt,
    isClosed: before.isClosed,
    removed: before.removed,
    movedAway: before.movedAway,
    rolls: before.rolls,
    lastThrow,
    ending: isEnd ? { by: 'rules' } : before.ending,
    endNames: isEnd ? namesOf(before.seatList) : before.endNames,
    statistics: countEvents(before.statistics, events),
    tally: isEnd ? tallyAfter(before.tally, before.seatList, position, before.table) : before.tally,
    agreement: before.agreement,
    openedAt: before.openedAt,
    startedAt: before.startedAt,
    endedAt: isEnd ? endInstant(before, at) : before.endedAt,
  };
  return { state, events };
}

function afterPlay(state: RoomState, seq: number): Position {
  if (state.phase !== 'playing' || state.position === null) throw new DamagedLog(seq, 'no game is played');
  return state.position;
}

function required<T>(seq: number, result: Result<T, unknown>): T {
  if (!result.ok) throw new DamagedLog(seq, JSON.stringify(result.error));
  return result.value;
}
