/** NOTATION.md lists every rule set with its other names and its options. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ruleSets } from '../src/index.ts';

const notation = readFileSync(new URL('../NOTATION.md', import.meta.url), 'utf8');
const code = (text: string): string => `\`${text}\``;

test.each(ruleSets)('the row of $id in NOTATION.md', ({ id, otherNames, options }) => {
  const forms = options.map(({ id: option, values }) =>
    (values ?? [null])
      .map((value, nth) => code(value === null ? option : `${nth === 0 ? option : ''}=${value}`))
      .join(' or '),
  );
  const cells = [code(id), otherNames.map(code).join(', '), forms.join(', ')];
  const row = `|${cells.map((cell) => (cell === '' ? ' ' : ` ${cell} `)).join('|')}|`;
  const found = notation.split('\n').find((line) => line.trimStart().startsWith(`| ${code(id)} |`));
  expect(found?.trim(), 'the row in the table of field 1 in NOTATION.md').toBe(row);
});
