// Owns what follows from a throw or play: deciding and folding both need it, so it travels with the decision.
import { applyAnnounced, applyPlay, applyThrow, parsePlay } from '@ludo/rules';
import type { Applied, Play, Position, Refusal, Result } from '@ludo/rules';
import type { Row } from './rows.ts';

/** In this one position. */
export interface Outcome {
  readonly row: Row;
  readonly before: Position;
  readonly applied: Applied;
  /** From which the faces of a throw follow; null: they cannot be checked. */
  readonly result: string | null;
}

/** With its outcome, if the decision worked it out. */
export interface Accepted {
  readonly ok: true;
  readonly value: Row;
  readonly outcome: Outcome | null;
}

export function accept(row: Row): Accepted {
  return { ok: true, value: row, outcome: null };
}

export function acceptWith(
  row: Row,
  before: Position,
  applied: Applied,
  result: string | null = null,
): Accepted {
  return { ok: true, value: row, outcome: { row, before, applied, result } };
}

interface PlayOutcome {
  readonly play: Result<Play, Refusal>;
  /** The same refusal as `play` if the text is invalid. */
  readonly applied: Result<Applied, Refusal>;
}

export function outcomeOfPlay(position: Position, text: string): PlayOutcome {
  const play = parsePlay(position, text);
  return { play, applied: play.ok ? applyPlay(position, play.value) : play };
}

/** The decided one, if it was decided for this very position. */
export function outcomeOf(
  row: Extract<Row, { readonly t: 'throw' | 'play' }>,
  position: Position,
  decided: Outcome | null,
): Result<Applied, Refusal> {
  if (decided?.row === row && decided.before === position) return { ok: true, value: decided.applied };
  return row.t === 'throw' ? outcomeOfThrow(position, row) : outcomeOfPlay(position, row.m).applied;
}

export function outcomeOfThrow(
  position: Position,
  { d, a }: Pick<Extract<Row, { readonly t: 'throw' }>, 'd' | 'a'>,
): Result<Applied, Refusal> {
  return a === undefined ? applyThrow(position, d) : applyAnnounced(position, a, d);
}
