/** Every position that can follow a throw, and how many lines of throws there are: what the engine is checked by. */
import { NOBODY, State } from './core/state.ts';
import type { Tables } from './core/tables.ts';
import { legalSteps, MAX_STEPS, playForfeit, playStep } from './core/turn.ts';
import type { Position, SetupError } from './core/position.ts';
import { failure, success, type Result } from './core/result.ts';
import { open } from './opening.ts';
import { printState } from './position-text.ts';

/** Faces of an ordinary die. */
const FACES = [1, 2, 3, 4, 5, 6] as const;

function requireToThrow(position: Position): SetupError | null {
  if (position.colour === null) return { field: 'colour', reason: 'the game is over: nobody throws' };
  if (position.dice !== null) return { field: 'dice', reason: 'the dice have been thrown: ? is expected' };
  return null;
}

/**
 * The texts of every position that can follow once the throw has been used to the full, each once, in byte order.
 *
 * Errors: the game is over, or its dice have been thrown.
 */
export function outcomes(position: Position, dice: readonly number[]): Result<readonly string[], SetupError> {
  const problem = requireToThrow(position);
  if (problem) return failure(problem);
  const { tables, state } = open(position);
  const texts = new Set<string>();
  const steps = new Int32Array(MAX_STEPS);
  const next = new State(tables.board.trackLength);
  state.die = dice[0] as number;
  const count = legalSteps(tables, state, steps);
  for (let index = 0; index < Math.max(count, 1); index++) {
    follow(tables, state, steps, count, index, next);
    texts.add(printState(tables, next));
  }
  return success([...texts].toSorted(compareBytes));
}

/** The texts are ASCII, where code units are bytes. */
function compareBytes(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The state that follows the legal step of the given index, or the forfeit when there is none. */
function follow(
  tables: Tables,
  state: State,
  steps: Int32Array,
  count: number,
  index: number,
  next: State,
): void {
  next.copyFrom(state);
  if (count === 0) playForfeit(tables, next);
  else playStep(tables, next, steps[index] as number);
}

/** What tells two states to be thrown apart. */
function keyOf(state: State): string {
  return String.fromCharCode(state.colour + 1, state.ranking, ...state.places);
}

/** How many counts are kept at most, so that memory stays bounded. */
const MEMORY = 2_000_000;

/** A level of the search: the state it looks at, the steps of the throw, and the counts known so far. */
interface Level {
  readonly state: State;
  readonly steps: Int32Array;
  readonly known: Map<string, bigint>;
}

/** Counts lines by depth-first search; equal positions at equal depth are counted once and remembered. */
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
      steps: new Int32Array(MAX_STEPS),
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
    for (const face of FACES) lines += this.countThrow(state, face, depth);
    if (this.kept < MEMORY) {
      known.set(key, lines);
      this.kept++;
    }
    return lines;
  }

  private countThrow(state: State, face: number, depth: number): bigint {
    const { tables } = this;
    const { state: next, steps } = this.level(depth);
    state.die = face;
    const count = legalSteps(tables, state, steps);
    const seen = tables.merges ? new Set<string>() : null;
    let lines = 0n;
    for (let index = 0; index < Math.max(count, 1); index++) {
      follow(tables, state, steps, count, index, next);
      if (seen) {
        const key = keyOf(next);
        if (seen.has(key)) continue;
        seen.add(key);
      }
      lines += this.count(next, depth - 1);
    }
    return lines;
  }

  /** Where no two uses of a throw come to the same position, the last throw need not be played out. */
  private countSteps(state: State): number {
    const { steps } = this.level(0);
    let lines = 0;
    for (const face of FACES) {
      state.die = face;
      lines += Math.max(1, legalSteps(this.tables, state, steps));
    }
    return lines;
  }
}

/**
 * The number of legal lines of `depth` throws: 1 at depth 0 and for a game that is over, else the sum over all throws and
 * all outcomes of each.
 *
 * Errors: the dice of the position have been thrown.
 */
export function perft(position: Position, depth: number): Result<bigint, SetupError> {
  if (position.dice !== null) {
    return failure({ field: 'dice', reason: 'the dice have been thrown: ? is expected' });
  }
  const { tables, state } = open(position);
  return success(new LineCounter(tables).count(state, depth));
}
