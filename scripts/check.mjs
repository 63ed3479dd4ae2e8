// `npm run check`: static checks and fast tests at the same time, silent unless they fail; the last line is `check: N
// passed, N failed`. `npm run check -- --watch` goes on as files change.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { repository } from './run-typescript.mjs';
import { environmentFor, forgetReport, nodeArguments, resultOf, staticChecks, testsOf } from './steps.mjs';
import { failedFiles } from './test-reports.mjs';

/** @typedef {import('./steps.mjs').Step} Step */

const fastTests = testsOf('fast tests', 'fast', 'minimal', '--project=undrawn', '--maxWorkers=2');
/** Each further worker would read and warm up React and the whole page again, for six seconds. */
const pageTests = testsOf('fast page tests', 'fast', 'minimal', '--project=drawn', '--maxWorkers=1');
const tests = [fastTests, pageTests];

if (process.argv.includes('--watch')) watch();
else await check();

async function check() {
  const ended = await Promise.all([...staticChecks, ...tests].map(outcomeOf));
  const failed = ended.filter(({ result }) => result.failures.length > 0);
  for (const { step, output } of failed) console.log(`\n== ${step.title}\n${output.trim()}`);
  if (failed.length > 0) console.log('');
  for (const { step, result } of ended) {
    for (const name of result.skipped) console.log(`skipped: ${name}`);
    for (const name of result.failures) console.log(`failed: ${step.title}: ${name}`);
  }
  for (const { step } of failed) console.log(`more: ${commandToSeeMore(step)}`);
  const passed = ended.reduce((sum, { result }) => sum + result.passed, 0);
  const failures = ended.reduce((sum, { result }) => sum + result.failures.length, 0);
  process.exitCode = failures === 0 && passed > 0 ? 0 : 1;
  console.log(`check: ${passed} passed, ${failures} failed`);
}

/** @param {Step} step */
async function outcomeOf(step) {
  forgetReport(step);
  const started = performance.now();
  const { succeeded, output } = await run(step);
  const result = resultOf(step, succeeded);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${step.title}: ${result.failures.length > 0 ? 'FAILED' : 'ok'} in ${seconds} s`);
  return { step, result, output };
}

/**
 * @param {Step} step
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function run({ command, env }) {
  const child = spawn(process.execPath, nodeArguments(command), {
    cwd: repository,
    env: environmentFor(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((done) => {
    child.on('error', (error) => done({ succeeded: false, output: error.message }));
    child.on('close', (status) => done({ succeeded: status === 0, output }));
  });
}

/** @param {Step} step */
function commandToSeeMore(step) {
  if (step.report !== undefined) {
    const { file } = step.report;
    const files = existsSync(file) ? failedFiles(readFileSync(file, 'utf8')) : [];
    return ['npm run unit --', ...files.map((path) => relative(repository, path))].join(' ');
  }
  return `npm run ${step.script}`;
}

/** Vitest and the compiler watch files themselves; the other checks run whenever the compiler has. */
function watch() {
  const tests = spawn(
    process.execPath,
    nodeArguments(['vitest', '--watch', '--reporter=minimal', '--clearScreen=false']),
    { cwd: repository, env: environmentFor(fastTests.env), stdio: 'inherit' },
  );
  const types = spawn(
    process.execPath,
    nodeArguments(['typescript:tsc', '-b', '--watch', '--preserveWatchOutput']),
    { cwd: repository, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const others = staticChecks.filter(({ title }) => title !== 'types');
  let running = false;
  let isAsked = false;
  const look = async () => {
    isAsked = true;
    if (running) return;
    running = true;
    while (isAsked) {
      isAsked = false;
      const ended = await Promise.all(others.map(async (step) => ({ step, ...(await run(step)) })));
      for (const { step, succeeded, output } of ended) {
        console.log(succeeded ? `${step.title}: ok` : `${step.title}: FAILED\n${output.trim()}`);
      }
    }
    running = false;
  };
  types.stdout.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    for (const line of text.split('\n')) if (line.trim() !== '') console.log(`types: ${line}`);
    if (text.includes('Watching for file changes')) void look();
  });
  const end = () => {
    types.kill();
    tests.kill();
  };
  types.on('exit', end);
  tests.on('exit', end);
}
