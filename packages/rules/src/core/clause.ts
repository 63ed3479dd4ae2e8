/**
 * A clause: one rule of SPEC.md as a small object with typed hooks. A rule set is an ordered list of clauses; they are
 * composed, never inherited, and do not know their rule set. Hooks use the tables that a rule set is compiled into, and
 * the tables contain clauses, so the three types are defined together.
 *
 * Hooks that depend on the board and the number alone (`proposes`, `proposesBack`, `bars`) are computed once, when a
 * rule set is compiled. The others look at the state.
 */
import type { Board } from './board.ts';
import type { NoteLetter } from './notes.ts';
import type { SetupError } from './position.ts';
import type { ClauseId } from './clause-ids.ts';
import type { Refusal, RefusalCode, Wall } from './refusal.ts';
import type { State } from './state.ts';
import type { PackedStep } from './step.ts';

/** A way in which a piece may never go, whatever stands on the board. */
export interface Bar {
  readonly code: RefusalCode;
  readonly applies: (board: Board, from: number, to: number, face: number) => boolean;
  /** The numbers that would do instead. */
  readonly needs?: (board: Board, from: number) => readonly number[];
}

/**
 * A step that other pieces make impossible. With two dice both steps are judged before either is made, so the test must
 * not depend on the other die's step.
 */
export interface Prohibition {
  readonly code: RefusalCode;
  readonly applies: (tables: Tables, state: State, step: PackedStep) => boolean;
  /** What the blocking pieces are called together. */
  readonly wall?: Wall;
  /** Whether it applies only while some colour has two or more pieces on one track square. */
  readonly needsStack?: boolean;
  /** Details for players beyond the code; called only when somebody asks. */
  readonly details?: (tables: Tables, state: State, step: PackedStep) => Partial<Refusal>;
}

/** A step that must be made before any other, if one such step is legal. */
interface Duty {
  readonly code: RefusalCode;
  readonly fulfils: (tables: Tables, state: State, step: PackedStep) => boolean;
}

/** Laying down and continuing a challenge; steps of the kind `challenge`. */
interface ChallengeHook {
  /** The place of the blob that a piece on `from` can challenge; -1: none. */
  readonly target: (tables: Tables, state: State, colour: number, from: number) => number;
  /** Lays down the challenge, or counts the sixes of a standing one. */
  readonly carryOn: (tables: Tables, state: State, step: PackedStep) => void;
  /** The sixes after the challenge that win it, against so many pieces, by a piece on `from`. */
  readonly sixesNeeded: (size: number, from: number) => number;
}

export interface Clause {
  readonly id: ClauseId;
  /** Whether it applies with these seats, and is in force; absent: with any. */
  readonly concerns?: (seats: string) => boolean;
  /**
   * Where a piece on `from` goes with a number, before anything forbids it; null: this clause does not decide. The first
   * clause of the list that decides wins: one that overrides another stands before it. `movedBy` is the first that has the
   * hook at all, so the clause by which pieces usually go stands before those for base.
   */
  readonly proposes?: (board: Board, from: number, face: number) => number | null;
  readonly proposesBack?: (board: Board, from: number, face: number) => number | null;
  readonly bars?: Bar;
  readonly forbids?: Prohibition;
  readonly obliges?: Duty;
  readonly challenge?: ChallengeHook;
  /** Why the thrower can use no throw at all for now; null: nothing prevents it. */
  readonly locks?: {
    readonly code: RefusalCode;
    readonly applies: (tables: Tables, state: State) => boolean;
  };
  /** The colour whose pieces the thrower moves, if not their own; -1: this clause does not decide. */
  readonly movesFor?: (tables: Tables, state: State) => number;
  /** Whether a piece that stops sends the foes on its square to their bases. */
  readonly captures?: boolean;
  /** Ends challenges that no longer stand, after any die has been used. Called only while one stands. */
  readonly lapses?: (tables: Tables, state: State) => void;
  /** Handles a throw that is not used. */
  readonly unused?: (tables: Tables, state: State) => void;
  /**
   * The piece that goes back to base after a step, as (colour << 8) | place after the step; -1: none. Called before a
   * legal step.
   */
  readonly penalises?: (
    tables: Tables,
    state: State,
    step: PackedStep,
    legal: Int32Array,
    count: number,
  ) => number;
  /** Throws used up so far if the thrower has another throw, mostly 0; -1: this clause gives none. */
  readonly throwsAgain?: (tables: Tables, state: State) => number;
  /**
   * Whether the game ends; called once the throw has been used, if its last step has come home. Takes the places that
   * are won by then.
   */
  readonly ends?: (tables: Tables, state: State) => boolean;
  /** Whether a colour that throws is passed over now. */
  readonly skips?: (tables: Tables, state: State, colour: number) => boolean;
  /** The four first places of a colour, if not all are in base. */
  readonly begins?: readonly number[];
  /** Colours that are not opponents of a colour. */
  readonly spares?: (colour: number) => readonly number[];
  /** Whether players must use a throw that they can use. */
  readonly compels?: boolean;
  /** Whether different plays of one throw may lead to the same position; steps of the plain race never do. */
  readonly merges?: boolean;
  /** The notes that positions of a game with this clause may have. */
  readonly notes?: readonly NoteLetter[];
  /** Why a position is impossible in a game with this clause; null: it is possible. */
  readonly refusesSetup?: (tables: Tables, state: State) => SetupError | null;
}

export interface Option {
  readonly id: string;
  /** The values besides the standard; null for a switch. */
  readonly values: readonly string[] | null;
  /** The value when the option is not named; null for a switch (off). */
  readonly standard: string | null;
  readonly clause: ClauseId;
}

/** The chosen values by option; `true` for a switch that is on. Options at their standard are absent. */
export type Choices = ReadonlyMap<string, string | true>;

/** A board, dice, options, seatings, and an ordered list of clauses. Data, no code. */
export interface RuleSet {
  readonly id: string;
  /** Names under which the same rules are known; read, but written as `id`. */
  readonly otherNames: readonly string[];
  readonly board: Board;
  readonly dice: 1 | 2;
  /** Whether opposite colours are partners and win together. */
  readonly inTeams: boolean;
  /** The clause that gives each colour its pieces; a throw moves no others. */
  readonly piecesBy: ClauseId;
  /** With two dice, the clauses that say how much of a throw must be used. */
  readonly policy?: { readonly usesBothDice: ClauseId; readonly usesHigherDie: ClauseId };
  readonly options: readonly Option[];
  readonly seatings: readonly string[];
  /** The clauses in force under the choices. Their order decides which of several reasons is told. */
  readonly clauses: (choices: Choices) => readonly Clause[];
  /**
   * Clauses in force without a hook, because the board, dice, seats or other clauses carry them out. For rule cards.
   */
  readonly described: (seats: string) => readonly ClauseId[];
}

export type InForce<T> = T & { readonly clause: ClauseId };

/** A rule set under certain options and seats, compiled: see tables.ts. */
export interface Tables {
  readonly ruleSet: RuleSet;
  readonly board: Board;
  readonly dice: 1 | 2;
  /** Canonical text of the rules field. */
  readonly rules: string;
  readonly seats: string;
  readonly clauses: readonly Clause[];
  /** Player number by colour; ABSENT or NEUTRAL. */
  readonly player: Int8Array;
  readonly playerCount: number;
  /** The neutral colour; -1 when there is none. */
  readonly neutral: number;
  /** The colour whose turn follows clockwise, by colour. */
  readonly nextColour: Int8Array;
  readonly throwing: readonly number[];
  /** Bits of the squares that a piece may capture, at (thrower << 2) | mover. */
  readonly foes: Uint16Array;
  /** Track square at (colour << 7) | place. */
  readonly trackAt: Uint8Array;
  readonly startSquare: Uint8Array;
  /** The lowest place on which a piece counts as home. */
  readonly homeFrom: number;
  /** At ((from + 1) << 5) | number: the place that is reached, or -1 - the index of the bar that forbids it. */
  readonly reach: Int16Array;
  /** The same backwards; null if no clause lets a piece go backwards. */
  readonly reachBack: Int16Array | null;
  readonly bars: readonly InForce<Bar>[];
  readonly forbids: readonly InForce<Prohibition>[];
  /** The tests of `forbids`, in the same order. */
  readonly prohibits: readonly Prohibition['applies'][];
  /** Whether nothing is forbidden while no colour has two or more pieces on one track square. */
  readonly onlyStacksForbid: boolean;
  readonly duties: readonly InForce<Duty>[];
  readonly challenge: InForce<ChallengeHook> | null;
  readonly locks: readonly InForce<NonNullable<Clause['locks']>>[];
  readonly movesFor: NonNullable<Clause['movesFor']> | null;
  readonly captures: boolean;
  readonly lapses: readonly NonNullable<Clause['lapses']>[];
  readonly unused: readonly NonNullable<Clause['unused']>[];
  readonly penalises: NonNullable<Clause['penalises']> | null;
  readonly throwsAgain: readonly NonNullable<Clause['throwsAgain']>[];
  readonly ends: readonly NonNullable<Clause['ends']>[];
  readonly skips: readonly NonNullable<Clause['skips']>[];
  readonly begins: readonly number[];
  /** The notes that its positions may have. */
  readonly notes: ReadonlySet<NoteLetter>;
  /** Whether different plays of one throw may lead to the same position. */
  readonly merges: boolean;
  /** The clause by which a piece goes by the number thrown. */
  readonly movedBy: ClauseId | null;
  /** The clause by which a usable throw must be used. */
  readonly compelledBy: ClauseId | null;
}
