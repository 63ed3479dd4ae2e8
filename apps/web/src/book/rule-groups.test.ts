import { clausesInForce, ruleSets } from '@ludo/rules';
import { expect, it } from 'vitest';
import { clauses } from '../words/en/clauses.ts';
import { groupsOf } from './rule-groups.ts';

it.each(
  ruleSets.flatMap(({ id, options }) => [
    id,
    ...options.flatMap((option) =>
      (option.values ?? [null]).map((value) =>
        value === null ? `${id}+${option.id}` : `${id}+${option.id}=${value}`,
      ),
    ),
  ]),
)('%s: the card tells every clause in force once', (rules) => {
  const inForce = clausesInForce(rules);
  const told = groupsOf(inForce).flatMap(({ ids }) => ids);
  expect(told.toSorted()).toEqual([...inForce].toSorted());
});

it.each(ruleSets)(
  '$id: the rule of any other throw comes after those of the throws it is other than',
  ({ id }) => {
    const first = groupsOf(clausesInForce(id)).map(({ ids }) => ids[0]);
    expect(first.filter((each) => each !== undefined && clauses[each].startsWith('Any other'))).toEqual([]);
  },
);
