// Owns what a throw or a play of a row brings about in a position. Whoever decides on a row has to know it, and folding
// the row needs the same: so it goes along with the decision, and is worked out once.
import { applyPlay, applyThrow, parsePlay } from '@ludo/rules';
import type { Applied, Play, Position, Refusal, Result } from '@ludo/rules';
import type { Row } from './rows.ts';

/** What a row brings about in one position, and in no other. */
export interface Outcome {
  readonly row: Row;
  readonly before: Position;
  readonly applied: Applied;
}

/** A row that may be logged, with its outcome where that was worked out to decide on it. */
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
  /** What the text says. */
  readonly play: Result<Play, Refusal>;
  /** What comes of it; the same refusal where the text says nothing. */
  readonly applied: Result<Applied, Refusal>;
}

export function outcomeOfPlay(position: Position, text: string): PlayOutcome {
  const play = parsePlay(position, text);
  return { play, applied: play.ok ? applyPlay(position, play.value) : play };
}

/** What a row of dice or of a play brings about: as it was decided, if it was decided for this very position. */
export function outcomeOf(
  row: Extract<Row, { readonly t: 'throw' | 'play' }>,
  position: Position,
  decided: Outcome | null,
): Result<Applied, Refusal> {
  if (decided?.row === row && decided.before === position) return { ok: true, value: decided.applied };
  return row.t === 'throw' ? applyThrow(position, row.d) : outcomeOfPlay(position, row.m).applied;
}
