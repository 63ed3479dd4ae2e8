/** What the address of a page at which a game is made asks for. */
import { parsePosition, ruleSetOf } from '@ludo/rules';
import type { FoundRules } from '../house-rules/rules-link.ts';
import { cardById } from '../cards/cards.ts';
import { withCard } from '../setup/card-plans.ts';
import { withRules, withRuleSet, withSeats, type Plan } from '../setup/plans.ts';

/** House rules as far as they are known, the card that a link names, the game by any of its names, or the position from which it begins. */
export function planAsked(asked: URLSearchParams, found: FoundRules | null, plan: Plan): Plan {
  if (found?.is === 'known' || found?.is === 'partly') {
    const { rules, start, name } = found.rules;
    return withRules(plan, rules, start, name);
  }
  const card = cardById(asked.get('game') ?? '');
  if (card !== null && !asked.has('position')) return withCard(plan, card);
  const position = parsePosition(asked.get('position') ?? '');
  const ruleSet = ruleSetOf(position.ok ? position.value.rules : (asked.get('game') ?? ''));
  if (!ruleSet.ok) return plan;
  const chosen = withRuleSet(plan, ruleSet.value);
  return position.ok ? { ...chosen, ...withSeats(chosen, position.value.seats) } : chosen;
}
