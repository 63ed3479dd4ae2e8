/** The legal plays of a throw, and reusable memory for finding them. */
import { PIECES_PER_COLOUR } from './board.ts';
import { State } from './state.ts';
import type { PackedStep } from './step.ts';

const MAX_PLAYS = 128;
/** Where the mover's pieces stand, where foes were captured, and the standing challenges: this distinguishes outcomes. */
const OUTCOME_WORDS = 3;

/** By slot, with one number: pieces forwards, then backwards. Of pieces on one place only the first is listed. */
export class DieSteps {
  /** Slots up to the last one that has a step. */
  count = 0;
  /** Negative for a piece that has none. */
  readonly steps = new Int32Array(2 * PIECES_PER_COLOUR);
  /** What each adds to the sum of the mover's places (see place-sums.ts). */
  readonly sums = new Float64Array(2 * PIECES_PER_COLOUR);
  /** A place counted from 1; 0: captures nothing. */
  readonly captures = new Int32Array(2 * PIECES_PER_COLOUR);
}

export class Plays {
  readonly first = new Int32Array(MAX_PLAYS);
  /** 0: none. */
  readonly second = new Int32Array(MAX_PLAYS);
  count = 0;
  /** Since a game of one die was planned. */
  private hasSeconds = false;
  mayForfeit = false;
  private readonly outcomes = new Float64Array(MAX_PLAYS * OUTCOME_WORDS);
  /** Of two dice. */
  readonly high = new DieSteps();
  readonly low = new DieSteps();
  private copy: State | null = null;

  clear(): void {
    this.count = 0;
    this.mayForfeit = false;
  }

  add(first: PackedStep, second: PackedStep): void {
    this.first[this.count] = first;
    this.second[this.count] = second;
    this.hasSeconds = true;
    this.count++;
  }

  /** With one die there are none. */
  dropSeconds(): void {
    if (!this.hasSeconds) return;
    this.second.fill(0);
    this.hasSeconds = false;
  }

  /** Unless another has the same outcome, given by three numbers (see OUTCOME_WORDS). */
  addDistinct(
    first: PackedStep,
    second: PackedStep,
    sum: number,
    captured: number,
    challenges: number,
  ): void {
    const known = this.outcomes;
    const end = this.count * OUTCOME_WORDS;
    for (let at = 0; at < end; at += OUTCOME_WORDS) {
      if (known[at] === sum && known[at + 1] === captured && known[at + 2] === challenges) return;
    }
    known[end] = sum;
    known[end + 1] = captured;
    known[end + 2] = challenges;
    this.add(first, second);
  }

  /** For steps that are only tried. */
  copyOf(state: State): State {
    if (this.copy?.squares.length !== state.squares.length) this.copy = new State(state.squares.length);
    this.copy.copyFrom(state);
    return this.copy;
  }
}
