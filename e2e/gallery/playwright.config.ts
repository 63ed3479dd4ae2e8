// For `npm run gallery`.
import { defineConfig } from 'playwright/test';
import type { Wishes } from '../harness.ts';
import stories from '../playwright.config.ts';

export default defineConfig<Wishes>({
  ...stories,
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  outputDir: '../../test-results/gallery',
  timeout: 600_000,
  use: { ...stories.use, isDrawn: true },
});
