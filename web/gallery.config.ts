import { defineConfig } from '@playwright/test';
import tests from './playwright.config.ts';

/** `./derring gallery`: pictures of every screen, to be looked at. */
export default defineConfig({
  ...tests,
  testDir: 'gallery',
  outputDir: 'target/gallery-run',
  retries: 0,
  timeout: 360_000, // in a ring fifteen bots think before one is asked
  use: { ...tests.use, screenshot: 'off' },
});
