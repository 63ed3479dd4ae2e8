// Owns the fold of the rows about seats: who sits, leaves, is away, comes back, and what a bot plays on.
import { clockFromNow } from './clock.ts';
import { DamagedLog } from './damaged-log.ts';
import type { Row } from './rows.ts';
import { actingSeat, holderOf, holds, isFree, mayDecideAbout, seatOf, withSeat } from './seats.ts';
import type { Folded, RoomEvent, RoomState, Seat } from './state.ts';

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

/** The bot that plays for somebody who is away or has left. */
const STAND_IN = 'sensible';

export function foldSit(state: RoomState, row: RowOf<'sit'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  check(state, isFree(seat), `seat ${row.p} is not free`);
  const { player, colours } = seat;
  const held: Seat = { player, colours, state: 'held', person: row.who, name: row.n };
  return changed(state, held, at, { type: 'sat', player, name: row.n, person: row.who });
}

export function foldStand(state: RoomState, row: RowOf<'stand'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  const holder = holderOf(seat);
  if (holder === null) throw new DamagedLog(state.seq, `seat ${row.p} is nobody's`);
  const event = { type: 'stood', player: row.p, ...holder } as const;
  return passHost(state, changed(state, left(state, seat, holder.name), at, event), row.p);
}

export function foldAway(state: RoomState, row: RowOf<'away'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  if (seat.state !== 'held') throw new DamagedLog(state.seq, `nobody is at seat ${row.p}`);
  const away: Seat = { ...seat, state: 'away', since: at, isLate: false };
  return changed(state, away, null, { type: 'went-away', player: row.p });
}

export function foldLate(state: RoomState, row: RowOf<'late'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  if (seat.state !== 'away') throw new DamagedLog(state.seq, `nobody is away from seat ${row.p}`);
  const { player, colours, person, name } = seat;
  if (state.phase !== 'playing') {
    const event = { type: 'stood', player, name, person } as const;
    return passHost(state, changed(state, { state: 'open', player, colours }, at, event), player);
  }
  const isBotPlaying = state.table.away === 'bot';
  const after: Seat = isBotPlaying
    ? { state: 'bot', player, colours, level: STAND_IN, holder: { person, name } }
    : { ...seat, isLate: true };
  const event = { type: 'is-late', player, isBotPlaying } as const;
  return passHost(state, changed(state, after, isBotPlaying ? at : null, event), player);
}

export function foldBack(state: RoomState, row: RowOf<'back'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  const holder = holderOf(seat);
  if (holder === null || seat.state === 'held')
    throw new DamagedLog(state.seq, `nobody comes back to seat ${row.p}`);
  const { player, colours } = seat;
  const wasAsleep = !state.seatList.some((other) => other.state === 'held');
  const isNew = seat.state === 'bot' || wasAsleep;
  const back: Seat = { state: 'held', player, colours, ...holder };
  const folded = changed(state, back, isNew ? at : null, { type: 'came-back', player });
  return wasAsleep ? { ...folded, state: restarted(folded.state, at) } : folded;
}

export function foldBot(state: RoomState, row: RowOf<'bot'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  const holder = holderOf(seat);
  check(state, maySetBot(state, seat, row.who), `no bot may be set on seat ${row.p}`);
  const { player, colours } = seat;
  const bot: Seat = { state: 'bot', player, colours, level: row.l, holder };
  return changed(state, bot, at, { type: 'bot-sat', player, level: row.l, person: row.who });
}

/** A bot may play for oneself, for nobody, and for somebody who is away. */
export function maySetBot(state: RoomState, seat: Seat, person: string): boolean {
  const holder = holderOf(seat);
  if (holder !== null && holder.person === person) return true;
  if (seat.state === 'held') return false;
  return mayDecideAbout(state, seat, person);
}

export function foldRemove(state: RoomState, row: RowOf<'remove'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  check(state, mayDecideAbout(state, seat, row.who), `seat ${row.p} was cleared by a stranger`);
  const holder = holderOf(seat);
  const event = {
    type: 'removed',
    player: row.p,
    name: holder?.name ?? null,
    person: row.who,
  } as const;
  const folded = passHost(state, changed(state, left(state, seat, holder?.name ?? ''), at, event), row.p);
  if (holder === null || holder.person === row.who) return folded;
  return { ...folded, state: { ...folded.state, removed: [...folded.state.removed, holder.person] } };
}

export function foldHost(state: RoomState, row: RowOf<'host'>): Folded {
  const holder = holderOf(seatIn(state, row.p));
  if (holder === null) throw new DamagedLog(state.seq, `seat ${row.p} is nobody's`);
  return { state: { ...state, host: holder.person }, events: [{ type: 'host-changed', player: row.p }] };
}

/** What becomes of a seat whose holder leaves for good. */
function left(state: RoomState, { player, colours }: Seat, name: string): Seat {
  if (state.phase !== 'playing') return { state: 'open', player, colours };
  return state.table.away === 'bot'
    ? { state: 'bot', player, colours, level: STAND_IN, holder: null }
    : { state: 'given-up', player, colours, name };
}

/** The seat as it is now; `at`: from when its clock runs anew, if it does. */
function changed(state: RoomState, seat: Seat, at: number | null, event: RoomEvent): Folded {
  const seated: RoomState = { ...state, seatList: withSeat(state, seat) };
  const isActing = actingSeat(seated)?.player === seat.player;
  return { state: at !== null && isActing ? restarted(seated, at) : seated, events: [event] };
}

/** The host has left or is late: the first player who is there takes over, if there is one. */
function passHost(before: RoomState, { state, events }: Folded, player: number): Folded {
  const isHosts = holds(seatOf(before, player), before.host);
  const heir = state.seatList.find((seat) => seat.state === 'held');
  const isStillThere = state.seatList.some((seat) => seat.state === 'held' && holds(seat, state.host));
  if (!isHosts || isStillThere || heir?.state !== 'held') return { state, events };
  return {
    state: { ...state, host: heir.person },
    events: [...events, { type: 'host-changed', player: heir.player }],
  };
}

function restarted(state: RoomState, at: number): RoomState {
  if (state.pausedAt !== null) return { ...state, clock: { ...state.clock, since: 0 } };
  return { ...state, clock: clockFromNow(state, at) };
}

function seatIn(state: RoomState, player: number): Seat {
  const seat = seatOf(state, player);
  if (seat === undefined) throw new DamagedLog(state.seq, `there is no seat ${player}`);
  return seat;
}

function check(state: RoomState, holdsTrue: boolean, reason: string): void {
  if (!holdsTrue) throw new DamagedLog(state.seq, reason);
}
