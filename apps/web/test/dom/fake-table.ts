// The table as one page at a fake room has it. What comes over the wire goes through the product's own `remote-state.ts`; only the
// wire is missing, and what the server alone knows is driven by hand.
import type { Joined, PushSubscriber, Wish, WireRefusal, Words } from '@ludo/protocol';
import type { Command, PersonId } from '@ludo/room';
import { failure, success, type Result } from '@ludo/rules';
import {
  beforeJoining,
  hear,
  type Errand,
  type Heard,
  type RemoteState,
} from '../../src/table/remote/remote-state.ts';
import { checkWholeLog } from '../../src/table/dice/whole-log.ts';
import { gameSoFar } from '../../src/table/records/so-far.ts';
import type { ActResult, Table } from '../../src/table/table.ts';

/** The name of the room, as it stands in the address of its table. */
export const ROOM = 'abcdefghijkl';

export interface FakeTable extends Table {
  /** As if this had come over the wire. */
  readonly hears: (heard: Heard) => void;
  /** The same, unless the connection is lost. */
  readonly told: (heard: Heard) => void;
  /** The connection is lost: what is done waits. */
  readonly drops: () => void;
  /** It is there (again): what has happened meanwhile comes together, and what waits is sent. */
  readonly joins: () => void;
  /** What was asked of the host from this page, and what the host has answered, oldest first. */
  readonly wishes: readonly Wish[];
  readonly answers: readonly (readonly [n: number, says: 'yes' | 'no'])[];
  /** The server's key, from the next join on; null: it tells of no turns. */
  pushKey: string | null;
  /** Devices that asked to be told of turns, with the language in which. */
  readonly subscribed: readonly (readonly [endpoint: string, language: string])[];
  /** Codes of televisions to which this page has sent its table. */
  readonly shown: readonly string[];
  /** Seats that a pass of this page, or brought to it, is for; a refusal in its place. Null: no answer comes. */
  pass: Result<readonly number[], WireRefusal | null>;
  /** While it is off, the server says nothing to what this page sends. */
  isAnswered: boolean;
  /** What the server says next in place of carrying out. */
  refusal: WireRefusal | null;
}

/** What a table asks of its room. */
export interface RoomDoor {
  readonly now: () => number;
  readonly joined: (person: PersonId, lastSeq: number) => Joined;
  /** Somebody's page is there. */
  readonly comes: (person: PersonId) => void;
  readonly carryOut: (person: PersonId, command: Command, id: string) => ActResult;
  readonly says: (person: PersonId, words: Words) => void;
  /** The seats of these players are somebody's from now on. */
  readonly moves: (players: readonly number[], person: PersonId) => void;
  readonly closed: () => void;
}

export function fakeTable(person: PersonId, door: RoomDoor): FakeTable {
  const { now } = door;
  let known: RemoteState = beforeJoining(now(), 'abcdefghijkl');
  let isOpen = false;
  let sent = 0;
  const listeners = new Set<() => void>();
  const waiting = new Map<string, (result: ActResult) => void>();
  const wishes: Wish[] = [];
  const answers: (readonly [number, 'yes' | 'no'])[] = [];
  const shown: string[] = [];
  const subscribed: (readonly [string, string])[] = [];

  const hears = (heard: Heard): void => {
    const before = known.view;
    const next = hear(known, heard);
    known = next.state;
    if (known.view !== before) for (const listener of listeners) listener();
    for (const errand of next.errands) run(errand);
  };
  const run = (errand: Errand): void => {
    switch (errand.type) {
      case 'join': {
        const { pushKey } = table;
        const joined = { ...door.joined(person, errand.lastSeq), ...(pushKey === null ? {} : { pushKey }) };
        return hears({ type: 'joined', at: now(), joined });
      }
      case 'send': {
        const { id, command } = errand.pending;
        // The answer to a press never comes before the press is over.
        return queueMicrotask(() => answer(id, command));
      }
      case 'tell':
        waiting.get(errand.id)?.(errand.result);
        waiting.delete(errand.id);
        return;
      case 'wait':
        setTimeout(() => hears({ type: 'waited', id: errand.id }), errand.milliseconds);
    }
  };
  const answer = (id: string, command: Command): void => {
    if (!isOpen || !table.isAnswered) return;
    const refused = refusalNow();
    const result = refused ?? door.carryOut(person, command, id);
    if (!result.ok) hears({ type: 'answered', id, answer: { ok: false, refusal: result.error }, at: now() });
  };
  /** What the server was told to say in place of carrying out, once. */
  const refusalNow = () => {
    const { refusal } = table;
    table.refusal = null;
    return refusal === null ? null : failure(refusal);
  };

  const checkLog = async (): Promise<boolean> => {
    const read = (after: number) => Promise.resolve(door.joined(person, after).rows);
    const log = await checkWholeLog({ room: ROOM, read, pause: () => Promise.resolve() });
    if (log !== null) hears({ type: 'log-checked', log });
    return log !== null;
  };

  const table: FakeTable = {
    kind: 'remote',
    checkLog,
    replayPath: () => `/replay/${ROOM}/${known.view.room?.game ?? 0}`,
    soFar: () => Promise.resolve(gameSoFar(door.joined(person, 0).rows)),
    record: (hasNames) => Promise.resolve(hasNames ? 'record 1\nwith names\n' : 'record 1\n'),
    view: () => known.view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    act: (command) =>
      new Promise((resolve) => {
        sent += 1;
        const id = `${person}-${sent}`;
        waiting.set(id, resolve);
        hears({ type: 'acted', id, command });
      }),
    talk: {
      room: ROOM,
      say: (words) => {
        const refused = refusalNow();
        if (refused !== null) return Promise.resolve(refused);
        door.says(person, words);
        return Promise.resolve(success(null));
      },
    },
    undo: () => false,
    moving: {
      ask: () => {
        const { pass } = table;
        return Promise.resolve(pass.ok ? success({ pass: 'a'.repeat(22), until: now() + 600_000 }) : pass);
      },
      take: (_, isSure) => {
        const { pass } = table;
        if (pass.ok && isSure) door.moves(pass.value, person);
        return Promise.resolve(pass);
      },
    },
    asking: {
      room: ROOM,
      ask: (wish) => {
        const refused = refusalNow();
        if (refused !== null) return Promise.resolve(refused);
        wishes.push(wish);
        hears({ type: 'wished', wished: { room: ROOM, to: wish.do, is: 'asked' } });
        return Promise.resolve(success(null));
      },
      answer: (n, says) => {
        answers.push([n, says]);
        hears({ type: 'questions', questions: known.view.questions.filter((each) => each.n !== n) });
        return Promise.resolve(success(null));
      },
    },
    push: {
      subscribe: ({ endpoint }: PushSubscriber, language) => void subscribed.push([endpoint, language]),
    },
    television: {
      room: ROOM,
      show: (code) => {
        const refused = refusalNow();
        if (refused !== null) return Promise.resolve(refused);
        shown.push(code);
        return Promise.resolve(success(null));
      },
    },
    close: () => {
      listeners.clear();
      door.closed();
    },
    hears,
    told: (heard) => {
      if (isOpen) hears(heard);
    },
    drops: () => {
      isOpen = false;
      hears({ type: 'disconnected', at: now() });
    },
    joins: () => {
      isOpen = true;
      door.comes(person);
      hears({ type: 'connected', at: now() });
    },
    wishes,
    answers,
    subscribed,
    shown,
    pushKey: null,
    pass: success([]),
    isAnswered: true,
    refusal: null,
  };
  return table;
}
