/** Which stand a press means: fingers are wider than squares. */
import type { Point } from '@ludo/drawing';

export interface Target {
  readonly key: string;
  readonly at: Point;
  readonly reach: number;
  readonly canMove: boolean;
  /** Of the colour that is on turn. */
  readonly isOnTurn: boolean;
}

/** Pixels; half of the least comfortable touch target. */
export const FINGER = 22;

/** In squares; two stands share one if they are nearer to each other. */
const SHARED = 0.9;

/**
 * The stand hit, else the nearest within a finger, first those that can move. Of two on one square, which a finger cannot tell apart,
 * the one that is on turn. Null: none.
 */
export function nearest(targets: readonly Target[], point: Point, unit: number): string | null {
  const finger = FINGER / unit;
  const scored = targets.flatMap((target) => {
    const distance = Math.hypot(point.x - target.at.x, point.y - target.at.y);
    const isHit = distance <= target.reach;
    if (!isHit && distance > Math.max(finger, target.reach)) return [];
    return [{ target, rank: (isHit ? 0 : target.canMove ? 1 : 2) * 100 + distance }];
  });
  const [best] = scored.toSorted((a, b) => a.rank - b.rank);
  if (best === undefined) return null;
  const { at } = best.target;
  const sharing = targets.find(
    (other) => other.isOnTurn && Math.hypot(other.at.x - at.x, other.at.y - at.y) < SHARED,
  );
  const isDistinct = best.target.isOnTurn || best.target.reach >= finger;
  return (isDistinct ? best.target : (sharing ?? best.target)).key;
}
