/** The simplest automatic players, for simulations and measurements. */
import type { Chance } from './chance.ts';
import type { Plays } from './core/plays.ts';
import type { State } from './core/state.ts';
import { fromOf, toOf, type PackedStep } from './core/step.ts';
import type { Tables } from './core/clause.ts';

/** The index of one of the plays, of which there is at least one; -1: leaves the throw unused, where that is allowed. */
export type AutomaticPlayer = (
  plays: Plays,
  chance: Pick<Chance, 'below'>,
  tables: Tables,
  state: State,
) => number;

/** Evenly among the legal plays. */
const random: AutomaticPlayer = ({ count, mayForfeit }, chance) => {
  const ways = mayForfeit ? count + 1 : count;
  const way = ways === 1 ? 0 : chance.below(ways);
  return way === count ? -1 : way;
};

/** The place of the furthest moved piece, and then how far it goes. */
function reach(first: PackedStep, second: PackedStep): number {
  const near = second === 0 ? 0 : ((fromOf(second) + 1) << 8) | toOf(second);
  return Math.max(((fromOf(first) + 1) << 8) | toOf(first), near);
}

/** The piece furthest on its way that can move, as far as the throw takes it. */
const frontmost: AutomaticPlayer = ({ first, second, count }) => {
  let best = 0;
  let furthest = -1;
  for (let index = 0; index < count; index++) {
    const far = reach(first[index] as number, second[index] as number);
    if (far <= furthest) continue;
    furthest = far;
    best = index;
  }
  return best;
};

export const automaticPlayers: ReadonlyMap<string, AutomaticPlayer> = new Map([
  ['random', random],
  ['frontmost', frontmost],
]);
