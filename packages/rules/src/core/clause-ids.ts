/**
 * The clauses that can be in force, by their identifiers in SPEC.md. A new one is entered here first; `npm run types`
 * then names what lacks it: its place on the rule card, and its sentence in every language.
 */
export const CLAUSE_IDS = [
  ['CO-1', 'CO-2', 'CO-3', 'CO-4', 'CO-5', 'CO-6', 'CO-7', 'CO-8', 'CO-9'],
  ['ML-1', 'ML-2', 'ML-4', 'ML-5', 'ML-6', 'ML-7', 'ML-8', 'ML-9', 'ML-10', 'ML-11', 'ML-12', 'ML-13'],
  ['LS-3'],
  ['JL-1', 'JL-2', 'JL-3', 'JL-4'],
  [
    'MU-1',
    'MU-2',
    'MU-3',
    'MU-4',
    'MU-5',
    'MU-6',
    'MU-7',
    'MU-8',
    'MU-9',
    'MU-10',
    'MU-11',
    'MU-12',
    'MU-13',
    'MU-14',
    'MU-15',
    'MU-16',
    'MU-17',
    'MU-18',
  ],
  ['NU-1', 'NU-5.2', 'NU-8.6', 'NU-10.1', 'NU-11'],
  [
    'GL-1',
    'GL-2',
    'GL-3',
    'GL-4',
    'GL-5',
    'GL-6',
    'GL-7',
    'GL-8',
    'GL-9',
    'GL-10',
    'GL-11',
    'GL-12',
    'GL-13',
  ],
  ['GV-1', 'GV-2', 'GV-2.1', 'GV-2.2', 'GV-2.3', 'GV-3', 'GV-4', 'GV-5', 'GV-6', 'GV-7'],
  ['HO-1'],
] as const;

export type ClauseId = (typeof CLAUSE_IDS)[number][number];
