// Owns the types of the messages. None from the server contains a token, except the answer to its owner.
import type { Command, GivenChoices, Language, LoggedRow, PersonId, Snapshot } from '@ludo/room';
import type { AnswerQuestion, Ask, Question, Questions, Wish, Wished } from './host-questions.ts';
import type { Push, PushNoted } from './push.ts';
import type { WireRefusal } from './refusals.ts';
import type { RoomId } from './room-id.ts';
import type { Said, Say } from './talk.ts';
import type { AskCode, CodeGiven, ShowTable, TableShown, ToShow } from './television.ts';

/** 128 random bits, base64url, 22 characters. */
export type Token = string;

/** Moves seats once; 128 random bits, base64url, 22 characters. As secret as a token. */
export type Pass = string;

export interface Create {
  readonly v: number;
  readonly rules: string;
  readonly seats: string;
  /** Every game of the room starts from this position text. */
  readonly position?: string;
  /** Only the first game starts from the position: it was begun on one screen. */
  readonly goesOn?: true;
  /** Games that begin anew do so with two pieces of each colour home. */
  readonly headStart?: true;
  /** What these rules are called by whoever made them. */
  readonly rulesName?: string;
  /** Absent: the standard choices. */
  readonly table?: GivenChoices;
  /** In which the link is told; absent: the standard one. */
  readonly language?: Language;
  /** Absent: the server makes a new person. */
  readonly token?: Token;
}

export interface Join {
  readonly v: number;
  readonly room: RoomId;
  readonly token?: Token;
  /** That the client has; 0: none. */
  readonly lastSeq: number;
  /** It shows the table and is nobody who watches. */
  readonly television?: true;
}

export interface Leave {
  readonly room: RoomId;
}

/** A token from an answer is stored, so that the one presented for it may die. */
export interface TokenKept {
  readonly token: Token;
}

/** For all of one's seats in the room. */
export interface AskPass {
  readonly room: RoomId;
}

export interface Take {
  readonly room: RoomId;
  readonly pass: Pass;
  /** False: only asks which seats they are. */
  readonly isSure: boolean;
}

/** The rows of the log after this number: to check all dice, or to look back. */
export interface AskLog {
  readonly room: RoomId;
  readonly after: number;
}

export interface CommandMessage {
  readonly room: RoomId;
  /** Random, 8 to 32 characters of base64url; the same when the command is repeated. */
  readonly id: string;
  readonly command: Command;
}

export interface Presence {
  readonly room: RoomId;
  /** Player numbers whose holder is connected. */
  readonly here: readonly number[];
  /** Connected persons without a seat. */
  readonly watchers: number;
  /** That show the table and are no watchers; absent: none. */
  readonly televisions?: number;
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
  /** To present from now on. The presented one dies when the client sends `kept` or presents the new one. */
  readonly token: Token;
  readonly person: PersonId;
  /**
   * The state before `rows`, which replaces the client's own: it has none of a long log, lacks much of it, or names a row
   * that does not exist.
   */
  readonly snapshot?: Snapshot;
  /**
   * All after `lastSeq`, or after the snapshot. Later rows come as `row`, the first perhaps in the same packet: take
   * these in the answer function itself, not after an `await`, or rows seem to be missing.
   */
  readonly rows: readonly LoggedRow[];
  readonly presence: Presence;
  /** All that is stored, oldest first. */
  readonly talk: readonly Said[];
  /** For the host alone. */
  readonly questions?: readonly Question[];
  /** What this person has asked the host for. */
  readonly wishes?: Wish['do'];
  /** By which a browser subscribes to be told of turns; absent: this server tells of none. Base64url. */
  readonly pushKey?: string;
  /** The server's clock in milliseconds since 1970; deadlines use it. */
  readonly time: number;
}

/** Everybody is told the words, as `said`. */
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
  /** Player numbers. */
  readonly players: readonly number[];
}

/** The host is asked as soon as one is present. */
export interface WasAsked {
  readonly ok: true;
}

export interface WasAnswered {
  readonly ok: true;
}

export interface LogPart {
  readonly ok: true;
  /** The first of them, in order. */
  readonly rows: readonly LoggedRow[];
}

/** A repeated command; otherwise a command is answered by its row. */
export interface AlreadyAccepted {
  readonly ok: true;
  readonly seq: number;
}

export type Answer<Good> = (answer: Good | Refused) => void;

export interface ClientToServerEvents {
  create: (message: Create, answer: Answer<Created>) => void;
  /** Leaves the room that the connection is in. */
  join: (message: Join, answer: Answer<Joined>) => void;
  leave: (message: Leave, answer: Answer<Left>) => void;
  kept: (message: TokenKept, answer: Answer<TokenKeptAnswer>) => void;
  pass: (message: AskPass, answer: Answer<PassGiven>) => void;
  take: (message: Take, answer: Answer<Taken>) => void;
  command: (message: CommandMessage, answer: Answer<AlreadyAccepted>) => void;
  log: (message: AskLog, answer: Answer<LogPart>) => void;
  say: (message: Say, answer: Answer<Spoken>) => void;
  ask: (message: Ask, answer: Answer<WasAsked>) => void;
  answer: (message: AnswerQuestion, answer: Answer<WasAnswered>) => void;
  push: (message: Push, answer: Answer<PushNoted>) => void;
  /** A page that waits for a table; the one before is good for as long as it was. */
  television: (message: AskCode, answer: Answer<CodeGiven>) => void;
  show: (message: ShowTable, answer: Answer<TableShown>) => void;
}

export interface ServerToClientEvents {
  /** Of the joined room. */
  row: (row: LoggedRow) => void;
  presence: (presence: Presence) => void;
  /** Of the joined room. */
  said: (said: Said) => void;
  /** To the host alone, whenever they change. */
  questions: (questions: Questions) => void;
  /** To the person who asked the host. */
  wished: (wished: Wished) => void;
  /** To the television that has shown the code. */
  shown: (shown: ToShow) => void;
  /** Of a message that came without an answer function. */
  refused: (refused: Refused) => void;
}
