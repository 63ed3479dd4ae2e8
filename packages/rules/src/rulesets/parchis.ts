/** Parchís (PA), as Spanish clubs play it: arms of eight squares, one die, two pieces a square, 20 and 10 to count. */
import { piecesOut, safeSquares } from '../clauses/families.ts';
import * as parchisClauses from '../clauses/parchis.ts';
import * as race from '../clauses/race.ts';
import { SPANISH_8 } from '../core/board.ts';
import type { Choices, Clause, RuleSet } from '../core/clause.ts';
import { fewerColours, SEATINGS_FOR_TWO_TO_FOUR, when } from './race.ts';

/** A start square, the square across the arm from the next one, and the end of the next middle column. */
const SAFE = [0, 7, 12];

function clauses(choices: Choices): readonly Clause[] {
  const isOnSafeAlone = choices.has('barriers');
  return [
    ...when(choices.has('out'), piecesOut('PA-4', Number(choices.get('out')))),
    parchisClauses.thirdSixCosts,
    safeSquares('PA-3', SAFE),
    race.homeIsTheEnd,
    parchisClauses.sixCountsSeven,
    parchisClauses.enterOnFive,
    parchisClauses.barriers(isOnSafeAlone, choices.has('startBarrier')),
    { ...race.exactThrowHome, id: 'PA-6' },
    parchisClauses.twoOnASquare,
    { ...parchisClauses.moreToCount, refusesSetup: race.oneColourASquare },
    parchisClauses.fiveBringsIn,
    parchisClauses.sixOpensBarrier(isOnSafeAlone),
    race.movingIsCompulsory,
    parchisClauses.sixThrowsAgain,
    { ...race.firstHomeWins, id: 'PA-12' },
  ];
}

export const parchis = {
  id: 'parchis',
  otherNames: [],
  board: SPANISH_8,
  dice: 1,
  inTeams: false,
  piecesBy: 'CO-1',
  options: [
    { id: 'barriers', values: ['safe'], standard: 'everywhere', clause: 'PA-8' },
    { id: 'out', values: ['1', '2'], standard: '0', clause: 'PA-4' },
    { id: 'startBarrier', values: ['bars'], standard: 'yields', clause: 'PA-5' },
  ],
  seatings: SEATINGS_FOR_TWO_TO_FOUR,
  clauses,
  described: (seats) => [...(['CO-6', 'PA-1', 'PA-2', 'PA-4', 'PA-10'] as const), ...fewerColours(seats)],
} as const satisfies RuleSet;
