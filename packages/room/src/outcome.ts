// Owns what a throw or a play of a row brings about in a position. Whoever decides on a row folds it right afterwards: the
// last outcome is remembered, and stays true, since positions never change.
import { applyPlay, applyThrow, parsePlay } from '@ludo/rules';
import type { Applied, Play, Position, Refusal, Result } from '@ludo/rules';

export interface PlayOutcome {
  /** What the text says. */
  readonly play: Result<Play, Refusal>;
  /** What comes of it; the same refusal where the text says nothing. */
  readonly applied: Result<Applied, Refusal>;
}

let lastThrow: {
  readonly position: Position;
  readonly dice: readonly number[];
  readonly applied: Result<Applied, Refusal>;
} | null = null;
let lastPlay: {
  readonly position: Position;
  readonly text: string;
  readonly outcome: PlayOutcome;
} | null = null;

export function outcomeOfThrow(position: Position, dice: readonly number[]): Result<Applied, Refusal> {
  if (lastThrow?.position === position && isSame(lastThrow.dice, dice)) return lastThrow.applied;
  const applied = applyThrow(position, dice);
  lastThrow = { position, dice: [...dice], applied };
  return applied;
}

export function outcomeOfPlay(position: Position, text: string): PlayOutcome {
  if (lastPlay?.position === position && lastPlay.text === text) return lastPlay.outcome;
  const play = parsePlay(position, text);
  const outcome = { play, applied: play.ok ? applyPlay(position, play.value) : play };
  lastPlay = { position, text, outcome };
  return outcome;
}

function isSame(dice: readonly number[], others: readonly number[]): boolean {
  return dice.length === others.length && dice.every((die, nth) => die === others[nth]);
}
