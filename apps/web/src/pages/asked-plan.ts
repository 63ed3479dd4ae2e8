/** What the address of a page at which a game is made asks for. */
import { parsePosition, ruleSetOf } from '@ludo/rules';
import type { FoundRules } from '../house-rules/rules-link.ts';
import { withRules, withRuleSet, withSeats, type Plan } from '../setup/plans.ts';

/** House rules as far as they are known, the game that a link names, by any of its names, or the position from which it begins. */
export function planAsked(asked: URLSearchParams, found: FoundRules | null, plan: Plan): Plan {
  if (found?.is === 'known' || found?.is === 'partly') {
    const { rules, start, name } = found.rules;
    return withRules(plan, rules, start, name);
  }
  const position = parsePosition(asked.get('position') ?? '');
  const ruleSet = ruleSetOf(position.ok ? position.value.rules : (asked.get('game') ?? ''));
  if (!ruleSet.ok) return plan;
  const chosen = withRuleSet(plan, ruleSet.value);
  return position.ok ? { ...chosen, ...withSeats(chosen, position.value.seats) } : chosen;
}
