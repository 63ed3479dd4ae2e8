/** What a table shows of its rules. */
import type { Board } from './core/board.ts';
import type { Position, SetupError } from './core/position.ts';
import type { ClauseId } from './core/clause-ids.ts';
import { success, type Result } from './core/result.ts';
import { tablesOf } from './opening.ts';
import { ruleSets, tablesFor, type RegisteredRuleSet } from './registry.ts';
import { parseRules, readKnownRules } from './rules-text.ts';

export function boardOf(position: Position): Board {
  return tablesOf(position).board;
}

/** How many the game has. */
export function diceOf(position: Position): 1 | 2 {
  return tablesOf(position).dice;
}

/** Also of rules that only programs play so far. */
export function boardBy(rules: string): Result<Board, SetupError> {
  const parsed = parseRules(ruleSets, rules);
  return parsed.ok ? success(parsed.value.ruleSet.board) : parsed;
}

/** A cache of pure values, because every throw of a room asks. */
const named = new Map<string, RegisteredRuleSet>();

/** By any of its names. */
export function ruleSetOf(rules: string): Result<RegisteredRuleSet, SetupError> {
  const known = named.get(rules);
  if (known !== undefined) return success(known);
  const parsed = parseRules(ruleSets, rules);
  if (!parsed.ok) return parsed;
  named.set(rules, parsed.value.ruleSet);
  return success(parsed.value.ruleSet);
}

/** `ludo-star` becomes `ludo`. */
export function canonicalRules(rules: string): Result<string, SetupError> {
  const parsed = parseRules(ruleSets, rules);
  return parsed.ok ? success(parsed.value.canonical) : parsed;
}

/** What of these rules is known here, in any order of its options; null: the rule set is not. */
export function knownRules(
  text: string,
): { readonly rules: string; readonly unknown: readonly string[] } | null {
  return readKnownRules(ruleSets, text);
}

/** Squares of the track on which nobody is captured, rising; by any of the rules' names. Empty for unknown rules. */
export function safeSquaresOf(rules: string): readonly number[] {
  const parsed = parseRules(ruleSets, rules);
  const tables = parsed.ok ? tablesFor(rules, parsed.value.ruleSet.seatings[0] ?? '') : parsed;
  const safe = tables.ok ? tables.value.safe : null;
  return safe === null ? [] : [...safe.keys()].filter((square) => safe[square] === 1);
}

/** Also clauses that only describe, for any seats; empty for unknown rules. */
export function clausesInForce(rules: string): readonly ClauseId[] {
  return listClauses(rules, null);
}

/** Without clauses that do not apply to these seats. */
export function clausesAtTable(rules: string, seats: string): readonly ClauseId[] {
  return listClauses(rules, seats);
}

function listClauses(rules: string, seats: string | null): readonly ClauseId[] {
  const parsed = parseRules(ruleSets, rules);
  if (!parsed.ok) return [];
  const { ruleSet, choices } = parsed.value;
  const carriedOut = ruleSet
    .clauses(choices)
    .filter(({ concerns }) => seats === null || concerns === undefined || concerns(seats));
  const described = (seats === null ? ruleSet.seatings : [seats]).flatMap((each) => ruleSet.described(each));
  return [...new Set([...carriedOut.map(({ id }) => id), ...described])];
}

/** In force because of the chosen options, or otherwise than in the standard of the rule set; `seats` null: for any. */
export function changedClauses(rules: string, seats: string | null): readonly ClauseId[] {
  const parsed = parseRules(ruleSets, rules);
  if (!parsed.ok) return [];
  const { ruleSet, choices } = parsed.value;
  const standard = listClauses(ruleSet.id, seats);
  const chosen = ruleSet.options.filter(({ id }) => choices.has(id)).map(({ clause }) => clause);
  return listClauses(rules, seats).filter((id) => chosen.includes(id) || !standard.includes(id));
}
