// The door of @ludo/room: a room's log, its fold and its decisions. Pure: no clock, no chance, no input or output.
export type { Dice, Throw } from './dice.ts';
export { botLevels } from './rows.ts';
export type { BotLevel, Deputy, LoggedRow, PersonId, Roll, Rounds, Row } from './rows.ts';
export { LEAST_SECONDS, MOST_SECONDS, standardChoices, talkChoices } from './table-choices.ts';
export type {
  AwayChoice,
  ClockChoice,
  ExpiryChoice,
  GivenChoices,
  TableChoices,
  TalkChoice,
} from './table-choices.ts';
export { deadlineOf } from './clock.ts';
export { latestInstantOf, nextInstant } from './instants.ts';
export { decideDue, dueOf, isAsleep, isTimed } from './due.ts';
export type { ChoosePlay, Deed, Due } from './due.ts';
export type {
  ColourStatistics,
  Ending,
  Folded,
  LastThrow,
  Phase,
  RoomEvent,
  RoomState,
  Seat,
} from './state.ts';
export type { Command, RoomRefusal, RoomRefusalCode } from './commands.ts';
export { roomRefusalCodes } from './commands.ts';
export { DamagedLog } from './damaged-log.ts';
export { beginningOf } from './beginning.ts';
export { heirOf, isHostAccountedFor } from './host.ts';
export { foldingRows, foldRow, foldRows } from './fold.ts';
export { readSnapshot, takeSnapshot } from './snapshot.ts';
export type { RollSnapshot, SeatSnapshot, Snapshot, ThrowSnapshot } from './snapshot.ts';
export { decide, decideMove, open } from './decide.ts';
export type { By, Decision, Opening } from './decide.ts';
export { accept } from './outcome.ts';
export type { Accepted, Outcome } from './outcome.ts';
export { judgeRounds, whoBegins } from './who-begins.ts';
export type { Beginning } from './who-begins.ts';
export { NAME_LENGTH, readName } from './names.ts';
export type { NameProblem } from './names.ts';
export { readText, TEXT_LENGTH, TEXT_UNITS } from './texts.ts';
export type { TextProblem } from './texts.ts';
export {
  actingSeat,
  holderOf,
  holds,
  isEmpty,
  isFree,
  mayDecideAbout,
  mayDirect,
  mayEnd,
  mayResume,
  playersOf,
  playsOn,
  seatOf,
  throwingColours,
} from './seats.ts';
export type { Holder } from './seats.ts';
export { maySetBot } from './fold-seats.ts';
