// Owns how one row turns a room's state into the next, with its events. Server, page and play on one screen all run it.
import type { Hash } from '@ludo/fairness';
import { withAgreement } from '../agreement.ts';
import { check, DamagedLog, UnknownRow } from '../damaged-log.ts';
import { foldMissed, foldTip, foldValue, foldWanted, withFair } from './fair.ts';
import { fairAtStart, foldAgree, foldOpen, foldStart, seatsAtStart } from './games.ts';
import type { Outcome } from '../outcome.ts';
import { foldPlay, foldThrow } from './plies.ts';
import { foldRename } from './renaming.ts';
import type { LoggedRow, Row } from '../rows.ts';
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
} from './seats.ts';
import type { Folded, RoomState } from '../state.ts';
import { foldClose, foldEnd, foldList, foldPause, foldResume, foldTalk } from './table.ts';
import { readTally } from '../tally.ts';

/**
 * Without events; null if there is no row. Games before the last start are not replayed: a room of a hundred games opens
 * as fast as one, and no past game can block it.
 */
export function foldRows(state: RoomState | null, rows: readonly LoggedRow[]): RoomState | null {
  let last = state;
  for (const after of foldingRows(state, rows)) last = after;
  return last;
}

/** Yields the state after each row, for callers that do something else in between. `hash`: as in `foldRow`. */
export function* foldingRows(
  state: RoomState | null,
  rows: readonly LoggedRow[],
  hash?: Hash,
): Generator<RoomState, void, undefined> {
  const start = rows.findLastIndex(({ row }) => row.t === 'start');
  let before = state;
  for (const [index, logged] of rows.entries()) {
    // The rules were not asked whether the game before the last start was over.
    if (index === start && index > 0 && before !== null) before = { ...before, phase: 'over' };
    before = index < start ? foldPast(before, logged) : foldRow(before, logged, null, hash).state;
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
        seatList: seatsAtStart(before, row, Math.max(0, logged.at)),
        tally: readTally(row.w ?? []),
        agreement: null,
        fair: fairAtStart({ ...before, seq }, row),
      };
    case 'agree':
      check(seq, seq === before.seq + 1, `it follows row ${before.seq}`);
      return { ...before, seq };
    case 'wanted':
      // Nobody has asked the rules whether the game was over.
      return foldRow(game === 0 ? before : { ...before, phase: 'over' }, logged).state;
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
 * again. `hash`: the platform's own, which is quicker than what runs everywhere.
 */
export function foldRow(
  before: RoomState | null,
  logged: LoggedRow,
  decided: Outcome | null = null,
  hash?: Hash,
): Folded {
  const { row, s: seq } = logged;
  // A wall clock may have been before 1970.
  const at = Math.max(0, logged.at);
  check(seq, seq === (before?.seq ?? 0) + 1, `it follows row ${before?.seq ?? 0}`);
  if (before === null) {
    if (row.t !== 'open') throw new DamagedLog(seq, 'a log begins with its room');
    return foldOpen(seq, row, at);
  }
  check(seq, !before.isClosed, 'a row after the table was closed');
  // The most frequent rows first: they build the next state in one object.
  if (row.t === 'throw') return foldThrow(before, row, decided, seq, at, hash);
  if (row.t === 'play') return foldPlay(before, row, decided, seq, at);
  const folded = foldOther({ ...before, seq }, row, at);
  const state = withFair(before, withAgreement(folded.state));
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
    case 'rename':
      return foldRename(state, row);
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
    case 'tip':
      return foldTip(state, row);
    case 'wanted':
      return foldWanted(state, row, at);
    case 'value':
      return foldValue(state, row);
    case 'missed':
      return foldMissed(state);
    case 'agree':
      return foldAgree(state, row, at);
    case 'start':
      return foldStart(state, row, at);
    case 'end':
      return foldEnd(state, row, at);
    case 'close':
      return foldClose(state, row, at);
    default:
      throw new UnknownRow(state.seq);
  }
}
