/** A rule set: a board, dice, options, the ways to take the seats, and an ordered list of clauses. Data, no code. */
import type { Board } from './board.ts';
import type { Clause } from './clause.ts';
import type { ClauseId } from './refusal.ts';

export interface Option {
  readonly id: string;
  /** The values that differ from the standard; null for a switch. */
  readonly values: readonly string[] | null;
  /** What is played when the option is not named; null for a switch (off). */
  readonly standard: string | null;
  readonly clause: ClauseId;
}

/** The chosen values by option; `true` for a switch that is on. Options left at their standard are absent. */
export type Choices = ReadonlyMap<string, string | true>;

export interface RuleSet {
  readonly id: string;
  /** Names under which the same rules are known; read, and written back as `id`. */
  readonly otherNames: readonly string[];
  readonly board: Board;
  readonly dice: 1 | 2;
  /** Whether opposite colours are partners and win together. */
  readonly inTeams: boolean;
  /** The clause by which each colour has its pieces, and a throw moves no others. */
  readonly piecesBy: ClauseId;
  /** With two dice, the clauses that say how much of a throw must be used. */
  readonly policy?: { readonly usesBothDice: ClauseId; readonly usesHigherDie: ClauseId };
  readonly options: readonly Option[];
  /** The texts of the seats field that this rule set knows. */
  readonly seatings: readonly string[];
  /** The clauses in force under the choices. Order decides which of several reasons is told. */
  readonly clauses: (choices: Choices) => readonly Clause[];
  /** Clauses in force that no hook stands for, since board, dice, seats or other clauses see to them. For rule cards. */
  readonly described: (seats: string) => readonly ClauseId[];
}
