// Owns the fold of the rows about seats: who sits, is away, comes back, and where bots play.
import { clockFromNow, clockHandedOver } from '../clock.ts';
import { check, DamagedLog } from '../damaged-log.ts';
import { movedPictures, withPicture } from '../pictures-at-seats.ts';
import { withPersonTip } from '../fair/tips.ts';
import type { FairState } from '../fair/fair-state.ts';
import type { Row } from '../rows.ts';
import {
  actingSeat,
  holderOf,
  holds,
  isEmpty,
  isFree,
  mayDecideAbout,
  playersOf,
  seatOf,
  withSeat,
  type Holder,
} from '../seats.ts';
import type { Agreement, Folded, RoomEvent, RoomState, Seat } from '../state.ts';

type RowOf<T extends Row['t']> = Extract<Row, { readonly t: T }>;

/** Plays for somebody who is away or has left. */
const STAND_IN = 'sensible';

/** Bounds the state. */
const MOST_MOVED = 50;

/** Bounds the state. */
const MOST_REMOVED = 200;

/** Stands for the host while there is none. */
const NOBODY = '';

export function foldSit(state: RoomState, row: RowOf<'sit'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  check(state.seq, isFree(seat), `seat ${row.p} is not free`);
  const { player, colours } = seat;
  const held: Seat = { player, colours, state: 'held', person: row.who, name: row.n };
  // Standing up and sitting down again wins no time, even if a bot played meanwhile.
  const isNew = seat.state === 'given-up' ? seat.person !== row.who : seat.state !== 'bot';
  const event = { type: 'sat', player, name: row.n, person: row.who } as const;
  const movedAway = state.movedAway.filter((person) => person !== row.who);
  // With the host's permission.
  const removed = state.removed.filter((person) => person !== row.who);
  const pictures = withPicture(state.pictures, withSeat(state, held), row.who, row.pic);
  const fair = fairWithTip(state, withSeat(state, held), row);
  const before = { ...state, movedAway, removed, pictures, fair };
  return comeToTable(before, changed(before, held, isNew ? at : null, event), player, at);
}

function fairWithTip(
  { fair, seq }: RoomState,
  seatList: readonly Seat[],
  { who, h }: RowOf<'sit'>,
): FairState | null {
  return fair === null || h === undefined ? fair : withPersonTip(fair, who, h, seq, seatList);
}

export function foldStand(state: RoomState, row: RowOf<'stand'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  const holder = holderOf(seat);
  if (holder === null) throw new DamagedLog(state.seq, `seat ${row.p} is nobody's`);
  const event = { type: 'stood', player: row.p, ...holder } as const;
  return passHost(state, stoodUp(state, seat, holder, at, event), row.p);
}

/** Sitting down again after standing up wins no time. */
function stoodUp(state: RoomState, seat: Seat, holder: Holder, at: number, event: RoomEvent): Folded {
  const after = left(state, seat, holder);
  const isHandedOver = after.state === 'bot' && seat.state !== 'bot';
  const charged = isHandedOver ? { ...state, clock: clockHandedOver(state, seat, at) } : state;
  return changed(charged, after, null, event);
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
  const charged = isBotPlaying ? { ...state, clock: clockHandedOver(state, seat, at) } : state;
  return passHost(state, changed(charged, after, null, event), player);
}

export function foldBack(state: RoomState, row: RowOf<'back'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  const holder = holderOf(seat);
  if (holder === null || seat.state === 'held')
    throw new DamagedLog(state.seq, `nobody comes back to seat ${row.p}`);
  const { player, colours } = seat;
  const back: Seat = { state: 'held', player, colours, ...holder };
  return comeToTable(state, changed(state, back, null, { type: 'came-back', player }), player, at);
}

/** A sleeping table wakes up, and a table without a host gets one. */
function comeToTable(before: RoomState, { state, events }: Folded, player: number, at: number): Folded {
  const wasAsleep = !before.seatList.some((seat) => seat.state === 'held');
  const awake = wasAsleep ? awaited(restarted(state, at), at) : state;
  const holder = holderOf(seatOf(awake, player));
  if (awake.host !== NOBODY || holder === null) return { state: awake, events };
  return {
    state: { ...awake, host: holder.person },
    events: [...events, { type: 'host-changed', player }],
  };
}

/** Before a game, the grace time of absent holders starts when somebody is present. */
function awaited(state: RoomState, at: number): RoomState {
  if (state.phase !== 'gathering') return state;
  const seatList = state.seatList.map((seat) => (seat.state === 'away' ? { ...seat, since: at } : seat));
  return { ...state, seatList };
}

export function foldBot(state: RoomState, row: RowOf<'bot'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  const holder = holderOf(seat);
  check(state.seq, maySetBot(state, seat, row.who), `no bot may be set on seat ${row.p}`);
  const { player, colours } = seat;
  const bot: Seat = { state: 'bot', player, colours, level: row.l, holder };
  const isTimed = seat.state === 'held' || seat.state === 'away';
  const charged = isTimed ? { ...state, clock: clockHandedOver(state, seat, at) } : state;
  const event = { type: 'bot-sat', player, level: row.l, person: row.who } as const;
  // Another bot wins no time, or its holder would have it by setting one and coming back.
  return changed(charged, bot, isEmpty(seat) ? at : null, event);
}

/** For oneself, on an empty seat, and for somebody who is away. */
export function maySetBot(state: RoomState, seat: Seat, person: string): boolean {
  const holder = holderOf(seat);
  if (holder !== null && holder.person === person) return true;
  if (seat.state === 'held') return false;
  return mayDecideAbout(state, seat, person);
}

export function foldRemove(state: RoomState, row: RowOf<'remove'>, at: number): Folded {
  const seat = seatIn(state, row.p);
  check(state.seq, mayDecideAbout(state, seat, row.who), `seat ${row.p} was cleared by a stranger`);
  const holder = holderOf(seat);
  const event = {
    type: 'removed',
    player: row.p,
    name: holder?.name ?? null,
    person: row.who,
  } as const;
  // Hosts who take their own seat away stand up.
  if (holder?.person === row.who) return passHost(state, stoodUp(state, seat, holder, at, event), row.p);
  const folded = passHost(state, changed(state, left(state, seat, holder), at, event), row.p);
  if (holder === null) return folded;
  const others = folded.state.removed.filter((person) => person !== holder.person);
  const removed = [...others, holder.person].slice(-MOST_REMOVED);
  return { ...folded, state: { ...folded.state, removed } };
}

export function foldHost(state: RoomState, row: RowOf<'host'>): Folded {
  const holder = holderOf(seatIn(state, row.p));
  if (holder === null) throw new DamagedLog(state.seq, `seat ${row.p} is nobody's`);
  return { state: { ...state, host: holder.person }, events: [{ type: 'host-changed', player: row.p }] };
}

export function foldMove(state: RoomState, row: RowOf<'move'>, at: number): Folded {
  const { from, who } = row;
  const players = playersOf(state, from);
  check(state.seq, from !== who && players.length > 0, 'no seat moves to another device');
  const moved: RoomState = {
    ...state,
    host: state.host === from ? who : state.host,
    seatList: state.seatList.map((seat) => (holds(seat, from) ? movedTo(seat, who) : seat)),
    agreement: movedAgreement(state.agreement, from, who),
    pictures: movedPictures(state.pictures, from, who),
    movedAway: [...state.movedAway.filter((person) => person !== who && person !== from), from].slice(
      -MOST_MOVED,
    ),
  };
  const folded: Folded = { state: moved, events: [{ type: 'seats-moved', players, from, person: who }] };
  // Moving the seats brings an absent holder back.
  const back = moved.seatList.find((seat) => seat.state === 'held' && players.includes(seat.player));
  return back === undefined ? folded : comeToTable(state, folded, back.player, at);
}

function movedAgreement(before: Agreement | null, from: string, who: string): Agreement | null {
  if (before?.persons.includes(from) !== true) return before;
  const others = before.persons.filter((person) => person !== from && person !== who);
  return { ...before, persons: [...others, who] };
}

/** A bot that stands in plays on, now for the new holder. */
function movedTo(seat: Seat, person: string): Seat {
  switch (seat.state) {
    case 'held':
    case 'away': {
      const { player, colours, name } = seat;
      return { state: 'held', player, colours, person, name };
    }
    case 'bot':
      return seat.holder === null ? seat : { ...seat, holder: { ...seat.holder, person } };
    default:
      return seat;
  }
}

/** A bot without a holder leaves an open seat. */
function left(state: RoomState, { player, colours }: Seat, holder: Holder | null): Seat {
  if (state.phase !== 'playing' || holder === null) return { state: 'open', player, colours };
  return state.table.away === 'bot'
    ? { state: 'bot', player, colours, level: STAND_IN, holder: null }
    : { state: 'given-up', player, colours, ...holder };
}

/** `at`: when its clock restarts, if it does. */
function changed(state: RoomState, seat: Seat, at: number | null, event: RoomEvent): Folded {
  const seated: RoomState = { ...state, seatList: withSeat(state, seat) };
  const isActing = actingSeat(seated)?.player === seat.player;
  return { state: at !== null && isActing ? restarted(seated, at) : seated, events: [event] };
}

/** From a host who has left or is late: to the first present player, or else the next who comes. */
function passHost(before: RoomState, { state, events }: Folded, player: number): Folded {
  const isHosts = holds(seatOf(before, player), before.host);
  const isStillThere = state.seatList.some((seat) => seat.state === 'held' && holds(seat, state.host));
  if (!isHosts || isStillThere) return { state, events };
  const heir = state.seatList.find((seat) => seat.state === 'held');
  if (heir?.state !== 'held') return { state: { ...state, host: NOBODY }, events };
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
