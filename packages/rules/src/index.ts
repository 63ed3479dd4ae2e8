/** The rules of Ludo. Pure: no dependencies, clock, chance or I/O. */
export { assertNever, failure, success, type Result } from './core/result.ts';
export {
  BASE,
  boards,
  COLOUR_COUNT,
  homeFrom,
  isHome,
  numberOfTrackSquare,
  PIECES_PER_COLOUR,
  startSquareOf,
  trackSquareOf,
  type Board,
  type Colour,
  type ColourName,
} from './core/board.ts';
export { squareNameOf, type SquareName } from './core/square-name.ts';
export { coloursOfPlayer, neutralColour, playersAt } from './core/seats.ts';
export type { Event } from './core/event.ts';
export { isOver, playerOf, type Position, type SetupError } from './core/position.ts';
export type { ClauseId } from './core/clause-ids.ts';
export { WALLS, type Refusal, type RefusalCode, type Wall } from './core/refusal.ts';
export type { Option } from './core/clause.ts';
export { type Play, type Step } from './core/step.ts';
export { applyPlay, applyThrow, couldUse, settle, type Applied } from './actions.ts';
export {
  boardBy,
  boardOf,
  canonicalRules,
  clausesAtTable,
  clausesInForce,
  diceOf,
  ruleSetOf,
  safeSquaresOf,
} from './rule-card.ts';
export { parsePlay, printPlay } from './play-text.ts';
export {
  allowsHeadStart,
  initialPosition,
  parseDice,
  parsePosition,
  printPosition,
  type Start,
} from './position-text.ts';
export {
  ruleSets,
  type OptionKey,
  type OtherName,
  type RegisteredRuleSet as RuleSet,
  type RuleSetId,
} from './registry.ts';
export { survey, type Candidate } from './survey.ts';
export {
  bothDiceClause,
  diceDuty,
  diceLeft,
  diceUsed,
  isToThrow,
  numbersToUse,
  type DiceDuty,
} from './dice-use.ts';
export {
  announcements,
  applyAnnounced,
  possibleAnnouncements,
  refusalOfAnnouncement,
  type PossibleAnnouncement,
} from './announcements.ts';
export { outcomes, perft } from './outcomes.ts';
export { Chance } from './chance.ts';
export {
  AUTOMATIC_PLAYERS,
  automaticPlay,
  botLevels,
  type BotLevel,
  type Chooser,
  type Draw,
} from './automatic-play.ts';
export { challengeOn, standingChallenges, type StandingChallenge } from './challenges.ts';
export { isEightPieceWin, isWinInHarbour, partnerOf, rankOf, teamsOf, winnersOf } from './teams.ts';
export { whosePieces } from './whose-pieces.ts';
export { outlook, type Outlook } from './outlook.ts';
export { shareOf, threats, type Share, type Threat, type Throw } from './threats.ts';
export { stands, type Stand } from './stands.ts';
export { createLab, SECONDS_A_THROW, type Lab, type LabFigures } from './lab.ts';
export { simulate, type Simulation } from './simulate.ts';
export { foldEvents } from './fold.ts';
export { replay, type Action } from './record.ts';
