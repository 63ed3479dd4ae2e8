// The door of @ludo/protocol: messages, refusals and version. The schemas have a door of their own
// (@ludo/protocol/schemas), so that a page that does not check them need not load them.
export { MOST_QUESTIONS } from './asking.ts';
export type { AnswerQuestion, Ask, Question, Questions, Wish, Wished, WishState } from './asking.ts';
export { PROTOCOL_VERSION } from './version.ts';
export type {
  AlreadyAccepted,
  Answer,
  AskPass,
  ClientToServerEvents,
  CommandMessage,
  Create,
  Created,
  Join,
  Joined,
  Kept,
  Leave,
  Left,
  Pass,
  PassGiven,
  Presence,
  Refused,
  ServerToClientEvents,
  Spoken,
  Take,
  Taken,
  Token,
  WasAnswered,
  WasAsked,
  WasKept,
} from './messages.ts';
export { PUBLIC_TABLES_PATH } from './public-tables.ts';
export type { KeptDays, PublicSeat, PublicTable, PublicTables } from './public-tables.ts';
export { adviceFor, refusalCodes, wireRefusalCodes } from './refusals.ts';
export { phrases, reactions, sayings } from './talk.ts';
export type { Phrase, Reaction, Said, Say, Saying, Speaker, Words } from './talk.ts';
export type { Advice, RefusalCode, Remedy, WireRefusal, WireRefusalCode } from './refusals.ts';
export type { RoomId } from './room-id.ts';
