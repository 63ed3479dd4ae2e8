/** Masters Ludo (ML): arms of eight squares, one die, each player alone. Ludo Star (LS) is another name of it. */
import { CROSS_8 } from '../core/board.ts';
import type { RuleSet } from '../core/clause.ts';
import {
  FAMILY_RULES,
  fewerColours,
  raceClauses,
  SEATINGS_FOR_TWO_TO_FOUR,
  STARTING_NUMBERS,
} from './race.ts';

export const ludo = {
  id: 'ludo',
  otherNames: ['ludo-star'],
  board: CROSS_8,
  dice: 1,
  inTeams: false,
  piecesBy: 'CO-1',
  options: [
    FAMILY_RULES.captureThrows,
    { ...STARTING_NUMBERS, clause: 'ML-13' },
    FAMILY_RULES.out,
    FAMILY_RULES.places,
    FAMILY_RULES.safe,
    FAMILY_RULES.threeThrows,
  ],
  seatings: SEATINGS_FOR_TWO_TO_FOUR,
  clauses: (choices) => raceClauses(CROSS_8, choices, { onSix: 'ML-8', onOneOrSix: 'ML-13' }),
  described: (seats) => [
    ...(['CO-2', 'CO-3', 'CO-5', 'CO-6', 'CO-8', 'ML-1', 'ML-2', 'ML-4', 'ML-5', 'LS-3'] as const),
    ...fewerColours(seats),
  ],
} as const satisfies RuleSet;
