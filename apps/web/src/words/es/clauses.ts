/** Español: cada cláusula que puede estar en vigor, en una o dos frases sencillas, por su identificador. */
import { germanClauses } from './clauses-german.ts';
import { raceClauses } from './clauses-race.ts';
import { uckersClauses } from './clauses-uckers.ts';

export const clauses: Readonly<Record<string, string>> = {
  ...raceClauses,
  ...uckersClauses,
  ...germanClauses,
};
