/**
 * How each motion looks: keyframes of `transform` and `opacity`, which need neither layout nor painting. Lengths in
 * pixels, `unit` a square: percentages would animate on the main thread.
 */
import type { Motion } from './motion.ts';
import type { Point } from '@ludo/drawing';

/** In squares; `LEAP`: how much larger the piece is up there. */
const LIFT = 0.34;
const LEAP = 1.2;
/** The height of a flight as a share of its way, and at most in squares. */
const ARC = 0.35;
const ARC_MOST = 3;
const FLIGHT_STEPS = 10;

/** Always the same functions: a browser interpolates others as matrices. */
type Put = (at: Point, across: number, up?: number, turn?: number) => string;

const putter =
  (unit: number): Put =>
  ({ x, y }, across, up = across, turn = 0) =>
    `translate(${pixels(x, unit)}, ${pixels(y, unit)}) rotate(${turn}deg) scale(${across.toFixed(3)}, ${up.toFixed(3)})`;

export const pixels = (squares: number, unit: number): string => `${(squares * unit).toFixed(2)}px`;

const between = (from: number, to: number, share: number): number => from + (to - from) * share;

const mid = (from: Point, to: Point, share: number): Point => ({
  x: between(from.x, to.x, share),
  y: between(from.y, to.y, share),
});

const UPWARDS = 'cubic-bezier(0.2, 0.6, 0.5, 1)';
const DOWNWARDS = 'cubic-bezier(0.5, 0, 0.8, 0.4)';

function hop({ points, scales }: Motion, put: Put): Keyframe[] {
  const last = Math.max(1, points.length - 1);
  const [first, end] = scales;
  const sizeAt = (nth: number) => (nth === 0 ? first : nth >= last ? end : 1);
  return points.flatMap((point, nth) => {
    const size = sizeAt(nth);
    const before = points[nth - 1];
    if (before === undefined) return [{ transform: put(point, size), offset: 0, easing: UPWARDS }];
    const { x, y } = mid(before, point, 0.5);
    const apex: Keyframe = {
      transform: put({ x, y: y - LIFT }, Math.max(size, sizeAt(nth - 1)) * LEAP),
      offset: (nth - 0.5) / last,
      easing: DOWNWARDS,
    };
    const isEnd = nth === last;
    const squashed = put(
      { x: point.x, y: point.y + 0.05 },
      size * (isEnd ? 1.2 : 1.1),
      size * (isEnd ? 0.78 : 0.9),
    );
    const touch: Keyframe = {
      transform: squashed,
      offset: (nth - (isEnd ? 0.14 : 0)) / last,
      easing: UPWARDS,
    };
    return isEnd ? [apex, touch, { transform: put(point, size), offset: 1 }] : [apex, touch];
  });
}

function fly({ points, scales }: Motion, put: Put): Keyframe[] {
  const [from = { x: 0, y: 0 }] = points;
  const to = points.at(-1) ?? from;
  const knocked = points.length > 2 ? (points[1] ?? from) : from;
  const [first, end] = scales;
  const way = Math.hypot(to.x - knocked.x, to.y - knocked.y);
  const height = Math.min(ARC_MOST, way * ARC);
  const side = to.x < knocked.x ? -1 : 1;
  const knock = points.length > 2 ? 0.16 : 0;
  const frames: Keyframe[] = [{ transform: put(from, first), offset: 0, easing: 'ease-out' }];
  if (knock > 0) frames.push({ transform: put(knocked, first * 1.1, first * 0.8, 24 * side), offset: knock });
  const ground = 0.93;
  for (let step = 1; step <= FLIGHT_STEPS; step += 1) {
    const share = step / FLIGHT_STEPS;
    const eased = (1 - Math.cos(Math.PI * share)) / 2;
    const point = mid(knocked, to, eased);
    const up = height * 4 * eased * (1 - eased);
    const size = between(first, end, eased) * (1 + 0.35 * Math.sin(Math.PI * eased));
    frames.push({
      transform: put({ x: point.x, y: point.y - up }, size, size, between(24, 360, eased) * side),
      offset: knock + (ground - knock) * share,
    });
  }
  const down = put({ x: to.x, y: to.y + 0.04 }, end * 1.15, end * 0.82, 360 * side);
  return [
    ...frames,
    { transform: down, offset: 0.96 },
    { transform: put(to, end, end, 360 * side), offset: 1 },
  ];
}

function onTheSpot(
  { points, scales }: Motion,
  put: Put,
  steps: readonly (readonly [rise: number, size: number, turn: number])[],
) {
  const [at = { x: 0, y: 0 }] = points;
  const [size] = scales;
  return steps.map(([rise, grown, turn]) => ({
    transform: put({ x: at.x, y: at.y - rise }, size * grown, size * grown, turn),
    easing: 'ease-in-out',
  }));
}

export function framesOf(motion: Motion, unit: number): Keyframe[] {
  const put = putter(unit);
  const { points, scales } = motion;
  const [from = { x: 0, y: 0 }] = points;
  const to = points.at(-1) ?? from;
  switch (motion.kind) {
    case 'hop':
      return hop(motion, put);
    case 'fly':
    case 'retire':
      return fly(motion, put);
    case 'shift':
      return [{ transform: put(from, scales[0]), easing: 'ease-in-out' }, { transform: put(to, scales[1]) }];
    case 'spin':
      return onTheSpot(motion, put, [
        [0, 1, 0],
        [0.3, 1.35, 200],
        [0, 1.1, 360],
        [0, 1, 360],
      ]);
    case 'leap':
      return onTheSpot(motion, put, [
        [0, 1, 0],
        [0.4, 1.2, 0],
        [0, 0.95, 0],
        [0.2, 1.1, 0],
        [0, 1, 0],
      ]);
    case 'wobble':
      return onTheSpot(motion, put, [
        [0, 1, 0],
        [0, 1, 14],
        [0, 1, -11],
        [0, 1, 7],
        [0, 1, -4],
        [0, 1, 0],
      ]);
    case 'appear':
      return [
        { transform: put(to, scales[1]), opacity: 0 },
        { transform: put(to, scales[1]), opacity: 1 },
      ];
  }
}

export function shadowFramesOf({ points }: Motion, unit: number): Keyframe[] {
  const put = putter(unit);
  const last = Math.max(1, points.length - 1);
  return points.flatMap((point, nth) => {
    const before = points[nth - 1];
    const ground = { transform: put({ x: point.x, y: point.y + 0.3 }, 1), opacity: 0.34, offset: nth / last };
    if (before === undefined) return [ground];
    const { x, y } = mid(before, point, 0.5);
    return [{ transform: put({ x, y: y + 0.34 }, 0.7), opacity: 0.16, offset: (nth - 0.5) / last }, ground];
  });
}
