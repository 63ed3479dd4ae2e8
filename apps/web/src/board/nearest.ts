/** Which stand a press means: fingers are wider than squares. */
import type { Point } from '@ludo/drawing';

export interface Target {
  readonly key: string;
  readonly at: Point;
  readonly reach: number;
  readonly canMove: boolean;
}

/** Pixels; half of the least comfortable touch target. */
export const FINGER = 22;

/** The stand hit, else the nearest within a finger, first those that can move. Null: none. */
export function nearest(targets: readonly Target[], point: Point, unit: number): string | null {
  const finger = FINGER / unit;
  const scored = targets.flatMap((target) => {
    const distance = Math.hypot(point.x - target.at.x, point.y - target.at.y);
    const isHit = distance <= target.reach;
    if (!isHit && distance > Math.max(finger, target.reach)) return [];
    return [{ key: target.key, rank: (isHit ? 0 : target.canMove ? 1 : 2) * 100 + distance }];
  });
  return scored.toSorted((a, b) => a.rank - b.rank)[0]?.key ?? null;
}
