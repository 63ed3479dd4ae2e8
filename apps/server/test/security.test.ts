// SECURITY.md tells the limits that the code has. After a change of them: WRITE_LIMITS=1 npm run unit -- security
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { printADay, printLimits } from '../src/running/limits-table.ts';
import { standardLimits, statedLimits } from '../src/limits/limits.ts';

const file = join(import.meta.dirname, '..', '..', '..', 'SECURITY.md');

const repository = dirname(file);
/** Where a test of the table lies whose folder is not said. */
const HERE = 'apps/server/test';

/** Of the rows of the table of promises: what is said to show it. */
function witnesses(text: string): readonly string[] {
  const table = text.slice(text.indexOf('| promise |'), text.indexOf('## What is not'));
  const shown = table.split('\n').map((row) => row.split(' | ').at(-1) ?? '');
  return shown.flatMap((column) => Array.from(column.matchAll(/`([^`]+)`/g), ([, name = '']) => name));
}

/** A test of this name, or of one that goes on after a hyphen; or a folder. */
function isThere(witness: string): boolean {
  const [folder, name] = witness.includes('/') ? [dirname(witness), basename(witness)] : [HERE, witness];
  const entries = readdirSync(join(repository, folder), { withFileTypes: true });
  const isTest = new RegExp(`^${name}(-\\w+)*(\\.slow)?\\.test\\.ts$`);
  return entries.some((entry) => (entry.isDirectory() ? entry.name === name : isTest.test(entry.name)));
}

test('each promise names tests that are there', () => {
  const named = witnesses(readFileSync(file, 'utf8'));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((witness) => !isThere(witness))).toEqual([]);
  expect(['doors', 'apps/server/test/nowhere'].filter(isThere)).toEqual([]);
});

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
