/** The legal ways to use a throw, and steps that are tried on a state and taken back while they are looked for. */
import { Kept, type State } from './state.ts';
import { colourOf, fromOf, toOf, type PackedStep } from './step.ts';
import type { Tables } from './tables.ts';
import { makeStep } from './turn.ts';

/** More plays than any throw has. */
const MAX_PLAYS = 128;
/** What tells the outcomes of two plays of one throw apart: the places of four colours, and who has a challenge. */
const OUTCOME_WORDS = 5;

/** A step that is tried on a state and taken back. It changes the squares of its two ends only. */
class Trial {
  private readonly kept = new Kept();
  private fromSquare = 0;
  private toSquare = 0;
  private from = 0;
  private to = 0;

  make(tables: Tables, state: State, step: PackedStep): void {
    state.keep(this.kept);
    const row = colourOf(step) << 7;
    const from = fromOf(step);
    const to = toOf(step);
    // Places off the track keep a square too; it is restored unchanged.
    this.fromSquare = tables.trackAt[row | (from < 0 ? 0 : from)] as number;
    this.toSquare = tables.trackAt[row | to] as number;
    this.from = state.squares[this.fromSquare] as number;
    this.to = state.squares[this.toSquare] as number;
    makeStep(tables, state, step);
  }

  /** The first slot of a colour whose piece stood on a place before the step; -1 when none did. */
  slotBefore(colour: number, place: number): number {
    const { places } = this.kept;
    const start = colour << 2;
    for (let slot = 0; slot < 4; slot++) if (places[start | slot] === place) return slot;
    return -1;
  }

  takeBack(state: State): void {
    state.restore(this.kept);
    state.squares[this.fromSquare] = this.from;
    state.squares[this.toSquare] = this.to;
  }
}

/** The legal ways to use a throw. */
export class Plays {
  /** First step of each play. */
  readonly first = new Int32Array(MAX_PLAYS);
  /** Second step; 0 when there is none. */
  readonly second = new Int32Array(MAX_PLAYS);
  count = 0;
  /** Whether second steps have been written since a game of one die was planned. */
  private hasSeconds = false;
  /** Whether the throw may be left unused. */
  mayForfeit = false;
  private readonly outcomes = new Int32Array(MAX_PLAYS * OUTCOME_WORDS);
  /**
   * Pairs of pieces that have been planned in one order: a bit at (slot of the higher die's piece << 2) | slot of the
   * lower's. While no challenge stands, the other order comes to the same.
   */
  pairs = 0;
  /** What was before the first and the second step that are tried. */
  readonly beforeFirst = new Trial();
  readonly beforeSecond = new Trial();

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

  /** With one die there are first steps only. */
  dropSeconds(): void {
    if (!this.hasSeconds) return;
    this.second.fill(0);
    this.hasSeconds = false;
  }

  /** Adds a play unless another comes to the same outcome. */
  addDistinct(first: PackedStep, second: PackedStep, outcome: State): void {
    const { groups } = outcome;
    const g0 = groups[0] as number;
    const g1 = groups[1] as number;
    const g2 = groups[2] as number;
    const g3 = groups[3] as number;
    const challenges = outcome.challenges[0] as number;
    const known = this.outcomes;
    const end = this.count * OUTCOME_WORDS;
    for (let at = 0; at < end; at += OUTCOME_WORDS) {
      if (
        known[at] === g0 &&
        known[at + 1] === g1 &&
        known[at + 2] === g2 &&
        known[at + 3] === g3 &&
        known[at + 4] === challenges
      ) {
        return;
      }
    }
    known[end] = g0;
    known[end + 1] = g1;
    known[end + 2] = g2;
    known[end + 3] = g3;
    known[end + 4] = challenges;
    this.add(first, second);
  }
}
