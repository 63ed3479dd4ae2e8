// Owns the fold of the rows by which a host runs a table.
import { clockPaused, clockResumed } from '../clock.ts';
import { check } from '../damaged-log.ts';
import { endInstant } from '../instants.ts';
import type { PersonId, Row } from '../rows.ts';
import { namesOf } from '../seats.ts';
import type { Folded, RoomEvent, RoomState } from '../state.ts';
import { talkChoices } from '../table-choices.ts';

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

export function foldPause(state: RoomState, row: RowOf<'pause'>, at: number): Folded {
  check(
    state.seq,
    state.phase === 'playing' && state.pausedAt === null,
    'nothing goes on that can be paused',
  );
  const clock = clockPaused(state, at);
  return { state: { ...state, clock, pausedAt: at }, events: [{ type: 'paused', person: row.who }] };
}

export function foldResume(state: RoomState, row: RowOf<'resume'>, at: number): Folded {
  check(state.seq, state.pausedAt !== null, 'nothing is paused');
  const clock = clockResumed(state, at);
  return { state: { ...state, clock, pausedAt: null }, events: [{ type: 'resumed', person: row.who }] };
}

export function foldTalk(state: RoomState, { k: talk, who }: RowOf<'talk'>): Folded {
  check(state.seq, talkChoices.includes(talk), 'talk of an unknown kind');
  const table = { ...state.table, talk };
  return { state: { ...state, table }, events: [{ type: 'talk-changed', talk, person: who }] };
}

export function foldList(state: RoomState, { on, who }: RowOf<'list'>): Folded {
  if (state.table.listed === on) return { state, events: [] };
  return {
    state: { ...state, table: { ...state.table, listed: on } },
    events: [{ type: 'listed', isListed: on, person: who }],
  };
}

export function foldEnd(state: RoomState, { who }: RowOf<'end'>, at: number): Folded {
  check(state.seq, state.phase === 'playing', 'no game is played');
  const ply = state.ply + 1;
  return { state: { ...brokenOff(state, who, at), ply }, events: [{ type: 'ended', person: who }] };
}

/** Also breaks off a running game. */
export function foldClose(state: RoomState, { who }: RowOf<'close'>, at: number): Folded {
  const closed: RoomState = { ...state, isClosed: true, pausedAt: null };
  const events: readonly RoomEvent[] = [{ type: 'closed', person: who }];
  return { state: state.phase === 'playing' ? brokenOff(closed, who, at) : closed, events };
}

function brokenOff(state: RoomState, person: PersonId, at: number): RoomState {
  const endNames = namesOf(state.seatList);
  const endedAt = endInstant(state, at);
  return { ...state, phase: 'over', pausedAt: null, ending: { by: 'person', person }, endNames, endedAt };
}
