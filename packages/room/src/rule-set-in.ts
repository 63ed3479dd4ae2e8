// Owns the rule set of a room, whose rules were read when it was opened.
import { ruleSetOf } from '@ludo/rules';
import type { RuleSet } from '@ludo/rules';
import type { RoomState } from './state.ts';

export function diceOf(state: RoomState): 1 | 2 {
  return ruleSetIn(state.rules).dice;
}

export function ruleSetIn(rules: string): RuleSet {
  const ruleSet = ruleSetOf(rules);
  if (!ruleSet.ok) throw new Error(`a room of unknown rules: ${rules}`);
  return ruleSet.value;
}
