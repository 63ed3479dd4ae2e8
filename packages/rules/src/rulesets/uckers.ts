/** Masters Uckers (MU) and Navy Uckers (NU): two dice, two teams, blobs and challenges. They differ in board and NU-11. */
import { challengeLapses, challengeLocks, challenges, consecutiveSixes } from '../clauses/challenge.ts';
import { homeIsTheEnd, movingIsCompulsory } from '../clauses/race.ts';
import {
  blobs,
  captureSinglesAndMixed,
  enterOnSix,
  exactHome,
  moveByTheDice,
  partners,
  sixFreesForThePartner,
  sixThrowsAgain,
  teamHomeWins,
  triesFromTheNextTurn,
} from '../clauses/uckers.ts';
import { suckBack } from '../clauses/suck-back.ts';
import * as switches from '../clauses/uckers-switches.ts';
import { CROSS_6, CROSS_8 } from '../core/board.ts';
import type { Clause } from '../core/clause.ts';
import type { Choices, RuleSet } from '../core/clause.ts';
import { when } from './race.ts';

function snakeEyes(choice: string | true | undefined): readonly Clause[] {
  return when(choice !== undefined, switches.snakeEyes(choice === 'outAndIn' ? 2 : 1));
}

function clauses(choices: Choices, isNavy: boolean): readonly Clause[] {
  return [
    partners,
    ...snakeEyes(choices.get('snakeEyes')),
    ...when(choices.has('suckBack'), suckBack),
    ...when(choices.has('blobTakesBlob'), switches.blobTakesBlob),
    sixFreesForThePartner,
    challengeLocks,
    homeIsTheEnd,
    moveByTheDice,
    enterOnSix,
    exactHome,
    blobs,
    ...when(choices.has('blowBack'), switches.blowBack),
    captureSinglesAndMixed,
    challenges,
    challengeLapses,
    ...(choices.get('challenge') === 'consecutive' ? [consecutiveSixes] : []),
    movingIsCompulsory,
    sixThrowsAgain,
    ...when(choices.has('anyDouble'), switches.anyDoubleThrowsAgain),
    ...(isNavy ? [triesFromTheNextTurn] : []),
    teamHomeWins,
  ];
}

const DESCRIBED = [
  ...(['CO-2', 'CO-3', 'CO-5', 'CO-6', 'CO-8', 'ML-1', 'ML-2'] as const),
  ...(['MU-2', 'MU-4', 'MU-5', 'MU-9', 'MU-13', 'MU-16'] as const),
] as const;

const common = {
  dice: 2,
  inTeams: true,
  piecesBy: 'CO-1',
  policy: { usesBothDice: 'MU-4', usesHigherDie: 'MU-4' },
  options: [
    { id: 'anyDouble', values: null, standard: null, clause: 'WU-4' },
    { id: 'blobTakesBlob', values: null, standard: null, clause: 'WU-5' },
    { id: 'blowBack', values: null, standard: null, clause: 'WU-2' },
    { id: 'challenge', values: ['consecutive'], standard: 'lasting', clause: 'HO-1' },
    { id: 'snakeEyes', values: ['out', 'outAndIn'], standard: null, clause: 'WU-3' },
    { id: 'suckBack', values: null, standard: null, clause: 'WU-1' },
  ],
  seatings: ['1234', '1212', '1213', '1232'],
} as const;

export const uckers = {
  ...common,
  id: 'uckers',
  otherNames: ['ludo-star-uckers'],
  board: CROSS_8,
  clauses: (choices) => clauses(choices, false),
  described: () => [...DESCRIBED, 'LS-3'],
} as const satisfies RuleSet;

export const navyUckers = {
  ...common,
  id: 'uckers-navy',
  otherNames: [],
  board: CROSS_6,
  clauses: (choices) => clauses(choices, true),
  described: () => [...DESCRIBED, 'NU-1', 'NU-5.2', 'NU-8.6', 'NU-10.1'],
} as const satisfies RuleSet;
