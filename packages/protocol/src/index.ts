// The schemas have an entry of their own (@ludo/protocol/schemas), because a page does not check messages.
export { MOST_QUESTIONS } from './host-questions.ts';
export type { AnswerQuestion, Question, Questions, Wish, Wished } from './host-questions.ts';
export { PROTOCOL_VERSION } from './version.ts';
export type {
  AlreadyAccepted,
  AskLog,
  ClientToServerEvents,
  CommandMessage,
  Create,
  Created,
  Join,
  Joined,
  LogPart,
  TokenKept,
  Pass,
  PassGiven,
  Presence,
  Refused,
  ServerToClientEvents,
  Take,
  Taken,
  Token,
  WasAnswered,
} from './messages.ts';
export type { Push, PushSubscriber } from './push.ts';
export { PUBLIC_TABLES_PATH } from './public-tables.ts';
export type { RetentionDays, PublicSeat, PublicTable, PublicTables } from './public-tables.ts';
export { adviceFor, refusalCodes } from './refusals.ts';
export { SIGNS_OF_LIFE } from './signs-of-life.ts';
export { reactions, sayings } from './talk.ts';
export { CODE_LENGTH, CODE_LETTERS, parseTelevisionCode, printTelevisionCode } from './television.ts';
export type { CodeGiven, TelevisionCode, ToShow } from './television.ts';
export type { Phrase, Reaction, Said, Speaker, Words } from './talk.ts';
export type { RefusalCode, WireRefusal, WireRefusalCode } from './refusals.ts';
export type { RoomId } from './room-id.ts';
