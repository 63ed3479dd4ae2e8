/**
 * A clause: one rule of the ledger as a small object with a few typed hooks. A rule set is an ordered list of clauses;
 * they are composed, never inherited, and none of them knows in which rule set it stands.
 *
 * Hooks that depend on the board and the number alone (`proposes`, `bars`) are worked out once, when a rule set is
 * compiled. The others look at the state.
 */
import type { Board } from './board.ts';
import type { SetupError } from './position.ts';
import type { ClauseId, Refusal, RefusalCode } from './refusal.ts';
import type { State } from './state.ts';
import type { PackedStep } from './step.ts';
import type { Tables } from './tables.ts';

/** A way in which a piece may never go, whatever else stands on the board. */
export interface Bar {
  readonly code: RefusalCode;
  readonly applies: (board: Board, from: number, to: number, face: number) => boolean;
  /** The numbers that would do instead. */
  readonly needs?: (board: Board, from: number) => readonly number[];
}

/** A step that is not possible because of what stands on the board. */
export interface Prohibition {
  readonly code: RefusalCode;
  readonly applies: (tables: Tables, state: State, step: PackedStep) => boolean;
  /** What to tell a player beyond the code; called only when somebody asks. */
  readonly details?: (tables: Tables, state: State, step: PackedStep) => Partial<Refusal>;
}

export interface Clause {
  readonly id: ClauseId;
  /** Where a piece on `from` goes with a number, before anything forbids it; null when this clause has no say. */
  readonly proposes?: (board: Board, from: number, face: number) => number | null;
  readonly bars?: Bar;
  readonly forbids?: Prohibition;
  /** What happens where a piece has come to rest. */
  readonly landing?: (tables: Tables, state: State, step: PackedStep) => void;
  /** Whether the thrower has another throw, asked once the throw has been used or forfeited. */
  readonly throwsAgain?: (tables: Tables, state: State) => boolean;
  /** Whether the game ends, asked once the throw has been used. Takes the places that are won by then. */
  readonly ends?: (tables: Tables, state: State) => boolean;
  /** Whether players must use a throw that they can use. */
  readonly compels?: boolean;
  /** Whether different uses of one throw may come to the same position; steps of the plain race never do. */
  readonly merges?: boolean;
  /** Why pieces cannot stand so in a game with this clause; null when they can. */
  readonly refusesSetup?: (tables: Tables, state: State) => SetupError | null;
}
