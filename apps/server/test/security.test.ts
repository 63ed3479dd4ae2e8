// SECURITY.md tells the limits that the code has. After a change of them: WRITE_LIMITS=1 npm run unit -- security
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { printADay, printLimits } from '../src/running/limits-table.ts';
import { standardLimits, statedLimits } from '../src/limits/limits.ts';

const file = join(import.meta.dirname, '..', '..', '..', 'SECURITY.md');

const between = (text: string, name: string, printed: string): string =>
  text.replace(new RegExp(`(<!-- ${name} -->)[^]*(<!-- /${name} -->)`), (_, from: string, to: string) =>
    [from, printed, to].join(''),
  );

test('the table of limits is the one that the code prints', () => {
  const text = readFileSync(file, 'utf8');
  const printed = between(between(text, 'limits', `\n\n${printLimits()}\n\n`), 'a day', ` ${printADay()} `);
  if (process.env['WRITE_LIMITS'] === '1') writeFileSync(file, printed);
  expect(readFileSync(file, 'utf8')).toBe(printed);
});

test('every limit is told, with a value, what happens beyond it, and why', () => {
  const printed = printLimits();
  for (const { what, beyond, why } of Object.values(statedLimits)) {
    expect(printed).toContain(`| ${what} |`);
    for (const text of [what, beyond, why]) expect(text).toMatch(/\S.{2}/);
  }
  for (const value of Object.values(standardLimits)) expect(value).toBeGreaterThan(0);
});
