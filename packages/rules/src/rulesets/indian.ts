/** Indian Ludo (IL): the Ludo of the phone apps. Arms of six squares, one die, safe squares, places to the last. */
import { captureFirst, captureOrHomeThrowsAgain, fewerHome, thirdSixIsLost } from '../clauses/indian.ts';
import { piecesOut, safeSquares } from '../clauses/families.ts';
import * as race from '../clauses/race.ts';
import { ranksToTheLast } from '../clauses/ranking.ts';
import { CROSS_6 } from '../core/board.ts';
import type { Choices, Clause, RuleSet } from '../core/clause.ts';
import { fewerColours, SAFE_SQUARES, SEATINGS_FOR_TWO_TO_FOUR, STARTING_NUMBERS, when } from './race.ts';

/** What becomes of two or more pieces of one colour on a square that is not safe. */
function pairs(choice: string | true | undefined): readonly Clause[] {
  if (choice === 'open') return [{ id: 'IL-7', captures: 'all', refusesSetup: race.oneColourASquare }];
  if (choice === 'wall')
    return [
      { id: 'IL-7', captures: 'singles', refusesSetup: race.oneColourASquare },
      { id: 'IL-7', forbids: race.blockedByFoesInDanger('block') },
    ];
  return [{ id: 'IL-7', captures: 'singles' }];
}

function clauses(choices: Choices): readonly Clause[] {
  return [
    ...when(choices.has('out'), piecesOut('IL-1', Number(choices.get('out')))),
    ...when(!choices.has('threeSixes'), thirdSixIsLost),
    safeSquares('IL-6', SAFE_SQUARES(CROSS_6)),
    race.homeIsTheEnd,
    ...when(choices.has('captureFirst'), captureFirst),
    { ...race.moveByTheNumber, id: 'IL-3' },
    race.enterOnStart('IL-2', choices.get('enterOn') === '16' ? [1, 6] : [6]),
    ...pairs(choices.get('pairs')),
    { ...race.exactThrowHome, id: 'IL-3' },
    race.movingIsCompulsory,
    { ...race.sixThrowsAgain, id: 'IL-4' },
    captureOrHomeThrowsAgain,
    choices.has('places') ? { ...race.firstHomeWins, id: 'IL-9' } : { ...ranksToTheLast, id: 'IL-9' },
    ...when(choices.has('goal'), fewerHome(Number(choices.get('goal')))),
  ];
}

export const indian = {
  id: 'indian',
  otherNames: ['ludo-king', 'ludo-club'],
  board: CROSS_6,
  dice: 1,
  inTeams: false,
  piecesBy: 'CO-1',
  options: [
    { id: 'captureFirst', values: null, standard: null, clause: 'IL-10' },
    { ...STARTING_NUMBERS, clause: 'IL-2' },
    { id: 'goal', values: ['1', '2', '3'], standard: '4', clause: 'IL-11' },
    { id: 'out', values: ['1', '2'], standard: '0', clause: 'IL-1' },
    { id: 'pairs', values: ['open', 'wall'], standard: 'safe', clause: 'IL-7' },
    { id: 'places', values: ['first'], standard: 'last', clause: 'IL-9' },
    { id: 'threeSixes', values: ['allowed'], standard: 'lost', clause: 'IL-5' },
  ],
  seatings: SEATINGS_FOR_TWO_TO_FOUR,
  clauses,
  described: (seats) => ['CO-2', 'CO-3', 'CO-5', 'CO-6', 'CO-8', 'IL-1', ...fewerColours(seats)],
} as const satisfies RuleSet;
