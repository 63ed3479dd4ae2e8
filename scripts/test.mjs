// `npm test`: every check, in order. A failed step stops only those that need it. What failed is named at the end,
// above `tests: N passed, N failed`; the exit status says the same.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { readStoryReport, slowestFiles } from './test-reports.mjs';
import { repository } from './run-typescript.mjs';
import { forgetReport, nodeArguments, reportFile, resultOf, staticChecks, testsOf } from './steps.mjs';

/** @typedef {import('./steps.mjs').Report} Report */
/** @typedef {import('./steps.mjs').Step} Step */

/** A step that hangs has failed. The longest takes ten minutes, twice that on a busy machine. */
const minutesPerStep = 30;

const storyReport = reportFile('stories');
const fastTests = testsOf('fast', 'default');

/** @type {Step[]} */
const steps = [
  ...staticChecks,
  fastTests,
  testsOf('slow', 'default'),
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

for (const step of steps) {
  console.log(`\n== ${step.title}`);
  const started = performance.now();
  const result = await outcomeOf(step);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  total.passed += result.passed;
  total.failures.push(...result.failures.map((name) => `${step.title}: ${name}`));
  total.skipped.push(...result.skipped.map((name) => `${step.title}: ${name}`));
  const failed = result.failures.length > 0;
  if (failed) failedSteps.push(step.title);
  if (step === fastTests) printSlowest(fastTests.report.file);
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
async function outcomeOf(step) {
  if (step.needs !== undefined && failedSteps.includes(step.needs)) {
    return { passed: 0, failures: [`not run, since ${step.needs} failed`], skipped: [] };
  }
  forgetReport(step);
  return resultOf(step, await run(step.command));
}

/**
 * What is slow among the fast tests keeps everybody waiting.
 * @param {string} file
 */
function printSlowest(file) {
  if (!existsSync(file)) return;
  console.log('the slowest files:');
  for (const { path, seconds } of slowestFiles(readFileSync(file, 'utf8'), 10)) {
    console.log(`${seconds.toFixed(1).padStart(6)} s  ${relative(repository, path)}`);
  }
}

/**
 * @param {string[]} command
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(command) {
  const child = spawn(process.execPath, nodeArguments(command), {
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
