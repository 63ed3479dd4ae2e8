/**
 * How a thrown die flies: keyframes of `transform` and `opacity`, the same for everybody by the row's number. Pixels of
 * the window.
 */
import type { Point } from '@ludo/drawing';

/** Shares of the throw's time. */
export const LIES = 0.6;
export const LEAVES = 0.8;

export interface Flight {
  readonly from: Point;
  readonly to: Point;
  /** Beside the words; `share`: its size there as a share of `size`. Null: out of sight. */
  readonly place: (Point & { readonly share: number }) | null;
  readonly size: number;
  readonly face: number;
  /** The second die (1) differs a little from the first (0). */
  readonly nth: number;
  readonly seq: number;
}

/** Degrees about x and y; opposite faces add up to seven. */
const FRONT: Readonly<Record<number, readonly [number, number]>> = {
  1: [0, 0],
  2: [0, -90],
  3: [-90, 0],
  4: [90, 0],
  5: [0, 90],
  6: [0, 180],
};

function drawn(seq: number, nth: number, what: number): number {
  const mixed = Math.sin(seq * 12.9898 + nth * 78.233 + what * 37.719) * 43758.5453;
  return (mixed - Math.floor(mixed)) * 2 - 1;
}

const late = (offset: number, nth: number): number => offset + nth * 0.06 * (1 - offset / LEAVES);

export function pathFrames({ from, to, place, size, nth, seq }: Flight): Keyframe[] {
  const along = (share: number, lift: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share - lift * size,
  });
  const at = ({ x, y }: Point, scale: number) =>
    `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
  const high = 1.3 + 0.3 * drawn(seq, nth, 1);
  const end = place ?? to;
  return [
    { offset: 0, transform: at(from, 0.5), opacity: 0, easing: 'cubic-bezier(0.2, 0.6, 0.5, 1)' },
    {
      offset: late(0.06, nth),
      transform: at(along(0.12, 0.5), 0.8),
      opacity: 1,
      easing: 'cubic-bezier(0.2, 0.6, 0.6, 1)',
    },
    {
      offset: late(0.2, nth),
      transform: at(along(0.45, high), 1.35),
      opacity: 1,
      easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)',
    },
    {
      offset: late(0.34, nth),
      transform: at(along(0.74, 0), 1),
      opacity: 1,
      easing: 'cubic-bezier(0.1, 0.5, 0.5, 1)',
    },
    {
      offset: late(0.43, nth),
      transform: at(along(0.87, 0.35), 1.1),
      opacity: 1,
      easing: 'cubic-bezier(0.5, 0, 0.9, 0.5)',
    },
    { offset: late(0.51, nth), transform: at(along(0.96, 0), 0.98), opacity: 1, easing: 'ease-out' },
    { offset: late(LIES, nth), transform: at(to, 1), opacity: 1 },
    { offset: LEAVES, transform: at(to, 1), opacity: 1, easing: 'cubic-bezier(0.5, 0, 0.3, 1)' },
    { offset: 1, transform: at(end, place?.share ?? 0.6), opacity: place === null ? 0 : 1 },
  ];
}

export function turnFrames({ face, nth, seq }: Flight): Keyframe[] {
  const [aboutX = 0, aboutY = 0] = FRONT[face] ?? [];
  const tilt = 16 * drawn(seq, nth, 2);
  const spinX = (drawn(seq, nth, 3) > 0 ? 1 : -1) * 720;
  const spinY = (drawn(seq, nth, 4) > 0 ? 1 : -1) * 360;
  const turn = (z: number, x: number, y: number) =>
    `rotateZ(${z.toFixed(1)}deg) rotateX(${(aboutX + x).toFixed(1)}deg) rotateY(${(aboutY + y).toFixed(1)}deg)`;
  return [
    { offset: 0, transform: turn(tilt - 160, spinX, spinY), easing: 'linear' },
    { offset: late(0.34, nth), transform: turn(tilt - 60, spinX * 0.32, spinY * 0.32), easing: 'ease-out' },
    { offset: late(0.51, nth), transform: turn(tilt + 6, -16, 10), easing: 'ease-in-out' },
    { offset: late(0.56, nth), transform: turn(tilt, 5, -3), easing: 'ease-in-out' },
    { offset: late(LIES, nth), transform: turn(tilt, 0, 0) },
    { offset: LEAVES, transform: turn(tilt, 0, 0) },
    { offset: 1, transform: turn(0, 0, 0) },
  ];
}

/** The thrower's sign appears under the die when it lands, and stays behind. */
export function signFrames({ nth }: Flight): Keyframe[] {
  return [
    { offset: 0, transform: 'scale(0.3)', opacity: 0 },
    { offset: late(0.34, nth), transform: 'scale(0.3)', opacity: 0, easing: 'ease-out' },
    { offset: late(0.46, nth), transform: 'scale(1.12)', opacity: 1 },
    { offset: late(LIES, nth), transform: 'scale(1)', opacity: 1 },
    { offset: LEAVES, transform: 'scale(1)', opacity: 1 },
    { offset: 0.95, transform: 'scale(0.8)', opacity: 0 },
    { offset: 1, transform: 'scale(0.8)', opacity: 0 },
  ];
}
