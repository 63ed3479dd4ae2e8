import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { importViolations, type Manifest } from './import-rules.mjs';

const manifests: Record<string, Manifest> = {
  'packages/rules': { exports: { '.': './src/index.ts' } },
  'packages/bots': { exports: { '.': './src/index.ts' } },
  'packages/protocol': {
    exports: { '.': './src/index.ts', './schemas': './src/schemas.ts' },
    dependencies: { valibot: '1.5.0' },
  },
  'apps/server': { dependencies: { express: '5.3.0' } },
  'apps/web': { dependencies: { react: '19.3.1' } },
};
const violations = (path: string, text: string) =>
  importViolations(path, text, (name) => manifests[name] ?? {});

const core = 'packages/rules/src/core/survey.ts';
const clause = 'packages/rules/src/clauses/exact-entry.ts';

const forbidden: [path: string, text: string][] = [
  // every way of naming a module, on one and the same forbidden import
  [core, `import { clauses } from '../clauses/all.ts';`],
  [core, `import '../clauses/all.ts';`],
  [core, `import type { Clause } from '../clauses/all.ts';`],
  [core, `import { type Clause } from '../clauses/all.ts';`],
  [core, `export { clauses } from '../clauses/all.ts';`],
  [core, `export type { Clause } from '../clauses/all.ts';`],
  [core, `export * from '../clauses/all.ts';`],
  [core, `export * as clauses from '../clauses/all.ts';`],
  [core, `export const load = () => import('../clauses/all.ts');`],
  [core, 'export const load = () => import(`../clauses/all.ts`);'],
  [core, `const name = '../clauses/all.ts'; export const load = () => import(name);`],
  [core, `export type Clause = import('../clauses/all.ts').Clause;`],
  [core, `export type Clauses = typeof import('../clauses/all.ts');`],
  [core, `import clauses = require('../clauses/all.ts');`],
  [core, `const clauses = require('../clauses/all.ts');`],
  [core, `const url = import.meta.resolve('../clauses/all.ts');`],
  [core, `declare module '../clauses/all.ts' { interface Clause { more: true } }`],
  [core, `/// <reference path="../clauses/all.ts" />`],
  [core, `import { x } from './../clauses/../clauses/all.ts';`],
  // the layers of the rules
  [core, `import { ludo } from '../rulesets/ludo.ts';`],
  [core, `import { everything } from '../index.ts';`],
  [core, `import { everything } from '..';`],
  [clause, `import { ludo } from '../rulesets/ludo.ts';`],
  [clause, `import { parse } from '../notation.ts';`],
  ['packages/rules/src/rulesets/ludo.ts', `import { parse } from '../index.ts';`],
  [core, `import { survey } from '@ludo/rules';`],
  // sources and what stands beside them
  [core, `import { main } from '../../bench/rules.ts';`],
  [core, `import { table } from './survey.test.ts';`],
  // packages
  [core, `import type { Room } from '@ludo/room';`],
  [core, `import { readFileSync } from 'node:fs';`],
  [core, `import { readFileSync } from 'fs';`],
  [core, `import * as v from 'valibot';`],
  [core, `import { fold } from '../../../room/src/index.ts';`],
  ['packages/rules/src/core/survey.test.ts', `import { fold } from '@ludo/room';`],
  ['packages/rules/src/core/survey.test.ts', `vi.mock('@ludo/room');`],
  ['packages/rules/bench/rules.ts', `import { fold } from '../../room/src/index.ts';`],
  [core, `import { choosePlay } from '@ludo/bots';`],
  ['packages/room/src/due.ts', `import type { Level } from '@ludo/bots';`],
  ['packages/bots/src/sensible.ts', `import type { Row } from '@ludo/room';`],
  ['packages/drawing/src/board.ts', `import type { RoomState } from '@ludo/room';`],
  ['packages/drawing/src/board.ts', `import { memo } from 'react';`],
  ['packages/drawing/src/board.ts', `import { readFileSync } from 'node:fs';`],
  ['packages/rules/src/survey.ts', `import { layoutOf } from '@ludo/drawing';`],
  ['apps/command-line/src/main.ts', `import { layoutOf } from '@ludo/drawing';`],
  ['packages/room/src/fold/fold.ts', `import { parse } from '@ludo/protocol';`],
  ['packages/room/src/fold/fold.ts', `import { parse } from '@ludo/rules/src/notation.ts';`],
  ['packages/room/src/fold/fold.ts', `import * as v from 'valibot';`],
  ['packages/room/src/fold/fold.ts', `import { rowSchema } from '@ludo/protocol/schemas';`],
  ['apps/server/src/main.ts', `import { parse } from '@ludo/protocol/src/schemas.ts';`],
  ['apps/server/src/main.ts', `import { parse } from '@ludo/nobody/schemas';`],
  ['packages/protocol/src/index.ts', `import type { Server } from '@ludo/server';`],
  ['packages/protocol/src/index.ts', `import { Server } from 'socket.io';`],
  ['apps/server/src/main.ts', `import { App } from '@ludo/web';`],
  ['apps/server/src/main.ts', `import { App } from '../../web/src/app.tsx';`],
  ['apps/server/src/main.ts', `import { chromium } from 'playwright';`],
  ['apps/web/src/app.tsx', `import type { createApp } from '@ludo/server';`],
  ['apps/web/src/app.tsx', `import { createHash } from 'node:crypto';`],
  ['apps/web/src/app.test.tsx', `import { createApp } from '@ludo/server';`],
  ['e2e/harness.ts', `import { createApp } from '../apps/server/src/app.ts';`],
  ['e2e/harness.ts', `import { parse } from '@ludo/rules/src/index.ts';`],
  [core, `import { from`],
  // the storeys of the page, and what stands beside a folder
  ['apps/web/src/board/live-board.tsx', `import type { Scene } from '../stage/scene.ts';`],
  ['apps/web/src/words/languages.ts', `const all = import.meta.glob(['../lesson/*.ts', '!../lesson/a.ts']);`],
  ['apps/web/src/kit/dialog.tsx', `export const more = () => import('../pages/setup-page.tsx');`],
  ['apps/web/src/play/flying-dice.tsx', `import { SeatList } from '../seats/seat-list.tsx';`],
  ['apps/web/src/attic/ghost.ts', `import { board } from '../board/live-board.tsx';`],
  ['apps/web/src/board/live-board.tsx', `import { ghost } from '../attic/ghost.ts';`],
  // the storeys of the server
  ['apps/server/src/rooms/live-room.ts', `import type { Shared } from '../wire/server-context.ts';`],
  ['apps/server/src/http/page.ts', `import { attach } from '../running/attach.ts';`],
  ['apps/server/src/http/page.ts', `import { createAdmission } from '../wire/admission.ts';`],
  ['apps/server/src/store/event-store.ts', `import { main } from '../main.ts';`],
  ['apps/server/src/store/event-store.ts', `import { ghost } from '../attic/ghost.ts';`],
];

const allowed: [path: string, text: string][] = [
  [core, `import { step } from './step.ts'; export type { Step } from './step.ts';`],
  [core, `export const words = "import { x } from '../clauses/all.ts'"; // import '../clauses/all.ts'`],
  [core, `export { step }; const step = 1;`],
  [clause, `import type { Hook } from '../core/hooks.ts'; import { other } from './other.ts';`],
  [
    'packages/rules/src/rulesets/ludo.ts',
    `import { a } from '../clauses/a.ts'; import { b } from '../core/b.ts';`,
  ],
  [
    'packages/rules/src/index.ts',
    `export * from './core/survey.ts'; export { ludo } from './rulesets/ludo.ts';`,
  ],
  [
    'packages/rules/src/core/survey.test.ts',
    `import { it } from 'vitest'; import { ludo } from '../rulesets/ludo.ts';`,
  ],
  [
    'apps/command-line/src/main.ts',
    `import { stdin } from 'node:process'; import { choosePlay } from '@ludo/bots'; import { survey } from '@ludo/rules';`,
  ],
  ['apps/command-line/src/main.ts', `import { parseRecord } from '@ludo/room';`],
  ['packages/rules/bench/rules.ts', `import { parse } from '@ludo/rules';`],
  ['packages/room/src/fold/fold.ts', `import { survey } from '@ludo/rules';`],
  ['packages/bots/src/sensible.ts', `import { survey } from '@ludo/rules';`],
  ['apps/server/src/main.ts', `import { choosePlay } from '@ludo/bots';`],
  ['apps/server/src/main.ts', `import { layoutOf } from '@ludo/drawing';`],
  ['packages/drawing/src/board.ts', `import type { Board } from '@ludo/rules';`],
  ['packages/protocol/src/index.ts', `import * as v from 'valibot'; import type { Row } from '@ludo/room';`],
  ['apps/server/src/main.ts', `import { rowSchema } from '@ludo/protocol/schemas';`],
  ['apps/server/src/main.ts', `import { createServer } from 'node:http'; import express from 'express';`],
  [
    'apps/web/src/app.tsx',
    `import { useState } from 'react'; import './board.css'; import { x } from '@ludo/rules';`,
  ],
  ['apps/web/src/stage/scene.ts', `import { pointOf } from '../board/layout.ts';`],
  [
    'apps/web/src/seats/seat-list.tsx',
    `import { useTurn } from '../play/turn-actions.ts'; import './seats.css';`,
  ],
  ['apps/web/src/words/languages.ts', `import { manifest } from './en/manifest.ts';`],
  ['apps/server/src/wire/admission.ts', `import type { LiveRoom } from '../rooms/live-room.ts';`],
  ['apps/server/src/main.ts', `import { start } from './running/start.ts';`],
  [
    'e2e/story-server.ts',
    `import { createApp } from '@ludo/server'; import { run } from '../scripts/run-typescript.mjs';`,
  ],
];

describe('direction of imports', () => {
  it.each(forbidden)('refuses, in %s, %s', (path, text) => {
    const found = violations(path, text);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ path, line: 1 });
  });

  it.each(allowed)('allows, in %s, %s', (path, text) => {
    expect(violations(path, text)).toEqual([]);
  });

  it('names the line', () => {
    expect(violations(core, `const a = 1;\n\nimport '../rulesets/ludo.ts';\n`)[0]?.line).toBe(3);
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const check = () =>
    spawnSync(process.execPath, [fileURLToPath(new URL('./check-imports.mjs', import.meta.url)), folder], {
      encoding: 'utf8',
    });

  it('walks the tree, and fails on a violation in the depth of it', () => {
    write('apps/web/src/app.tsx', `import { survey } from '@ludo/rules';`);
    write('apps/web/package.json', '{}');
    write('e2e/a.ts', '');
    write('reliability/a.ts', '');
    write('packages/rules/src/core/survey.ts', `import type { X } from './x.ts';`);
    expect(check()).toMatchObject({ status: 0 });

    write('packages/rules/src/core/deep/er.ts', `\nimport type { X } from '../../rulesets/ludo.ts';`);
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain(`packages/rules/src/core/deep/er.ts:2: import of '../../rulesets/ludo.ts'`);
    rmSync(join(folder, 'packages/rules/src/core/deep'), { recursive: true });
  });

  it('fails on a circle, of types and of what is fetched as well, and names its files', () => {
    write('packages/rules/src/core/x.ts', `void import('./y.ts');`);
    write('packages/rules/src/core/y.ts', `import type { Z } from './z/deep.ts';`);
    write('packages/rules/src/core/z/deep.ts', `const all = import.meta.glob('../*.ts');`);
    const { status, stdout } = check();
    expect(status).toBe(1);
    for (const name of ['x.ts', 'y.ts', 'z/deep.ts', 'survey.ts'])
      expect(/in a circle: (.*)/.exec(stdout)?.[1]).toContain(`packages/rules/src/core/${name}`);
    rmSync(join(folder, 'packages/rules/src/core/z'), { recursive: true });
    expect(check()).toMatchObject({ status: 0 });
  });

  it('fails on a name that is exported for nobody, in a file or at the door of a package', () => {
    write('packages/rules/package.json', '{"exports":{".":"./src/index.ts"}}');
    write('packages/rules/src/index.ts', `export { one, two } from './core/x.ts';`);
    write(
      'packages/rules/src/core/x.ts',
      `export const one = 1; export const two = 2;\nexport type Three = 3;`,
    );
    write('apps/web/src/app.tsx', `import { one } from '@ludo/rules';`);
    const { status, stdout } = check();
    expect(status).toBe(1);
    expect(stdout).toContain('packages/rules/src/index.ts:1: nobody imports two');
    expect(stdout).toContain('packages/rules/src/core/x.ts:1: nobody imports two');
    expect(stdout).toContain('packages/rules/src/core/x.ts:2: nobody imports Three');
    expect(stdout).not.toContain('imports one');
    rmSync(join(folder, 'packages/rules/src'), { recursive: true });
    write('apps/web/src/app.tsx', '');
  });

  it('fails on a folder of the page or the server that holds too many sources, tests and styles not counted', () => {
    for (let nth = 1; nth <= 25; nth++) write(`apps/web/src/board/part-${String(nth)}.ts`, '');
    write('apps/web/src/board/part-1.test.ts', '');
    write('apps/web/src/board/board.css', '');
    expect(check()).toMatchObject({ status: 0 });
    write('apps/web/src/board/part-26.ts', '');
    expect(check()).toMatchObject({ status: 1 });
    rmSync(join(folder, 'apps/web/src/board'), { recursive: true });
    for (let nth = 1; nth <= 26; nth++) write(`apps/server/src/rooms/part-${String(nth)}.ts`, '');
    expect(check()).toMatchObject({ status: 1 });
  });
});
