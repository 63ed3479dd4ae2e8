// docs/rules.md names every rule set and every form of every option, in the words of the page.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ruleSets } from '@ludo/rules';
import { describe, expect, it } from 'vitest';
import { cellsIn, documentOf, headOf } from './rules-document.ts';
import { repository } from './run-typescript.mjs';

const document = readFileSync(join(repository, 'docs/rules.md'), 'utf8');
const known = cellsIn(document);

const WRITE = 'run node scripts/rules-document.mjs';

describe('docs/rules.md', () => {
  it.each(ruleSets)('has a row for $id and for each form of each of its options', (ruleSet) => {
    const { id, options } = ruleSet;
    const forms = options.flatMap(({ id: option, values }) =>
      (values ?? [null]).map((value) => (value === null ? option : `${option}=${value}`)),
    );
    const rows = [id, ...forms.map((form) => `${id}+${form}`)].map((rules) => `| \`${rules}\` |`);
    expect(
      rows.filter((row) => !known.has(row)),
      WRITE,
    ).toEqual([]);
  });

  it('says what the page says, and nothing else', () => {
    const written = documentOf((row) => known.get(headOf(row)) ?? ' nothing is known |');
    expect(document === written, WRITE).toBe(true);
  });

  it('has six figures with their margins in each row', () => {
    expect(known.size).toBeGreaterThan(ruleSets.length);
    const figure = String.raw`(?:\*\*)?-?\d+(?:\.\d)? ± \d+(?:\.\d)?(?:\*\*)?`;
    for (const [row, cells] of known)
      expect(cells, row).toMatch(new RegExp(String.raw`^(?: ${figure} \|){6}$`));
  });
});
