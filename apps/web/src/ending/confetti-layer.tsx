/** Confetti over everything, without blocking presses; a press or a key ends it. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { ShapeSign } from '../drawing/parts.tsx';
import { confettiOf, PLACE_LENGTH, WIN_LENGTH } from '../stage/confetti.ts';
import { endCelebration, type Celebration } from './celebrations.ts';

const WIN = 44;
const PLACE = 14;

export function Confetti({ celebration }: { readonly celebration: Celebration }) {
  const { seq, colours, isWin } = celebration;
  const place = useRef<HTMLDivElement>(null);
  const length = isWin ? WIN_LENGTH : PLACE_LENGTH;
  const scraps = confettiOf(seq, isWin ? WIN : PLACE, length, colours.length);
  useLayoutEffect(() => {
    const animations = scraps.flatMap(({ frames, delay, duration }, nth) => {
      const scrap = place.current?.children[nth];
      return scrap === undefined || typeof scrap.animate !== 'function'
        ? []
        : [scrap.animate(frames, { delay, duration })];
    });
    return () => {
      for (const animation of animations) animation.cancel();
    };
    // oxlint-disable-next-line react/exhaustive-deps
  }, [seq]);
  useEffect(() => {
    const timer = setTimeout(endCelebration, length);
    const skipped = ['pointerdown', 'keydown', 'visibilitychange'] as const;
    for (const name of skipped) document.addEventListener(name, endCelebration);
    return () => {
      clearTimeout(timer);
      for (const name of skipped) document.removeEventListener(name, endCelebration);
    };
  }, [length]);
  return (
    <div ref={place} className="confetti" aria-hidden="true" data-testid="confetti">
      {scraps.map(({ x, colour }, nth) => (
        <span key={nth} style={{ left: `${(x * 100).toFixed(1)}%` }}>
          <ShapeSign name={colours[colour] ?? 'black'} />
        </span>
      ))}
    </div>
  );
}
