/** A die in its place beside the words, where a thrown one (`FlyingDice`) settles. */
import { useLayoutEffect, useRef } from 'react';
import { DIE } from '@ludo/drawing';
import { drawn } from '../drawing/drawn.ts';
import { Pips } from './die-face.tsx';

interface DieProps {
  readonly face: number | null;
  /** Milliseconds on its way here; 0: it lies. */
  readonly tumble: number;
  /** Used, while the other die is not. */
  readonly isUsed?: boolean;
  readonly isUseless?: boolean;
  /** It rolls in its place, visible from the start. */
  readonly isTossed?: boolean;
}

const SETTLE = 220;
const SHAKE = 420;

export function Die({ face, tumble, isUsed = false, isUseless = false, isTossed = false }: DieProps) {
  const picture = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const die = picture.current;
    if (die === null || tumble <= 0 || typeof die.animate !== 'function') return;
    const settle = { duration: Math.min(SETTLE, tumble / 3), delay: tumble, easing: 'ease-out' };
    const animations = isTossed
      ? [die.animate(TOSSED, { duration: tumble })]
      : [die.animate(COMING, { duration: tumble }), die.animate(SETTLED, settle)];
    if (isUseless) animations.push(die.animate(SHAKEN, { duration: SHAKE, delay: tumble + settle.duration }));
    return () => {
      for (const animation of animations) animation.cancel();
    };
  }, [tumble, isUseless, isTossed]);
  return (
    <svg
      ref={picture}
      className={isUsed ? 'die die-used' : 'die'}
      viewBox="-1.1 -1.1 2.2 2.2"
      aria-hidden="true"
    >
      {drawn(DIE)}
      {face === null ? <path className="die-blank" d="M-.45 0H.45" /> : <Pips face={face} />}
      {isUsed && <path className="die-tick" d="M-.6 .05L-.15 .5L.65-.45" />}
    </svg>
  );
}

const COMING: Keyframe[] = [
  { opacity: 0, offset: 0 },
  { opacity: 0, offset: 0.97 },
  { opacity: 1, offset: 1 },
];

const SETTLED: Keyframe[] = [
  { transform: 'translateY(-3px) scale(1.08)' },
  { transform: 'translateY(2px) scale(1.06, 0.9)' },
  { transform: 'translateY(0px) scale(1)' },
];

const SHAKEN: Keyframe[] = [0, -5, 5, -4, 3, 0].map((x) => ({
  transform: `translateX(${x}px) rotate(${x * 1.5}deg)`,
}));

const TOSSED: Keyframe[] = [
  { transform: 'translateY(-8px) rotate(-260deg) scale(0.4)', opacity: 0, easing: 'ease-in' },
  {
    transform: 'translateY(1px) rotate(-30deg) scale(1.05, 0.9)',
    opacity: 1,
    offset: 0.45,
    easing: 'ease-out',
  },
  { transform: 'translateY(-3px) rotate(8deg) scale(1)', opacity: 1, offset: 0.62, easing: 'ease-in' },
  { transform: 'translateY(0px) rotate(0deg) scale(1)', opacity: 1, offset: 0.78 },
  { transform: 'translateY(0px) rotate(0deg) scale(1)', opacity: 1 },
];
