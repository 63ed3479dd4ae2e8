// Owns the types of the messages in both directions. No message from the server can contain a token, except the answer
// to its owner.
import type { Command, GivenChoices, LoggedRow, PersonId, Snapshot } from '@ludo/room';
import type { AnswerQuestion, Ask, Question, Questions, Wish, Wished } from './host-questions.ts';
import type { WireRefusal } from './refusals.ts';
import type { RoomId } from './room-id.ts';
import type { Said, Say } from './talk.ts';

/** The secret of a person: 128 random bits, base64url, 22 characters. */
export type Token = string;

/** Moves a seat to another device, once: 128 random bits, base64url, 22 characters. As secret as a token. */
export type Pass = string;

export interface Create {
  readonly v: number;
  readonly rules: string;
  readonly seats: string;
  /** The position text from which every game of the room starts. */
  readonly position?: string;
  /** Only the first game starts from the position: it was begun on one screen. */
  readonly goesOn?: true;
  /** Absent: the standard choices. */
  readonly table?: GivenChoices;
  /** Keeps the person; absent: the server makes a new one. */
  readonly token?: Token;
}

export interface Join {
  readonly v: number;
  readonly room: RoomId;
  readonly token?: Token;
  /** The last row that the client has: 0 for none. */
  readonly lastSeq: number;
}

export interface Leave {
  readonly room: RoomId;
}

/** Says that a token from an answer is stored, so that the one presented for it may die. */
export interface TokenKept {
  readonly token: Token;
}

/** Asks for a pass that moves all of one's seats in the room to another device. */
export interface AskPass {
  readonly room: RoomId;
}

export interface Take {
  readonly room: RoomId;
  readonly pass: Pass;
  /** False: only asks which seats they are. */
  readonly isSure: boolean;
}

export interface CommandMessage {
  readonly room: RoomId;
  /** Chosen by the client at random, 8 to 32 characters of base64url; the same again when the command is repeated. */
  readonly id: string;
  readonly command: Command;
}

export interface Presence {
  readonly room: RoomId;
  /** Player numbers whose holder is connected. */
  readonly here: readonly number[];
  /** Connected persons without a seat. */
  readonly watchers: number;
}

export interface Refused {
  readonly ok: false;
  readonly refusal: WireRefusal;
}

export interface Created {
  readonly ok: true;
  readonly room: RoomId;
  readonly token: Token;
  readonly person: PersonId;
}

export interface Joined {
  readonly ok: true;
  /**
   * To present from now on: a new one for seat holders. The presented one dies when the client sends `kept` or presents
   * the new one.
   */
  readonly token: Token;
  readonly person: PersonId;
  /**
   * The state before `rows`, which replaces the client's own; sent if the client has none of a long log, lacks much of
   * it, or names a row that does not exist.
   */
  readonly snapshot?: Snapshot;
  /**
   * All rows after `lastSeq`, or after the snapshot, in order. Later rows come as `row`, the first perhaps in the same
   * packet: take these in the answer function itself, not after an `await`, or rows seem to be missing.
   */
  readonly rows: readonly LoggedRow[];
  readonly presence: Presence;
  /** The last lines of talk, oldest first: all that is kept. */
  readonly talk: readonly Said[];
  /** Only for the host: the open questions, if any. */
  readonly questions?: readonly Question[];
  /** What this person has asked the host for. */
  readonly wishes?: Wish['do'];
  /** The server's clock in milliseconds since 1970; deadlines use it. */
  readonly time: number;
}

/** Everybody has been told the words, as `said`. */
export interface Spoken {
  readonly ok: true;
}

export interface Left {
  readonly ok: true;
}

export interface TokenKeptAnswer {
  readonly ok: true;
}

export interface PassGiven {
  readonly ok: true;
  readonly pass: Pass;
  /** Milliseconds since 1970, by the server's clock. */
  readonly until: number;
}

export interface Taken {
  readonly ok: true;
  /** Player numbers of the seats that the pass moves. */
  readonly players: readonly number[];
}

/** The host is asked as soon as one is present. */
export interface WasAsked {
  readonly ok: true;
}

export interface WasAnswered {
  readonly ok: true;
}

/** Only for a repeated command that was accepted before. An accepted command is otherwise answered by its row. */
export interface AlreadyAccepted {
  readonly ok: true;
  readonly seq: number;
}

export type Answer<Good> = (answer: Good | Refused) => void;

export interface ClientToServerEvents {
  create: (message: Create, answer: Answer<Created>) => void;
  /** A connection is in one room at a time: joining another leaves the first. */
  join: (message: Join, answer: Answer<Joined>) => void;
  leave: (message: Leave, answer: Answer<Left>) => void;
  kept: (message: TokenKept, answer: Answer<TokenKeptAnswer>) => void;
  pass: (message: AskPass, answer: Answer<PassGiven>) => void;
  take: (message: Take, answer: Answer<Taken>) => void;
  command: (message: CommandMessage, answer: Answer<AlreadyAccepted>) => void;
  say: (message: Say, answer: Answer<Spoken>) => void;
  ask: (message: Ask, answer: Answer<WasAsked>) => void;
  answer: (message: AnswerQuestion, answer: Answer<WasAnswered>) => void;
}

export interface ServerToClientEvents {
  /** A new row of the joined room. */
  row: (row: LoggedRow) => void;
  presence: (presence: Presence) => void;
  /** A new line of talk in the joined room. */
  said: (said: Said) => void;
  /** Only to the host: the open questions have changed. */
  questions: (questions: Questions) => void;
  /** Only to the person who asked the host. */
  wished: (wished: Wished) => void;
  /** The refusal of a message that came without an answer function. */
  refused: (refused: Refused) => void;
}
