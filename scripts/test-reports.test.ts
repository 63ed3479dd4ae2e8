import { expect, it } from 'vitest';
import { failedFiles, readStoryReport, readUnitReport, slowestFiles } from './test-reports.mjs';

const unit = (testResults: unknown[]) => readUnitReport(JSON.stringify({ testResults }));
const test = (status: string, fullName = `a ${status} test`) => ({ status, fullName });
const spec = (title: string, ...statuses: string[]) => ({
  title,
  tests: statuses.map((status) => ({ status })),
});

it.each([
  ['nothing', [], { passed: 0, failures: [], skipped: [] }],
  [
    'tests of several files',
    [
      { name: 'a', status: 'passed', assertionResults: [test('passed'), test('passed')] },
      { name: 'b', status: 'failed', assertionResults: [test('passed'), test('failed'), test('failed', '')] },
    ],
    { passed: 3, failures: ['a failed test', 'b'], skipped: [] },
  ],
  [
    'a file that could not be loaded as one failure',
    [{ name: 'a', status: 'failed', assertionResults: [] }],
    { passed: 0, failures: ['a'], skipped: [] },
  ],
  [
    'a file whose hook failed as one failure',
    [{ name: 'a', status: 'failed', assertionResults: [test('passed')] }],
    { passed: 1, failures: ['a'], skipped: [] },
  ],
  [
    'tests that did not run by their names',
    [{ name: 'a', status: 'passed', assertionResults: [test('skipped'), test('todo'), test('pending')] }],
    { passed: 0, failures: [], skipped: ['a skipped test', 'a todo test', 'a pending test'] },
  ],
])('counts, in a report of vitest, %s', (_, testResults, expected) => {
  expect(unit(testResults)).toEqual(expected);
});

it('names, in a report of vitest, the files that took longest and those that failed', () => {
  const took = (name: string, milliseconds: number, status = 'passed') => ({
    name,
    status,
    startTime: 5000,
    endTime: 5000 + milliseconds,
  });
  const text = JSON.stringify({ testResults: [took('a', 100), took('b', 2500, 'failed')] });
  const other = JSON.stringify({ testResults: [took('c', 900)] });
  expect(slowestFiles([text, other], 2)).toEqual([
    { path: 'b', seconds: 2.5 },
    { path: 'c', seconds: 0.9 },
  ]);
  expect(failedFiles(text)).toEqual(['b']);
});

it('counts, in a report of playwright, every story at every depth', () => {
  const suites = [
    {
      title: 'a.spec.ts',
      specs: [spec('one', 'expected'), spec('two', 'unexpected')],
      suites: [{ title: 'group', specs: [spec('three', 'expected', 'flaky'), spec('four', 'skipped')] }],
    },
    { title: 'b.spec.ts' },
  ];
  expect(readStoryReport(JSON.stringify({ suites, errors: [{ message: 'x' }] }))).toEqual({
    passed: 2,
    failures: ['x', 'a.spec.ts two', 'a.spec.ts group three'],
    skipped: ['a.spec.ts group four'],
  });
});
