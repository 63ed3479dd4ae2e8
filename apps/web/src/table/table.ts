/** The one door between the page and a game, on this screen or in a room. */
import type {
  AnswerQuestion,
  PushSubscriber,
  Question,
  RefusalCode,
  Said,
  Wish,
  Wished,
  WireRefusal,
  Words,
} from '@ludo/protocol';
import {
  playersOf,
  type Command,
  type Language,
  type LoggedRow,
  type PersonId,
  type RoomEvent,
  type RoomState,
  type Row,
} from '@ludo/room';
import type { Result } from '@ludo/rules';
import type { DiceChecked } from './dice/checked.ts';

type Connection =
  | { readonly state: 'local' }
  | { readonly state: 'connecting' | 'open' | 'lost'; /** milliseconds since 1970 */ readonly since: number };

/** Null after a jump: then there is nothing to watch. */
export interface Latest {
  readonly seq: number;
  readonly row: Row;
  readonly events: readonly RoomEvent[];
}

/** Came with other rows: told, but not shown moving. */
export interface CaughtUp {
  readonly seq: number;
  readonly events: readonly RoomEvent[];
  readonly room: RoomState;
}

export interface TableView {
  readonly room: RoomState | null;
  readonly person: PersonId | null;
  readonly mine: readonly number[];
  readonly connection: Connection;
  readonly here: readonly number[];
  readonly watchers: number;
  /** That show the table. */
  readonly televisions: number;
  readonly talk: readonly Said[];
  /** To this person as the host, oldest first. */
  readonly questions: readonly Question[];
  /** This person's last question to the host. */
  readonly wish: Pick<Wished, 'to' | 'is'> | null;
  /** Milliseconds that the table's clock is ahead of this device's. */
  readonly skew: number;
  readonly mayUndo: boolean;
  /** Before a throw; false: whoever throws knows it already, or decides nothing. */
  readonly mayAnnounce: boolean;
  readonly latest: Latest | null;
  /** The last of the rows that came together. */
  readonly caughtUp: readonly CaughtUp[];
  /** A request was refused for the moment, and is sent again automatically. */
  readonly isAskingAgain: boolean;
  /** By which a device asks to be told of turns while its page is away; null: it cannot. */
  readonly pushKey: string | null;
  /** What this page found out about the dice; null: nothing is to be found out on one screen. */
  readonly dice: DiceChecked | null;
  /** Why this device was not let in; it tries again automatically. */
  readonly turnedAway: RefusalCode | null;
  /** Another copy of this device holds its seat. */
  readonly isSeatLost: boolean;
  readonly problem: WireRefusal | null;
}

/** A null error: no answer came. */
export interface Moving {
  readonly ask: () => Promise<
    Result<{ readonly pass: string; /** by the server's clock */ readonly until: number }, WireRefusal | null>
  >;
  /** The players of the pass; with `isSure` they are played here from now on. */
  readonly take: (pass: string, isSure: boolean) => Promise<Result<readonly number[], WireRefusal | null>>;
}

/** A game from its start on. */
export interface GameSoFar {
  /** The room before it. */
  readonly before: RoomState;
  readonly rows: readonly LoggedRow[];
}

export type ActResult = Result<null, WireRefusal>;

export interface TalkDoor {
  /** Under which this page stores whom it mutes. */
  readonly room: string;
  readonly say: (words: Words) => Promise<ActResult>;
}

/** A null error: no answer came. */
export interface HostQuestionDoor {
  /** Under which this browser stores that it was removed from a seat. */
  readonly room: string;
  readonly ask: (wish: Wish) => Promise<Result<null, WireRefusal | null>>;
  readonly answer: (n: number, says: AnswerQuestion['says']) => Promise<Result<null, WireRefusal | null>>;
}

/** Does not repeat: each page that joins asks anew. */
export interface PushDoor {
  readonly subscribe: (at: PushSubscriber, language: Language) => void;
}

/** A null error: no answer came. */
export interface TelevisionDoor {
  readonly room: string;
  /** `code`: as it is sent. */
  readonly show: (code: string) => Promise<Result<null, WireRefusal | null>>;
}

/** Of a table without a server: what only others could bring. */
export const nothingOfOthers = {
  watchers: 0,
  televisions: 0,
  talk: [],
  dice: null,
  skew: 0,
  isAskingAgain: false,
  turnedAway: null,
  pushKey: null,
  questions: [],
  wish: null,
  isSeatLost: false,
  problem: null,
} as const satisfies Partial<TableView>;

/** As text; null: it cannot be had now. */
export type RecordOfGame = (hasNames: boolean) => Promise<string | null>;

export interface Table {
  readonly kind: 'local' | 'remote' | 'replay';
  readonly view: () => TableView;
  /** Called once for every row, in order, and for every other change of the view. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (command: Command) => Promise<ActResult>;
  readonly talk: TalkDoor | null;
  /** Takes back a play or a throw; false where that is impossible, as in a room. */
  readonly undo: () => boolean;
  /** On one screen: the table rests. */
  readonly rest?: (isResting: boolean) => void;
  readonly moving: Moving | null;
  /** Null on one screen: there everybody decides together. */
  readonly asking: HostQuestionDoor | null;
  /** Null on one screen. */
  readonly push: PushDoor | null;
  /** Null on one screen. */
  readonly television: TelevisionDoor | null;
  /** Checks all dice from the first row on, while the page goes on; false: the log cannot be had now. Null on one screen. */
  readonly checkLog: (() => Promise<boolean>) | null;
  /** All that has happened in the game that is played, or was last; null: it cannot be had now, or none has begun. */
  readonly soFar: () => Promise<GameSoFar | null>;
  /** Where whoever has it can watch the last finished game again, by link; null: only this device can. */
  readonly replayPath: () => string | null;
  /** The record of the last finished game. */
  readonly record: RecordOfGame;
  /** On one screen: the last game as it is now. Its record is worked out when it is asked for. */
  readonly lastGame?: () => RecordOfGame;
  readonly close: () => void;
}

export function seatsOf(room: RoomState | null, person: PersonId | null): readonly number[] {
  if (room === null || person === null) return [];
  return playersOf(room, person);
}
