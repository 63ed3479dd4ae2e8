/** Every rule set. Only this file and the rule set's own name it. */
import { compileTables } from './core/tables.ts';
import type { Tables } from './core/clause.ts';
import type { RuleSet } from './core/clause.ts';
import { germanRules } from './rulesets/german.ts';
import { indian } from './rulesets/indian.ts';
import { jumbo } from './rulesets/jumbo.ts';
import { ludo } from './rulesets/ludo.ts';
import { parchis } from './rulesets/parchis.ts';
import { navyUckers, uckers } from './rulesets/uckers.ts';
import type { SetupError } from './core/position.ts';
import { failure, success, type Result } from './core/result.ts';
import { createRecent } from './recent.ts';
import { parseRules } from './rules-text.ts';

const REGISTERED = [ludo, jumbo, indian, parchis, uckers, navyUckers, germanRules] as const;

type Registered = (typeof REGISTERED)[number];

export type RuleSetId = Registered['id'];
export type OtherName = Registered['otherNames'][number];
/** Each form, `id=value` or `id` for a switch; also `id` if there are several. */
export type OptionKey<Id extends RuleSetId> = KeyOf<
  Extract<Registered, { readonly id: Id }>['options'][number]
>;

type KeyOf<O> = O extends { readonly id: infer I extends string; readonly values: infer V }
  ? V extends readonly [infer Only extends string]
    ? `${I}=${Only}`
    : V extends readonly (infer Value extends string)[]
      ? I | `${I}=${Value}`
      : I
  : never;

type Seating = Registered['seatings'][number];

export interface RegisteredRuleSet extends RuleSet {
  readonly id: RuleSetId;
  readonly otherNames: readonly OtherName[];
  readonly seatings: readonly Seating[];
}

export const ruleSets: readonly RegisteredRuleSet[] = REGISTERED;

/** More than are played at a time; with all options and seats there are some seven thousand, of twelve kilobytes each. */
const MOST_COMPILED = 1000;

/** By 'rules seats', of canonical rules. */
const compiled = createRecent<Tables>(MOST_COMPILED);

/** Errors: field 'rules' for an unknown rule set or option, field 'seats' for an unknown seating. */
export function tablesFor(rules: string, seats: string): Result<Tables, SetupError> {
  const key = `${rules} ${seats}`;
  const known = compiled.get(key);
  if (known) return success(known);
  const parsed = parseRules(ruleSets, rules);
  if (!parsed.ok) return parsed;
  const { ruleSet, choices, canonical } = parsed.value;
  if (!ruleSet.seatings.some((each) => each === seats)) {
    return failure({
      field: 'seats',
      reason: `'${seats}' is not a seating of ${ruleSet.id}: expected one of ${ruleSet.seatings.join(' ')}`,
    });
  }
  if (canonical !== rules) return tablesFor(canonical, seats);
  const tables = compileTables(ruleSet, choices, canonical, seats);
  compiled.set(key, tables);
  return success(tables);
}
