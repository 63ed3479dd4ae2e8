// A room's log, its fold and its decisions. Pure: no clock, no chance, no input or output.
export type { Dice, FairDice } from './dice.ts';
export type { FairState } from './fair/fair-state.ts';
export { checkRow, type DiceFault, type Finding, type WithoutValue } from './fair/check.ts';
export type { LoggedRow, PersonId, Row } from './rows.ts';
export {
  LEAST_SECONDS,
  MOST_SECONDS,
  scoreChoices,
  standardChoices,
  talkChoices,
  writeChoices,
} from './table-choices.ts';
export { beginChoices, bestOfChoices, pointChoices } from './table-choices.ts';
export { AGREE_WITHIN, hasNotAgreed, nextGameAt, waitedFor } from './agreement.ts';
export { matchWinners, MOST_TALLIED, standings } from './tally.ts';
export type { AwayChoice, ClockChoice, GivenChoices, TableChoices, TalkChoice } from './table-choices.ts';
export { languages, standardLanguage, type Language } from './language.ts';
export { deadlineOf } from './clock.ts';
export { latestInstantOf, nextInstant } from './instants.ts';
export { choiceDue, decideDue, dueOf, isTimed, type Due } from './due.ts';
export type { ChoosePlay } from './due.ts';
export type { ColourStatistics, Phase, RoomEvent, RoomState, Seat, Tally } from './state.ts';
export type { Command, RoomRefusal, RoomRefusalCode } from './commands.ts';
export { roomRefusalCodes } from './commands.ts';
export { DamagedLog, UnknownRow } from './damaged-log.ts';
export { beginningOf, firstPositionOf } from './beginning.ts';
export { heirOf, isHostAccountedFor } from './host.ts';
export { foldingRows, foldRow, foldRows } from './fold/fold.ts';
export { readSnapshot, takeSnapshot } from './snapshot.ts';
export type { Snapshot } from './snapshot.ts';
export { decide } from './decide/decide.ts';
export { decideMove } from './decide/seats.ts';
export { open } from './decide/opening.ts';
export type { Opening } from './decide/opening.ts';
export { accept } from './outcome.ts';
export type { Accepted, Outcome } from './outcome.ts';
export { NAME_LENGTH, readName } from './names.ts';
export { isWrittenRules, readRulesLink, RULES_PATH } from './rules-link.ts';
export { pictures, type Picture } from './pictures.ts';
export { pictureOf } from './pictures-at-seats.ts';
export { readText, TEXT_LENGTH, TEXT_UNITS } from './texts.ts';
export {
  actingSeat,
  holderOf,
  holds,
  isEmpty,
  isFree,
  mayDirect,
  mayEnd,
  mayResume,
  playersOf,
  playsOn,
  seatOf,
} from './seats.ts';
export { maySetBot } from './fold/seats.ts';
