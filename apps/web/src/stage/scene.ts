/**
 * A scene: what the events of one row look like on the board, worked out before anything moves.
 *
 * Pure: events in, a list of motions with delays and durations out. Where pieces end never depends on it.
 */
import type { Event, Step } from '@ludo/rules';
import { wayBetween, pointOf, type Layout, type Point } from '../board/layout.ts';
import { tokenAt, tokensAfter, type Token } from '../board/tokens.ts';
import type { Tempo } from './tempo.ts';

export interface Motion {
  readonly colour: number;
  readonly slot: number;
  readonly kind: 'hop' | 'fly';
  readonly points: readonly Point[];
  readonly delay: number;
  readonly duration: number;
}

export interface Scene {
  readonly tokens: readonly Token[];
  readonly motions: readonly Motion[];
  /** How long the dice tumble at the beginning; 0: they just lie. */
  readonly tumble: number;
  /** Until the next row may be shown. */
  readonly total: number;
}

function isStep(step: Step | null, event: Extract<Event, { readonly type: 'moved' }>): boolean {
  return step?.colour === event.colour && step.from === event.from && step.to === event.to;
}

export function sceneOf(
  layout: Layout,
  before: readonly Token[],
  events: readonly Event[],
  tempo: Tempo,
  /** A step that has been seen already; it is made at once, with what it captures. */
  seen: Step | null = null,
): Scene {
  let left = seen;
  let isSeen = false;
  let tokens = before;
  let clock = 0;
  let tumble = 0;
  let busy = 0;
  const motions: Motion[] = [];
  for (const event of events) {
    switch (event.type) {
      case 'threw':
        tumble = tempo.tumble;
        clock += tumble;
        break;
      case 'moved': {
        const mover = tokenAt(tokens, event.colour, event.from);
        isSeen = isStep(left, event);
        if (isSeen) left = null;
        if (mover === undefined || isSeen) break;
        const points = wayBetween(layout, event.colour, event.from, event.to, mover.slot);
        const duration = (points.length - 1) * tempo.hop;
        motions.push({ colour: mover.colour, slot: mover.slot, kind: 'hop', points, delay: clock, duration });
        clock += duration;
        break;
      }
      case 'captured':
      case 'penalised': {
        const captive = tokenAt(tokens, event.colour, event.from);
        if (captive === undefined || isSeen) break;
        const points = [event.from, -1].map((place) => pointOf(layout, event.colour, place, captive.slot));
        motions.push({
          colour: captive.colour,
          slot: captive.slot,
          kind: 'fly',
          points,
          delay: clock,
          duration: tempo.fly,
        });
        busy = Math.max(busy, clock + tempo.fly);
        break;
      }
      case 'forfeited':
        clock += tempo.pause;
        break;
      case 'challenged':
      case 'counted':
      case 'challenge-ended':
      case 'freed':
        clock += tempo.pause;
        break;
      case 'waits':
      case 'throws-again':
      case 'turn':
      case 'placed':
      case 'over':
        break;
    }
    tokens = tokensAfter(tokens, event);
  }
  return {
    tokens,
    motions: motions.filter((motion) => motion.duration > 0),
    tumble,
    total: Math.max(clock, busy),
  };
}
