// `npm test`: every check. A failed step stops only those that need it. What failed is named at the end,
// above `tests: N passed, N failed`; the exit status says the same.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { relative } from 'node:path';
import { readStoryReport, slowestFiles } from './test-reports.mjs';
import { repository } from './run-typescript.mjs';
import { isSlow } from './slow-tests.mjs';
import {
  environmentFor,
  forgetReport,
  nodeArguments,
  reportFile,
  resultOf,
  staticChecks,
  testsOf,
} from './steps.mjs';

/** @typedef {import('./steps.mjs').Report} Report */
/** @typedef {import('./steps.mjs').Step} Step */

/** A step that hangs has failed. The longest takes ten minutes, twice that on a busy machine. */
const minutesPerStep = 30;

/** For the system's scheduler: a third of what any other process gets, so that it is not the last to end. */
const GIVING_WAY = 5;

/** Some start servers, lock files, and wait for them. */
const appTests = testsOf('app tests', 'others', 'minimal', '--project=undrawn', '--maxWorkers=3');
/** They only compute. Each further worker would read and warm up React and the whole page again, for six seconds. */
const pageTests = testsOf('page tests', 'others', 'minimal', '--project=drawn', '--maxWorkers=1');
/** They only compute, and wait for nothing: no clock of theirs runs out while others have the processor. */
const packageTests = testsOf('package tests', 'packages', 'minimal', '--project=undrawn', '--maxWorkers=1');
const unitTests = [appTests, pageTests, packageTests];

/**
 * Tests wait and checks compute: they begin at once. Long stories wait most, one after the other, and begin with the build.
 * When the page tests are over, the last of the app tests wait more than they compute, and the other stories come beside
 * them; package tests fill what all leave.
 * @type {Step[]}
 */
const steps = [
  ...staticChecks,
  { title: 'build', command: ['vite', 'build'], isQuiet: true },
  storiesOf('long stories', 'one by one'),
  { ...appTests, isQuiet: true },
  { ...pageTests, isQuiet: true },
  { ...packageTests, isQuiet: true, givesWay: true, after: pageTests.title },
  { ...storiesOf('browser stories', 'side by side'), after: pageTests.title },
];

/** @type {Report} */
const total = { passed: 0, failures: [], skipped: [] };
/** @type {Map<string, Promise<boolean>>} by title: whether it ended well */
const ends = new Map();

for (const step of steps) ends.set(step.title, take(step));
await Promise.all(ends.values());

console.log('');
printSlowest(unitTests.map(({ report }) => report.file));
for (const name of total.skipped) console.log(`skipped: ${name}`);
for (const name of total.failures) console.log(`failed: ${name}`);
process.exitCode = total.failures.length === 0 && total.passed > 0 ? 0 : 1;
console.log(`tests: ${total.passed} passed, ${total.failures.length} failed`);

/**
 * @param {string} title also names the report
 * @param {string} project of the configuration of the stories
 * @returns {Step}
 */
function storiesOf(title, project) {
  const name = title.replaceAll(' ', '-');
  const file = reportFile(name);
  return {
    title,
    command: [
      'playwright',
      'test',
      '--config=e2e/playwright.config.ts',
      `--project=${project}`,
      `--output=test-results/${name}`,
      '--reporter=list,json',
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    needs: 'build',
    report: { file, read: readStoryReport },
  };
}

/**
 * @param {Step} step
 * @returns {Promise<boolean>}
 */
async function take(step) {
  await endOf(step.after);
  const isPossible = await endOf(step.needs);
  if (step.isQuiet !== true) console.log(`\n== ${step.title}`);
  const started = performance.now();
  const { result, output } = isPossible ? await outcomeOf(step) : notRun(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  total.passed += result.passed;
  total.failures.push(...result.failures.map((name) => `${step.title}: ${name}`));
  total.skipped.push(...result.skipped.map((name) => `${step.title}: ${name}`));
  const failed = result.failures.length > 0;
  if (failed && output !== '') console.log(`\n== ${step.title}\n${output}`);
  console.log(`-- ${step.title}: ${failed ? 'FAILED' : 'ok'} in ${seconds} s`);
  return !failed;
}

/** Of an earlier step of the list. @param {string | undefined} title */
async function endOf(title) {
  if (title === undefined) return true;
  const end = ends.get(title);
  if (end === undefined) throw new Error(`no step before is called ${title}`);
  return await end;
}

/** @param {Step} step */
function notRun({ needs = '' }) {
  return { result: { passed: 0, failures: [`not run, since ${needs} failed`], skipped: [] }, output: '' };
}

/**
 * @param {Step} step
 * @returns {Promise<{ result: Report, output: string }>} `output` is what was not seen yet
 */
async function outcomeOf(step) {
  forgetReport(step);
  const { succeeded, output } = await run(step);
  return { result: resultOf(step, succeeded), output };
}

/**
 * What is slow among the fast tests keeps everybody waiting.
 * @param {string[]} files reports of vitest
 */
function printSlowest(files) {
  const texts = files.filter((file) => existsSync(file)).map((file) => readFileSync(file, 'utf8'));
  console.log('the slowest files of `npm run check`:');
  for (const { path, seconds } of slowestFiles(texts, 10, (path) => !isSlow(path))) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${relative(repository, path)}`);
  }
}

/**
 * What a quiet one prints is kept.
 * @param {Step} step
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function run({ title, command, env, isQuiet = false, givesWay = false }) {
  const child = spawn(process.execPath, nodeArguments(command), {
    cwd: repository,
    stdio: ['ignore', isQuiet ? 'pipe' : 'inherit', isQuiet ? 'pipe' : 'inherit'],
    env: environmentFor(env),
  });
  if (givesWay && child.pid !== undefined) setPriority(child.pid, GIVING_WAY);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => (output += text));
  }
  const patience = setTimeout(() => {
    console.log(`${title}: stopped after ${minutesPerStep} minutes`);
    child.kill('SIGKILL');
  }, minutesPerStep * 60_000);
  return new Promise((done) => {
    child.on('error', (error) => {
      console.log(error.message);
      done({ succeeded: false, output });
    });
    child.on('close', (status) => {
      clearTimeout(patience);
      done({ succeeded: status === 0, output });
    });
  });
}
