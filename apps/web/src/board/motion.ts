/** How pieces move and what happens to squares: lists with delays and durations in milliseconds. */
import type { Point } from '@ludo/drawing';

/**
 * `hop`: along the way; `fly`: back to base (with three points: knocked aside first); `shift`: makes room; `spin`: joy
 * at home; `leap`: joy on the spot; `wobble`: stands badly; `appear`: becomes visible without travelling.
 */
export type MotionKind = 'hop' | 'fly' | 'shift' | 'spin' | 'leap' | 'wobble' | 'appear';

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
 * `impact`: a captor hits the square; `challenge`: a challenge is laid to the blob there; a wall closes, a six hammers the
 * blob, it breaks, or the challenge fails (`deflate`); a piece is `home`, a player is `freed` for the partner, a colour
 * throws `again`.
 */
export type AccentKind =
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
