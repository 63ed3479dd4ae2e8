// A room as pages see it, without a server: rows are decided and folded by the room's own package. What the server alone
// knows (who is connected, what the host is asked) is driven by hand.
import { choosePlay } from '@ludo/bots';
import type { Question, Said, Speaker, Words } from '@ludo/protocol';
import {
  decide,
  decideDue,
  foldRow,
  open,
  playersOf,
  type Accepted,
  type Command,
  type Dice,
  type FairDice,
  type LoggedRow,
  type Opening,
  type PersonId,
  type RoomState,
  type Row,
} from '@ludo/room';
import { Chance, success } from '@ludo/rules';
import type { Heard } from '../../src/table/remote/remote-state.ts';
import type { ActResult } from '../../src/table/table.ts';
import { fakeTable, ROOM, type FakeTable } from './fake-table.ts';

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

/** The tip of the server's chain, and its values. */
export interface FairRoom {
  readonly tip: string;
  readonly fair: FairDice;
}

/** A new room; the first person is its host. `fair`: with dice that can be checked. */
export function fakeRoom(opening: Opening, seated: Seated, fair: FairRoom | null = null): FakeRoom {
  const [host = 'host'] = Object.keys(seated);
  const rows: LoggedRow[] = [];
  const tables = new Map<PersonId, FakeTable>();
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
    ...(fair === null ? {} : { fair: fair.fair }),
    throw: (count) => {
      if (dealt.length < count)
        throw new Error(`a throw of ${count} was asked for, and ${dealt.length} dice were dealt`);
      return { faces: dealt.splice(0, count), origin: 'scripted' };
    },
  };
  const tellAll = (heard: Heard): void => {
    for (const table of tables.values()) table.told(heard);
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
  const comes = (person: PersonId): void => {
    present.add(person);
    tellAll({ type: 'presence', presence: presence() });
  };
  const says = (person: PersonId, words: Words): void => {
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
  const does: FakeRoom['does'] = (person, ...commands) => {
    present.add(person);
    for (const command of commands) {
      const done = carryOut(person, command);
      if (!done.ok) throw new Error(`${person} may not ${JSON.stringify(command)}: ${done.error.code}`);
    }
  };
  const tableOf: FakeRoom['tableOf'] = (person, isJoined = true) => {
    const table = fakeTable(person, {
      now,
      comes,
      carryOut,
      says,
      joined: (who, lastSeq) => ({
        ok: true,
        token: 'a-token',
        person: who,
        rows: rows.slice(lastSeq),
        presence: presence(),
        talk: [...talk],
        time: now(),
      }),
      moves: (players, who) => {
        const seat = state().seatList.find(({ player }) => players.includes(player));
        if (seat?.state === 'held') write({ t: 'move', from: seat.person, who });
      },
      closed: () => tables.delete(person),
    });
    tables.set(person, table);
    if (isJoined) table.joins();
    return table;
  };
  const nextDue = (): Accepted | null =>
    decideDue(state(), now(), dice, (position, level) => choosePlay(position, level, chance));

  const opened = open(opening, host, fair?.tip);
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
      for (let due = nextDue(); due !== null; due = nextDue()) write(due.value);
    },
    leaves: (person) => {
      present.delete(person);
      tellAll({ type: 'presence', presence: presence() });
    },
    says,
    asks: (...questions) => tables.get(state().host)?.hears({ type: 'questions', questions }),
  };
}

/** A room whose games start from this position. */
export function roomFrom(position: string, seated: Seated): FakeRoom {
  const [rules = '', seats = ''] = position.split(' ');
  return fakeRoom({ rules, seats, position }, seated);
}
