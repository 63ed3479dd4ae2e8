import type { ClauseId } from '@ludo/rules';
import { germanClauses } from './clauses-german.ts';
import { indianClauses } from './clauses-indian.ts';
import { raceClauses } from './clauses-race.ts';
import { uckersClauses } from './clauses-uckers.ts';
import { parchisClauses } from './clauses-parchis.ts';

export const clauses: Readonly<Record<ClauseId, string>> = {
  ...raceClauses,
  ...indianClauses,
  ...uckersClauses,
  ...germanClauses,
  ...parchisClauses,
};
