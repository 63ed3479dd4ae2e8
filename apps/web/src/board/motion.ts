/** What a scene moves and marks. Delays and durations in milliseconds. */
import type { Point } from '@ludo/drawing';

/**
 * `hop`: along the way; `fly`: to base, with three points knocked aside first; `retire`: to base, because
 * nobody needs it any more; `shift`: makes room; `spin`: joy at home; `leap`: joy on the spot; `wobble`: stands badly; `appear`: does not travel.
 */
export type MotionKind = 'hop' | 'fly' | 'retire' | 'shift' | 'spin' | 'leap' | 'wobble' | 'appear';

export interface Motion {
  readonly colour: number;
  readonly slot: number;
  readonly kind: MotionKind;
  readonly points: readonly Point[];
  readonly scales: readonly [number, number];
  readonly delay: number;
  readonly duration: number;
}

/**
 * An announced throw's `aim`; a captor's `impact`; a `challenge` is laid there, a six hammers it, it breaks or fails (`deflate`); a piece is `home`,
 * a player `freed` for the partner, a colour throws `again`.
 */
export type AccentKind =
  | 'aim'
  | 'impact'
  | 'wall'
  | 'challenge'
  | 'hammer'
  | 'broken'
  | 'deflate'
  | 'home'
  | 'freed'
  | 'again';

export interface Accent {
  readonly kind: AccentKind;
  readonly colour: number;
  readonly at: Point;
  readonly delay: number;
  readonly duration: number;
}
