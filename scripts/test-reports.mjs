// Reads the JSON reports of both test runners into one form.

/**
 * `failures` and `skipped` hold names, in the order of the report.
 * @typedef {{ passed: number, failures: string[], skipped: string[] }} Report
 */

/**
 * A file that could not be loaded has no tests, and counts as one failure.
 * @param {string} text
 * @returns {Report}
 */
export function readUnitReport(text) {
  /** @type {{ testResults: { name: string, status: string, assertionResults: { fullName: string, status: string }[] }[] }} */
  const { testResults } = JSON.parse(text);
  /** @type {Report} */
  const report = { passed: 0, failures: [], skipped: [] };
  for (const { name, status, assertionResults } of testResults) {
    for (const test of assertionResults) {
      const title = test.fullName.trim() || name;
      if (test.status === 'passed') report.passed++;
      else if (test.status === 'failed') report.failures.push(title);
      else report.skipped.push(title);
    }
    if (status === 'failed' && !assertionResults.some((test) => test.status === 'failed')) {
      report.failures.push(name);
    }
  }
  return report;
}

/**
 * Slowest first, of vitest's reports.
 * @param {string[]} texts
 * @param {number} most
 * @param {(path: string) => boolean} isMeant
 * @returns {{ path: string, seconds: number }[]}
 */
export function slowestFiles(texts, most, isMeant = () => true) {
  return texts
    .flatMap((text) => {
      /** @type {{ testResults: { name: string, startTime: number, endTime: number }[] }} */
      const { testResults } = JSON.parse(text);
      return testResults;
    })
    .filter(({ name }) => isMeant(name))
    .map(({ name, startTime, endTime }) => ({ path: name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, most);
}

/**
 * Of vitest's report.
 * @param {string} text
 * @returns {string[]}
 */
export function failedFiles(text) {
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(text);
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * @typedef {{ title: string, file?: string, suites?: StorySuite[], specs?: { title: string, tests: { status: string }[] }[] }} StorySuite
 */

/**
 * A story that passes only when run again has failed, and so has an error outside of stories.
 * @param {string} text
 * @returns {Report}
 */
export function readStoryReport(text) {
  /** @type {{ suites: StorySuite[], errors: { message?: string }[] }} */
  const { suites, errors } = JSON.parse(text);
  /** @type {Report} */
  const report = { passed: 0, failures: errors.map(({ message }) => message ?? 'an error'), skipped: [] };
  /** @param {StorySuite} suite @param {string} path */
  const visit = (suite, path) => {
    for (const { title, tests } of suite.specs ?? []) {
      for (const { status } of tests) {
        if (status === 'expected') report.passed++;
        else if (status === 'skipped') report.skipped.push(`${path} ${title}`);
        else report.failures.push(`${path} ${title}`);
      }
    }
    for (const inner of suite.suites ?? []) visit(inner, `${path} ${inner.title}`);
  };
  for (const suite of suites) visit(suite, suite.title);
  return report;
}
