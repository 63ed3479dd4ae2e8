/**
 * The cards: what is offered where a game is chosen. Every rule set has one, and so have rules with options set that people
 * know under a name of their own. A card is a row here and its words.
 */
import { rulesOfVariant } from '@ludo/room/variants';
import type { RuleSetId } from '@ludo/rules';
import type { CardName } from '../words/card-text.ts';
import type { Language } from '../words/languages.ts';

/** A rule set's identifier, or that of a variant. */
export type CardId = RuleSetId | Exclude<CardName, RuleSetId>;

/** Rules texts, what most people look for first. */
const RULES: Readonly<Record<CardId, string>> = {
  indian: 'indian',
  'quick-ludo': rulesOfVariant('quick-ludo'),
  ludo: 'ludo',
  parchis: 'parchis',
  jumbo: 'jumbo',
  uckers: 'uckers',
  'uckers-navy': 'uckers-navy',
  german: 'german',
};

/** Where the language is spoken, this game is looked for before all others. */
const FIRST: Readonly<Partial<Record<Language, CardId>>> = { de: 'german', es: 'parchis' };

const isCard = (id: string): id is CardId => Object.hasOwn(RULES, id);
const CARDS: readonly CardId[] = Object.keys(RULES).filter(isCard);

/** In the order in which they are offered. */
export function cardsIn(language: Language): readonly CardId[] {
  const first = FIRST[language];
  return first === undefined ? CARDS : [first, ...CARDS.filter((card) => card !== first)];
}

export const rulesOfCard = (card: CardId): string => RULES[card];

/** The identifier of its rule set. */
export const gameOfCard = (card: CardId): string => RULES[card].split('+')[0] ?? '';

/** By its identifier, as links have it. */
export function cardById(id: string): CardId | null {
  return isCard(id) ? id : null;
}

/** The one with the most options of those whose options are all in these rules; null: the rule set has no card. */
export function cardOfRules(rules: string): CardId | null {
  const parts = rules.split('+');
  const fitting = CARDS.filter((card) => {
    const [game, ...options] = RULES[card].split('+');
    return game === parts[0] && options.every((option) => parts.includes(option));
  });
  return fitting.toSorted((a, b) => RULES[b].length - RULES[a].length)[0] ?? null;
}
