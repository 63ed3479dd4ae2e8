/** How long games take, in minutes: worked out from simulations and written here by `minutes.slow.test.ts`. */
import type { RuleSetId, Start } from '@ludo/rules';

/** From fast games of the fewest players to long ones of the most: one in six is faster, or longer. */
export const MINUTES: Readonly<
  Record<RuleSetId, Readonly<Record<Start, readonly [from: number, to: number]>>>
> = {
  ludo: { whole: [15, 70], 'head-start': [5, 20] },
  jumbo: { whole: [10, 45], 'head-start': [5, 15] },
  indian: { whole: [10, 50], 'head-start': [5, 20] },
  parchis: { whole: [10, 35], 'head-start': [5, 15] },
  uckers: { whole: [50, 65], 'head-start': [20, 25] },
  'uckers-navy': { whole: [35, 50], 'head-start': [15, 20] },
  german: { whole: [10, 50], 'head-start': [5, 20] },
};
