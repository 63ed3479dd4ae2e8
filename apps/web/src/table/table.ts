/**
 * The one interface between the screen and a game: what it sees, and what a person does. Play on this screen and play
 * in a room implement it alike.
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

/** The row that has just come, with its events. Null after a jump: then there is nothing to watch. */
export interface Latest {
  readonly seq: number;
  readonly row: Row;
  readonly events: readonly RoomEvent[];
}

/** A row that came with others when this page caught up: told, but not shown moving. */
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
  readonly talk: readonly Said[];
  /** Open questions to this person as the host, oldest first. */
  readonly questions: readonly Question[];
  /** The state of this person's last question to the host. */
  readonly wish: Pick<Wished, 'to' | 'is'> | null;
  /** Milliseconds that the table's clock is ahead of this device's. */
  readonly skew: number;
  readonly mayUndo: boolean;
  readonly latest: Latest | null;
  /** The last of the rows that came together. */
  readonly caughtUp: readonly CaughtUp[];
  /** A request of this device was refused for the moment, and is sent again automatically. */
  readonly isAskingAgain: boolean;
  /** Why this device was just not let in; it tries again automatically. */
  readonly turnedAway: RefusalCode | null;
  /** This device has returned to a seat that another copy of it holds. */
  readonly isSeatLost: boolean;
  readonly problem: WireRefusal | null;
}

/** Moves seats to and from another device. A null error: no answer came. */
export interface Moving {
  readonly ask: () => Promise<
    Result<{ readonly pass: string; /** by the server's clock */ readonly until: number }, WireRefusal | null>
  >;
  /** The players whose seats the pass is for; with `isSure` they are played here from now on. */
  readonly take: (pass: string, isSure: boolean) => Promise<Result<readonly number[], WireRefusal | null>>;
}

export type ActResult = Result<null, WireRefusal>;

export interface TalkDoor {
  /** The room's name, under which this page stores whom it mutes. */
  readonly room: string;
  readonly say: (words: Words) => Promise<ActResult>;
}

/** Asks the host for what only the host can grant. A null error: no answer came. */
export interface HostQuestionDoor {
  /** The room's name, under which this browser stores that it was removed from a seat. */
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
  readonly talk: TalkDoor | null;
  /**
   * Takes back the last step of the game, a use of a throw or a throw; false where that is impossible, as at a table on
   * the server.
   */
  readonly undo: () => boolean;
  /** On one screen: stops all actions while the table rests. */
  readonly rest?: (isResting: boolean) => void;
  readonly moving: Moving | null;
  /** Null on one screen: there everybody decides together. */
  readonly asking: HostQuestionDoor | null;
  readonly close: () => void;
}

export function seatsOf(room: RoomState | null, person: PersonId | null): readonly number[] {
  if (room === null || person === null) return [];
  return playersOf(room, person);
}
