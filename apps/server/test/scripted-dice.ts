// For tests: dice that the test deals.
import type { Dice } from '@ludo/room';

/** Dice dealt by the test; then, with a seed, a fixed sequence. */
export function scriptedDice(dealt: number[], seed?: number): Dice {
  let state = seed ?? 0;
  const next = (): number => {
    const face = dealt.shift();
    if (face !== undefined) return face;
    if (seed === undefined) throw new Error('no dice left');
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return 1 + Math.floor((state / 2 ** 32) * 6);
  };
  return { throw: (count) => ({ faces: Array.from({ length: count }, next), origin: 'scripted' }) };
}
