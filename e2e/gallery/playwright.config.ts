// How the pictures of the gallery are taken: `npm run gallery`.
import { defineConfig } from 'playwright/test';
import stories from '../playwright.config.ts';

export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../../test-results/gallery',
  timeout: 600_000,
  use: { ...stories.use, screenshot: 'off' },
});
