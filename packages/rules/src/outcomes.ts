/** What can follow a throw, and how many lines of throws there are: checks the engine. */
import { NOBODY, State } from './core/state.ts';
import type { Tables } from './core/clause.ts';
import { planThrow } from './core/plan.ts';
import { Plays } from './core/plays.ts';
import { forfeit, playOn } from './core/turn.ts';
import type { Position, SetupError } from './core/position.ts';
import { failure, success, type Result } from './core/result.ts';
import { open } from './opening.ts';
import { printState } from './position-text.ts';

const FACES = [1, 2, 3, 4, 5, 6] as const;

function requireToThrow(position: Position, dice: readonly number[]): SetupError | null {
  if (position.colour === null) return { field: 'colour', reason: 'the game is over: nobody throws' };
  if (position.dice !== null) return { field: 'dice', reason: 'the dice have been thrown: ? is expected' };
  if (position.toCount > 0 && dice.length > 0)
    return { field: 'dice', reason: `${position.toCount} are still to be counted, without a throw` };
  return null;
}

/**
 * Texts, each once, in byte order, when everything has been counted. `dice`: none where something is to be counted. Errors: the
 * game is over, its dice have been thrown, or they are thrown before something is counted.
 */
export function outcomes(position: Position, dice: readonly number[]): Result<readonly string[], SetupError> {
  const problem = requireToThrow(position, dice);
  if (problem) return failure(problem);
  const { tables, state } = open(position);
  const texts = new Set<string>();
  const plays = new Plays();
  const next = new State(tables.board.trackLength);
  const [high, low] = dice.toSorted((a, b) => b - a);
  if (state.toCount === 0) {
    state.die = high as number;
    state.lowDie = low ?? 0;
  }
  planThrow(tables, state, plays);
  for (let index = plays.mayForfeit ? FORFEITED : 0; index < plays.count; index++) {
    follow(tables, state, plays, index, next);
    countOut(tables, next, (counted) => texts.add(printState(tables, counted)));
  }
  return success([...texts].toSorted(compareBytes));
}

/** What can follow once all that is still to be counted has been; each call before the state changes again. */
function countOut(tables: Tables, state: State, visit: (counted: State) => void): void {
  if (state.toCount === 0) return visit(state);
  const plays = new Plays();
  const next = new State(tables.board.trackLength);
  planThrow(tables, state, plays);
  for (let index = 0; index < plays.count; index++) {
    follow(tables, state, plays, index, next);
    countOut(tables, next, visit);
  }
}

/** The texts are ASCII, where code units are bytes. */
function compareBytes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const FORFEITED = -1;

/** By the play of the index, or FORFEITED. */
function follow(tables: Tables, state: State, plays: Plays, index: number, next: State): void {
  next.copyFrom(state);
  if (index === FORFEITED) forfeit(tables, next);
  else playOn(tables, next, plays, index);
}

/** Distinguishes states that are to be thrown. */
export function keyOf(state: State): string {
  return String.fromCharCode(
    state.colour + 1,
    state.ranking,
    state.waiting,
    state.throwsUsed,
    state.freed,
    state.captors,
    state.throwsMade,
    state.sixesInARow,
    state.lastMoved + 1,
    ...state.challenge,
    ...state.sixes,
    ...state.places,
  );
}

/** Counts, to bound memory. */
const MEMORY = 2_000_000;

interface Level {
  readonly state: State;
  readonly plays: Plays;
  readonly known: Map<string, bigint>;
}

/** Depth first; equal positions at equal depth are counted once. */
class LineCounter {
  private readonly tables: Tables;
  private readonly levels: Level[] = [];
  private kept = 0;

  constructor(tables: Tables) {
    this.tables = tables;
  }

  private level(depth: number): Level {
    return (this.levels[depth] ??= {
      state: new State(this.tables.board.trackLength),
      plays: new Plays(),
      known: new Map(),
    });
  }

  count(state: State, depth: number): bigint {
    if (depth === 0 || state.colour === NOBODY) return 1n;
    if (depth === 1 && !this.tables.merges) return BigInt(this.countSteps(state));
    const { known } = this.level(depth);
    const key = keyOf(state);
    const remembered = known.get(key);
    if (remembered !== undefined) return remembered;
    let lines = 0n;
    for (const high of FACES) {
      if (this.tables.ruleSet.dice === 1) {
        lines += this.countThrow(state, high, 0, depth);
        continue;
      }
      // Each ordered pair counts separately.
      for (const low of FACES) {
        if (low > high) break;
        lines += (low === high ? 1n : 2n) * this.countThrow(state, high, low, depth);
      }
    }
    if (this.kept < MEMORY) {
      known.set(key, lines);
      this.kept++;
    }
    return lines;
  }

  private countThrow(state: State, high: number, low: number, depth: number): bigint {
    const { tables } = this;
    const { state: next, plays } = this.level(depth);
    state.die = high;
    state.lowDie = low;
    planThrow(tables, state, plays);
    const seen = tables.merges ? new Set<string>() : null;
    let lines = 0n;
    for (let index = plays.mayForfeit ? FORFEITED : 0; index < plays.count; index++) {
      follow(tables, state, plays, index, next);
      countOut(tables, next, (counted) => {
        const key = seen === null ? '' : keyOf(counted);
        if (seen?.has(key) === true) return;
        seen?.add(key);
        lines += this.count(counted, depth - 1);
      });
    }
    return lines;
  }

  /** If no two plays of a throw lead to the same position, the last throw need not be played out. */
  private countSteps(state: State): number {
    const { plays } = this.level(0);
    let lines = 0;
    for (const face of FACES) {
      state.die = face;
      planThrow(this.tables, state, plays);
      lines += plays.mayForfeit ? plays.count + 1 : plays.count;
    }
    return lines;
  }
}

/**
 * The number of legal lines of `depth` throws: 1 at depth 0 and for a finished game, else the sum over all throws and all
 * outcomes of each. Error: the dice have been thrown, and `depth` is not 0.
 */
export function perft(position: Position, depth: number): Result<bigint, SetupError> {
  if (depth === 0) return success(1n);
  if (position.dice !== null) {
    return failure({ field: 'dice', reason: 'the dice have been thrown: ? is expected' });
  }
  const { tables, state } = open(position);
  const counter = new LineCounter(tables);
  const counted = new Map<string, bigint>();
  countOut(tables, state, (each) => counted.set(keyOf(each), counter.count(each, depth)));
  return success([...counted.values()].reduce((sum, lines) => sum + lines, 0n));
}
