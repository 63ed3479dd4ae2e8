// Owns the fold: how one row of the log turns a room's state into the next, and what happened by it. Server, page and
// play on one screen all run this one.
import {
  applyPlay,
  applyThrow,
  canonicalRules,
  initialPosition,
  isOver,
  parsePlay,
  parsePosition,
  settle,
} from '@ludo/rules';
import type { Applied, Position, Result } from '@ludo/rules';
import type { LoggedRow, Row } from './rows.ts';
import { mayDirect, openSeats, seatOf, throwingColours, withSeat } from './seats.ts';
import type { Folded, RoomState } from './state.ts';
import { countEvents, noStatistics } from './statistics.ts';
import { judgeRounds } from './who-begins.ts';

/** A row that does not fit the state before it: the log is damaged, or was written by another program. */
export class DamagedLog extends Error {
  readonly seq: number;
  readonly reason: string;
  constructor(seq: number, reason: string) {
    super(`the log is damaged at row ${seq}: ${reason}`);
    this.name = 'DamagedLog';
    this.seq = seq;
    this.reason = reason;
  }
}

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

/**
 * The state after many rows, without their events; null if there is none. Games before the last start are not played
 * again: a room of a hundred games opens as fast as one of one, and a past game cannot keep it closed.
 */
export function foldRows(state: RoomState | null, rows: readonly LoggedRow[]): RoomState | null {
  const start = rows.findLastIndex(({ row }) => row.t === 'start');
  return rows.reduce<RoomState | null>(
    (before, logged, index) => (index < start ? foldPast(before, logged) : foldRow(before, logged).state),
    state,
  );
}

/** One row of a game that is followed by another: the later start takes nothing from it but seats and counts. */
function foldPast(before: RoomState | null, logged: LoggedRow): RoomState {
  const { row, s: seq } = logged;
  if (before === null || row.t === 'open' || row.t === 'sit' || row.t === 'stand')
    return foldRow(before, logged).state;
  check(seq, seq === before.seq + 1, `it follows row ${before.seq}`);
  const { ply, game } = before;
  switch (row.t) {
    case 'start':
      return { ...before, seq, phase: 'over', ply: ply + 1, game: game + 1 };
    case 'throw':
    case 'play':
    case 'end':
      return { ...before, seq, phase: 'over', ply: ply + 1 };
    default:
      throw new DamagedLog(seq, 'a row of an unknown kind');
  }
}

/** The state after one more row, and the events of that row. Throws DamagedLog for a row that does not fit. */
export function foldRow(before: RoomState | null, logged: LoggedRow): Folded {
  const { row, s: seq } = logged;
  check(seq, seq === (before?.seq ?? 0) + 1, `it follows row ${before?.seq ?? 0}`);
  if (before === null) {
    check(seq, row.t === 'open', 'a log begins with its room');
    return foldOpen(seq, row as RowOf<'open'>);
  }
  const state: RoomState = { ...before, seq };
  switch (row.t) {
    case 'open':
      throw new DamagedLog(seq, 'a room is opened once');
    case 'sit':
      return foldSit(state, row);
    case 'stand':
      return foldStand(state, row);
    case 'start':
      return foldStart(state, row, logged.at);
    case 'throw':
      return foldThrow(state, row, logged.at);
    case 'play':
      return foldPlay(state, row, logged.at);
    case 'end':
      return foldEnd(state, row, logged.at);
    default:
      throw new DamagedLog(seq, 'a row of an unknown kind');
  }
}

function foldOpen(seq: number, row: RowOf<'open'>): Folded {
  check(seq, row.v === 1, `rows of version ${String(row.v)}`);
  const rules = required(seq, canonicalRules(row.rules));
  const first = row.position === undefined ? initialPosition(rules, row.seats) : parsePosition(row.position);
  const position = required(seq, first);
  check(seq, position.rules === rules && position.seats === row.seats, 'its position is of another game');
  const state: RoomState = {
    rules,
    seats: row.seats,
    startFrom: row.position ?? null,
    host: row.host,
    phase: 'gathering',
    seatList: openSeats(row.seats),
    position: null,
    ply: 0,
    game: 0,
    seq,
    rolls: [],
    lastThrow: null,
    ending: null,
    statistics: noStatistics,
    startedAt: null,
    endedAt: null,
  };
  return { state, events: [{ type: 'opened', host: row.host }] };
}

function foldSit(state: RoomState, row: RowOf<'sit'>): Folded {
  const seat = seatOf(state, row.p);
  if (seat === undefined || seat.state !== 'open')
    throw new DamagedLog(state.seq, `seat ${row.p} is not open`);
  const seatList = withSeat(state, { ...seat, state: 'held', person: row.who, name: row.n });
  return {
    state: { ...state, seatList },
    events: [{ type: 'sat', player: row.p, name: row.n, person: row.who }],
  };
}

function foldStand(state: RoomState, row: RowOf<'stand'>): Folded {
  const seat = seatOf(state, row.p);
  if (seat === undefined || seat.state !== 'held')
    throw new DamagedLog(state.seq, `seat ${row.p} is not held`);
  const { player, colours, name, person } = seat;
  const seatList = withSeat(state, { state: 'open', player, colours });
  return { state: { ...state, seatList }, events: [{ type: 'stood', player, name, person }] };
}

function foldStart(state: RoomState, row: RowOf<'start'>, at: number): Folded {
  check(state.seq, state.phase !== 'playing', 'a game begins while one is played');
  check(
    state.seq,
    state.seatList.every((seat) => seat.state === 'held'),
    'a game begins with a seat open',
  );
  const begins = state.startFrom === null ? judgeRounds(throwingColours(state.seatList), row.rolls) : row.c;
  check(state.seq, begins === row.c, 'another colour begins by its throws');
  const position = required(
    state.seq,
    state.startFrom === null
      ? initialPosition(state.rules, state.seats, row.c)
      : parsePosition(state.startFrom),
  );
  check(state.seq, position.colour === row.c, 'another colour begins by its position');
  const game = state.game + 1;
  const started: RoomState = {
    ...state,
    phase: 'playing',
    position,
    game,
    rolls: row.rolls,
    lastThrow: null,
    ending: null,
    statistics: noStatistics,
    startedAt: at,
    endedAt: null,
  };
  const settled = follow(started, settle(position), at);
  return {
    state: settled.state,
    events: [{ type: 'started', game, rolls: row.rolls, colour: row.c }, ...settled.events],
  };
}

function foldThrow(state: RoomState, row: RowOf<'throw'>, at: number): Folded {
  const position = played(state);
  const thrown = required(state.seq, applyThrow(position, row.d));
  const settled = settle(thrown.position);
  const { colour } = position;
  check(state.seq, colour !== null, 'nobody is to throw');
  return follow(
    { ...state, lastThrow: { colour: colour as number, dice: row.d, origin: row.o } },
    { position: settled.position, events: [...thrown.events, ...settled.events] },
    at,
  );
}

function foldPlay(state: RoomState, row: RowOf<'play'>, at: number): Folded {
  const position = played(state);
  const play = required(state.seq, parsePlay(position, row.m));
  return follow(state, required(state.seq, applyPlay(position, play)), at);
}

function foldEnd(state: RoomState, row: RowOf<'end'>, at: number): Folded {
  played(state);
  check(state.seq, mayDirect(state, row.who), 'it was ended by a stranger');
  return {
    state: {
      ...state,
      phase: 'over',
      ply: state.ply + 1,
      ending: { by: 'person', person: row.who },
      endedAt: at,
    },
    events: [{ type: 'ended', person: row.who }],
  };
}

/** One ply on: takes over what the rules made of it, and ends the game where they do. */
function follow(state: RoomState, applied: Applied, at: number): Folded {
  const { position, events } = applied;
  const next: RoomState = {
    ...state,
    position,
    ply: state.ply + 1,
    statistics: countEvents(state.statistics, events),
  };
  const over: RoomState = isOver(position)
    ? { ...next, phase: 'over', ending: { by: 'rules' }, endedAt: at }
    : next;
  return { state: over, events };
}

function played(state: RoomState): Position {
  if (state.phase !== 'playing' || state.position === null)
    throw new DamagedLog(state.seq, 'no game is played');
  return state.position;
}

function check(seq: number, holdsTrue: boolean, reason: string): void {
  if (!holdsTrue) throw new DamagedLog(seq, reason);
}

function required<T>(seq: number, result: Result<T, unknown>): T {
  if (!result.ok) throw new DamagedLog(seq, JSON.stringify(result.error));
  return result.value;
}
