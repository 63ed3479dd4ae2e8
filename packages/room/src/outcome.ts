// Owns the outcome of a throw or play in a position. Deciding on a row and folding it both need it, so it travels with
// the decision and is computed once.
import { applyPlay, applyThrow, parsePlay } from '@ludo/rules';
import type { Applied, Play, Position, Refusal, Result } from '@ludo/rules';
import type { Row } from './rows.ts';

/** The outcome of a row in this one position. */
export interface Outcome {
  readonly row: Row;
  readonly before: Position;
  readonly applied: Applied;
}

/** A row that may be logged, with its outcome if that was computed for the decision. */
export interface Accepted {
  readonly ok: true;
  readonly value: Row;
  readonly outcome: Outcome | null;
}

export function accept(row: Row): Accepted {
  return { ok: true, value: row, outcome: null };
}

export function acceptWith(row: Row, before: Position, applied: Applied): Accepted {
  return { ok: true, value: row, outcome: { row, before, applied } };
}

interface PlayOutcome {
  readonly play: Result<Play, Refusal>;
  /** Its effect; the same refusal if the text is invalid. */
  readonly applied: Result<Applied, Refusal>;
}

export function outcomeOfPlay(position: Position, text: string): PlayOutcome {
  const play = parsePlay(position, text);
  return { play, applied: play.ok ? applyPlay(position, play.value) : play };
}

/** The outcome of a row: the decided one if it was decided for this very position. */
export function outcomeOf(
  row: Extract<Row, { readonly t: 'throw' | 'play' }>,
  position: Position,
  decided: Outcome | null,
): Result<Applied, Refusal> {
  if (decided?.row === row && decided.before === position) return { ok: true, value: decided.applied };
  return row.t === 'throw' ? applyThrow(position, row.d) : outcomeOfPlay(position, row.m).applied;
}
