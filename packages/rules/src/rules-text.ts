/** A rule set, then `+option` or `+option=value` in alphabetical order. */
import type { SetupError } from './core/position.ts';
import { failure, success, type Result } from './core/result.ts';
import type { Choices, Option, RuleSet } from './core/clause.ts';

interface ParsedRules<R extends RuleSet> {
  readonly ruleSet: R;
  readonly choices: Choices;
  readonly canonical: string;
}

function refuse(reason: string): Result<never, SetupError> {
  return failure({ field: 'rules', reason });
}

function optionTexts({ id, values }: Option): readonly string[] {
  return values === null ? [id] : values.map((value) => `${id}=${value}`);
}

export function parseRules<R extends RuleSet>(
  ruleSets: readonly R[],
  text: string,
): Result<ParsedRules<R>, SetupError> {
  const [name = '', ...words] = text.split('+');
  const ruleSet = ruleSets.find(({ id, otherNames }) => id === name || otherNames.includes(name));
  if (!ruleSet) {
    const known = ruleSets.flatMap(({ id, otherNames }) => [id, ...otherNames]);
    return refuse(`'${name}' is not a rule set: expected one of ${known.join(' ')}`);
  }
  const { options } = ruleSet;
  const choices = new Map<string, string | true>();
  for (const word of words) {
    const [id = '', ...rest] = word.split('=');
    const value = rest.length > 0 ? rest.join('=') : true;
    const option = options.find((each) => each.id === id);
    if (!option) {
      const known = options.flatMap(optionTexts);
      return refuse(`${ruleSet.id} has no option '${id}': expected ${known.join(' or ') || 'none'}`);
    }
    if (choices.has(id)) return refuse(`option '${id}' is written twice`);
    if (option.standard !== null && value === option.standard) {
      return refuse(`'${word}' is the standard of ${ruleSet.id} and is left out`);
    }
    const isKnown = option.values === null ? value === true : value !== true && option.values.includes(value);
    if (!isKnown) return refuse(`'${word}' is not a choice: expected ${optionTexts(option).join(' or ')}`);
    choices.set(id, value);
  }
  const sorted = [...words].toSorted();
  if (sorted.join('+') !== words.join('+')) {
    return refuse(`options are written in alphabetical order: ${sorted.join('+')}`);
  }
  return success({ ruleSet, choices, canonical: [ruleSet.id, ...words].join('+') });
}
