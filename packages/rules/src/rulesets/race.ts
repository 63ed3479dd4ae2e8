/** What the rule sets of the plain race share. */
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

/** Up to this place it is played. */
export const PLACES = {
  id: 'places',
  values: ['last'],
  standard: 'first',
  clause: 'HO-2',
} as const satisfies Option;

/** CO-9 if fewer than four colours play. */
export function fewerColours(seats: string): readonly ClauseId[] {
  return Array.from(seats).every((_, colour) => isInPlay(seats, colour)) ? [] : ['CO-9'];
}

export function raceClauses(
  choices: Choices,
  ids: { readonly onSix: ClauseId; readonly onOneOrSix: ClauseId },
): readonly Clause[] {
  const enter = choices.get('enterOn') === '16' ? enterOn(ids.onOneOrSix, [1, 6]) : enterOn(ids.onSix, [6]);
  return [
    homeIsTheEnd,
    moveByTheNumber,
    enter,
    exactThrowHome,
    blocks,
    captureSingles,
    movingIsCompulsory,
    sixThrowsAgain,
    choices.get('places') === 'last' ? ranksToTheLastInTheRace : firstHomeWins,
  ];
}
