// What a page asks of rules that people have made of a rule set's options.
import { expect, test } from 'vitest';
import { changedClauses, clausesInForce, knownRules, ruleSets } from '../src/index.ts';

test.each([
  ['ludo', 'ludo', []],
  ['ludo-star', 'ludo', []],
  ['uckers+blowBack+anyDouble', 'uckers+anyDouble+blowBack', []],
  ['uckers+challenge=lasting', 'uckers', []],
  ['uckers+anyDouble+anyDouble', 'uckers+anyDouble', []],
  ['ludo+wings+enterOn=16+wings=2', 'ludo+enterOn=16', ['wings', 'wings=2']],
  ['ludo+out=9+safe=yes', 'ludo', ['out=9', 'safe=yes']],
  ['ludo+out=1+out=2', 'ludo+out=1', ['out=2']],
  ['ludo+', 'ludo', []],
])('of %s is known %s', (text, rules, unknown) => {
  expect(knownRules(text)).toMatchObject({ rules, unknown });
});

test.each(['', '+', 'chess', 'chess+anyDouble', 'Ludo', ' ludo'])('%j is no rule set', (text) => {
  expect(knownRules(text)).toBeNull();
});

const everyChoice = ruleSets.flatMap(({ id, options }) =>
  options.flatMap((option) =>
    (option.values ?? [null]).map(
      (value) => [`${id}+${option.id}${value === null ? '' : `=${value}`}`, option.clause] as const,
    ),
  ),
);

test.each(everyChoice)('%s differs from the standard by %s, where that is in force', (rules, clause) => {
  const changed = changedClauses(rules, null);
  const here = clausesInForce(rules);
  expect(changed.includes(clause)).toBe(here.includes(clause));
  for (const id of changed) expect(here).toContain(id);
});

test.each(ruleSets.map(({ id }) => id))('%s without options is the standard', (id) => {
  expect(changedClauses(id, null)).toEqual([]);
});

test('ML-13 stands for ML-8', () => {
  expect(changedClauses('ludo+enterOn=16', '1234')).toEqual(['ML-13']);
});
