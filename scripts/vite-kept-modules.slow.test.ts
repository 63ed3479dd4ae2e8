// Two runs of Vitest one after the other, and a file that comes between them.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import configuration from '../vite.config.ts';

const run = promisify(execFile);
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));
const plugin = fileURLToPath(new URL('vite-kept-modules.ts', import.meta.url));

const files = {
  'vitest.config.mjs': `
    import { keptModules } from ${JSON.stringify(plugin)};
    const project = { plugins: [keptModules('.')], test: { include: ['*.test.mjs'] } };
    export default { test: { experimental: { fsModuleCache: true, fsModuleCachePath: './kept' }, projects: [project] } };
  `,
  // Vitest itself sees the pattern only where no type stands there.
  'words.ts': `export const words = import.meta.glob<object>('./words/*.mjs', { eager: true });`,
  'words.test.mjs': `
    import { expect, test } from 'vitest';
    import { words } from './words.ts';
    test('all', () => expect(Object.keys(words).length).toBe(Number(process.env.WORDS)));
  `,
  'words/one.mjs': '',
};

test('a file that comes after a run is found in the next one', async () => {
  const root = mkdtempSync(join(tmpdir(), 'kept-modules-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  for (const folder of ['packages', 'apps', 'words']) mkdirSync(join(root, folder));
  symlinkSync(modules, join(root, 'node_modules'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  const vitest = (words: number) =>
    run(process.execPath, [join(modules, 'vitest/vitest.mjs'), 'run'], {
      cwd: root,
      env: { ...process.env, VITEST: undefined, WORDS: String(words) },
    });
  await vitest(1);
  writeFileSync(join(root, 'words/two.mjs'), '');
  await vitest(2);
});

test('every project of our tests has the plugin: at the root nobody asks it', () => {
  const { projects = [] } = configuration.test ?? {};
  const names = projects.map((project) =>
    typeof project === 'object' && 'plugins' in project
      ? project.plugins?.flat().map((each) => (each instanceof Object && 'name' in each ? each.name : null))
      : [],
  );
  expect(names).toEqual([['kept-modules'], ['kept-modules']]);
});
