// Runs each benchmark, packages/*/bench/*.ts and apps/*/bench/*.ts, in a process of its own: `npm run bench [--
// NAME]`. What begins with a dash goes to the benchmarks.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repository } from './run-typescript.mjs';

const args = process.argv.slice(2);
const firstOption = args.findIndex((arg) => arg.startsWith('-'));
const names = firstOption < 0 ? args : args.slice(0, firstOption);
const options = firstOption < 0 ? [] : args.slice(firstOption);

const all = ['packages', 'apps']
  .flatMap((folder) =>
    readdirSync(join(repository, folder)).map((name) => join(repository, folder, name, 'bench')),
  )
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));

const unknown = names.filter((name) => !all.some((file) => basename(file, '.ts') === name));
if (unknown.length > 0 || all.length === 0) {
  const known = all.map((file) => basename(file, '.ts')).join(', ') || 'none';
  console.error(`no benchmark ${unknown.join(', ')}; there are: ${known}`);
  process.exit(2);
}

const runner = fileURLToPath(new URL('./run-typescript.mjs', import.meta.url));
for (const file of all) {
  if (names.length > 0 && !names.includes(basename(file, '.ts'))) continue;
  console.log(`\n== ${relative(repository, file)}`);
  const { status } = spawnSync(process.execPath, [runner, file, ...options], {
    stdio: 'inherit',
    cwd: repository,
  });
  if (status !== 0) process.exitCode = 1;
}
