// The steps of `npm run check` and `npm test`, and how one is started.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readUnitReport } from './test-reports.mjs';
import { repository } from './run-typescript.mjs';

/** @typedef {import('./test-reports.mjs').Report} Report */
/**
 * `command` is a script of the project, or the command of an installed package (`package` or `package:command`), with
 * its arguments, in a changed environment; `script` is the npm script that runs it alone. One that `isQuiet` prints nothing
 * unless it fails; one that `givesWay` computes mostly while the steps beside it wait. A step begins `after` another has
 * ended, and only if the one that it `needs` has ended well. `report` is the file that the step writes, and how it is read.
 * @typedef {{ title: string, command: string[], env?: Record<string, string>, script?: string, needs?: string, after?: string, isQuiet?: boolean, givesWay?: boolean, report?: { file: string, read: (text: string) => Report } }} Step
 */

const reports = join(repository, 'node_modules/.cache/test-reports');
mkdirSync(reports, { recursive: true });

/**
 * What is written into a file or a pipe has no colours.
 * @param {Record<string, string>} [changes]
 * @returns {NodeJS.ProcessEnv}
 */
export const environmentFor = (changes) => ({
  ...process.env,
  ...(process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined }),
  ...changes,
});

/** @param {string} name */
export const reportFile = (name) => join(reports, `${name}.json`);

/** @type {Step[]} */
export const staticChecks = [
  { title: 'format', script: 'format', command: ['oxfmt', '--check'], isQuiet: true },
  { title: 'lint', script: 'lint', command: ['oxlint'], isQuiet: true },
  { title: 'imports and exports', script: 'imports', command: ['scripts/check-imports.mjs'], isQuiet: true },
  { title: 'types', script: 'types', command: ['scripts/types.mjs'], isQuiet: true },
];

/**
 * @param {string} title also names the report
 * @param {'fast' | 'packages' | 'others'} which
 * @param {'default' | 'minimal'} reporter
 * @param {string[]} options more of vitest's own
 * @returns {Step & { report: { file: string } }}
 */
export function testsOf(title, which, reporter, ...options) {
  const file = reportFile(title.replaceAll(' ', '-'));
  return {
    title,
    command: [
      'vitest',
      'run',
      ...options,
      `--reporter=${reporter}`,
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env: { TESTS: which },
    report: { file, read: readUnitReport },
  };
}

/**
 * What Node is to be started with.
 * @param {string[]} command
 * @returns {string[]}
 */
export function nodeArguments([name = '', ...args]) {
  return [name.endsWith('.mjs') ? join(repository, name) : commandOf(name), ...args];
}

/** @param {string} name */
function commandOf(name) {
  const [packageName = '', command = packageName] = name.split(':');
  const folder = join(repository, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** @param {Step} step */
export function forgetReport({ report }) {
  if (report !== undefined) rmSync(report.file, { force: true });
}

/**
 * A failed step without tests counts as one failure.
 * @param {Step} step
 * @param {boolean} succeeded
 * @returns {Report}
 */
export function resultOf({ report }, succeeded) {
  const itself = ['the step itself'];
  if (report === undefined) return { passed: 0, failures: succeeded ? [] : itself, skipped: [] };
  const counts = readReport(report);
  // A runner can fail beside its tests: while it starts, or by a promise that nobody waited for.
  return !succeeded && counts.failures.length === 0 ? { ...counts, failures: itself } : counts;
}

/** @param {{ file: string, read: (text: string) => Report }} report */
function readReport({ file, read }) {
  try {
    return read(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { passed: 0, failures: [`no report of this run: ${why}`], skipped: [] };
  }
}
