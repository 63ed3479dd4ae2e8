/**
 * What becomes of what a page knows of a room on the server, as a pure function of what it hears; what is to be sent comes
 * back as errands.
 */
import type { AlreadyAccepted, Joined, Presence, Refused, Said, WireRefusal } from '@ludo/protocol';
import { foldRow, readSnapshot, type LoggedRow } from '@ludo/room';
import { failure, success } from '@ludo/rules';
import { catchUp } from '../catch-up.ts';
import { afterRow, withForeignTips } from '../dice/checked.ts';
import { checkedAtJoin, checkedBy, hearLogChecked, isOwnIn, sentBy } from './remote-dice.ts';
import {
  seeing,
  type Errand,
  type Heard,
  type Next,
  type Pending,
  type RemoteState,
} from './remote-parts.ts';
import { afterRefusal, retryWait } from './retry.ts';
import { seatsOf, type ActResult, type TableView } from '../table.ts';

export { seenThrow } from './remote-dice.ts';
export { beforeJoining } from './remote-parts.ts';
export type { Errand, Heard, Pending, RemoteState } from './remote-parts.ts';

const NOT_CONNECTED = { code: 'not-connected', clause: null } as const;

export function hear(before: RemoteState, heard: Heard): Next {
  const { state, errands } = take(before, heard);
  const isAskingAgain = state.pending.some(({ again }) => again !== undefined);
  if (state.view.isAskingAgain === isAskingAgain) return { state, errands };
  return { state: seeing(state, { isAskingAgain }), errands };
}

function take(state: RemoteState, heard: Heard): Next {
  switch (heard.type) {
    case 'connected':
      return joining(state);
    case 'disconnected':
      return {
        state: {
          ...seeing(state, { connection: lostSince(state, heard.at), latest: null }),
          isJoining: false,
        },
        errands: [],
      };
    case 'joined':
      return hearJoined(state, heard.joined, heard.at);
    case 'join-refused':
      return hearJoinRefused(state, heard.refusal);
    case 'token-dead':
      return joining(heard.next === 'anew' ? seeing(state, { isSeatLost: true, latest: null }) : state);
    case 'row':
      return hearRow(state, heard.row, heard.at);
    case 'presence':
      return { state: seeing(state, { ...presenceIn(heard.presence), latest: null }), errands: [] };
    case 'said':
      return { state: hearSaid(state, heard.said), errands: [] };
    case 'questions':
      return { state: seeing(state, { questions: heard.questions, latest: null }), errands: [] };
    case 'wished': {
      const { to, is } = heard.wished;
      return { state: seeing(state, { wish: { to, is }, latest: null }), errands: [] };
    }
    case 'acted': {
      if (state.view.connection.state === 'lost')
        return { state, errands: [{ type: 'tell', id: heard.id, result: failure(NOT_CONNECTED) }] };
      const pending: Pending = { id: heard.id, command: heard.command };
      return {
        state: { ...state, pending: [...state.pending, pending], sent: sentBy(state, heard.command) },
        errands: isOpen(state) ? [{ type: 'send', pending }] : [],
      };
    }
    case 'answered':
      return hearAnswer(state, heard.id, heard.answer, heard.at);
    case 'log-checked':
      return { state: hearLogChecked(state, heard.log), errands: [] };
    case 'waited':
      return hearWaited(state, heard.id);
  }
}

function isOpen({ view, isJoining }: RemoteState): boolean {
  return view.connection.state === 'open' && !isJoining;
}

function presenceIn({
  here,
  watchers,
  televisions = 0,
}: Presence): Pick<TableView, 'here' | 'watchers' | 'televisions'> {
  return { here, watchers, televisions };
}

/** A first connection is still being made; a later one is lost. */
function lostSince({ view: { connection, room } }: RemoteState, at: number): TableView['connection'] {
  if (connection.state === 'lost' || (connection.state === 'connecting' && room === null)) return connection;
  return { state: 'lost', since: at };
}

function joining(state: RemoteState, isLater = false, refusal?: WireRefusal): Next {
  const lastSeq = state.view.room?.seq ?? 0;
  const after = refusal !== undefined && 'retryAfter' in refusal ? refusal.retryAfter : undefined;
  const errand: Errand = {
    type: 'join',
    lastSeq,
    isLater,
    ...(after === undefined ? {} : { retryAfter: after }),
  };
  return { state: { ...state, isJoining: true }, errands: [errand] };
}

/**
 * A snapshot counts, even where the page knew more. A command whose row is inside is sent again, and answered with that
 * row's number.
 */
function hearJoined(state: RemoteState, joined: Joined, at: number): Next {
  const known = joined.snapshot === undefined ? state.view.room : readSnapshot(joined.snapshot);
  const rows = joined.rows.filter((row) => row.s > (known?.seq ?? 0));
  const { room, caughtUp } = catchUp(known, rows);
  const accepted = new Set(rows.map((row) => row.id));
  const pending = state.pending.filter(({ id }) => !accepted.has(id)).map(underWay);
  const settled = state.pending.filter(({ id }) => accepted.has(id));
  return {
    state: {
      view: {
        room,
        person: joined.person,
        mine: seatsOf(room, joined.person),
        connection: { state: 'open', since: at },
        ...presenceIn(joined.presence),
        // Numbers restart in a room that was forgotten.
        talk: joined.talk,
        questions: joined.questions ?? [],
        wish: wishAfter(state.view.wish, joined),
        skew: joined.time - at,
        mayUndo: false,
        mayAnnounce: true,
        latest: null,
        caughtUp,
        isAskingAgain: state.view.isAskingAgain,
        isSeatLost: state.view.isSeatLost,
        pushKey: joined.pushKey ?? null,
        dice: checkedAtJoin(state, joined, room),
        turnedAway: null,
        problem: null,
      },
      pending,
      isJoining: false,
      name: state.name,
      seen: state.seen,
      sent: state.sent,
      hasTip: state.hasTip,
    },
    errands: [
      ...settled.map(({ id }): Errand => ({ type: 'tell', id, result: success(null) })),
      ...pending.map((each): Errand => ({ type: 'send', pending: each })),
    ],
  };
}

/** A wish that is no longer open has come to nothing. */
function wishAfter(before: TableView['wish'], { wishes }: Joined): TableView['wish'] {
  if (wishes !== undefined) return { to: wishes, is: 'asked' };
  return before?.is === 'asked' ? null : before;
}

const KEPT = 100;

function hearSaid(state: RemoteState, said: Said): RemoteState {
  const { talk } = state.view;
  if (said.n <= (talk.at(-1)?.n ?? 0)) return state;
  return seeing(state, { talk: [...talk, said].slice(-KEPT), latest: null });
}

const PASSING: readonly string[] = [
  'too-many-messages',
  'server-full',
  'storage-failed',
  'server-stopping',
  'not-joined',
];

function hearJoinRefused(state: RemoteState, refusal: WireRefusal): Next {
  if (PASSING.includes(refusal.code))
    return joining(seeing(state, { turnedAway: refusal.code, latest: null }), true, refusal);
  return { state: { ...seeing(state, { problem: refusal, latest: null }), isJoining: false }, errands: [] };
}

function hearRow(state: RemoteState, row: LoggedRow, at: number): Next {
  const seq = state.view.room?.seq ?? 0;
  if (row.s <= seq) return { state, errands: [] };
  if (row.s > seq + 1) return state.isJoining ? { state, errands: [] } : joining(state);
  const folded = foldRow(state.view.room, row);
  const { person } = state.view;
  const checked = afterRow(checkedBy(state), state.name, state.view.room, row, state.sent);
  const isOwn = state.pending.some(({ id }) => id === row.id);
  const seen = seeing(state, {
    room: folded.state,
    mine: seatsOf(folded.state, state.view.person),
    // The table's clock may have been corrected.
    skew: Math.max(state.view.skew, row.at - at),
    dice: withForeignTips(checked, state.view.room, folded.state, person, isOwnIn(state, person)),
    latest: { seq: row.s, row: row.row, events: folded.events },
    caughtUp: [],
  });
  return {
    state: { ...seen, pending: seen.pending.filter(({ id }) => id !== row.id) },
    errands: isOwn && row.id !== undefined ? [{ type: 'tell', id: row.id, result: success(null) }] : [],
  };
}

function hearAnswer(state: RemoteState, id: string, answer: AlreadyAccepted | Refused, at: number): Next {
  const asked = state.pending.find((pending) => pending.id === id);
  if (asked === undefined) return { state, errands: [] };
  // The join on its way sends what waits: a second one would overtake it.
  if (!answer.ok && answer.refusal.code === 'not-joined')
    return state.isJoining ? { state, errands: [] } : joining(state);
  // The connection ends, and the next join sends the command again.
  if (!answer.ok && answer.refusal.code === 'server-stopping') return { state, errands: [] };
  const wait = answer.ok ? null : retryWait(answer.refusal, asked.again, at);
  if (wait !== null) {
    const waiting: Pending = { ...asked, again: afterRefusal(asked.again, at) };
    return { state: withPending(state, waiting), errands: [{ type: 'wait', id, milliseconds: wait }] };
  }
  const without = { ...state, pending: state.pending.filter((pending) => pending.id !== id) };
  const result: ActResult = answer.ok ? success(null) : failure(answer.refusal);
  const told: Errand = { type: 'tell', id, result };
  const isBehind = answer.ok ? answer.seq > (state.view.room?.seq ?? 0) : answer.refusal.code === 'stale';
  if (!isBehind || state.isJoining) return { state: without, errands: [told] };
  const next = joining(without);
  return { state: next.state, errands: [told, ...next.errands] };
}

/** Without a connection, the next join sends what waits. */
function hearWaited(state: RemoteState, id: string): Next {
  const waiting = state.pending.find((pending) => pending.id === id && pending.again?.isWaiting === true);
  if (waiting === undefined || !isOpen(state)) return { state, errands: [] };
  const pending = underWay(waiting);
  return { state: withPending(state, pending), errands: [{ type: 'send', pending }] };
}

function underWay(pending: Pending): Pending {
  return pending.again === undefined
    ? pending
    : { ...pending, again: { ...pending.again, isWaiting: false } };
}

function withPending(state: RemoteState, changed: Pending): RemoteState {
  return { ...state, pending: state.pending.map((each) => (each.id === changed.id ? changed : each)) };
}
