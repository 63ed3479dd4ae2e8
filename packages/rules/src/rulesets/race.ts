/** What the rule sets of the plain race share. */
import { captureThrowsAgain, piecesOut, safeSquares, threeThrows } from '../clauses/families.ts';
import type { Board } from '../core/board.ts';
import type { Clause } from '../core/clause.ts';
import type { ClauseId } from '../core/clause-ids.ts';
import { isInPlay } from '../core/seats.ts';
import type { Choices, Option } from '../core/clause.ts';
import {
  blocks,
  captureSingles,
  enterOn,
  exactThrowHome,
  firstHomeWins,
  homeIsTheEnd,
  moveByTheNumber,
  movingIsCompulsory,
  sixThrowsAgain,
} from '../clauses/race.ts';
import { ranksToTheLastInTheRace } from '../clauses/ranking.ts';

/** Four, three (any colour left out) or two opposite colours (CO-9). */
export const SEATINGS_FOR_TWO_TO_FOUR = ['1234', '123-', '12-3', '1-23', '-123', '1-2-', '-1-2'] as const;

/** On these a piece leaves base. */
export const STARTING_NUMBERS = { id: 'enterOn', values: ['16'], standard: '6' } as const satisfies Omit<
  Option,
  'clause'
>;

/** House rules of families, besides the numbers on which pieces start. */
export const FAMILY_RULES = {
  captureThrows: { id: 'captureThrows', values: null, standard: null, clause: 'HO-5' },
  out: { id: 'out', values: ['1', '2'], standard: '0', clause: 'HO-4' },
  /** Up to this place it is played. */
  places: { id: 'places', values: ['last'], standard: 'first', clause: 'HO-2' },
  safe: { id: 'safe', values: null, standard: null, clause: 'HO-6' },
  threeThrows: { id: 'threeThrows', values: null, standard: null, clause: 'HO-3' },
} as const satisfies Readonly<Record<string, Option>>;

/** The clauses, if the condition holds. */
export function when(condition: boolean, ...clauses: readonly Clause[]): readonly Clause[] {
  return condition ? clauses : [];
}

/** CO-9 if fewer than four colours play. */
export function fewerColours(seats: string): readonly ClauseId[] {
  return Array.from(seats).every((_, colour) => isInPlay(seats, colour)) ? [] : ['CO-9'];
}

/** A start square, and the one that lies behind the square of the next arm's end. */
export const SAFE_SQUARES = ({ armLength }: Board): readonly number[] => [0, armLength + 2];

export function raceClauses(
  board: Board,
  choices: Choices,
  ids: { readonly onSix: ClauseId; readonly onOneOrSix: ClauseId },
): readonly Clause[] {
  const enter = choices.get('enterOn') === '16' ? enterOn(ids.onOneOrSix, [1, 6]) : enterOn(ids.onSix, [6]);
  return [
    ...when(choices.has('out'), piecesOut('HO-4', Number(choices.get('out')))),
    ...when(choices.has('safe'), safeSquares('HO-6', SAFE_SQUARES(board))),
    homeIsTheEnd,
    moveByTheNumber,
    enter,
    blocks,
    exactThrowHome,
    captureSingles,
    movingIsCompulsory,
    sixThrowsAgain,
    ...when(choices.has('captureThrows'), captureThrowsAgain),
    ...when(choices.has('threeThrows'), threeThrows),
    choices.get('places') === 'last' ? ranksToTheLastInTheRace : firstHomeWins,
  ];
}
