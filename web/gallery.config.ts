import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `./derring gallery`: pictures of every screen, to be looked at. */
export default defineConfig({
  ...tests,
  testDir: 'gallery',
  outputDir: 'target/gallery-run',
  retries: 0,
  use: { ...tests.use, screenshot: 'off' },
});
