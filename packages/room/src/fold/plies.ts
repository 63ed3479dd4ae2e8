// Owns the fold of throws and plays: one ply each, and the end of a game if the rules end it.
import type { Hash } from '@ludo/fairness';
import { isOver, settle } from '@ludo/rules';
import type { Position } from '@ludo/rules';
import { clockAfterThrow } from '../clock.ts';
import { DamagedLog, required } from '../damaged-log.ts';
import { FAIR_ORIGIN, STANDARD_ORIGIN } from '../dice.ts';
import type { FairState } from '../fair/fair-state.ts';
import { afterThrow, resultOfThrow } from '../fair/throws.ts';
import { endInstant } from '../instants.ts';
import { outcomeOf } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { Deputy, Row } from '../rows.ts';
import { holderOf, namesOf } from '../seats.ts';
import type { ClockState, Folded, LastThrow, RoomEvent, RoomState } from '../state.ts';
import { countEvents } from '../statistics.ts';
import { tallyAfter } from '../tally.ts';

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

export function foldThrow(
  state: RoomState,
  row: RowOf<'throw'>,
  decided: Outcome | null,
  seq: number,
  at: number,
  hash: Hash | undefined,
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
      lastThrow: { colour, dice: row.d, origin: originOf(row), by: row.by ?? null },
      fair: fairAfter({ fair: state.fair, seatList: state.seatList, seq }, colour, row, decided, hash),
      clock: isUsedUp ? clockAfterThrow(state, at) : state.clock,
    },
    at,
  );
}

export function foldPlay(
  state: RoomState,
  row: RowOf<'play'>,
  decided: Outcome | null,
  seq: number,
  at: number,
): Folded {
  const { position, events } = required(seq, outcomeOf(row, afterPlay(state, seq), decided));
  const { lastThrow } = state;
  const clock = clockAfterThrow(state, at, position.toCount === 0);
  const all = [...timeOver(state, row.by), ...events];
  return follow(state, { seq, position, events: all, lastThrow, fair: state.fair, clock }, at);
}

function originOf({ s, o }: RowOf<'throw'>): string {
  return o ?? (s === undefined ? STANDARD_ORIGIN : FAIR_ORIGIN);
}

/** A throw that shows nothing changes nothing: whoever checks it sees that. */
function fairAfter(
  { fair, seatList, seq }: Pick<RoomState, 'fair' | 'seatList' | 'seq'>,
  colour: number,
  row: RowOf<'throw'>,
  decided: Outcome | null,
  hash: Hash | undefined,
): FairState | null {
  const { s: server, p: value = null } = row;
  if (fair === null || server === undefined) return fair;
  const seat = seatList.find(({ colours }) => colours.includes(colour));
  const known = decided?.row === row ? decided.result : null;
  const result = known ?? resultOfThrow(fair, server, value, hash);
  return afterThrow(fair, holderOf(seat)?.person ?? null, { server, value, result, seq });
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
  readonly fair: FairState | null;
  readonly clock: ClockState;
}

/**
 * One ply, and the end of the game if the rules end it. Field by field, in the order of foldOpen: spreading so many
 * fields takes longer than the rest of a row.
 */
export function follow(
  before: RoomState,
  { seq, position, events, lastThrow, fair, clock }: Followed,
  at: number,
): Folded {
  const isEnd = isOver(position);
  const state: RoomState = {
    rules: before.rules,
    seats: before.seats,
    startFrom: before.startFrom,
    goesOn: before.goesOn,
    start: before.start,
    rulesName: before.rulesName,
    table: before.table,
    language: before.language,
    host: before.host,
    phase: isEnd ? 'over' : before.phase,
    seatList: before.seatList,
    pictures: before.pictures,
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
    statistics: countEvents(before.statistics, events, before.position),
    tally: isEnd ? tallyAfter(before.tally, before.seatList, position, before.table) : before.tally,
    agreement: before.agreement,
    fair,
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
