/**
 * The one door through which the screen meets a game: what it sees, and what a person does. Play on this screen and
 * play in a room stand behind it alike; the board does not know which.
 */
import type {
  AnswerQuestion,
  Question,
  RefusalCode,
  Said,
  Wish,
  Wished,
  WireRefusal,
  Words,
} from '@ludo/protocol';
import { playersOf, type Command, type PersonId, type RoomEvent, type RoomState, type Row } from '@ludo/room';
import type { Result } from '@ludo/rules';

type Connection =
  | { readonly state: 'local' }
  | { readonly state: 'connecting' | 'open' | 'lost'; /** milliseconds since 1970 */ readonly since: number };

/** The row that has just come, with what happened by it. Null after a jump: then there is nothing to watch. */
export interface Latest {
  readonly seq: number;
  readonly row: Row;
  readonly events: readonly RoomEvent[];
}

/** A row that came with others when this page caught up: to be told, not to be watched. */
export interface CaughtUp {
  readonly seq: number;
  readonly events: readonly RoomEvent[];
  readonly room: RoomState;
}

export interface TableView {
  readonly room: RoomState | null;
  readonly person: PersonId | null;
  /** Player numbers for which this device decides. */
  readonly mine: readonly number[];
  readonly connection: Connection;
  readonly here: readonly number[];
  readonly watchers: number;
  /** What was said last, oldest first. */
  readonly talk: readonly Said[];
  /** What this person is asked as the host, oldest first. */
  readonly questions: readonly Question[];
  /** What has become of that for which this person asked the host last. */
  readonly wish: Pick<Wished, 'to' | 'is'> | null;
  /** Milliseconds that the clock of the table is ahead of this device's. */
  readonly ahead: number;
  /** Whether the last step of the game can be taken back. */
  readonly mayUndo: boolean;
  readonly latest: Latest | null;
  /** The last rows of those that came together. */
  readonly caughtUp: readonly CaughtUp[];
  /** Something that this device asked for was refused for the moment, and is asked for again by itself. */
  readonly isAskingAgain: boolean;
  /** Why this device was not let in just now, while it asks again by itself. */
  readonly turnedAway: RefusalCode | null;
  /** This device has come back to find its seat held by another copy of it. */
  readonly isSeatLost: boolean;
  /** Why there is no table to be had. */
  readonly problem: WireRefusal | null;
}

/** Seats that go to another device, and come from one. A null error: no answer came. */
export interface Moving {
  readonly ask: () => Promise<
    Result<{ readonly pass: string; /** by the server's clock */ readonly until: number }, WireRefusal | null>
  >;
  /** The players whose seats the pass is for; with `isSure` they are played here from now on. */
  readonly take: (pass: string, isSure: boolean) => Promise<Result<readonly number[], WireRefusal | null>>;
}

export type ActResult = Result<null, WireRefusal>;

/** Where people talk to each other. */
export interface TalkDoor {
  /** The room's name, under which this page keeps whom it does not hear. */
  readonly room: string;
  readonly say: (words: Words) => Promise<ActResult>;
}

/** What only the host can grant is asked for, and granted or not. A null error: no answer came. */
export interface AskingDoor {
  /** The room's name, under which this browser keeps that it was taken off a seat there. */
  readonly room: string;
  readonly ask: (wish: Wish) => Promise<Result<null, WireRefusal | null>>;
  readonly answer: (n: number, says: AnswerQuestion['says']) => Promise<Result<null, WireRefusal | null>>;
}

export interface Table {
  readonly kind: 'local' | 'remote';
  readonly view: () => TableView;
  /** The listener is called once for every row, in order, and for every other change of the view. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly act: (command: Command) => Promise<ActResult>;
  /** Null on one screen: there people talk without it. */
  readonly talk: TalkDoor | null;
  /**
   * Takes the last step of the game back, the use of a throw or the throw; false where that cannot be done: at a table on
   * the server what has happened has happened.
   */
  readonly undo: () => boolean;
  /** On one screen: nothing happens by itself or by anybody while the table rests. */
  readonly rest?: (isResting: boolean) => void;
  /** Null where there is no other device. */
  readonly moving: Moving | null;
  /** Null on one screen: there everybody decides together. */
  readonly asking: AskingDoor | null;
  readonly close: () => void;
}

/** Player numbers whose seat this person holds. */
export function seatsOf(room: RoomState | null, person: PersonId | null): readonly number[] {
  if (room === null || person === null) return [];
  return playersOf(room, person);
}
