/** The board is seen turning, small enough on the way that its corners stay where its sides were. */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { currentTempo } from '../preferences/settings.ts';

const STEPS = 16;

/** `turns`: quarters clockwise, 0 to 3. While it turns, presses do not reach it: what they mean lies elsewhere. */
export function useTurning(place: RefObject<HTMLElement | null>, turns: number): void {
  const before = useRef(turns);
  useLayoutEffect(() => {
    // The shorter way: -1 to 2.
    const quarters = ((turns - before.current + 5) % 4) - 1;
    before.current = turns;
    const duration = currentTempo().fly;
    const board = place.current;
    if (quarters === 0 || duration === 0 || typeof board?.animate !== 'function') return;
    const frames = Array.from({ length: STEPS + 1 }, (_, nth) => {
      const angle = (Math.PI / 2) * quarters * (nth / STEPS - 1);
      const scale = 1 / (Math.abs(Math.sin(angle)) + Math.abs(Math.cos(angle)));
      return { transform: `rotate(${angle.toFixed(4)}rad) scale(${scale.toFixed(4)})` };
    });
    const turning = board.animate(frames, { duration: duration * Math.abs(quarters), easing: 'ease-in-out' });
    board.setAttribute('data-turning', '');
    const lie = (): void => board.removeAttribute('data-turning');
    turning.addEventListener('finish', lie);
    return () => {
      turning.cancel();
      lie();
    };
  }, [place, turns]);
}
