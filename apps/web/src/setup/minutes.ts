/** How long games take, in minutes: found out by the lab and written here by `minutes.slow.test.ts`. */
import type { CardId } from '../cards/cards.ts';

type FromTo = readonly [from: number, to: number];

/** From fast games of the fewest players to long ones of the most: one in six is faster, or longer. */
export const MINUTES: Readonly<Record<CardId, { readonly whole: FromTo; readonly 'head-start'?: FromTo }>> = {
  indian: { whole: [10, 45], 'head-start': [5, 20] },
  'quick-ludo': { whole: [5, 15] },
  ludo: { whole: [15, 65], 'head-start': [5, 20] },
  parchis: { whole: [10, 35], 'head-start': [5, 15] },
  jumbo: { whole: [10, 45], 'head-start': [5, 15] },
  uckers: { whole: [50, 65], 'head-start': [20, 25] },
  'uckers-navy': { whole: [35, 50], 'head-start': [15, 20] },
  german: { whole: [10, 45], 'head-start': [5, 20] },
};
