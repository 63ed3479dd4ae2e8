/** How the parts of each accent move, as keyframes of `transform` and `opacity` alone; each part has its number. */
import type { AccentKind } from '../stage/scene.ts';

const grow = (from: number, to: number): Keyframe[] => [
  { transform: `scale(${from})`, opacity: 1 },
  { transform: `scale(${to})`, opacity: 0 },
];

/** Six parts that fly out from the middle, evenly; `nth` from 0. */
function outwards(nth: number, from: number, to: number, turned: boolean): Keyframe[] {
  const way = 60 * nth;
  const back = turned ? 0 : -way;
  const frame = (far: number, size: number) =>
    `rotate(${way}deg) translate(0, ${-far}px) rotate(${back}deg) scale(${size})`;
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

export function accentFrames(kind: AccentKind, part: number): Keyframe[] {
  switch (kind) {
    case 'impact':
      if (part > 0) return outwards(part - 1, 0, 0.35, true);
      return moved(
        ['translate(0px, 0px)', 1, 0],
        ['translate(0.12px, -0.04px)', 1, 0.15],
        ['translate(-0.1px, 0.05px)', 1, 0.35],
        ['translate(0.06px, 0.02px)', 0.8, 0.6],
        ['translate(0px, 0px)', 0, 1],
      );
    case 'wall': {
      if (part === 2)
        return moved(['scale(1)', 0, 0], ['scale(1)', 0, 0.4], ['scale(1)', 1, 0.42], ['scale(1.4)', 0, 1]);
      const side = part === 0 ? -1 : 1;
      return moved(
        [`translate(${0.6 * side}px, 0px)`, 0, 0],
        [`translate(${0.5 * side}px, 0px)`, 0.9, 0.1],
        ['translate(0px, 0px)', 0.9, 0.4],
        [`translate(${0.06 * side}px, 0px)`, 0.9, 0.52],
        ['translate(0px, 0px)', 1, 0.64],
        ['translate(0px, 0px)', 1, 1],
      );
    }
    case 'siege':
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
        ['translate(0.9px, -0.9px) rotate(40deg)', 0, 0],
        ['translate(0.9px, -1px) rotate(60deg)', 1, 0.25],
        ['translate(0.36px, -0.3px) rotate(-40deg)', 1, 0.5],
        ['translate(0.5px, -0.5px) rotate(-10deg)', 1, 0.68],
        ['translate(0.5px, -0.5px) rotate(-10deg)', 0, 1],
      );
    case 'broken': {
      if (part === 2) return grow(1, 2);
      const side = part === 0 ? -1 : 1;
      return moved(
        ['translate(0px, 0px) rotate(0deg)', 1, 0],
        [`translate(${0.05 * side}px, 0px) rotate(${2 * side}deg)`, 1, 0.2],
        [`translate(${0.75 * side}px, 0.3px) rotate(${38 * side}deg)`, 0, 1],
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
        : outwards(part - 1, 0.2, kind === 'freed' ? 2.6 : 1.1, false);
    case 'again':
      return grow(0.6, 1.8);
  }
}
