/** NOTATION.md lists every rule set with its other names and its options. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleSets } from '../src/registry.ts';

const notation = readFileSync(new URL('../NOTATION.md', import.meta.url), 'utf8');
const code = (text: string): string => `\`${text}\``;

test.each(ruleSets)(
  'the options of $id stand in alphabetical order, as the notation writes them',
  (ruleSet) => {
    const ids = ruleSet.options.map(({ id }) => id);
    expect(ids, 'options, in packages/rules/src/rulesets').toEqual(ids.toSorted());
  },
);

test.each(ruleSets)('the row of $id in NOTATION.md', ({ id, otherNames, options }) => {
  const forms = options
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id: option, values }) =>
      (values ?? [null])
        .map((value, nth) => code(value === null ? option : `${nth === 0 ? option : ''}=${value}`))
        .join(' or '),
    );
  const cells = [code(id), otherNames.map(code).join(', '), forms.join(', ')];
  const row = `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  const found = notation.split('\n').find((line) => line.trimStart().startsWith(`| ${code(id)} |`));
  expect(found?.trim(), 'the row in the table of field 1 in NOTATION.md').toBe(row);
});
