/** English: every clause that can be in force, in one or two plain sentences, by its identifier. */
import type { ClauseId } from '@ludo/rules';
import { germanClauses } from './clauses-german.ts';
import { raceClauses } from './clauses-race.ts';
import { uckersClauses } from './clauses-uckers.ts';

export const clauses: Readonly<Record<ClauseId, string>> = {
  ...raceClauses,
  ...uckersClauses,
  ...germanClauses,
};
