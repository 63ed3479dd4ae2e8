/**
 * A clause: one rule of SPEC.md as an object with typed hooks. A rule set is an ordered list of clauses, which do not
 * know it. Hooks use the tables, and these contain clauses, so the types are defined together. `proposes`, `proposesBack`
 * and `bars` depend on board and number alone and are computed once, when a rule set is compiled; the others look at the
 * state.
 */
import type { Board } from './board.ts';
import type { NoteLetter } from './notes.ts';
import type { SetupError } from './position.ts';
import type { ClauseId } from './clause-ids.ts';
import type { Refusal, RefusalCode, Wall } from './refusal.ts';
import type { State } from './state.ts';
import type { PackedStep } from './step.ts';

/** Whatever stands on the board. */
export interface Bar {
  readonly code: RefusalCode;
  readonly applies: (board: Board, from: number, to: number, face: number) => boolean;
  /** The numbers that would do instead. */
  readonly needs?: (board: Board, from: number) => readonly number[];
}

/**
 * Other pieces make the step impossible. With two dice both steps are judged before either is made, so the test must not
 * depend on the other die's step.
 */
export interface Prohibition {
  readonly code: RefusalCode;
  readonly applies: (tables: Tables, state: State, step: PackedStep) => boolean;
  /** What the blocking pieces are called together. */
  readonly wall?: Wall;
  /** Only while some colour has two or more pieces on one track square. */
  readonly needsStack?: boolean;
  /** Only of steps backwards. */
  readonly ofStepsBack?: boolean;
  /** For players; called only when somebody asks. */
  readonly details?: (tables: Tables, state: State, step: PackedStep) => Partial<Refusal>;
}

/** Comes before any other step, if one such is legal. */
interface Duty {
  readonly code: RefusalCode;
  /** A duty with this number only; absent: with any. */
  readonly thrown?: number;
  readonly fulfils: (tables: Tables, state: State, step: PackedStep) => boolean;
}

/** Steps of the kind `challenge`. */
interface ChallengeHook {
  /** The place of the blob; -1: none. */
  readonly target: (tables: Tables, state: State, colour: number, from: number) => number;
  /** Lays the challenge down, or counts the sixes of a standing one. */
  readonly carryOn: (tables: Tables, state: State, step: PackedStep) => void;
  /** After the challenge, against `size` pieces. */
  readonly sixesNeeded: (size: number, from: number) => number;
}

/** By a piece of the colour `by` at the foot of the home column of `of`, at what stands so many squares up. */
export interface Announcement {
  readonly by: number;
  readonly of: number;
  readonly up: number;
}

/** Before a throw something may be announced, which the throw then decides alone. */
interface AnnounceHook {
  /** For a state that is to be thrown. */
  readonly list: (tables: Tables, state: State) => readonly Announcement[];
  /** Throws of 36 that send a piece to base. */
  readonly chance: (tables: Tables, state: State, announcement: Announcement) => number;
  /** With the dice that lie; the turn goes on by `endsTurn`. */
  readonly carryOut: (tables: Tables, state: State, announcement: Announcement) => void;
}

/** The one way in which a throw is used, whatever else were possible. */
interface Dictate {
  /** Why everything else is refused. */
  readonly code: RefusalCode;
  /** -1: the throw is used as usual. */
  readonly step: (tables: Tables, state: State, mover: number) => PackedStep;
}

/** Says what the board does not show of a position. */
export interface Note<Letter extends NoteLetter = NoteLetter> {
  readonly letter: Letter;
  /** What stands behind the letter: a challenge, letters of colours in their order, numbers of players; else nobody's name. */
  readonly names: 'challenge' | 'colours' | 'players' | 'nobody';
  readonly isSet: (state: State, tables: Tables) => boolean;
  /** Texts without the letter; only where it is set. */
  readonly print: (tables: Tables, state: State) => readonly string[];
  /** Without the letter. False: the note has another form. */
  readonly read: (tables: Tables, state: State, text: string) => boolean;
  /** It is not written; absent: its fields are as State begins with them. */
  readonly unwritten?: (tables: Tables, state: State) => void;
  /** For a game without such notes. */
  readonly reason: string;
}

export interface Clause {
  readonly id: ClauseId;
  /** Absent: the clause applies with any seats. */
  readonly concerns?: (seats: string) => boolean;
  /**
   * Where a piece goes before anything forbids it; null: this clause does not decide. The first clause that decides wins:
   * one that overrides another stands before it. `movedBy` is the first that has the hook at all, so the clause by which
   * pieces usually go stands before those for base.
   */
  readonly proposes?: (board: Board, from: number, face: number) => number | null;
  readonly proposesBack?: (board: Board, from: number, face: number) => number | null;
  /** As `proposes`, and before it, for a colour that has captured nothing yet. */
  readonly proposesUncaptured?: (board: Board, from: number, face: number) => number | null;
  readonly bars?: Bar;
  readonly forbids?: Prohibition;
  readonly obliges?: Duty;
  readonly challenge?: ChallengeHook;
  /** What the die counts for its mover. */
  readonly counts?: (state: State) => number;
  /** Of whom one makes room for a piece of the colour that enters: a bit per colour; 0: there is room. */
  readonly makesRoom?: (tables: Tables, state: State, colour: number) => number;
  /** What is counted next with a piece of the thrower, because of the last step; 0: nothing. */
  readonly countsOn?: (tables: Tables, state: State) => number;
  /** Where a piece was moved last in this turn is remembered. */
  readonly remembersMoved?: boolean;
  readonly dictates?: Dictate;
  readonly announces?: AnnounceHook;
  /** Where all pieces of the mover on a place go together with both dice; -1: nowhere. */
  readonly movesTogether?: (tables: Tables, state: State, mover: number, from: number) => number;
  /** So many throws of each colour are counted from the beginning of the game. */
  readonly countsThrows?: number;
  /** The thrower can use no throw at all for now; null: nothing prevents it. */
  readonly locks?: {
    readonly code: RefusalCode;
    readonly applies: (tables: Tables, state: State) => boolean;
  };
  /** Whose pieces the thrower moves, if not their own; -1: this clause does not decide. */
  readonly movesFor?: (tables: Tables, state: State) => number;
  /** A piece that stops sends the foes on its square to base: all of them, or single pieces of a colour. */
  readonly captures?: 'all' | 'singles';
  /** Squares, so many beyond each start square, on which nobody is captured. */
  readonly safe?: readonly number[];
  /** Ends challenges that no longer stand; called after any die has been used, while one stands. */
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
  /** The sixes of a turn that follow each other are counted. */
  readonly countsSixes?: boolean;
  /** So many pieces home are enough for a colour's place; absent: all four. */
  readonly goal?: number;
  /** Throws used up so far if the thrower has another, mostly 0; -1: this clause gives none. */
  readonly throwsAgain?: (tables: Tables, state: State) => number;
  /** Called once the throw has been used, if its last step has come home. Takes the ranks that are won by then. */
  readonly ends?: (tables: Tables, state: State) => boolean;
  /** A colour that throws is passed over now. */
  readonly skips?: (tables: Tables, state: State, colour: number) => boolean;
  /** A colour's four first places, if not all are in base. */
  readonly begins?: readonly number[];
  /** They are not opponents of the colour. */
  readonly spares?: (colour: number) => readonly number[];
  /** A throw that can be used must be. */
  readonly compels?: boolean;
  /** Different plays of one throw may lead to the same position. */
  readonly merges?: boolean;
  /** Positions may have these. */
  readonly notes?: readonly Note[];
  /** Null: the position is possible. */
  readonly refusesSetup?: (tables: Tables, state: State) => SetupError | null;
}

export interface Option {
  readonly id: string;
  /** Besides the standard; null for a switch. */
  readonly values: readonly string[] | null;
  /** When the option is not named; null for a switch (off). */
  readonly standard: string | null;
  readonly clause: ClauseId;
}

/** By option; `true` for a switch that is on. Options at their standard are absent. */
export type Choices = ReadonlyMap<string, string | true>;

/** Data, no code. */
export interface RuleSet {
  readonly id: string;
  /** Read, but written as `id`. */
  readonly otherNames: readonly string[];
  readonly board: Board;
  readonly dice: 1 | 2;
  /** Opposite colours are partners and win together. */
  readonly inTeams: boolean;
  /** Gives each colour its pieces; a throw moves no others. */
  readonly piecesBy: ClauseId;
  /** How much of two dice must be used. */
  readonly policy?: { readonly usesBothDice: ClauseId; readonly usesHigherDie: ClauseId };
  readonly options: readonly Option[];
  readonly seatings: readonly string[];
  /** Their order decides which of several reasons is told. */
  readonly clauses: (choices: Choices) => readonly Clause[];
  /** In force without a hook, because the board, dice, seats or other clauses carry them out. For rule cards. */
  readonly described: (seats: string) => readonly ClauseId[];
}

export type InForce<T> = T & { readonly clause: ClauseId };

/** See tables.ts. */
export interface Tables {
  readonly ruleSet: RuleSet;
  readonly board: Board;
  readonly dice: 1 | 2;
  /** Canonical. */
  readonly rules: string;
  readonly seats: string;
  readonly clauses: readonly Clause[];
  /** By colour; ABSENT or NEUTRAL. */
  readonly player: Int8Array;
  readonly playerCount: number;
  /** -1: none. */
  readonly neutral: number;
  /** By colour, clockwise. */
  readonly nextColour: Int8Array;
  readonly throwing: readonly number[];
  /** Bits of the squares that a piece may capture, at (thrower << 2) | mover. */
  readonly foes: Uint16Array;
  /** At (colour << 7) | place. */
  readonly trackAt: Uint8Array;
  readonly startSquare: Uint8Array;
  /** The lowest place on which a piece counts as home. */
  readonly homeFrom: number;
  /** At ((from + 1) << 5) | number: the place that is reached, or -1 - the index of the bar that forbids it. */
  readonly reach: Int16Array;
  /** As `reach`, backwards; null: no clause lets a piece go backwards. */
  readonly reachBack: Int16Array | null;
  /** At place + 1: 1 where some number leads backwards from it; null as `reachBack`. */
  readonly backFrom: Uint8Array | null;
  /** As `reach`, for a colour that has captured nothing yet; null: nothing depends on that. */
  readonly reachUncaptured: Int16Array | null;
  readonly bars: readonly InForce<Bar>[];
  readonly forbids: readonly InForce<Prohibition>[];
  /** Of `forbids`, in the same order. */
  readonly prohibits: readonly Prohibition['applies'][];
  /** 0: no step forwards is forbidden while no colour has two or more pieces on one track square; else 1. */
  readonly forbidsAnyway: number;
  readonly duties: readonly InForce<Duty>[];
  readonly challenge: InForce<ChallengeHook> | null;
  readonly counts: NonNullable<Clause['counts']> | null;
  readonly makesRoom: NonNullable<Clause['makesRoom']> | null;
  readonly countsOn: NonNullable<Clause['countsOn']> | null;
  readonly remembersMoved: boolean;
  readonly dictate: InForce<Dictate> | null;
  readonly announce: InForce<AnnounceHook> | null;
  readonly movesTogether: NonNullable<Clause['movesTogether']> | null;
  /** 0: no throws are counted. */
  readonly countsThrows: number;
  readonly locks: readonly InForce<NonNullable<Clause['locks']>>[];
  readonly movesFor: NonNullable<Clause['movesFor']> | null;
  readonly captures: 'all' | 'singles' | null;
  /** By track square: 1 where nobody is captured; null: no square is safe. */
  readonly safe: Uint8Array | null;
  /** The clause that says so. */
  readonly safeBy: ClauseId | null;
  readonly countsSixes: boolean;
  /** Of a colour's four rising places, the index of the one that tells whether enough pieces are home. */
  readonly lastNeeded: number;
  readonly lapses: readonly NonNullable<Clause['lapses']>[];
  readonly unused: readonly NonNullable<Clause['unused']>[];
  readonly penalises: NonNullable<Clause['penalises']> | null;
  /** Of all clauses in one, the first that gives a throw; null: none does. */
  readonly throwsAgain: NonNullable<Clause['throwsAgain']> | null;
  readonly ends: readonly NonNullable<Clause['ends']>[];
  /** Of all clauses in one; null: no colour is passed over. */
  readonly skips: NonNullable<Clause['skips']> | null;
  readonly begins: readonly number[];
  readonly notes: ReadonlySet<Note>;
  /** Different plays of one throw may lead to the same position. */
  readonly merges: boolean;
  /** Says that a piece goes by the number thrown. */
  readonly movedBy: ClauseId | null;
  /** Says that a usable throw must be used. */
  readonly compelledBy: ClauseId | null;
}
