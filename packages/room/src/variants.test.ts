import { ruleSetOf } from '@ludo/rules';
import { expect, test } from 'vitest';
import { rulesOfVariant, variantOf, variants } from './variants.ts';

test.each(variants)('%s is a variant of rules that there are, and no other rules are', (variant) => {
  const rules = rulesOfVariant(variant);
  expect(ruleSetOf(rules).ok).toBe(true);
  expect(variantOf(rules)).toBe(variant);
  const [game = '', ...options] = rules.split('+');
  for (const other of [game, [game, ...options.slice(1)].join('+'), `${rules}+threeSixes=allowed`, ''])
    expect(variantOf(other), other).toBeNull();
});
