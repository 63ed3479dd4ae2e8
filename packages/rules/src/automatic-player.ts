/** The plainest automatic players: what simulations and measurements are played by. */
import type { Chance } from './chance.ts';
import { fromOf, type PackedStep } from './core/step.ts';

/** Chooses one of the first `count` steps (at least one): its index. */
export type AutomaticPlayer = (steps: Int32Array, count: number, chance: Chance) => number;

/** Chooses evenly among the legal ways to use the throw. */
const random: AutomaticPlayer = (_steps, count, chance) => (count === 1 ? 0 : chance.below(count));

/** Moves the piece furthest on its way that can move. */
const frontmost: AutomaticPlayer = (steps, count) => {
  let best = 0;
  for (let index = 1; index < count; index++) {
    if (fromOf(steps[index] as PackedStep) > fromOf(steps[best] as PackedStep)) best = index;
  }
  return best;
};

export const automaticPlayers: ReadonlyMap<string, AutomaticPlayer> = new Map([
  ['random', random],
  ['frontmost', frontmost],
]);
