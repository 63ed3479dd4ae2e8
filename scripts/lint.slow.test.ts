// The lint rules that the architecture leans on are really on: each line below must be reported by the rule beside it.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from './run-typescript.mjs';

const pure = 'packages/room/src/pure.ts';
const component = 'apps/web/src/component.tsx';
const server = 'apps/server/src/server.ts';

const lines: [file: string, rule: string, line: string][] = [
  [pure, 'no-restricted-properties', 'export const a1 = Math.random();'],
  [pure, 'no-restricted-properties', "export const a2 = Math['random']();"],
  [pure, 'no-restricted-properties', 'export const { random } = Math;'],
  [pure, 'no-restricted-globals', 'export const b1 = Date.now();'],
  [pure, 'no-restricted-globals', 'export const b2 = new Date();'],
  [pure, 'no-restricted-globals', 'export const b3 = globalThis;'],
  [pure, 'no-restricted-globals', 'export const b4 = process;'],
  [pure, 'no-restricted-globals', 'export const b5 = document;'],
  [server, 'no-floating-promises', 'export const c1 = () => { Promise.resolve(); };'],
  [server, 'no-explicit-any', 'export const c2: any = 1;'],
  [server, 'no-non-null-assertion', 'export const c3 = [1][0]!;'],
  [server, 'ban-ts-comment', '// @ts-expect-error'],
  [
    server,
    'switch-exhaustiveness-check',
    "export function c4(x: 'a' | 'b') { switch (x) { case 'a': return 1; } return 2; }",
  ],
  [server, 'no-cycle', "import { d } from './cycle.ts'; export const c5 = d;"],
  [component, 'rules-of-hooks', 'export function D1() { if (1 > 0) useState(1); return null; }'],
  [component, 'alt-text', 'export const D2 = () => <img src="a.png" />;'],
  [component, 'click-events-have-key-events', 'export const D3 = () => <div onClick={() => {}} />;'],
];

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

describe('lint', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-'));
  const found = new Set<string>();
  afterAll(() => rmSync(folder, { recursive: true }));

  beforeAll(() => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    copyFileSync(join(repository, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
    copyFileSync(join(repository, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'), 'junction');
    write(
      'tsconfig.json',
      '{ "extends": "./tsconfig.base.json", "compilerOptions": { "jsx": "react-jsx" } }',
    );
    for (const file of [pure, server, component]) {
      write(file, lines.map(([where, , line]) => (where === file ? line : '')).join('\n'));
    }
    write('apps/server/src/cycle.ts', "import { c5 } from './server.ts'; export const d: number = c5;");
    const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint');
    const { stdout, status } = spawnSync(process.execPath, [oxlint, '-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stdout).toBe(1);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
    for (const { code, filename, labels } of diagnostics) {
      const rule = /\((.*)\)/.exec(code)?.[1];
      found.add(`${filename.replaceAll('\\', '/')}:${labels[0]?.span.line}:${rule}`);
    }
  });

  it.each(lines.map((row, index) => [...row, index + 1] as const))(
    'in %s reports %s for %s',
    (file, rule, _, line) => {
      expect([...found].filter((at) => at.startsWith(`${file}:${line}:`))).toContain(
        `${file}:${line}:${rule}`,
      );
    },
  );
});
