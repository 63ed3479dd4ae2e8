// docs/operations.md names the settings and commands that exist.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { USAGE } from '../src/database/arguments.ts';

const textOf = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8');

test('every setting of the server stands in the table, and no other', () => {
  const read = [...textOf('apps/server/src/start.ts').matchAll(/env\['(\w+)'\]/g)].map(([, name]) => name);
  const told = [...textOf('docs/operations.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name);
  expect(new Set(told)).toEqual(new Set(read));
  expect(told.length).toBe(new Set(read).size);
});

test('every option of the commands for the database is told', () => {
  const text = textOf('docs/operations.md');
  for (const [option] of USAGE.matchAll(/--[a-z-]{2,}/g)) expect(text).toContain(option);
});
