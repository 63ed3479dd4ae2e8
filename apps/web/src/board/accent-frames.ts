/** How the numbered parts of an accent move: keyframes of `transform` and `opacity`. */
import type { AccentKind } from './motion.ts';
import { pixels } from './frames.ts';

const grow = (from: number, to: number): Keyframe[] => [
  { transform: `scale(${from})`, opacity: 1 },
  { transform: `scale(${to})`, opacity: 0 },
];

/** `nth` of six parts, from 0. */
function outwards(
  nth: number,
  [from, to]: readonly [number, number],
  unit: number,
  turned: boolean,
): Keyframe[] {
  const way = 60 * nth;
  const back = turned ? 0 : -way;
  const frame = (far: number, size: number) =>
    `rotate(${way}deg) translate(0, ${pixels(-far, unit)}) rotate(${back}deg) scale(${size})`;
  return [
    { transform: frame(from, 0.4), opacity: 0 },
    { transform: frame((from + to) / 2, 1.1), opacity: 1, offset: 0.3 },
    { transform: frame(to, 0.7), opacity: 0 },
  ];
}

function moved(
  ...steps: readonly (readonly [transform: string, opacity: number, offset: number])[]
): Keyframe[] {
  return steps.map(([transform, opacity, offset]) => ({ transform, opacity, offset }));
}

/** `unit`: pixels of a square. */
export function accentFrames(kind: AccentKind, part: number, unit: number): Keyframe[] {
  const shifted = (x: number, y: number): string => `translate(${pixels(x, unit)}, ${pixels(y, unit)})`;
  switch (kind) {
    case 'impact':
      if (part > 0) return outwards(part - 1, [0, 0.35], unit, true);
      return moved(
        [shifted(0, 0), 1, 0],
        [shifted(0.12, -0.04), 1, 0.15],
        [shifted(-0.1, 0.05), 1, 0.35],
        [shifted(0.06, 0.02), 0.8, 0.6],
        [shifted(0, 0), 0, 1],
      );
    case 'wall': {
      if (part === 2)
        return moved(['scale(1)', 0, 0], ['scale(1)', 0, 0.4], ['scale(1)', 1, 0.42], ['scale(1.4)', 0, 1]);
      const side = part === 0 ? -1 : 1;
      return moved(
        [shifted(0.6 * side, 0), 0, 0],
        [shifted(0.5 * side, 0), 0.9, 0.1],
        [shifted(0, 0), 0.9, 0.4],
        [shifted(0.06 * side, 0), 0.9, 0.52],
        [shifted(0, 0), 1, 0.64],
        [shifted(0, 0), 1, 1],
      );
    }
    case 'aim':
    case 'challenge':
      return moved(
        ['scale(2.6)', 0, 0],
        ['scale(0.9)', 1, 0.35],
        ['scale(1.12)', 1, 0.5],
        ['scale(1)', 1, 0.65],
        ['scale(1)', 1, 1],
      );
    case 'hammer':
      if (part === 1)
        return moved(
          ['scale(1)', 0.6, 0],
          ['scale(1)', 0.6, 0.48],
          ['scale(1.3)', 1, 0.52],
          ['scale(1.7)', 0, 1],
        );
      return moved(
        [`${shifted(0.9, -0.9)} rotate(40deg)`, 0, 0],
        [`${shifted(0.9, -1)} rotate(60deg)`, 1, 0.25],
        [`${shifted(0.36, -0.3)} rotate(-40deg)`, 1, 0.5],
        [`${shifted(0.5, -0.5)} rotate(-10deg)`, 1, 0.68],
        [`${shifted(0.5, -0.5)} rotate(-10deg)`, 0, 1],
      );
    case 'broken': {
      if (part === 2) return grow(1, 2);
      const side = part === 0 ? -1 : 1;
      return moved(
        [`${shifted(0, 0)} rotate(0deg)`, 1, 0],
        [`${shifted(0.05 * side, 0)} rotate(${2 * side}deg)`, 1, 0.2],
        [`${shifted(0.75 * side, 0.3)} rotate(${38 * side}deg)`, 0, 1],
      );
    }
    case 'deflate':
      return moved(
        ['scale(1) rotate(0deg)', 1, 0],
        ['scale(1.1) rotate(4deg)', 1, 0.2],
        ['scale(0.5, 0.2) rotate(-8deg)', 0, 1],
      );
    case 'home':
    case 'freed':
      return part === 0
        ? grow(0.5, kind === 'freed' ? 3 : 1.7)
        : outwards(part - 1, [0.2, kind === 'freed' ? 2.6 : 1.1], unit, false);
    case 'again':
      return grow(0.6, 1.8);
  }
}
