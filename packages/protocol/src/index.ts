// The entry of @ludo/protocol: messages, refusals and version. The schemas have their own entry
// (@ludo/protocol/schemas), so that a page that does not check messages need not load them.
export { MOST_QUESTIONS } from './asking.ts';
export type { AnswerQuestion, Question, Questions, Wish, Wished } from './asking.ts';
export { PROTOCOL_VERSION } from './version.ts';
export type {
  AlreadyAccepted,
  ClientToServerEvents,
  CommandMessage,
  Create,
  Created,
  Join,
  Joined,
  Kept,
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
export { PUBLIC_TABLES_PATH } from './public-tables.ts';
export type { KeptDays, PublicSeat, PublicTable, PublicTables } from './public-tables.ts';
export { adviceFor, refusalCodes } from './refusals.ts';
export { reactions, sayings } from './talk.ts';
export type { Phrase, Reaction, Said, Speaker, Words } from './talk.ts';
export type { RefusalCode, WireRefusal, WireRefusalCode } from './refusals.ts';
export type { RoomId } from './room-id.ts';
