/** Plans and the cards: which is chosen, and what a press on one makes of a plan. */
import type { Start } from '@ludo/rules';
import { cardOfRules, rulesOfCard, type CardId } from '../cards/cards.ts';
import {
  isOwn,
  mayStartAhead,
  playable,
  ruleSetById,
  rulesOf,
  STARTS,
  withRules,
  withRuleSet,
  type Plan,
} from './plans.ts';

/** With further options it is still that card. */
export function cardOf(plan: Plan): CardId | null {
  return cardOfRules(rulesOf(plan));
}

/** As the card says, in the same company and without anything of one's own. */
function asOnCard(plan: Plan, card: CardId): Plan {
  return withRules(plan, rulesOfCard(card), 'whole', '');
}

/** Options that are not of the card before stay, where both games know them and the new card says nothing else. */
export function withCard(plan: Plan, card: CardId): Plan {
  const before = cardOf(plan);
  if (before === card) return plan;
  const asSaid = asOnCard(plan, card);
  const ruleSet = ruleSetById(asSaid.ruleSet);
  if (ruleSet === null) return plan;
  const told = before === null ? {} : asOnCard(plan, before).options;
  const own = Object.entries(plan.options).filter(([id]) => !Object.hasOwn(told, id));
  const kept = withRuleSet({ ...plan, options: Object.fromEntries(own) }, ruleSet);
  return playable({ ...kept, rulesName: '', options: { ...kept.options, ...asSaid.options } });
}

/** House rules under a name stay; otherwise nothing but what the card says, for which it is known how long it takes. */
export function planOfLength(plan: Plan, start: Start): Plan {
  if (plan.rulesName !== '') return playable({ ...plan, start });
  const card = cardOf(plan);
  return card === null
    ? { ...plan, start, options: {} }
    : playable({ ...plan, start, options: asOnCard(plan, card).options });
}

/** Null: with variations of one's own that have no name. */
export function lengthOf(plan: Plan): Start | null {
  if (plan.rulesName !== '') return plan.start;
  const card = cardOf(plan);
  if (card === null) return isOwn({ ...plan, start: 'whole' }) ? null : plan.start;
  return rulesOf(plan) === rulesOfCard(card) ? plan.start : null;
}

/** How games of the card may begin. */
export function startsOf(plan: Plan): readonly Start[] {
  const card = cardOf(plan);
  const said = card === null ? plan : asOnCard(plan, card);
  return STARTS.filter((start) => start === 'whole' || mayStartAhead(said));
}
