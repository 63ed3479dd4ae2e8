// `npm test`: every check, in stages. A failed step stops only those that need it. What failed is named at the end,
// above `tests: N passed, N failed`; the exit status says the same.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readStoryReport, slowestFiles } from './test-reports.mjs';
import { repository } from './run-typescript.mjs';
import { isSlow } from './slow-tests.mjs';
import { forgetReport, nodeArguments, reportFile, resultOf, staticChecks, testsOf } from './steps.mjs';

/** @typedef {import('./steps.mjs').Report} Report */
/** @typedef {import('./steps.mjs').Step} Step */

/** A step that hangs has failed. The longest takes ten minutes, twice that on a busy machine. */
const minutesPerStep = 30;

const storyReport = reportFile('stories');
const tests = testsOf('all', 'default');

/**
 * One stage after the other; the steps of one at the same time, since tests wait and checks compute.
 * @type {Step[][]}
 */
const stages = [
  [...staticChecks, tests],
  [{ title: 'build', command: ['vite', 'build'] }],
  [
    {
      title: 'browser stories',
      command: ['playwright', 'test', '--config=e2e/playwright.config.ts', '--reporter=list,json'],
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: storyReport },
      needs: 'build',
      report: { file: storyReport, read: readStoryReport },
    },
  ],
];

/** @type {Report} */
const total = { passed: 0, failures: [], skipped: [] };
/** @type {string[]} */
const failedSteps = [];

for (const stage of stages) await Promise.all(stage.map(take));

console.log('');
for (const name of total.skipped) console.log(`skipped: ${name}`);
for (const name of total.failures) console.log(`failed: ${name}`);
process.exitCode = total.failures.length === 0 && total.passed > 0 ? 0 : 1;
console.log(`tests: ${total.passed} passed, ${total.failures.length} failed`);

/** @param {Step} step */
async function take(step) {
  const isSeen = !staticChecks.includes(step);
  if (isSeen) console.log(`\n== ${step.title}`);
  const started = performance.now();
  const { result, output } = await outcomeOf(step, isSeen);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  total.passed += result.passed;
  total.failures.push(...result.failures.map((name) => `${step.title}: ${name}`));
  total.skipped.push(...result.skipped.map((name) => `${step.title}: ${name}`));
  const failed = result.failures.length > 0;
  if (failed) failedSteps.push(step.title);
  if (failed && output !== '') console.log(`\n== ${step.title}\n${output}`);
  if (step === tests) printSlowest(tests.report.file);
  console.log(`-- ${step.title}: ${failed ? 'FAILED' : 'ok'} in ${seconds} s`);
}

/**
 * @param {Step} step
 * @param {boolean} isSeen
 * @returns {Promise<{ result: Report, output: string }>} `output` is what was not seen yet
 */
async function outcomeOf(step, isSeen) {
  if (step.needs !== undefined && failedSteps.includes(step.needs)) {
    return {
      result: { passed: 0, failures: [`not run, since ${step.needs} failed`], skipped: [] },
      output: '',
    };
  }
  forgetReport(step);
  const { succeeded, output } = await run(step, isSeen);
  return { result: resultOf(step, succeeded), output };
}

/**
 * What is slow among the fast tests keeps everybody waiting.
 * @param {string} file
 */
function printSlowest(file) {
  if (!existsSync(file)) return;
  console.log('the slowest files of `npm run check`:');
  for (const { path, seconds } of slowestFiles(readFileSync(file, 'utf8'), 10, (path) => !isSlow(path))) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${relative(repository, path)}`);
  }
}

/**
 * @param {Step} step
 * @param {boolean} isSeen otherwise what it prints is kept: two at once would mix
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function run({ title, command, env }, isSeen) {
  const child = spawn(process.execPath, nodeArguments(command), {
    cwd: repository,
    stdio: ['ignore', isSeen ? 'inherit' : 'pipe', isSeen ? 'inherit' : 'pipe'],
    env: { ...process.env, ...env },
  });
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
