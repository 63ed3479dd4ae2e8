/** How pieces move on the board and what happens to its squares: as lists, with delays and durations in milliseconds. */
import type { Point } from '@ludo/drawing';

/**
 * `hop` goes along the way, `fly` back to base (knocked aside first where it has three points), `shift` makes room,
 * `spin` is joy at home, `leap` joy on the spot, `wobble` stands badly, `appear` comes to be seen without travelling.
 */
export type MotionKind = 'hop' | 'fly' | 'shift' | 'spin' | 'leap' | 'wobble' | 'appear';

export interface Motion {
  readonly colour: number;
  readonly slot: number;
  readonly kind: MotionKind;
  readonly points: readonly Point[];
  /** The size of the piece where it begins and where it ends. */
  readonly scales: readonly [number, number];
  readonly delay: number;
  readonly duration: number;
}

/**
 * What happens to a square: a captor hits it (`impact`), a wall closes on it, a challenge is laid to the blob there
 * (`siege`), a six hammers it, it breaks, or the challenge fails (`deflate`); a piece is `home`, a player is `freed` for
 * the partner, a colour throws `again`.
 */
export type AccentKind =
  | 'impact'
  | 'wall'
  | 'siege'
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
