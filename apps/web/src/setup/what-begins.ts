/** Which game the button begins: its card may have been scrolled out of sight, or never have been in it. */
import type { Position } from '@ludo/rules';
import type { Catalogue } from '../words/catalogue.ts';
import { nameOfCard, nameOfGame, nameOfRules } from '../words/game-words.ts';
import { cardOf } from './card-plans.ts';
import { rulesNameOf, type Plan } from './plans.ts';

/** `position`: from which it begins; its rules count, and nothing of the plan. */
export function gameToBegin(text: Catalogue, plan: Plan, position: Position | null): string {
  if (position !== null) return nameOfRules(text, position.rules);
  const called = rulesNameOf(plan);
  if (called?.ok === true) return called.value;
  const card = cardOf(plan);
  return card === null ? nameOfGame(text, plan.ruleSet) : nameOfCard(text, card);
}
