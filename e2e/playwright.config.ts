// How the browser stories run. They need the build (`npm run build`); `npm test` makes it first.
import { defineConfig } from 'playwright/test';
import { findBrowser } from './browser.ts';
import type { Wishes } from './harness.ts';

const { name, executablePath } = findBrowser();
const isWorker = process.env['TEST_WORKER_INDEX'] !== undefined;
if (!isWorker) console.log(`browser: ${name}`);

export default defineConfig<Wishes>({
  testDir: './stories',
  outputDir: '../test-results',
  reporter: 'list',
  // People in stories wait for dice, bots and each other more than for the processor: on two cores three take a fifth less
  // time than two.
  workers: 3,
  // Every story has a server of its own, so those of one file need not wait for one another.
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] === 'true',
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // The runner would take one of every page that a story closes, before it knows: the harness takes those of a failure.
    screenshot: 'off',
    trace: 'off',
    isDrawn: false,
    launchOptions: {
      args: ['--disable-quic', '--no-first-run'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
});
