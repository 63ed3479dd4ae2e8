// `npm test`: every check of the project in a fixed order. A failed step does not stop the later ones that do not need
// it. The numbers come from the reports that the two test runners write; a failed step without tests counts as one
// failure. What failed stands at the end by name, above the last line `tests: N passed, N failed`; the exit status says
// the same.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readStoryReport, readUnitReport } from './test-reports.mjs';
import { repository } from './run-typescript.mjs';

/** @typedef {import('./test-reports.mjs').Report} Report */
/** @typedef {{ title: string, command: string[], needs?: string, report?: { file: string, read: (text: string) => Report } }} Step */

/** A step that hangs is a step that failed. The longest takes ten minutes, and twice that where others keep the machine busy. */
const minutesPerStep = 30;

const reports = join(repository, 'node_modules/.cache/test-reports');
const unitReport = join(reports, 'unit.json');
const storyReport = join(reports, 'stories.json');

/** @type {Step[]} */
const steps = [
  { title: 'format', command: ['oxfmt', '--check'] },
  { title: 'lint', command: ['oxlint'] },
  { title: 'import direction', command: ['scripts/check-imports.mjs'] },
  { title: 'types', command: ['typescript:tsc', '-b'] },
  {
    title: 'unit tests',
    command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    report: { file: unitReport, read: readUnitReport },
  },
  { title: 'build', command: ['vite', 'build'] },
  {
    title: 'browser stories',
    command: ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
    needs: 'build',
    report: { file: storyReport, read: readStoryReport },
  },
];

/** @type {Report} */
const total = { passed: 0, failures: [], skipped: [] };
/** @type {string[]} */
const failedSteps = [];

mkdirSync(reports, { recursive: true });
for (const step of steps) {
  console.log(`\n== ${step.title}`);
  const started = performance.now();
  const result = await resultOf(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  total.passed += result.passed;
  total.failures.push(...result.failures.map((name) => `${step.title}: ${name}`));
  total.skipped.push(...result.skipped.map((name) => `${step.title}: ${name}`));
  const failed = result.failures.length > 0;
  if (failed) failedSteps.push(step.title);
  console.log(`-- ${step.title}: ${failed ? 'FAILED' : 'ok'} in ${seconds} s`);
}

console.log('');
for (const name of total.skipped) console.log(`skipped: ${name}`);
for (const name of total.failures) console.log(`failed: ${name}`);
process.exitCode = total.failures.length === 0 && total.passed > 0 ? 0 : 1;
console.log(`tests: ${total.passed} passed, ${total.failures.length} failed`);

/**
 * @param {Step} step
 * @returns {Promise<Report>}
 */
async function resultOf({ command, needs, report }) {
  if (needs !== undefined && failedSteps.includes(needs)) {
    return { passed: 0, failures: [`not run, since ${needs} failed`], skipped: [] };
  }
  if (report !== undefined) rmSync(report.file, { force: true });
  const succeeded = await run(command);
  const itself = ['the step itself'];
  if (report === undefined) return { passed: 0, failures: succeeded ? [] : itself, skipped: [] };
  const counts = readReport(report);
  // A runner can fail beside its tests: an error while it starts, a rejected promise that nobody waited for.
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

/**
 * Runs a script of the project, or the command of an installed package (`package` or `package:command`).
 * @param {string[]} command
 * @returns {Promise<boolean>} whether it succeeded
 */
function run([name = '', ...args]) {
  const script = name.endsWith('.mjs') ? join(repository, name) : commandOf(name);
  const child = spawn(process.execPath, [script, ...args], {
    cwd: repository,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: storyReport },
  });
  const patience = setTimeout(() => {
    console.log(`stopped after ${minutesPerStep} minutes`);
    child.kill('SIGKILL');
  }, minutesPerStep * 60_000);
  return new Promise((done) => {
    child.on('error', (error) => {
      console.log(error.message);
      done(false);
    });
    child.on('close', (status) => {
      clearTimeout(patience);
      done(status === 0);
    });
  });
}

/** @param {string} name */
function commandOf(name) {
  const [packageName = '', command = packageName] = name.split(':');
  const folder = join(repository, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
