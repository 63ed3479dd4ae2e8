/**
 * What a page knows of a room on the server, as a pure function of what it hears; what is to be sent comes back as
 * errands.
 */
import type {
  AlreadyAccepted,
  Joined,
  Presence,
  Question,
  Refused,
  Said,
  Wished,
  WireRefusal,
} from '@ludo/protocol';
import {
  foldRow,
  readSnapshot,
  type Command,
  type LoggedRow,
  type PersonId,
  type RoomState,
} from '@ludo/room';
import { failure, success } from '@ludo/rules';
import { catchUp } from './catch-up.ts';
import {
  afterJoin,
  afterLog,
  afterRow,
  nothingChecked,
  withForeignTips,
  withLostProof,
  type DiceChecked,
  type SeenThrow,
  type SentValue,
  type WholeLog,
} from './dice/checked.ts';
import { afterRefusal, retryWait, type Retry } from './retry.ts';
import { seatsOf, type ActResult, type TableView } from './table.ts';

export interface RemoteState {
  readonly view: TableView;
  /** Neither a row nor refused yet, oldest first. */
  readonly pending: readonly Pending[];
  /** A gap in the rows needs no second join. */
  readonly isJoining: boolean;
  /** Of the room. */
  readonly name: string;
  /** The last throw that this device had seen when the page was opened. */
  readonly seen: SeenThrow | null;
  /** The last value for the dice that this page has sent. */
  readonly sent: SentValue | null;
  /** This device has the chain of that tip of this person. */
  readonly hasTip: HasTip;
}

type HasTip = (person: PersonId, tip: string) => boolean;

export interface Pending {
  readonly id: string;
  readonly command: Command;
  /** Set when it was refused for the moment. */
  readonly again?: Retry;
}

export type Heard =
  | { readonly type: 'connected'; readonly at: number }
  | { readonly type: 'disconnected'; readonly at: number }
  | { readonly type: 'joined'; readonly joined: Joined; readonly at: number }
  | { readonly type: 'join-refused'; readonly refusal: WireRefusal }
  /** `anew`: there is no other token, and this device becomes a new person. */
  | { readonly type: 'token-dead'; readonly next: 'again' | 'anew' }
  | { readonly type: 'row'; readonly row: LoggedRow; readonly at: number }
  | { readonly type: 'presence'; readonly presence: Presence }
  | { readonly type: 'said'; readonly said: Said }
  | { readonly type: 'questions'; readonly questions: readonly Question[] }
  | { readonly type: 'wished'; readonly wished: Wished }
  | { readonly type: 'acted'; readonly id: string; readonly command: Command }
  | {
      readonly type: 'answered';
      readonly id: string;
      readonly answer: AlreadyAccepted | Refused;
      readonly at: number;
    }
  /** All rows up to `seq` were checked. */
  | { readonly type: 'log-checked'; readonly log: WholeLog }
  /** The time of a `wait` is over. */
  | { readonly type: 'waited'; readonly id: string };

export type Errand =
  /** Milliseconds, if the server has said so. */
  | {
      readonly type: 'join';
      readonly lastSeq: number;
      readonly isLater: boolean;
      readonly retryAfter?: number;
    }
  | { readonly type: 'wait'; readonly id: string; readonly milliseconds: number }
  | { readonly type: 'send'; readonly pending: Pending }
  | { readonly type: 'tell'; readonly id: string; readonly result: ActResult };

const NOT_CONNECTED = { code: 'not-connected', clause: null } as const;

interface Next {
  readonly state: RemoteState;
  readonly errands: readonly Errand[];
}

export function beforeJoining(
  at: number,
  name: string,
  seen: SeenThrow | null = null,
  hasTip: HasTip = () => true,
): RemoteState {
  return {
    view: {
      room: null,
      person: null,
      mine: [],
      connection: { state: 'connecting', since: at },
      here: [],
      watchers: 0,
      televisions: 0,
      talk: [],
      questions: [],
      wish: null,
      skew: 0,
      mayUndo: false,
      latest: null,
      caughtUp: [],
      isAskingAgain: false,
      isSeatLost: false,
      pushKey: null,
      dice: nothingChecked,
      turnedAway: null,
      problem: null,
    },
    pending: [],
    isJoining: false,
    name,
    seen,
    sent: null,
    hasTip,
  };
}

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

function seeing(state: RemoteState, change: Partial<TableView>): RemoteState {
  return { ...state, view: { ...state.view, ...change } };
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

/** Of rows that came since, this page has counted the throws itself. */
function hearLogChecked(state: RemoteState, log: WholeLog): RemoteState {
  const { room } = state.view;
  return room === null || room.seq !== log.seq
    ? state
    : seeing(state, { dice: afterLog(checkedBy(state), room, log), latest: null });
}

const checkedBy = ({ view }: RemoteState): DiceChecked => view.dice ?? nothingChecked;

/** By this page, or before it by this device. */
function seenBy({ view, seen }: RemoteState): SeenThrow | null {
  return seenThrow(view.room) ?? seen;
}

export function seenThrow(room: RoomState | null): SeenThrow | null {
  const fair = room?.fair ?? null;
  return fair === null ? null : { n: fair.n, result: fair.result };
}

function checkedAtJoin(state: RemoteState, joined: Joined, room: RoomState | null): DiceChecked {
  const [known, seen] = [state.view.room, seenBy(state)];
  const checked = afterJoin(checkedBy(state), state.name, known, joined, seen, state.sent);
  const compared = withLostProof(checked, room, seen);
  return withForeignTips(compared, known, room, joined.person, isOwnIn(state, joined.person));
}

const isOwnIn =
  ({ hasTip }: RemoteState, person: PersonId | null) =>
  (tip: string): boolean =>
    person === null || hasTip(person, tip);

/** Kept when the command is refused: the server knows the value. */
function sentBy({ sent, view }: RemoteState, command: Command): SentValue | null {
  const ply = view.room?.ply;
  const isPart = command.do === 'throw' || command.do === 'value';
  if (!isPart || command.value === undefined || ply === undefined) return sent;
  return { ply: command.do === 'throw' ? command.ply : ply, value: command.value };
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
