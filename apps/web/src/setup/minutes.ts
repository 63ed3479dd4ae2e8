/** How long games take, in minutes: worked out from simulations and written here by `minutes.slow.test.ts`. */
import type { RuleSetId } from '@ludo/rules';

/** From quick games of the fewest players to long ones of the most: one in six is quicker, or longer. */
export const MINUTES: Readonly<Record<RuleSetId, readonly [from: number, to: number]>> = {
  ludo: [15, 70],
  jumbo: [10, 45],
  uckers: [50, 65],
  'uckers-navy': [35, 50],
  german: [10, 50],
};
