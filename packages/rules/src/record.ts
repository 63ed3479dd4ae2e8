/**
 * The record of a game: where it began, and each throw and play in order. Chance is written down, so a record replays
 * without a seed, and a dispute is settled by reading.
 */
import { applyPlay, applyThrow } from './actions.ts';
import type { Event } from './core/event.ts';
import type { Position, SetupError } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { failure, success, type Result } from './core/result.ts';
import { parsePlay } from './play-text.ts';
import { parsePosition } from './position-text.ts';

export type Action =
  /** The dice as they came to lie. */
  | { readonly do: 'throw'; readonly dice: readonly number[] }
  /** The text of a play. */
  | { readonly do: 'play'; readonly play: string };

interface GameRecord {
  /** The text of the first position. */
  readonly start: string;
  readonly actions: readonly Action[];
}

interface Replayed {
  readonly position: Position;
  /** The events of each action, in their order. */
  readonly events: readonly (readonly Event[])[];
}

type ReplayError =
  | { readonly at: 'start'; readonly error: SetupError }
  /** The index of the first action that the rules refuse. */
  | { readonly at: number; readonly error: Refusal };

function applyAction(position: Position, action: Action): ReturnType<typeof applyThrow> {
  if (action.do === 'throw') return applyThrow(position, action.dice);
  const play = parsePlay(position, action.play);
  return play.ok ? applyPlay(position, play.value) : play;
}

/** Plays a record through; refuses one that does not hold together, with the place where it breaks. */
export function replay(record: GameRecord): Result<Replayed, ReplayError> {
  const start = parsePosition(record.start);
  if (!start.ok) return failure({ at: 'start', error: start.error });
  let position = start.value;
  const events: (readonly Event[])[] = [];
  for (const [index, action] of record.actions.entries()) {
    const applied = applyAction(position, action);
    if (!applied.ok) return failure({ at: index, error: applied.error });
    position = applied.value.position;
    events.push(applied.value.events);
  }
  return success({ position, events });
}
