// The browser stories. They need the build (`npm run build`).
import { defineConfig } from 'playwright/test';
import { findBrowser } from './browser.ts';
import type { Wishes } from './harness.ts';

const { name, executablePath } = findBrowser();
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
if (!isWorker) console.log(`browser: ${name}`);

const longAndWaiting = ['**/{impatient,whole-games}.spec.ts'];

export default defineConfig<Wishes>({
  testDir: './stories',
  outputDir: '../test-results',
  reporter: 'list',
  // Stories wait for dice, bots and each other more than for the processor, which has two cores here.
  workers: 4,
  // Each has a server of its own.
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  // Long ones that wait more than they compute come one by one, in the whole of the tests (`scripts/test.mjs`) from the
  // beginning on: all at once they would leave a core with nothing to do, and so would the last of them at the end.
  projects: [
    { name: 'one by one', testMatch: longAndWaiting, workers: 1 },
    { name: 'side by side', testIgnore: longAndWaiting },
  ],
  forbidOnly: process.env['CI'] === 'true',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // The runner would take one of every page that is closed, before it knows of a failure: the harness takes those.
    screenshot: 'off',
    trace: 'off',
    isDrawn: false,
    launchOptions: {
      args: ['--disable-quic', '--no-first-run'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
