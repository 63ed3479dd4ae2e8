// A room as pages see it, without a server: the room's own package decides and folds rows, and each page hears of them
// through the product's `remote-state.ts`. Only the wire is missing. What only the server knows (who is connected,
// questions to the host, passes) is set by hand.
import { choosePlay } from '@ludo/bots';
import type { Question, Said, Speaker, Wish, Words, WireRefusal } from '@ludo/protocol';
import {
  decide,
  decideDue,
  foldRow,
  open,
  playersOf,
  type Command,
  type Dice,
  type LoggedRow,
  type Opening,
  type PersonId,
  type RoomState,
  type Row,
} from '@ludo/room';
import { Chance, failure, success, type Result } from '@ludo/rules';
import {
  beforeJoining,
  hear,
  type Errand,
  type Heard,
  type RemoteState,
} from '../../src/table/remote-state.ts';
import type { ActResult, Moving, Table } from '../../src/table/table.ts';

/** The room's name in the address of its table. */
export const ROOM = 'abcdefghijkl';

export interface FakeTable extends Table {
  /** As if this had come over the wire. */
  readonly hears: (heard: Heard) => void;
  /** Loses the connection: actions wait. */
  readonly drops: () => void;
  /** Connects (again): missed rows come together, and waiting actions are sent. */
  readonly joins: () => void;
  /** This page's questions to the host, and the host's answers, oldest first. */
  readonly wishes: readonly Wish[];
  readonly answers: readonly (readonly [n: number, says: 'yes' | 'no'])[];
  /** The seats of a pass of this page, or brought to it; or a refusal. Null: no answer comes. */
  pass: Result<readonly number[], WireRefusal | null>;
  /** While false, the server does not answer this page. */
  isAnswered: boolean;
  /** The server's next answer, instead of carrying out a command. */
  refusal: WireRefusal | null;
}

export interface FakeRoom {
  readonly state: () => RoomState;
  /** The table as the page of this person has it; without `isJoined` nothing has come of it yet. */
  readonly tableOf: (person: PersonId, isJoined?: boolean) => FakeTable;
  /** Commands of somebody without a page, who is present from then on. A refusal is a mistake of the test. */
  readonly does: (person: PersonId, ...commands: readonly Command[]) => void;
  /** The next dice, in order. A throw without dealt dice fails. */
  readonly deal: (...faces: readonly number[]) => void;
  /** Dice that were dealt and not thrown. */
  readonly dealt: () => readonly number[];
  /** Rows that the server writes itself: somebody is away, late or back. */
  readonly writes: (row: Row) => void;
  /** The clock goes on, and what is due happens: bots act, clocks run out, grace times end. */
  readonly passes: (milliseconds: number) => void;
  /** Somebody loses the connection, without a row. */
  readonly leaves: (person: PersonId) => void;
  readonly says: (person: PersonId, words: Words) => void;
  readonly asks: (...questions: readonly Question[]) => void;
}

/** Who sits where: for each person, the names at the seats by player. */
export type Seated = Readonly<Record<PersonId, Readonly<Record<number, string>>>>;

/** A new room; the first person is its host. */
export function fakeRoom(opening: Opening, seated: Seated): FakeRoom {
  const [host = 'host'] = Object.keys(seated);
  const rows: LoggedRow[] = [];
  const tables = new Map<PersonId, { readonly tell: (heard: Heard) => void; isOpen: boolean }>();
  const present = new Set<PersonId>();
  const dealt: number[] = [];
  const talk: Said[] = [];
  const watchers: PersonId[] = [];
  const chance = new Chance('a room without a server');
  let ahead = 0;
  let room: RoomState | null = null;

  const now = (): number => Date.now() + ahead;
  const state = (): RoomState => {
    if (room === null) throw new Error('the room has not been opened');
    return room;
  };
  const dice: Dice = {
    throw: (count) => {
      if (dealt.length < count)
        throw new Error(`a throw of ${count} was asked for, and ${dealt.length} dice were dealt`);
      return { faces: dealt.splice(0, count), origin: 'scripted' };
    },
  };
  const tellAll = (heard: Heard): void => {
    for (const { tell, isOpen } of tables.values()) if (isOpen) tell(heard);
  };
  const presence = () => ({
    room: ROOM,
    here: [...present].flatMap((person) => playersOf(state(), person)),
    watchers: [...present].filter((person) => playersOf(state(), person).length === 0).length,
  });
  const write = (row: Row, id?: string): void => {
    const at = now();
    const logged: LoggedRow = { s: rows.length + 1, at, row, ...(id === undefined ? {} : { id }) };
    rows.push(logged);
    room = foldRow(room, logged).state;
    tellAll({ type: 'row', row: logged, at });
    tellAll({ type: 'presence', presence: presence() });
  };
  const carryOut = (person: PersonId, command: Command, id?: string): ActResult => {
    const decided = decide(state(), command, { person, dice });
    if (!decided.ok) return decided;
    write(decided.value, id);
    return success(null);
  };
  const say = (person: PersonId, words: Words): void => {
    const said: Said = { room: ROOM, n: talk.length + 1, at: now(), by: speaker(person), words };
    talk.push(said);
    tellAll({ type: 'said', said });
  };
  const speaker = (person: PersonId): Speaker => {
    const [player] = playersOf(state(), person);
    const seat = state().seatList.find((each) => each.player === player);
    if (player !== undefined && seat?.state === 'held')
      return { as: 'player', person, player, name: seat.name };
    if (!watchers.includes(person)) watchers.push(person);
    return { as: 'watcher', person, number: watchers.indexOf(person) + 1 };
  };

  const tableOf = (person: PersonId, isJoined = true): FakeTable => {
    let known: RemoteState = beforeJoining(now());
    const listeners = new Set<() => void>();
    const waiting = new Map<string, (result: ActResult) => void>();
    let sent = 0;
    const tell = (heard: Heard): void => {
      const before = known.view;
      const next = hear(known, heard);
      known = next.state;
      if (known.view !== before) for (const listener of listeners) listener();
      for (const errand of next.errands) run(errand);
    };
    const run = (errand: Errand): void => {
      switch (errand.type) {
        case 'join':
          return tell({
            type: 'joined',
            at: now(),
            joined: {
              ok: true,
              token: 'a-token',
              person,
              rows: rows.slice(errand.lastSeq),
              presence: presence(),
              talk: [...talk],
              time: now(),
            },
          });
        case 'send': {
          const { id, command } = errand.pending;
          // The answer to a press never comes before the press is over.
          return queueMicrotask(() => {
            if (!line.isOpen || !table.isAnswered) return;
            const { refusal } = table;
            table.refusal = null;
            const result = refusal === null ? carryOut(person, command, id) : failure(refusal);
            if (!result.ok)
              tell({ type: 'answered', id, answer: { ok: false, refusal: result.error }, at: now() });
          });
        }
        case 'tell':
          waiting.get(errand.id)?.(errand.result);
          waiting.delete(errand.id);
          return;
        case 'wait':
          setTimeout(() => tell({ type: 'waited', id: errand.id }), errand.milliseconds);
      }
    };
    const line = { tell, isOpen: false };
    tables.set(person, line);
    const wishes: Wish[] = [];
    const answers: (readonly [number, 'yes' | 'no'])[] = [];
    const moving: Moving = {
      ask: () =>
        Promise.resolve(
          table.pass.ok ? success({ pass: 'a'.repeat(22), until: now() + 600_000 }) : table.pass,
        ),
      take: (_pass, isSure) => {
        const { pass } = table;
        if (pass.ok && isSure) {
          const from = state().seatList.find(({ player }) => pass.value.includes(player));
          if (from?.state === 'held') write({ t: 'move', from: from.person, who: person });
        }
        return Promise.resolve(pass);
      },
    };
    const table: FakeTable = {
      kind: 'remote',
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
          tell({ type: 'acted', id, command });
        }),
      talk: {
        room: ROOM,
        say: (words) => {
          const { refusal } = table;
          table.refusal = null;
          if (refusal !== null) return Promise.resolve(failure(refusal));
          say(person, words);
          return Promise.resolve(success(null));
        },
      },
      undo: () => false,
      moving,
      asking: {
        room: ROOM,
        ask: (wish) => {
          const { refusal } = table;
          table.refusal = null;
          if (refusal !== null) return Promise.resolve(failure(refusal));
          wishes.push(wish);
          tell({ type: 'wished', wished: { room: ROOM, to: wish.do, is: 'asked' } });
          return Promise.resolve(success(null));
        },
        answer: (n, says) => {
          answers.push([n, says]);
          tell({ type: 'questions', questions: known.view.questions.filter((each) => each.n !== n) });
          return Promise.resolve(success(null));
        },
      },
      close: () => {
        listeners.clear();
        tables.delete(person);
      },
      hears: tell,
      drops: () => {
        line.isOpen = false;
        tell({ type: 'disconnected', at: now() });
      },
      joins: () => {
        line.isOpen = true;
        present.add(person);
        tell({ type: 'connected', at: now() });
        tellAll({ type: 'presence', presence: presence() });
      },
      wishes,
      answers,
      pass: success(playersOf(state(), person)),
      isAnswered: true,
      refusal: null,
    };
    if (isJoined) table.joins();
    return table;
  };

  const does: FakeRoom['does'] = (person, ...commands) => {
    present.add(person);
    for (const command of commands) {
      const done = carryOut(person, command);
      if (!done.ok) throw new Error(`${person} may not ${JSON.stringify(command)}: ${done.error.code}`);
    }
  };

  const opened = open(opening, host);
  if (!opened.ok) throw new Error(`${opened.error.field}: ${opened.error.reason}`);
  write(opened.value);
  for (const [person, seats] of Object.entries(seated))
    for (const [player, name] of Object.entries(seats))
      does(person, { do: 'sit', player: Number(player), name });

  return {
    state,
    tableOf,
    does,
    deal: (...faces) => void dealt.push(...faces),
    dealt: () => dealt,
    writes: write,
    passes: (milliseconds) => {
      ahead += milliseconds;
      const choose: Parameters<typeof decideDue>[3] = (position, level) =>
        choosePlay(position, level, chance);
      for (
        let due = decideDue(state(), now(), dice, choose);
        due !== null;
        due = decideDue(state(), now(), dice, choose)
      )
        write(due.value);
    },
    leaves: (person) => {
      present.delete(person);
      tellAll({ type: 'presence', presence: presence() });
    },
    says: say,
    asks: (...questions) => tables.get(state().host)?.tell({ type: 'questions', questions }),
  };
}

/** A room whose games start from this position. */
export function roomFrom(position: string, seated: Seated): FakeRoom {
  const [rules = '', seats = ''] = position.split(' ');
  return fakeRoom({ rules, seats, position }, seated);
}
