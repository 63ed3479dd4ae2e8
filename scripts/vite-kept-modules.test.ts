import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { keyOf } from './vite-kept-modules.ts';

function rootWith(manifest: string): string {
  const root = mkdtempSync(join(tmpdir(), 'kept-modules-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['packages/rules', 'apps/web']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'packages/rules/package.json'), manifest);
  return root;
}

const plain = { sourceCode: "export * from '@ludo/rules';" };

test('a module is kept while the names of our packages lead where they led', () => {
  const [before, same, other] = ['{"a":1}', '{"a":1}', '{"a":2}'].map((text) => keyOf(rootWith(text))(plain));
  expect(same).toBe(before);
  expect(other).not.toBe(before);
});

test('a module that finds others by a pattern is never kept', () => {
  const key = keyOf(rootWith('{}'));
  expect(key({ sourceCode: "import.meta.glob<string>('./*/*.ts')" })).toBe(false);
  expect(key(plain)).not.toBe(false);
});
