/** How long a game takes that is set up: found out by the lab and written here by `minutes.slow.test.ts`. */
import type { RuleSet, Start } from '@ludo/rules';
import type { CardId } from '../cards/cards.ts';
import { playersIn } from './plans.ts';

type Minutes = { readonly whole: number; readonly 'head-start'?: number };

/** By how many players have how many colours; partners have four between them, whoever plays. No variations but those of the card. */
const LENGTHS: Readonly<Record<CardId, Readonly<Record<string, Minutes>>>> = {
  ludo: {
    '4 with 4': { whole: 55, 'head-start': 15 },
    '3 with 3': { whole: 35, 'head-start': 15 },
    '2 with 2': { whole: 20, 'head-start': 10 },
  },
  jumbo: {
    '4 with 4': { whole: 40, 'head-start': 15 },
    '3 with 3': { whole: 25, 'head-start': 10 },
    '2 with 2': { whole: 15, 'head-start': 5 },
  },
  indian: {
    '4 with 4': { whole: 40, 'head-start': 20 },
    '3 with 3': { whole: 25, 'head-start': 15 },
    '2 with 2': { whole: 15, 'head-start': 5 },
  },
  'quick-ludo': {
    '4 with 4': { whole: 10 },
    '3 with 3': { whole: 10 },
    '2 with 2': { whole: 5 },
  },
  parchis: {
    '4 with 4': { whole: 30, 'head-start': 15 },
    '3 with 3': { whole: 20, 'head-start': 10 },
    '2 with 2': { whole: 15, 'head-start': 10 },
  },
  uckers: {
    partners: { whole: 55, 'head-start': 25 },
  },
  'uckers-navy': {
    partners: { whole: 40, 'head-start': 20 },
  },
  german: {
    '4 with 4': { whole: 40, 'head-start': 15 },
    '3 with 3': { whole: 25, 'head-start': 10 },
    '2 with 2': { whole: 10, 'head-start': 5 },
    '2 with 4': { whole: 35, 'head-start': 15 },
    '3 with 4': { whole: 30, 'head-start': 15 },
  },
};

/** Seats that are played as long have the same. */
export function companyAt({ inTeams }: RuleSet, seats: string): string {
  const colours = seats.replaceAll('-', '').length;
  return inTeams ? 'partners' : `${playersIn(seats)} with ${colours}`;
}

/** About so many minutes; null: it has not been tried. */
export function minutesOf(card: CardId, ruleSet: RuleSet, seats: string, start: Start): number | null {
  return LENGTHS[card][companyAt(ruleSet, seats)]?.[start] ?? null;
}
