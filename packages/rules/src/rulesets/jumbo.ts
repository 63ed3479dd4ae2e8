/** Jumbo Ludo (JL): arms of six squares, otherwise as Masters Ludo. */
import { CROSS_6 } from '../core/board.ts';
import type { RuleSet } from '../core/clause.ts';
import {
  FAMILY_RULES,
  fewerColours,
  raceClauses,
  SEATINGS_FOR_TWO_TO_FOUR,
  STARTING_NUMBERS,
} from './race.ts';

export const jumbo = {
  id: 'jumbo',
  otherNames: [],
  board: CROSS_6,
  dice: 1,
  inTeams: false,
  piecesBy: 'CO-1',
  options: [
    FAMILY_RULES.captureThrows,
    { ...STARTING_NUMBERS, clause: 'JL-4' },
    FAMILY_RULES.out,
    FAMILY_RULES.places,
    FAMILY_RULES.safe,
    FAMILY_RULES.threeThrows,
  ],
  seatings: SEATINGS_FOR_TWO_TO_FOUR,
  clauses: (choices) => raceClauses(CROSS_6, choices, { onSix: 'JL-2', onOneOrSix: 'JL-4' }),
  described: (seats) => ['CO-2', 'CO-3', 'CO-5', 'CO-6', 'CO-8', 'JL-1', 'JL-3', ...fewerColours(seats)],
} as const satisfies RuleSet;
