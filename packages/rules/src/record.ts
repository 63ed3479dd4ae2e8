/** A game as its start, throws and plays. It holds the dice, so it replays without a seed. */
import { applyPlay, applyThrow } from './actions.ts';
import type { Event } from './core/event.ts';
import type { Position, SetupError } from './core/position.ts';
import type { Refusal } from './core/refusal.ts';
import { failure, success, type Result } from './core/result.ts';
import { parsePlay } from './play-text.ts';
import { parsePosition } from './position-text.ts';

export type Action =
  | { readonly do: 'throw'; readonly dice: readonly number[] }
  /** Notation. */
  | { readonly do: 'play'; readonly play: string };

interface GameRecord {
  readonly start: string;
  readonly actions: readonly Action[];
}

interface Replayed {
  readonly position: Position;
  /** By action. */
  readonly events: readonly (readonly Event[])[];
}

type ReplayError =
  | { readonly at: 'start'; readonly error: SetupError }
  /** The index of the first refused action. */
  | { readonly at: number; readonly error: Refusal };

function applyAction(position: Position, action: Action): ReturnType<typeof applyThrow> {
  if (action.do === 'throw') return applyThrow(position, action.dice);
  const play = parsePlay(position, action.play);
  return play.ok ? applyPlay(position, play.value) : play;
}

/** Errors name the first wrong action. */
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
