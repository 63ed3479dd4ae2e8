// `npm run trace`: one page at a time, since it measures.
import { defineConfig } from 'playwright/test';
import stories from './playwright.config.ts';

export default defineConfig(stories, {
  testDir: './trace',
  workers: 1,
  timeout: 240_000,
  use: { actionTimeout: 30_000, screenshot: 'off' },
});
