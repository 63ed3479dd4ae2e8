// Owns the messages of the wire in both directions, as types. Built so that no message from the server can hold a
// token, but for the answer to the one who holds it.
import type { Command, GivenChoices, LoggedRow, PersonId, Snapshot } from '@ludo/room';
import type { AnswerQuestion, Ask, Question, Questions, Wish, Wished } from './asking.ts';
import type { WireRefusal } from './refusals.ts';
import type { RoomId } from './room-id.ts';
import type { Said, Say } from './talk.ts';

/** What a person keeps secret: 128 bits of chance, base64url, 22 characters. */
export type Token = string;

/** What takes a seat to another device, once: 128 bits of chance, base64url, 22 characters. As secret as a token. */
export type Pass = string;

export interface Create {
  readonly v: number;
  readonly rules: string;
  readonly seats: string;
  /** A position text from which every game of the room starts. */
  readonly position?: string;
  /** Only the first game starts from the position: it goes on from one screen. */
  readonly goesOn?: true;
  /** Without it, the standard choices. */
  readonly table?: GivenChoices;
  /** To stay the person that one already is; without it the server makes a new one. */
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

/** A token that came with an answer is stored: the one that was presented for it may die. */
export interface Kept {
  readonly token: Token;
}

/** Asks for a pass that takes all one's seats in the room to another device. */
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
  /** Chosen by the client at random, 8 to 32 characters of base64url; the same again when the command is sent again. */
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
   * To be presented from now on: a new one for whoever holds a seat. The one that was presented dies when the client says
   * `kept`, or presents the new one.
   */
  readonly token: Token;
  readonly person: PersonId;
  /**
   * For who has nothing of a long log, lacks much of it, or names a row that there is not: the state before `rows`. It
   * replaces whatever the client had.
   */
  readonly snapshot?: Snapshot;
  /**
   * All rows after `lastSeq`, or after the snapshot, in order. Rows after these come as `row`, the first perhaps in the same packet: take these
   * in the answer function itself, not after an `await`, or rows seem to be missing.
   */
  readonly rows: readonly LoggedRow[];
  readonly presence: Presence;
  /** What was said last, oldest first: all that there is of it. */
  readonly talk: readonly Said[];
  /** For the host, where there is something: all that the host is asked. */
  readonly questions?: readonly Question[];
  /** What this person waits for the host to grant. */
  readonly wishes?: Wish['do'];
  /** The server's clock, in milliseconds since 1970: deadlines are by this one. */
  readonly time: number;
}

/** What was said has been told to everybody, as `said`. */
export interface Spoken {
  readonly ok: true;
}

export interface Left {
  readonly ok: true;
}

export interface WasKept {
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
  /** Player numbers of the seats that the pass takes along. */
  readonly players: readonly number[];
}

/** The host is asked, as soon as there is one who is there. */
export interface WasAsked {
  readonly ok: true;
}

export interface WasAnswered {
  readonly ok: true;
}

/** Only for a command that had already been accepted, sent again. An accepted command is answered by its row. */
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
  kept: (message: Kept, answer: Answer<WasKept>) => void;
  pass: (message: AskPass, answer: Answer<PassGiven>) => void;
  take: (message: Take, answer: Answer<Taken>) => void;
  command: (message: CommandMessage, answer: Answer<AlreadyAccepted>) => void;
  say: (message: Say, answer: Answer<Spoken>) => void;
  ask: (message: Ask, answer: Answer<WasAsked>) => void;
  answer: (message: AnswerQuestion, answer: Answer<WasAnswered>) => void;
}

export interface ServerToClientEvents {
  /** One more row of the room that this connection has joined. */
  row: (row: LoggedRow) => void;
  presence: (presence: Presence) => void;
  /** Somebody in the room that this connection has joined says something. */
  said: (said: Said) => void;
  /** To the host alone: what is asked has changed. */
  questions: (questions: Questions) => void;
  /** To whoever asked the host for something. */
  wished: (wished: Wished) => void;
  /** The refusal of a message that came without an answer function. */
  refused: (refused: Refused) => void;
}
