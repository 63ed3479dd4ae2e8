/** Carries messages between the socket and the pure state of remote-state.ts. */
import { PROTOCOL_VERSION, type Created, type Refused, type Words } from '@ludo/protocol';
import type { Command, FairState, Opening } from '@ludo/room';
import { failure, success } from '@ludo/rules';
import { recall, remember } from '../../device/storage.ts';
import { languageWanted } from '../../words/text.ts';
import { beforeJoining, hear, seenThrow, type Errand, type Heard, type Pending } from './remote-state.ts';
import { chainsHere } from '../dice/seeds-here.ts';
import { noteSeen, seenHere } from '../dice/seen-here.ts';
import { ownPartNow, withOwnPart } from '../dice/own-part.ts';
import { watchLink } from './link-watch.ts';
import { remoteHostQuestions } from './remote-host-questions.ts';
import { remoteLog, remoteSoFar } from '../dice/remote-log.ts';
import { remoteRecord } from '../records/remote-record.ts';
import { remoteMoving } from './remote-moving.ts';
import { remotePush } from './remote-push.ts';
import { remoteTelevision } from './remote-television.ts';
import { afterDeadToken, keepToken, ownTokenOfPage, tokenIn, type TokenStore } from '../token-store.ts';
import type { ActResult, Table } from '../table.ts';
import { connect } from './wire.ts';

/** Milliseconds. */
const SAYING = 8000;

/** Milliseconds after a join that was refused for the moment: if the server names no time, and at least. */
const LATER = 1500;
const SOONEST = 500;
/** The share by which a wait may grow, so that clients refused together do not return together. */
const SPREAD = 0.5;
const spread = (milliseconds: number): number => milliseconds * (1 + SPREAD * Math.random());
/** Milliseconds after which a token is stored even if the device loses power. */
const KEPT_AFTER = 10_000;

const tokenKey = (room: string): string => `token.${room}`;

/** 72 bits in base64url; crypto.randomUUID is missing on plain http. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/** Stores the token by which this device stays the same person there. Null: the server cannot be reached. */
export function makeRoom(opening: Opening): Promise<Created | Refused | null> {
  const wire = connect();
  return new Promise((resolve) => {
    wire.once('connect_error', () => {
      wire.close();
      resolve(null);
    });
    wire.once('connect', () => {
      wire.emit('create', { v: PROTOCOL_VERSION, language: languageWanted(), ...opening }, (answer) => {
        if (answer.ok) remember(tokenKey(answer.room), answer.token);
        wire.close();
        resolve(answer);
      });
    });
  });
}

const storedIn = (room: string): TokenStore => ({
  read: () => tokenIn(recall(tokenKey(room))),
  write: (token) => remember(tokenKey(room), token),
});

/** With a token that only this page knows. */
export const openForTelevision = (room: string): Table => openRemoteTable(room, ownTokenOfPage(), true);

/** `key`: where the token is by which this page is a person there; as a rule, the browser's own. */
export function openRemoteTable(room: string, key: TokenStore = storedIn(room), isTelevision = false): Table {
  const wire = connect(room);
  const listeners = new Set<() => void>();
  const asking = new Map<string, (result: ActResult) => void>();
  const chains = chainsHere(room);
  let state = beforeJoining(Date.now(), room, seenHere(room), chains.has);
  let donePartOf: FairState | null = null;
  let telling: ReturnType<typeof setTimeout> | undefined;

  const take = (heard: Heard): void => {
    const before = state.view;
    const next = hear(state, heard);
    state = next.state;
    if (state.view !== before) for (const listener of listeners) listener();
    for (const errand of next.errands) run(errand);
    if (state.view.room?.fair !== before.room?.fair) noteSeen(room, seenThrow(state.view.room));
    if (state.view.room !== before.room || heard.type === 'joined') doOwnPart();
  };

  /** Once for each state of the dice: an answer, or the next row, changes it. */
  const doOwnPart = (done = donePartOf): void => {
    const { view } = state;
    if (view.connection.state !== 'open' || view.room?.fair === done) return;
    donePartOf = view.room?.fair ?? null;
    const underWay = state.pending.map(({ command }) => command);
    for (const command of ownPartNow(view, underWay, chains)) take({ type: 'acted', id: newId(), command });
  };

  const run = (errand: Errand): void => {
    switch (errand.type) {
      case 'join':
        if (errand.isLater) joinLater(errand.lastSeq, errand.retryAfter);
        else join(errand.lastSeq);
        return;
      case 'wait':
        setTimeout(() => take({ type: 'waited', id: errand.id }), spread(errand.milliseconds));
        return;
      case 'send':
        return send(errand.pending);
      case 'tell':
        asking.get(errand.id)?.(errand.result);
        asking.delete(errand.id);
    }
  };

  const joinLater = (lastSeq: number, retryAfter = LATER): void => {
    const rejoin = (): void => {
      // A new connection has already joined by itself.
      if (wire.connected && wire.id === id) join(lastSeq);
    };
    const { id } = wire;
    setTimeout(rejoin, spread(Math.max(SOONEST, retryAfter)));
  };

  const join = (lastSeq: number): void => {
    clearTimeout(telling);
    const token = key.read();
    const message = {
      v: PROTOCOL_VERSION,
      room,
      lastSeq,
      ...(token === null ? {} : { token }),
      ...(isTelevision ? { television: true as const } : {}),
    };
    wire.emit('join', message, (answer) => {
      if (!answer.ok && answer.refusal.code === 'token-renewed')
        return take({ type: 'token-dead', next: afterDeadToken(key, token) });
      if (!answer.ok) return take({ type: 'join-refused', refusal: answer.refusal });
      if (keepToken(key, token, answer.token) && answer.token !== token) tellKept(answer.token);
      take({ type: 'joined', joined: answer, at: Date.now() });
    });
  };

  /** Browsers write storage to disk some seconds later, so it must still be stored by then. */
  const tellKept = (token: string): void => {
    telling = setTimeout(() => {
      if (wire.connected && key.read() === token) wire.emit('kept', { token }, () => undefined);
    }, KEPT_AFTER);
  };

  const send = ({ id, command }: Pending): void => {
    wire.emit('command', { room, id, command }, (answer) =>
      take({ type: 'answered', id, answer, at: Date.now() }),
    );
  };

  const unwatch = watchLink(wire);
  wire.on('connect', () => take({ type: 'connected', at: Date.now() }));
  wire.on('disconnect', () => take({ type: 'disconnected', at: Date.now() }));
  wire.on('connect_error', () => take({ type: 'disconnected', at: Date.now() }));
  wire.on('row', (row) => take({ type: 'row', row, at: Date.now() }));
  wire.on('said', (said) => take({ type: 'said', said }));
  wire.on('questions', ({ questions }) => take({ type: 'questions', questions }));
  wire.on('wished', (wished) => take({ type: 'wished', wished }));
  wire.on('presence', (presence) => take({ type: 'presence', presence }));

  const act = (command: Command): Promise<ActResult> =>
    new Promise((resolve) => {
      const id = newId();
      asking.set(id, resolve);
      const whole = withOwnPart(command, state.view, chains);
      // The chain was given up just now: a throw goes without a value once a new tip is published.
      if (whole.do === 'throw' && whole.value === undefined) doOwnPart(null);
      take({ type: 'acted', id, command: whole });
    });

  /** Does not repeat: a person can say it again. */
  const say = (words: Words): Promise<ActResult> =>
    new Promise((resolve) => {
      const notNow = failure({ code: 'not-joined', clause: null } as const);
      if (state.view.connection.state !== 'open' || state.isJoining) return resolve(notNow);
      wire.timeout(SAYING).emit('say', { room, words }, (late, answer) => {
        if (late !== null) return resolve(notNow);
        if (answer.ok) return resolve(success(null));
        if (answer.refusal.code === 'not-joined') take({ type: 'connected', at: Date.now() });
        resolve(failure(answer.refusal));
      });
    });

  return {
    kind: 'remote',
    view: () => state.view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act,
    talk: { room, say },
    undo: () => false,
    moving: remoteMoving(wire, room),
    asking: remoteHostQuestions(wire, room),
    push: remotePush(wire, room),
    television: remoteTelevision(wire, room),
    replayPath: () => `/replay/${room}/${state.view.room?.game ?? 0}`,
    record: (hasNames) => remoteRecord(room, state.view.room?.game ?? 0, hasNames),
    soFar: remoteSoFar(wire, room),
    checkLog: remoteLog(
      wire,
      room,
      () => state.view.room?.seq ?? 0,
      (log) => take({ type: 'log-checked', log }),
    ),
    close: () => {
      clearTimeout(telling);
      unwatch();
      listeners.clear();
      wire.close();
    },
  };
}
