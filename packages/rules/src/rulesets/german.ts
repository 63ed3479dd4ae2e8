/** German-style Ludo (GL) with its variations (GV): the 40-square board, one die, places to the last. */
import { movingIsCompulsory } from '../clauses/race.ts';
import * as german from '../clauses/german.ts';
import * as variations from '../clauses/german-variations.ts';
import { oneColourASquare } from '../clauses/race.ts';
import { neutralPiecesFirst, ranksToTheLast } from '../clauses/ranking.ts';
import { RING_40 } from '../core/board.ts';
import { neutralColour } from '../core/seats.ts';
import type { Clause } from '../core/clause.ts';
import type { Choices, RuleSet } from '../core/clause.ts';
import { fewerColours, SEATINGS_FOR_TWO_TO_FOUR, when } from './race.ts';

function clauses(choices: Choices): readonly Clause[] {
  const hasBarriers = choices.has('barriers');
  return [
    german.onePieceOnA,
    german.moveByTheNumber,
    german.enterOnSix,
    german.countedEndSquares,
    ...when(choices.has('captureBackwards'), variations.captureBackwards),
    ...(hasBarriers ? [variations.barriers, variations.twoPiecesASquare] : [german.onePieceASquare]),
    german.neutralSparesItsMover,
    ...when(choices.has('noSkipping'), variations.noSkipping),
    { ...german.capture, refusesSetup: oneColourASquare },
    german.sixBringsIn,
    german.sixClearsA,
    german.clearA,
    ...when(choices.get('compulsoryCapture') === 'enforced', variations.captureEnforced),
    ...when(choices.get('compulsoryCapture') === 'penalty', variations.capturePenalty),
    movingIsCompulsory,
    german.sixThrowsAgain,
    ...when(choices.has('threeThrows'), variations.threeThrows),
    ranksToTheLast,
    neutralPiecesFirst,
  ];
}

export const germanRules = {
  id: 'german',
  otherNames: [],
  board: RING_40,
  dice: 1,
  inTeams: false,
  piecesBy: 'CO-1',
  options: [
    { id: 'barriers', values: null, standard: null, clause: 'GV-6' },
    { id: 'captureBackwards', values: null, standard: null, clause: 'GV-3' },
    { id: 'compulsoryCapture', values: ['enforced', 'penalty'], standard: null, clause: 'GV-7' },
    { id: 'noSkipping', values: null, standard: null, clause: 'GV-5' },
    { id: 'threeThrows', values: null, standard: null, clause: 'GV-4' },
  ],
  seatings: [...SEATINGS_FOR_TWO_TO_FOUR, '1212', '123n', '12n3', '1n23', 'n123'],
  clauses,
  described: (seats) => [
    ...(['CO-1', 'CO-2', 'CO-4', 'CO-5', 'GL-2', 'GL-10'] as const),
    ...fewerColours(seats),
    ...(seats === '1212' ? (['GV-1'] as const) : []),
    ...(neutralColour(seats) !== null ? (['GV-2', 'GV-2.1'] as const) : []),
  ],
} as const satisfies RuleSet;
