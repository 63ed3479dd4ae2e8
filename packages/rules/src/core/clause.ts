/**
 * A clause: one rule of the ledger as a small object with a few typed hooks. A rule set is an ordered list of clauses;
 * they are composed, never inherited, and none of them knows in which rule set it stands. Hooks are told of the tables that
 * a rule set is compiled into, which are made of clauses: so the three are told of in one place.
 *
 * Hooks that depend on the board and the number alone (`proposes`, `proposesBack`, `bars`) are worked out once, when a
 * rule set is compiled. The others look at the state.
 */
import type { Board } from './board.ts';
import type { NoteLetter } from './notes.ts';
import type { SetupError } from './position.ts';
import type { ClauseId, Refusal, RefusalCode, Wall } from './refusal.ts';
import type { State } from './state.ts';
import type { PackedStep } from './step.ts';

/** A way in which a piece may never go, whatever else stands on the board. */
export interface Bar {
  readonly code: RefusalCode;
  readonly applies: (board: Board, from: number, to: number, face: number) => boolean;
  /** The numbers that would do instead. */
  readonly needs?: (board: Board, from: number) => readonly number[];
}

/**
 * A step that is not possible because of what stands on the board. With two dice both steps are judged before either is
 * made, so it must not depend on what the other die does.
 */
export interface Prohibition {
  readonly code: RefusalCode;
  readonly applies: (tables: Tables, state: State, step: PackedStep) => boolean;
  /** What those are called who stand in the way together. */
  readonly wall?: Wall;
  /** Whether it applies only while some colour has two or more pieces on one square of the track. */
  readonly needsStack?: boolean;
  /** What to tell a player beyond the code; called only when somebody asks. */
  readonly details?: (tables: Tables, state: State, step: PackedStep) => Partial<Refusal>;
}

/** A step that must be made, if any such step is legal, before any other. */
interface Duty {
  readonly code: RefusalCode;
  readonly fulfils: (tables: Tables, state: State, step: PackedStep) => boolean;
}

/** Laying down a challenge and carrying it through; steps of the kind `challenge`. */
interface Siege {
  /** The place of the blob that a piece on `from` can challenge; -1 when there is none. */
  readonly target: (tables: Tables, state: State, colour: number, from: number) => number;
  /** Lays down the challenge, or counts the sixes of one that stands. */
  readonly carryOn: (tables: Tables, state: State, step: PackedStep) => void;
  /** The sixes, thrown after the challenge, that carry it through: for so many pieces, by a piece on `from`. */
  readonly sixesNeeded: (size: number, from: number) => number;
}

export interface Clause {
  readonly id: ClauseId;
  /** Whether it has a meaning with these seats; absent: with any. Without a meaning it is not in force. */
  readonly concerns?: (seats: string) => boolean;
  /** Where a piece on `from` goes with a number, before anything forbids it; null when this clause has no say. */
  readonly proposes?: (board: Board, from: number, face: number) => number | null;
  /** Where it goes backwards. */
  readonly proposesBack?: (board: Board, from: number, face: number) => number | null;
  readonly bars?: Bar;
  readonly forbids?: Prohibition;
  readonly obliges?: Duty;
  readonly siege?: Siege;
  /** Why the thrower can use no throw at all for now; null when he can. */
  readonly locks?: {
    readonly code: RefusalCode;
    readonly applies: (tables: Tables, state: State) => boolean;
  };
  /** The colour whose pieces the thrower moves, where it is not his own; -1 for no say. */
  readonly movesFor?: (tables: Tables, state: State) => number;
  /** Whether a piece that comes to rest sends the foes that stand there to their bases. */
  readonly captures?: boolean;
  /** What has become of the challenges that stand, after any die has been used. Asked only while one stands. */
  readonly lapses?: (tables: Tables, state: State) => void;
  /** What becomes of a throw that is not used. */
  readonly unused?: (tables: Tables, state: State) => void;
  /**
   * The piece that is to go back to base after a step, as (colour << 8) | place once the step is made; -1 for none.
   * Asked before the step, of steps that are legal.
   */
  readonly penalises?: (
    tables: Tables,
    state: State,
    step: PackedStep,
    legal: Int32Array,
    count: number,
  ) => number;
  /** Throws used up so far if the thrower has another throw, mostly 0; -1 if this clause gives none. */
  readonly throwsAgain?: (tables: Tables, state: State) => number;
  /**
   * Whether the game ends, asked once the throw has been used, where its last step has come home. Takes the places that
   * are won by then.
   */
  readonly ends?: (tables: Tables, state: State) => boolean;
  /** Whether a colour that throws has no turn now. */
  readonly skips?: (tables: Tables, state: State, colour: number) => boolean;
  /** The four first places of a colour, where not all are in base. */
  readonly begins?: readonly number[];
  /** Colours that are no opponents of a colour. */
  readonly spares?: (colour: number) => readonly number[];
  /** Whether players must use a throw that they can use. */
  readonly compels?: boolean;
  /** Whether different uses of one throw may come to the same position; steps of the plain race never do. */
  readonly merges?: boolean;
  /** The notes that positions of a game with this clause may have. */
  readonly notes?: readonly NoteLetter[];
  /** Why a position cannot be so in a game with this clause; null when it can. */
  readonly refusesSetup?: (tables: Tables, state: State) => SetupError | null;
}

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

/** A board, dice, options, the ways to take the seats, and an ordered list of clauses. Data, no code. */
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

/** A hook with the clause that it is of. */
export type InForce<T> = T & { readonly clause: ClauseId };

/** A rule set under certain options and seats, compiled: see tables.ts. */
export interface Tables {
  readonly ruleSet: RuleSet;
  readonly board: Board;
  readonly dice: 1 | 2;
  /** Canonical text of the rules field. */
  readonly rules: string;
  /** Text of the seats field. */
  readonly seats: string;
  readonly clauses: readonly Clause[];
  /** Player number by colour; ABSENT or NEUTRAL. */
  readonly player: Int8Array;
  readonly playerCount: number;
  /** The neutral colour; -1 when there is none. */
  readonly neutral: number;
  /** The colour whose turn follows clockwise, by colour. */
  readonly nextColour: Int8Array;
  /** Colours that throw, clockwise. */
  readonly throwing: readonly number[];
  /** Bits of the squares that a piece may capture, at (thrower << 2) | mover. */
  readonly foes: Uint16Array;
  /** Track square at (colour << 7) | place. */
  readonly trackAt: Uint8Array;
  readonly startSquare: Uint8Array;
  /** The least place on which a piece counts as home. */
  readonly homeFrom: number;
  /** At ((from + 1) << 5) | number: the place that is reached, or -1 - the index of the bar that forbids it. */
  readonly reach: Int16Array;
  /** The same backwards; null where no clause lets a piece go backwards. */
  readonly reachBack: Int16Array | null;
  readonly bars: readonly InForce<Bar>[];
  readonly forbids: readonly InForce<Prohibition>[];
  /** The tests of `forbids`, in the same order. */
  readonly prohibits: readonly Prohibition['applies'][];
  /** Whether nothing is forbidden while no colour has two or more pieces on one square of the track. */
  readonly onlyStacksForbid: boolean;
  readonly duties: readonly InForce<Duty>[];
  readonly siege: InForce<Siege> | null;
  readonly locks: readonly InForce<NonNullable<Clause['locks']>>[];
  readonly movesFor: NonNullable<Clause['movesFor']> | null;
  /** Whether pieces capture where they come to rest. */
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
  /** Whether different uses of one throw may come to the same position. */
  readonly merges: boolean;
  /** The clause by which a piece goes by the number thrown. */
  readonly movedBy: ClauseId | null;
  /** The clause by which a usable throw must be used. */
  readonly compelledBy: ClauseId | null;
}
